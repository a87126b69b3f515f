package avm.store;

import avm.data.Point;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import java.io.Serializable;
import java.util.Arrays;

/**
 * The stored vectors once more, in single precision, one array a feature. A row is compared with them where that leaves
 * a kernel value certain to {@link #CERTAIN}; whether it does depends on the row and the kernel only, so a row is always
 * compared in the same way.
 */
final class Floats implements Serializable {
  private static final long serialVersionUID = 1L;

  /** How many features there are at most. */
  private static final int MOST = 1024;
  /** How much rounding may change a kernel value at most, by what a row and a stored vector each bring in. */
  static final double CERTAIN = 1e-4;
  /** The relative error of a rounded number, doubled as a margin. */
  private static final double ROUNDING = 1.2e-7;

  private final SingleGaussian kernel;
  /** Null for a feature that no stored vector has. */
  private float[][] column = new float[0][];
  /** Squared norms, times the kernel's scale. */
  private float[] norms = new float[capacity(0)];

  Floats(SingleGaussian kernel) {
    this.kernel = kernel;
  }

  /** A view of the vectors stored now, for another thread to read while more are stored here. */
  Floats view() {
    Floats view = new Floats(kernel);
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

  /** Whether a point's own part in the rounding error is small enough. */
  boolean fits(Point x) {
    return (x.size() == 0 || x.column(x.size() - 1) < MOST)
        && kernel.gamma() * distanceError(x.size(), x.squaredNorm()) <= CERTAIN / 2;
  }

  /** Stores a vector that {@link #fits}, the next one. */
  void add(Point x, int i) {
    int last = x.size() == 0 ? -1 : x.column(x.size() - 1);
    if (last >= column.length) {
      column = Arrays.copyOf(column, last + 1);
    }
    if (i == norms.length) {
      norms = Arrays.copyOf(norms, capacity(i));
      for (int j = 0; j < column.length; j++) {
        column[j] = column[j] == null ? null : Arrays.copyOf(column[j], norms.length);
      }
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

  /** Compares a point with the stored vectors from one to before another; false where that must be done in double. */
  boolean compare(Point x, Kernel kernelFunction, double bound, FloatRow row, int from, int to) {
    if (kernelFunction != kernel || !fits(x)) {
      return false;
    }
    double scale = kernel.scale();
    row.begin(x.size(), to, scale);
    for (int k = 0; k < x.size() && x.column(k) < column.length; k++) {
      float[] values = column[x.column(k)];
      if (values != null) {
        row.feature((float) (-2 * scale * x.value(k)), values);
      }
    }
    row.compute((float) (scale * x.squaredNorm()), norms, kernel, bound, from, to);
    return true;
  }

  /** How many bytes this takes. */
  long bytes() {
    return 4L * norms.length * (1 + Arrays.stream(column).filter(c -> c != null).count());
  }
}
