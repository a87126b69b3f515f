package avm.tune;

import avm.data.Sample;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Rows of fewer classes: settings that tell these apart suit the others too, and trying them takes a part of the time. */
final class Frequent {
  /** So many classes are not many. */
  private static final int FEW_CLASSES = 10;

  private Frequent() {
  }

  /** How many rows of all classes have at least so many of the most frequent. */
  static int rows(int least, int classes) {
    return classes <= FEW_CLASSES ? least : (least * classes + FEW_CLASSES - 1) / FEW_CLASSES;
  }

  /**
   * All rows, or, where classes are many, those of the most frequent, if there are at least so many: settings that tell
   * these apart suit the others too, and trying them takes a part of the time. Of fewer rows, classes are put together.
   */
  static Sample of(Sample data, int least) {
    int classes = data.classes();
    if (classes <= FEW_CLASSES) {
      return data;
    }
    int[] count = new int[classes];
    for (double y : data.targets()) {
      count[(int) y]++;
    }
    int[] ranked = IntStream.range(0, classes).boxed().sorted(Comparator.comparing(c -> -count[c])).mapToInt(c -> c)
        .toArray();
    int[] frequent = Arrays.stream(ranked, 0, FEW_CLASSES).sorted().toArray();
    int[] taken = IntStream.range(0, data.size())
        .filter(r -> Arrays.binarySearch(frequent, (int) data.targets()[r]) >= 0).toArray();
    if (taken.length < least) {
      double[] group = new double[classes];
      IntStream.range(0, classes).forEach(rank -> group[ranked[rank]] = rank % FEW_CLASSES);
      return new Sample(data.points(), Arrays.stream(data.targets()).map(y -> group[(int) y]).toArray(), data.weights(),
          FEW_CLASSES, data.features());
    }
    Sample rows = data.pick(taken, 0, taken.length);
    Arrays.setAll(rows.targets(), r -> Arrays.binarySearch(frequent, (int) rows.targets()[r]));
    return new Sample(rows.points(), rows.targets(), rows.weights(), FEW_CLASSES, rows.features());
  }
}
