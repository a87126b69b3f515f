package avm.store;

import avm.data.Point;
import avm.data.Vectors;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import java.io.Serializable;
import java.util.Arrays;

/**
 * The core points c_1, c_2, … in order of creation, stored by column: one array a feature, so that the distances of a
 * row to all of them are a few plain loops. A stored vector is a cell's core point or, where a row was not approximated
 * (Z = 0) inside a cell, a support vector only.
 *
 * <p>A sum over features is always taken in ascending order of feature, one addition at a time, so the result does not
 * depend on how columns are stored or grouped.
 */
public final class CoreSet implements Serializable {
  private static final long serialVersionUID = 1L;

  /** All in bytes while that is possible, else null. */
  private Bits ones = new Bits();
  /** All by column, else null; */
  private Columns columns;
  /** the same of those in bytes, since somebody asked for it. */
  private transient volatile Columns asked;
  /** The same in single precision where rows are compared in that, else null. */
  private Floats singles;
  private double[] squaredNorm = new double[Vectors.capacity(0)];
  private boolean[] cell = new boolean[Vectors.capacity(0)];
  private double maxSquaredNorm;
  private int maxSize;
  private int size;
  private int cells;
  /** What this is a view of, or null. */
  private transient CoreSet viewOf;
  /** The kernel it was made for, or null. */
  private Kernel kernel;
  /** How often a vector was replaced. */
  private int replaced;

  /** Makes an empty core set. */
  public CoreSet() {
  }

  /**
   * Makes an empty core set for rows of a kernel.
   *
   * @param kernel the kernel; with a {@link SingleGaussian} rows are compared in single precision
   */
  public CoreSet(Kernel kernel) {
    this.kernel = kernel;
    if (kernel instanceof SingleGaussian given) {
      ones = null;
      columns = new Columns();
      singles = new Floats(given);
    }
  }

  /**
   * The vectors stored now, for other threads to be compared with while more are stored here: it shares the arrays, whose
   * first elements do not change, and has its own list of them. It takes a little for each feature.
   */
  public CoreSet view() {
    CoreSet view = new CoreSet();
    view.columns = columns == null ? null : columns.view();
    view.ones = ones == null ? null : ones.view();
    view.singles = singles == null ? null : singles.view();
    view.squaredNorm = squaredNorm;
    view.cell = cell;
    view.maxSquaredNorm = maxSquaredNorm;
    view.maxSize = maxSize;
    view.size = size;
    view.cells = cells;
    view.viewOf = this;
    view.replaced = replaced;
    return view;
  }

  /** How many features there is room for: what a view takes. */
  public int features() {
    return ones != null ? ones.features() : columns.features();
  }

  /** What share of the stored vectors' values is not 0, where they are kept by column. */
  public double density() {
    return columns.nonZeros() / ((double) size * columns.features());
  }

  /** The stored vectors by column, if they are kept so. */
  private Columns kept() {
    return columns != null ? columns : asked;
  }

  /** The stored vectors by column; from now on they are kept so, too. */
  private Columns columns() {
    Columns kept = kept();
    if (kept == null) {
      kept = new Columns();
      for (int i = 0; i < size; i++) {
        kept.add(ones.point(i), i, squaredNorm.length);
      }
      asked = size == 0 ? null : kept;
    }
    return kept;
  }

  /** Whether this is a view of a core set. */
  public boolean isViewOf(CoreSet cores) {
    return viewOf == cores && replaced == cores.replaced;
  }

  /**
   * How many vectors are stored.
   *
   * @return cells and other support vectors together
   */
  public int size() {
    return size;
  }

  /**
   * How many of them are cells' core points: M_t.
   *
   * @return the number of cells
   */
  public int cells() {
    return cells;
  }

  /**
   * Whether a stored vector is a cell's core point.
   *
   * @param i which
   * @return false if it is a support vector only
   */
  public boolean isCell(int i) {
    return cell[i];
  }

  /**
   * Stores a copy of a point.
   *
   * @param x the point
   * @param asCell whether it is the core point of a new cell
   * @return its index
   */
  public int add(Point x, boolean asCell) {
    if (size == squaredNorm.length) {
      grow(Vectors.capacity(size));
    }
    if (ones != null && Bits.fits(x)) {
      ones.add(x, size);
    } else if (ones != null) {
      columns = columns();
      asked = null;
      ones = null;
    }
    if (kept() != null) {
      kept().add(x, size, squaredNorm.length);
    }
    if (singles != null && singles.fits(x)) {
      singles.add(x, size);
    } else {
      singles = null;
    }
    squaredNorm[size] = x.squaredNorm();
    maxSquaredNorm = Math.max(maxSquaredNorm, x.squaredNorm());
    maxSize = Math.max(maxSize, x.size());
    cell[size] = asCell;
    if (asCell) {
      cells++;
    }
    return size++;
  }

