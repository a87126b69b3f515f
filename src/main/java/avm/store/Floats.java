package avm.store;

import avm.data.Point;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import java.util.Arrays;

/**
 * Vectors by column, and once more in single precision. A point is compared with the latter where that leaves a kernel
 * value certain to {@link #CERTAIN}; whether it does depends on the point and the kernel only, so a point is always
 * compared in the same way.
 */
final class Floats extends Store {
  /** How many features there are at most. */
  private static final int MOST = 1024;
  /** How much rounding may change a kernel value at most, by what a row and a stored vector each bring in. */
  static final double CERTAIN = 1e-4;
  /** Squared norms up to here are numbers in single precision. */
  private static final double LARGE = 1e30;
  /** The relative error of a rounded number, doubled as a margin. */
  private static final double ROUNDING = 1.2e-7;

  private final SingleGaussian kernel;
  private final Columns exact;
  /** Null for a feature that no stored vector has. */
  private float[][] column = new float[0][];
  /** Squared norms, times the kernel's scale. */
  private float[] norms = new float[capacity(0)];

  Floats(SingleGaussian kernel) {
    this(kernel, new Columns());
  }

  private Floats(SingleGaussian kernel, Columns exact) {
    this.kernel = kernel;
    this.exact = exact;
  }

  @Override
  Floats view() {
    Floats view = new Floats(kernel, exact.view());
    view.column = column.clone();
    view.norms = norms;
    return view;
  }

  /**
   * An eighth more than needed, and 12 more than a multiple of 16: with its header an array of so many floats takes a
   * multiple of 64 bytes; see {@link avm.data.Vectors#capacity}.
   */
  static int capacity(int n) {
    return (n + n / 8 + 19 & -16) + 12;
  }

  /** A bound on the rounding error of squared distances, of vectors with so many non-zeros and squared norms. */
  static double distanceError(int size, double squaredNorms) {
    return (size + 6) * ROUNDING * squaredNorms;
  }

  /** Whether a point's own part in the rounding error is small enough, and its numbers are, too. */
  static boolean fits(SingleGaussian kernel, Point x) {
    return (x.size() == 0 || x.column(x.size() - 1) < MOST) && x.squaredNorm() <= LARGE
        && kernel.gamma() * distanceError(x.size(), x.squaredNorm()) <= CERTAIN / 2;
  }

  @Override
  void add(Point x, int i, int capacity) {
    exact.add(x, i, capacity);
    if (i == norms.length) {
      norms = Arrays.copyOf(norms, capacity(i));
      for (int j = 0; j < column.length; j++) {
        column[j] = column[j] == null ? null : Arrays.copyOf(column[j], norms.length);
      }
    }
    set(x, i);
  }

  /** Writes a vector where there is none. */
  private void set(Point x, int i) {
    int last = x.size() == 0 ? -1 : x.column(x.size() - 1);
    if (last >= column.length) {
      column = Arrays.copyOf(column, last + 1);
    }
    norms[i] = (float) (kernel.scale() * x.squaredNorm());
    for (int k = 0; k < x.size(); k++) {
      int j = x.column(k);
      if (column[j] == null) {
        column[j] = new float[norms.length];
      }
      column[j][i] = (float) x.value(k);
    }
  }

  @Override
  void replace(int i, Point old, Point x, int n, int capacity) {
    exact.replace(i, old, x, n, capacity);
    for (int k = 0; k < old.size(); k++) {
      column[old.column(k)][i] = 0;
    }
    set(x, i);
  }

  @Override
  void grow(int capacity) {
    exact.grow(capacity);
  }

  @Override
  Columns widen(int n, int capacity) {
    return exact;
  }

  @Override
  Point point(int i) {
    return exact.point(i);
  }

  @Override
  int features() {
    return exact.features();
  }

  @Override
  Row compute(CoreSet cores, Kernel kernelFunction, Point x, KernelRow rows) {
    FloatRow row = rows.floats();
    return compare(x, kernelFunction, cores.distanceBound(x), row, 0, cores.size()) ? row
        : exact.compute(cores, kernelFunction, x, rows);
  }

  @Override
  boolean complete(CoreSet cores, Kernel kernelFunction, Point x, Row row, int from) {
    return row instanceof FloatRow floats
        ? compare(x, kernelFunction, cores.distanceBound(x), floats, from, cores.size())
        : exact.complete(cores, kernelFunction, x, row, from);
  }

  /** Compares a point with the stored vectors from one to before another; false where that must be done in double. */
  boolean compare(Point x, Kernel kernelFunction, double bound, FloatRow row, int from, int to) {
    if (kernelFunction != kernel || !fits(kernel, x)) {
      return false;
    }
    double scale = kernel.scale();
    row.begin(x.size(), to, scale, from);
    for (int k = 0; k < x.size() && x.column(k) < column.length; k++) {
      float[] values = column[x.column(k)];
      if (values != null) {
        row.feature((float) (-2 * scale * x.value(k)), values);
      }
    }
    row.compute((float) (scale * x.squaredNorm()), norms, kernel, bound, from, to);
    return true;
  }

  @Override
  long bytes() {
    return exact.bytes() + 4L * norms.length * (1 + Arrays.stream(column).filter(c -> c != null).count());
  }
}
