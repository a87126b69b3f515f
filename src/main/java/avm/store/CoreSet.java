package avm.store;

import avm.data.Point;
import avm.data.Vectors;
import avm.io.Part;
import avm.io.Saved;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The core points c_1, c_2, … in order of creation, in a {@link Store} that suits them: bytes while all are binary, else
 * one array per feature. A stored vector is a cell's core point or, where a row was not approximated (Z = 0) inside a cell,
 * a support vector only.
 *
 * <p>What a core set computes depends on the vectors it has now, not on those that it once had.
 */
public final class CoreSet implements Saved {
  /** The kernel whose rows are compared in single precision, or null. */
  private final SingleGaussian single;
  private Store store;
  /** How many stored vectors the preferred store cannot hold: while there is one, all are stored by column. */
  private int misfits;
  private double[] squaredNorm = new double[Vectors.capacity(0)];
  private boolean[] cell = new boolean[squaredNorm.length];
  private int[] nonZeros = new int[squaredNorm.length];
  private double maxSquaredNorm;
  private int maxSize;
  private int size;
  private int cells;
  /** How often a vector was replaced. */
  private long replacements;
  /** What this is a view of, or null. */
  private CoreSet viewOf;

  /** Makes an empty core set. */
  public CoreSet() {
    this(null);
  }

  /**
   * Makes an empty core set for rows of a kernel.
   *
   * @param kernel the kernel; with a {@link SingleGaussian} rows are compared in single precision
   */
  public CoreSet(Kernel kernel) {
    single = kernel instanceof SingleGaussian given ? given : null;
    store = preferred();
  }

  /** An empty store of the kind that is used as long as it can hold all vectors. */
  private Store preferred() {
    return single != null ? new Floats(single) : new Bits();
  }

  /** {@return the vectors stored now, for other threads to be compared with while more are stored here} */
  public CoreSet view() {
    CoreSet view = new CoreSet(single);
    view.store = store.view();
    view.squaredNorm = squaredNorm;
    view.cell = cell;
    view.maxSquaredNorm = maxSquaredNorm;
    view.maxSize = maxSize;
    view.size = size;
    view.cells = cells;
    view.replacements = replacements;
    view.viewOf = this;
    return view;
  }

  /**
   * {@return whether this is a view of a core set in which no vector has been replaced since}
   *
   * @param cores the core set
   */
  public boolean isViewOf(CoreSet cores) {
    return viewOf == cores && replacements == cores.replacements;
  }

  /** {@return how many features there is room for: what a view takes} */
  public int features() {
    return store.features();
  }

  /** How the vectors are stored. */
  Store store() {
    return store;
  }

  /** For how many vectors there is room. */
  int capacity() {
    return squaredNorm.length;
  }

  /** The squared norms of the stored vectors; not a copy. */
  double[] squaredNorms() {
    return squaredNorm;
  }

  /** {@return how many vectors are stored} */
  public int size() {
    return size;
  }

  /** {@return how many of them are cells' core points: M_t} */
  public int cells() {
    return cells;
  }

  /**
   * {@return whether a stored vector is a cell's core point: false if it is a support vector only}
   *
   * @param i which
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
      cell = Arrays.copyOf(cell, Vectors.capacity(size));
      nonZeros = Arrays.copyOf(nonZeros, cell.length);
      squaredNorm = Arrays.copyOf(squaredNorm, cell.length); // right before the store's arrays: see Vectors.capacity
      store.grow(capacity());
    }
    if (!prefers(x) && misfits++ == 0) {
      store = store.widen(size, capacity());
    }
    store.add(x, size, capacity());
    put(x, size);
    cell[size] = asCell;
    cells += asCell ? 1 : 0;
    return size++;
  }

  /** Whether the preferred store could hold a point. */
  private boolean prefers(Point x) {
    return single != null ? Floats.fits(single, x) : Bits.fits(x);
  }

  private void put(Point x, int i) {
    squaredNorm[i] = x.squaredNorm();
    nonZeros[i] = x.size();
    maxSquaredNorm = Math.max(maxSquaredNorm, x.squaredNorm());
    maxSize = Math.max(maxSize, x.size());
  }

