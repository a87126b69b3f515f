package avm.tune;

import avm.coverage.Coverage;
import avm.data.Point;
import avm.data.PointSource;
import avm.data.Sample;
import avm.kernel.Kernel;
import avm.learn.CoverageKind;
import avm.learn.Settings;
import avm.parallel.Relay;
import avm.solve.Room;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.store.KernelRows;
import java.util.Arrays;
import java.util.Random;
import java.util.function.ToDoubleBiFunction;

/** The measures on rows that automatic settings go by: typical distances, and how many cells a diameter makes. */
public final class Geometry {
  /** How many pairs of rows are measured. */
  private static final int PAIRS = 2000;
  /** No kernel is so wide that it needs fewer core points. */
  private static final double FEWEST = 100;
  /** Core points whose kernel value is larger are alike. */
  private static final double ALIKE = 0.9999;
  /** The search for a diameter stops after halving its logarithmic range so often. */
  private static final int HALVINGS = 9;
  /** Few rows tell a diameter up to this factor, and what is left is halved so often. */
  private static final double NEAR = 2;
  private static final int MORE_HALVINGS = 5;
  /** So many values of rows that are compared with each other are worth several threads. */
  private static final double MANY_VALUES = 2e9;

  private Geometry() {
  }

  /**
   * {@return the median of the {@link #squaredDistances} of rows}
   *
   * @param rows the rows
   * @param seed the seed of the draws
   */
  public static double median(Sample rows, long seed) {
    return median(rows, seed, Point::squaredDistance);
  }

  static double median(Sample rows, long seed, ToDoubleBiFunction<Point, Point> distance) {
    double[] distances = squaredDistances(rows, seed, distance);
    return distances[distances.length / 2];
  }

  /**
   * {@return squared distances of random pairs of rows that differ, sorted; {1} where there is none}
   *
   * @param rows the rows
   * @param seed the seed of the draws
   */
  public static double[] squaredDistances(Sample rows, long seed) {
    return squaredDistances(rows, seed, Point::squaredDistance);
  }

  /** The share of the values of K that are kept, about. */
  static double kept(Sample rows, long seed, Kernel kernel) {
    return Room.kept(kernel, squaredDistances(rows, seed, kernel::squaredDistance));
  }

  static double[] squaredDistances(Sample rows, long seed, ToDoubleBiFunction<Point, Point> squaredDistance) {
    Random random = new Random(seed);
    double[] distances = new double[PAIRS];
    int count = 0;
    for (int k = 0; k < PAIRS && rows.size() > 1; k++) {
      Point a = rows.points()[random.nextInt(rows.size())];
      double distance = squaredDistance.applyAsDouble(a, rows.points()[random.nextInt(rows.size())]);
      if (distance > 0) {
        distances[count++] = distance;
      }
    }
    Arrays.sort(distances, 0, count);
    return count == 0 ? new double[] {1} : Arrays.copyOf(distances, count);
  }

  /** How many times as large as Euclid's a typical squared distance is that a kernel is a function of. */
  static double wider(Sample rows, long seed, Kernel kernel) {
    return kernel.isManhattan() ? median(rows, seed, kernel::squaredDistance) / median(rows, seed) : 1;
  }

