package avm.tune;

import avm.data.Sample;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The rows of the most frequent classes, where classes are many: settings that tell these apart suit the others too,
 * and trying them takes a part of the time.
 */
final class FewClasses {
  /** So many classes are not many. */
  private static final int MOST = 10;

  private FewClasses() {
  }

  /** How many rows of all classes have at least so many of the most frequent. */
  static int rows(int least, int classes) {
    return classes <= MOST ? least : (least * classes + MOST - 1) / MOST;
  }

  /** All rows, or those of fewer classes, which are numbered anew, if there are at least so many. */
  static Sample of(Sample data, int least) {
    int classes = data.classes();
    if (classes <= MOST) {
      return data;
    }
    int[] count = new int[classes];
    for (double y : data.targets()) {
      count[(int) y]++;
    }
    int[] frequent = IntStream.range(0, classes).boxed().sorted(Comparator.comparing(c -> -count[c])).limit(MOST)
        .mapToInt(c -> c).sorted().toArray();
    int[] taken = IntStream.range(0, data.size())
        .filter(r -> Arrays.binarySearch(frequent, (int) data.targets()[r]) >= 0).toArray();
    if (taken.length < least) {
      return data;
    }
    Sample rows = data.pick(taken, 0, taken.length);
    Arrays.setAll(rows.targets(), r -> Arrays.binarySearch(frequent, (int) rows.targets()[r]));
    return new Sample(rows.points(), rows.targets(), rows.weights(), MOST, rows.features());
  }
}