  /**
   * Puts a copy of a point in the place of a stored vector, in O(non-zeros) unless the longest leaves or the store changes.
   *
   * @param i which vector leaves
   * @param x the point
   */
  public void replace(int i, Point x) {
    Point old = point(i);
    if (misfits == 0 && !prefers(x)) {
      store = store.widen(size, capacity());
    }
    misfits += (prefers(old) ? 1 : 0) - (prefers(x) ? 1 : 0);
    store.replace(i, old, x, size, capacity());
    put(x, i);
    maxSquaredNorm = old.squaredNorm() == maxSquaredNorm && x.squaredNorm() < maxSquaredNorm
        ? Arrays.stream(squaredNorm, 0, size).reduce(0, Math::max) : maxSquaredNorm;
    maxSize = old.size() == maxSize && x.size() < maxSize ? Vectors.max(nonZeros, size) : maxSize;
    if (misfits == 0 && store instanceof Columns) {
      Store wide = store;
      store = preferred();
      for (int k = 0; k < size; k++) {
        store.add(wide.point(k), k, capacity());
      }
    }
    replacements++;
  }

  /**
   * {@return a stored vector as a point}
   *
   * @param i which
   */
  public Point point(int i) {
    return store.point(i);
  }

  /**
   * Computes the rows of several points against the first vectors, bit for bit as one by one.
   *
   * @param rows takes so many rows
   * @param count how many
   * @param kernel the kernel, or null for squared distances alone
   * @param points the points
   * @param n how many vectors
   */
  public void compute(KernelRow[] rows, int count, Kernel kernel, Point[] points, int n) {
    store.compute(rows, count, this, kernel, points, n);
  }

  /** {@return whether rows of several points are computed sooner together than one by one} */
  public boolean tiles() {
    return store.tiles(size);
  }

  /** {@return whether rows are compared in single precision: not while a vector too long for that is stored} */
  public boolean isSingle() {
    return store instanceof Floats;
  }

  /** A bound on the rounding error of squared distances in single precision. */
  double singleError(Point x) {
    return Floats.distanceError(Math.max(x.size(), maxSize), x.squaredNorm() + maxSquaredNorm);
  }

  /** A number that no squared distance of a point exceeds: the same for all that are no longer than the longest vector. */
  double distanceBound(Point x) {
    return 4.002 * Math.max(x.squaredNorm(), maxSquaredNorm);
  }

  /** The same of all points that are no longer than the longest stored vector. */
  double distanceBound() {
    return 4.002 * maxSquaredNorm;
  }

  /** A bound on the rounding error of squared distances by column. */
  double distanceError(Point x) {
    return (Math.max(x.size(), maxSize) + 4) * 2.3e-16 * (x.squaredNorm() + maxSquaredNorm);
  }

  /**
   * {@return the stored vector with the same values as a point: the first one's index, or −1}
   *
   * @param x the point
   * @param row its row
   */
  public int indexOf(Point x, KernelRow row) {
    double[] squaredDistances = row.squaredDistances();
    double error = row.distanceError(this, x);
    for (int i = 0; i < size; i++) {
      if (squaredDistances[i] <= error && point(i).sameAs(x)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * {@return the smallest squared distance to a cell's core point, or +∞ where there is no cell}
   *
   * @param squaredDistances a point's squared distances to the stored vectors
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

  /** {@return roughly how many bytes the stored vectors take} */
  public long bytes() {
    return 64 + 13L * squaredNorm.length + store.bytes();
  }

  @Override
  public Part save() {
    Point[] points = IntStream.range(0, size).mapToObj(this::point).toArray(Point[]::new);
    int[] asCell = IntStream.range(0, size).map(i -> cell[i] ? 1 : 0).toArray();
    int[] starts = new int[size + 1];
    for (int i = 0; i < size; i++) {
      starts[i + 1] = starts[i] + points[i].size();
    }
    int[] columns = Arrays.stream(points).flatMapToInt(x -> Arrays.stream(x.columns(), 0, x.size())).toArray();
    double[] values = Arrays.stream(points).flatMapToDouble(x -> Arrays.stream(x.values(), 0, x.size())).toArray();
    return new Part().put("cells", asCell).put("starts", starts).put("columns", columns).put("values", values);
  }

  @Override
  public void load(Part part) {
    int[] asCell = part.wholes("cells");
    int[] starts = part.wholes("starts", asCell.length + 1);
    int[] columns = part.wholes("columns");
    double[] values = part.numbers("values", columns.length);
    for (int i = 0; i < asCell.length; i++) {
      Point point = new Point(16);
      for (int k = starts[i]; k < starts[i + 1]; k++) {
        point.add(columns[k], values[k]);
      }
      add(point, asCell[i] == 1);
    }
  }
}