  /**
   * Puts a copy of a point in the place of a stored vector. Views go on showing the old one, and are views no longer.
   *
   * @param i which vector
   * @param x the point
   */
  public void replace(int i, Point x) {
    CoreSet rebuilt = kernel == null ? new CoreSet() : new CoreSet(kernel);
    for (int k = 0; k < size; k++) {
      rebuilt.add(k == i ? x : point(k), cell[k]);
    }
    ones = rebuilt.ones;
    columns = rebuilt.columns;
    asked = null;
    singles = rebuilt.singles;
    squaredNorm = rebuilt.squaredNorm;
    cell = rebuilt.cell;
    maxSquaredNorm = rebuilt.maxSquaredNorm;
    maxSize = rebuilt.maxSize;
    replaced++;
  }

  private void grow(int capacity) {
    cell = Arrays.copyOf(cell, capacity);
    squaredNorm = Arrays.copyOf(squaredNorm, capacity);
    if (kept() != null) {
      kept().grow(capacity);
    }
  }

  /**
   * A stored vector as a point.
   *
   * @param i which
   * @return a copy of it
   */
  public Point point(int i) {
    return ones != null ? ones.point(i) : columns.point(i);
  }

  /**
   * Squared distances of a point to every stored vector: ‖x‖² + ‖c‖² − 2⟨x, c⟩, never below 0 (where rounding
   * would put it there, its absolute value).
   *
   * @param x the point
   * @param out takes ‖x − c_i‖²; has room for all
   */
  public void squaredDistances(Point x, double[] out) {
    Passes.squaredDistances(columns(), x, squaredNorm, out, 0, size);
  }

  /** Some of the squared distances: to the stored vectors from one to another, the last where not {@link #isDense}. */
  void squaredDistances(Point x, double[] out, int from, int to) {
    Passes.squaredDistances(columns(), x, squaredNorm, out, from, to);
  }

  /** Whether all features of a point are stored as arrays. */
  public boolean isDense(Point x) {
    Columns all = columns();
    return all.allDense(x.columns(), 0, all.within(x));
  }

  /** Whether all stored vectors are made of ones. */
  public boolean hasOnes() {
    return ones != null;
  }

  /** The stored vectors in bytes, or null; not a copy. */
  Bits ones() {
    return ones;
  }

  /** Compares a point of ones, for a kernel or null, with the stored vectors from one on; false where it cannot be. */
  boolean compareOnes(Point x, Kernel kernel, BitRow row, int from) {
    return ones != null && size > 0 && ones.compare(x, kernel, row, from, size);
  }

  /** Compares a point in single precision with the stored vectors from one on; false where that is not to be done. */
  boolean compareSingly(Point x, Kernel kernel, FloatRow row, int from) {
    return singles != null && singles.compare(x, kernel, distanceBound(x), row, from, size);
  }

  /**
   * Whether rows are compared in single precision; once a vector too long for that is stored, they no longer are.
   *
   * @return true if so
   */
  public boolean isSingle() {
    return singles != null;
  }

  /** A bound on the rounding error of squared distances in single precision. */
  double singleError(Point x) {
    return Floats.distanceError(Math.max(x.size(), maxSize), x.squaredNorm() + maxSquaredNorm);
  }

  /**
   * A bound on {@link #squaredDistances}: the same for all points that are no longer than the longest stored vector.
   *
   * @param x the point
   * @return a number that none of its squared distances exceeds
   */
  public double distanceBound(Point x) {
    return 4.002 * Math.max(x.squaredNorm(), maxSquaredNorm);
  }

  /** The same of all points that are no longer than the longest stored vector. */
  double distanceBound() {
    return 4.002 * maxSquaredNorm;
  }

  /**
   * A bound on the rounding error of {@link #squaredDistances}.
   *
   * @param x the point
   * @return how far a squared distance may be from the true one
   */
  public double distanceError(Point x) {
    return (Math.max(x.size(), maxSize) + 4) * 2.3e-16 * (x.squaredNorm() + maxSquaredNorm);
  }

  /**
   * The stored vector with the same values as a point.
   *
   * @param x the point
   * @param squaredDistances its squared distances to the stored vectors
   * @param error a bound on their rounding error
   * @return the first one's index, or −1
   */
  public int indexOf(Point x, double[] squaredDistances, double error) {
    for (int i = 0; i < size; i++) {
      if (squaredDistances[i] <= error && point(i).sameAs(x)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * The smallest squared distance to a cell's core point.
   *
   * @param squaredDistances a point's squared distances to the stored vectors
   * @return the minimum, or +∞ where there is no cell
   */
  public double nearestCell(double[] squaredDistances) {
    if (cells == size) {
      return Vectors.min(squaredDistances, size);
    }
    double min = Double.POSITIVE_INFINITY;
    for (int i = 0; i < size; i++) {
      min = cell[i] ? Math.min(min, squaredDistances[i]) : min;
    }
    return min;
  }

  /**
   * Roughly how many bytes the stored vectors take.
   *
   * @return bytes
   */
  public long bytes() {
    return 64 + 9L * squaredNorm.length + (ones == null ? columns.bytes() : ones.bytes())
        + (singles == null ? 0 : singles.bytes());
  }
}
