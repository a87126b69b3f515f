package avm.merge;

import avm.data.Point;
import avm.model.Blend;
import avm.model.Expansion;
import avm.store.CoreSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The stored vectors of two expansions, each once, in an order that does not depend on which one comes first. */
final class Union {
  private static final Comparator<Point> ORDER = (x, y) -> {
    int columns = Arrays.compare(x.columns(), 0, x.size(), y.columns(), 0, y.size());
    return columns != 0 ? columns : Arrays.compare(x.values(), 0, x.size(), y.values(), 0, y.size());
  };

  /** A vector of one of the expansions. */
  private record Entry(Point point, int of, int number, boolean isCell) {
  }

  private Union() {
  }

  /** Makes an expansion the mean of two, the second counting as much as is said, as if for so many steps. */
  static void into(Expansion target, Expansion first, Expansion second, double share, long steps) {
    List<Expansion> of = List.of(first, second);
    List<Entry> entries = new ArrayList<>();
    int[][][] index = new int[2][][];
    double[][][] parts = new double[2][][];
    for (int k = 0; k < 2; k++) {
      CoreSet cores = of.get(k).cores();
      int which = k;
      IntStream.range(0, cores.size())
          .forEach(i -> entries.add(new Entry(cores.point(i), which, i, cores.isCell(i))));
      index[k] = new int[cores.size()][];
      parts[k] = new double[cores.size()][];
      Arrays.fill(parts[k], new double[] {1});
    }
    entries.sort(Comparator.comparing(Entry::point, ORDER).thenComparing(Entry::isCell, Comparator.reverseOrder()));
    Point last = null;
    for (Entry entry : entries) {
      if (last == null || !last.sameAs(entry.point)) {
        target.store(entry.point, entry.isCell);
        last = entry.point;
      }
      index[entry.of][entry.number] = new int[] {target.size() - 1};
    }
    Blend.into(target, List.of(new Blend(first, 1 - share, index[0], parts[0]),
        new Blend(second, share, index[1], parts[1])), steps);
  }
}