  /**
   * {@return the distance at which a kernel has a value}
   *
   * @param kernel the kernel
   * @param value the value, below 1
   */
  public static double radius(Kernel kernel, double value) {
    double low = 0;
    double high = 1 / Math.sqrt(kernel.gamma());
    while (kernel.value(high * high) > value) {
      high *= 2;
    }
    for (int k = 0; k < 60; k++) {
      double middle = (low + high) / 2;
      if (kernel.value(middle * middle) > value) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }

  /**
   * The diameter at which so many rows like these make about so many cells; 0 where there are not more rows. Cells may be
   * more than is thought where their growth is thought to slow down.
   */
  static double diameter(Sample rows, CoverageKind kind, double typical, double allRows, double cells, boolean slows) {
    return allRows <= cells ? 0 : between(rows, kind, typical * 1e-3, typical * 8, HALVINGS, allRows, cells, slows);
  }

  /** The same, told by few rows, and then more exactly by more of them. */
  static double diameter(Sample few, Sample more, CoverageKind kind, double typical, double allRows, double cells) {
    double about = diameter(few, kind, typical, allRows, cells, true);
    return more.size() <= few.size() || about == 0 ? about
        : between(more, kind, about / NEAR, about * NEAR, MORE_HALVINGS, allRows, cells, true);
  }

  private static double between(Sample rows, CoverageKind kind, double least, double most, int halvings, double allRows,
      double cells, boolean slows) {
    double low = least;
    double high = most;
    RowDistances known = kind == CoverageKind.HYPERSPHERE && rows.size() <= RowDistances.MOST ? new RowDistances(rows) : null;
    int[] ends = {rows.size() / 4, rows.size() / 2, rows.size()};
    for (int k = 0; k < halvings; k++) {
      double middle = Math.sqrt(low * high);
      int[] counts = known != null ? known.cells(middle, ends) : cells(rows, kind.coverage(middle, rows.features()), ends);
      if (grown(counts, allRows / rows.size(), slows) > cells) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }

  /**
   * The diameter of cells whose edge has a kernel value, which finer cells gain nothing over; a smaller one where these
   * would be fewer than {@link #FEWEST}, since a handful of core points may lie in a plane that leaves out a direction.
   */
  static double coarsest(Sample rows, Settings settings, double typical, Kernel kernel, double edge) {
    double wider = Math.sqrt(wider(rows, settings.seed(), kernel));
    double wanted = 2 * radius(kernel, edge) / wider;
    if (settings.single()) {
      return wanted; // finer cells would be alike
    }
    CoverageKind kind = settings.coverage();
    CoreSet cores = new CoreSet();
    for (int i = 0; i < rows.size() && cores.size() < FEWEST; i += KernelRows.MOST) {
      cover(cores, rows, i, Math.min(rows.size(), i + KernelRows.MOST), kind.coverage(wanted, rows.features()));
    }
    return cores.size() >= FEWEST ? wanted
        : Math.min(wanted, Math.max(2 * radius(kernel, ALIKE) / wider, diameter(rows, kind, typical, rows.size(), FEWEST, false)));
  }

  /** How many cells the first rows make, for each of some numbers of rows. */
  private static int[] cells(Sample rows, Coverage coverage, int[] ends) {
    CoreSet cores = new CoreSet();
    int[] counts = new int[ends.length];
    for (int k = 0; k < ends.length; k++) {
      cover(cores, rows, k == 0 ? 0 : ends[k - 1], ends[k], coverage);
      counts[k] = cores.size();
    }
    return counts;
  }

  /**
   * How many cells so many times as many rows would make, by what a quarter, half and all of them make. Each time rows double,
   * cells grow by a power of 2: as from half of these rows to all of them; or, if growth slows down, by one that falls as it
   * fell from a quarter of them on.
   */
  private static double grown(int[] counts, double times, boolean slows) {
    double quarter = Math.max(1, counts[0]);
    double half = Math.max(1, counts[1]);
    double power = Math.log(counts[2] / half);
    double falls = slows && half > quarter ? Math.min(1, power / Math.log(half / quarter)) : 1;
    double sum = 0;
    for (double doublings = Math.log(Math.max(1, times)) / Math.log(2); doublings > 0; doublings--) {
      power *= falls;
      sum += Math.min(1, doublings) * power;
    }
    return counts[2] * Math.exp(sum);
  }

  /** The core points of all rows. Where these have many values, they are compared ahead on all cores. */
  static CoreSet cover(Sample rows, Coverage coverage) {
    CoreSet cores = new CoreSet();
    if ((double) rows.size() * rows.size() * rows.features() < MANY_VALUES) {
      cover(cores, rows, 0, rows.size(), coverage);
      return cores;
    }
    KernelRow alone = new KernelRow();
    Relay[] relay = new Relay[1];
    relay[0] = new Relay(cores, null, PointSource.of(rows.points()), rows.size(), (x, k) -> {
      KernelRow row = relay[0].take(cores, x);
      if (row == null) {
        alone.measure(cores, x);
      }
      store(cores, row == null ? alone : row, x, coverage);
    });
    relay[0].run();
    return cores;
  }

  private static void store(CoreSet cores, KernelRow row, Point x, Coverage coverage) {
    if (!coverage.covers(cores, row, x)) {
      cores.add(x, true);
    }
  }

  /** Stores those of some rows that are outside all cells. */
  static void cover(CoreSet cores, Sample rows, int from, int to, Coverage coverage) {
    KernelRows some = new KernelRows();
    for (int start = from; start < to; start += KernelRows.MOST) {
      int end = Math.min(to, start + KernelRows.MOST);
      some.measure(cores, rows.points(), start, end, cores.size());
      for (int i = start; i < end; i++) {
        KernelRow row = some.get(i - start);
        if (row.size() < cores.size()) {
          row.complete(cores, null, rows.points()[i]);
        }
        store(cores, row, rows.points()[i], coverage);
      }
    }
  }
}
