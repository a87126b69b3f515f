package avm.store;

import static avm.data.Fused.multiplyAdd;

import avm.data.Point;
import avm.kernel.Kernel;
import java.util.Arrays;

/**
 * Rows of any numbers, an array a feature; one that is much longer than all stored vectors is computed alone. The loops
 * are those of {@link Passes} once more: HotSpot makes a loop for the lengths that it has seen, and those are compiled
 * while a model is small, with vectors of half the width. The arrays are made one after the other, so that they begin at
 * the same place of a cache line.
 */
final class ColumnBlock extends RowBlock {
  /** A block has at most so many rows, */
  private static final int MOST = 384;
  /** at least so many, */
  private static final int LEAST = 128;
  /** and so many values in between: they stay in the processor's first cache. */
  private static final int VALUES = 6000;
  /** With more features it is not worth it, */
  private static final int FEATURES = 512;
  /** nor if a smaller share of the values is not 0: most of the columns would be zeros. A row alone skips its own. */
  private static final double DENSE = 0.125;

  /** How many stored vectors are added at once. */
  private static final int PACE = 4;

  private final Point[] stored;
  private final double[][] column;
  /** A feature that no row has. */
  private final double[] none;
  private final double[] squaredNorm;
  private final double[] distance;
  private final double[][] value;
  private double bound;

  ColumnBlock(CoreSet cores, Kernel kernel, Point[] stored) {
    super(cores, kernel, PACE);
    this.stored = stored;
    none = new double[length];
    column = new double[cores.features()][length];
    squaredNorm = new double[length];
    distance = new double[length];
    value = new double[PACE][length];
  }

  /** Whether a core set has few enough features, and stored vectors enough of them. */
  static boolean suits(CoreSet cores) {
    double values = (double) cores.size() * cores.features();
    return cores.features() <= FEATURES && (!(cores.store() instanceof Columns all) || all.nonZeros() / values >= DENSE);
  }

  /** The largest number of rows. */
  static int most(CoreSet cores) {
    return Math.max(LEAST, Math.min(MOST, VALUES / (cores.features() + 1) & -8));
  }

  @Override
  void forget() {
    bound = cores.distanceBound();
    for (double[] values : column) {
      Arrays.fill(values, 0);
    }
  }

  @Override
  void put(Point x, int r) {
    double own = cores.distanceBound(x);
    if (kernel.level(own) != kernel.level(bound)) {
      squaredNorm[r] = 0;
      alone[r] = x;
      return;
    }
    bound = Math.max(bound, own);
    int[] index = x.columns();
    double[] values = x.values();
    for (int k = 0; k < x.size() && index[k] < column.length; k++) {
      column[index[k]][r] = values[k];
    }
    squaredNorm[r] = x.squaredNorm();
  }

  @Override
  void compare(int i, int as, int n) {
    Point c = stored[i];
    double[] from = none;
    int k = 0;
    for (; k + 4 < c.size(); k += 4) {
      add4(distance, from, c.value(k), at(c, k), c.value(k + 1), at(c, k + 1), c.value(k + 2), at(c, k + 2),
          c.value(k + 3), at(c, k + 3), n);
      from = distance;
    }
    distance4(distance, from, c.squaredNorm(), squaredNorm, value(c, k), at(c, k), value(c, k + 1), at(c, k + 1),
        value(c, k + 2), at(c, k + 2), value(c, k + 3), at(c, k + 3), n);
    kernel.values(distance, bound, value[as], n);
  }

  /** A value, or 0 after the last. */
  private static double value(Point c, int k) {
    return k < c.size() ? c.value(k) : 0;
  }

  /** The column of a value, or the one without values after the last. */
  private double[] at(Point c, int k) {
    return k < c.size() ? column[c.column(k)] : none;
  }

  @Override
  void add(double[] sum, double[] factors, int count, int n) {
    Arrays.fill(factors, count, PACE, 0);
    add4(sum, sum, factors[0], value[0], factors[1], value[1], factors[2], value[2], factors[3], value[3], n);
  }

  private static void add4(double[] out, double[] from, double x0, double[] c0, double x1, double[] c1, double x2,
      double[] c2, double x3, double[] c3, int n) {
    for (int r = 0; r < n; r++) {
      double sum = multiplyAdd(x1, c1[r], multiplyAdd(x0, c0[r], from[r]));
      out[r] = multiplyAdd(x3, c3[r], multiplyAdd(x2, c2[r], sum));
    }
  }

  private static void distance4(double[] out, double[] from, double norm, double[] norms, double x0, double[] c0,
      double x1, double[] c1, double x2, double[] c2, double x3, double[] c3, int n) {
    for (int r = 0; r < n; r++) {
      double dot = multiplyAdd(x1, c1[r], multiplyAdd(x0, c0[r], from[r]));
      dot = multiplyAdd(x3, c3[r], multiplyAdd(x2, c2[r], dot));
      out[r] = Math.abs(multiplyAdd(-2, dot, norm + norms[r]));
    }
  }
}
