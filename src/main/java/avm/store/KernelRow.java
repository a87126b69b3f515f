package avm.store;

import avm.data.Point;
import avm.data.Vectors;
import avm.kernel.Kernel;
import java.util.Arrays;

/**
 * One row against the core set: squared distances and kernel values to every stored vector, computed once and shared by
 * scores, coverage and update. A work space: each thread has its own.
 */
public final class KernelRow implements InnerProducts {
  /** No cell is near enough. */
  public static final int NONE = -1;
  /** Some cell is near enough, but rounding leaves in doubt which one is the nearest. */
  public static final int DOUBTFUL = -2;

  /** The row by column. */
  final ColumnRow columns = new ColumnRow();
  private BitRow bits;
  private FloatRow floats;
  private Row row = columns; // the one of the three that has it
  private int size;
  /** The inner products that are known, and how many are. */
  private Products[] products = {new Products(), new Products()};
  private int known;
  private KernelRow beside;

  /** Inner products with an array as it was. */
  private static final class Products {
    private CoefficientArray with;
    private long version;
    private double[] values = new double[1];

    private void begin(CoefficientArray numbers) {
      with = numbers;
      version = numbers.version() - 1;
      values = values.length == numbers.outputs() ? values : new double[numbers.outputs()];
    }
  }

  /** The row of bits. */
  BitRow bits() {
    bits = bits == null ? new BitRow() : bits;
    return bits;
  }

  /** The row in single precision. */
  FloatRow floats() {
    floats = floats == null ? new FloatRow() : floats;
    return floats;
  }

  /**
   * Makes room. Right after the stored vectors' arrays have grown, it puts a row's beside them: see {@link Vectors#capacity}.
   *
   * @param n how many
   */
  public void reserve(int n) {
    row.reserve(n);
  }

  /** {@return a work space for the same point against another core set, of the same thread} */
  public KernelRow beside() {
    beside = beside == null ? new KernelRow() : beside;
    return beside;
  }

  /** Takes a row of the first n stored vectors; no inner product is known of it. */
  void begin(Row now, int n) {
    row = now;
    size = n;
    known = 0;
    now.folds = false;
  }

  /** Tells that many arrays will be multiplied: in another order of additions, which is faster and differs in last digits. */
  public void expectMany() {
    row.folds = true;
  }

  /**
   * Computes the squared distances of a point, and no kernel values.
   *
   * @param cores the core set
   * @param x the point
   */
  public void measure(CoreSet cores, Point x) {
    compute(cores, null, x);
  }

  /**
   * Computes the row of a point.
   *
   * @param cores the core set
   * @param kernel the kernel
   * @param x the point
   */
  public void compute(CoreSet cores, Kernel kernel, Point x) {
    Store store = cores.store();
    begin(store instanceof Bits binary ? binary.compute(cores, kernel, x, this)
        : store instanceof Columns dense ? dense.compute(cores, kernel, x, this) : store.compute(cores, kernel, x, this),
        cores.size());
  }

  /**
   * Computes the kernel values of a point and the first stored vectors, and no more than they take.
   *
   * @param cores the core set
   * @param kernel the kernel
   * @param x the point
   * @param n how many vectors
   */
  public void values(CoreSet cores, Kernel kernel, Point x, int n) {
    if (cores.store() instanceof Columns dense) {
      columns.values(dense, cores, kernel, x, n);
      begin(columns, n);
    } else {
      compute(cores, kernel, x);
      truncate(n);
    }
  }

  /** Computes the kernel values of the first squared distances, which are there by column, unless the kernel is null. */
  void finish(Columns store, CoreSet cores, Kernel kernel, Point x, int n) {
    columns.finish(store, cores, kernel, x, n);
    begin(columns, n);
  }

  /**
   * Takes a row that was computed elsewhere; the arrays are used as they are.
   *
   * @param squaredDistances ‖x − c_i‖²
   * @param kernels K(x, c_i)
   * @param n how many stored vectors there are
   */
  public void take(double[] squaredDistances, double[] kernels, int n) {
    columns.take(squaredDistances, kernels);
    begin(columns, n);
  }

  /**
   * {@return room for features of a point, which take the place of kernel values; they are the row}
   *
   * @param n how many
   */
  public double[] features(int n) {
    columns.reserve(n);
    begin(columns, n);
    return columns.kernels(n);
  }

  /**
   * Completes a row, as {@link #compute} left it, with the vectors stored since: bit for bit what it would be now.
   *
   * @param cores the core set, of which the row has the first vectors
   * @param kernel the kernel
   * @param x the point
   */
  public void complete(CoreSet cores, Kernel kernel, Point x) {
    if (size > 0 && cores.store().complete(cores, kernel, x, row, size)) {
      begin(row, cores.size());
    } else {
      compute(cores, kernel, x);
    }
  }

  /**
   * Leaves out the stored vectors from one on.
   *
   * @param n the first that is left out
   */
  public void truncate(int n) {
    begin(row, n);
  }

  /** {@return how many stored vectors the row covers} */
  public int size() {
    return size;
  }

  /** {@return the squared distances themselves; not a copy: ‖x − c_i‖² in the first {@link #size()} elements} */
  public double[] squaredDistances() {
    return row.squaredDistances(size);
  }

  /**
   * {@return one squared distance: ‖x − c_i‖²}
   *
   * @param i which stored vector
   */
  public double squaredDistance(int i) {
    return row == bits ? bits.squaredDistance(i) : row == columns ? columns.squaredDistance(i) : row.squaredDistance(i);
  }

  /**
   * A bound on the rounding error of the squared distances.
   *
   * @param cores the core set the row was computed with
   * @param x the point it was computed of
   * @return how far a squared distance may be from the true one: 0 where they are whole numbers
   */
  public double distanceError(CoreSet cores, Point x) {
    return row == bits ? 0 : row == columns ? columns.distanceError(cores, x) : row.distanceError(cores, x);
  }

  /**
   * {@return the nearest cell's core point, the first of equals: its index, {@link #NONE} or {@link #DOUBTFUL}}
   *
   * @param cores the core set the row was computed with
   * @param within the largest squared distance that counts
   * @param margin squared distances that differ by no more are in doubt; 0 if none are
   */
  public int nearestCell(CoreSet cores, double within, double margin) {
    return row == bits ? bits.nearestCell(cores, within, margin, size)
        : row == columns ? columns.nearestCell(cores, within, margin, size) : row.nearestCell(cores, within, margin, size);
  }

  /**
   * {@return whether a cell's core point is nearer than a distance: known sooner than the nearest}
   *
   * @param cores the core set the row was computed with
   * @param below the squared distance, above 0
   */
  public boolean hasCell(CoreSet cores, double below) {
    return row == bits ? bits.hasCell(cores, below, size)
        : row == columns ? columns.hasCell(cores, below, size) : row.hasCell(cores, below, size);
  }

  /** {@return the kernel values themselves; not a copy: K(x, c_i) in the first {@link #size()} elements} */
  public double[] kernels() {
    return row.kernels(size);
  }

  /**
   * {@return one kernel value: K(x, c_i)}
   *
   * @param i which stored vector
   */
  public double kernel(int i) {
    return row.kernel(i);
  }

  /**
   * The kernel values of some stored vectors.
   *
   * @param index which
   * @param count how many
   * @param out takes K(x, c) of each
   */
  public void gather(int[] index, int count, double[] out) {
    row.gather(index, count, out);
  }

  @Override
  public double[] with(CoefficientArray numbers) {
    Products found = find(numbers);
    if (found.version != numbers.version()) {
      if (row == bits) {
        bits.multiply(numbers, size, found.values);
      } else if (row == columns) {
        columns.multiply(numbers, size, found.values);
      } else {
        row.multiply(numbers, size, found.values);
      }
      found.version = numbers.version();
    }
    return found.values;
  }

  /** The inner products with an array, known or not. */
  private Products find(CoefficientArray numbers) {
    for (int k = 0; k < known; k++) {
      if (products[k].with == numbers) {
        return products[k];
      }
    }
    if (known == products.length) {
      products = Arrays.copyOf(products, 2 * known);
      Arrays.setAll(products, k -> k < known ? products[k] : new Products());
    }
    products[known].begin(numbers);
    return products[known++];
  }

  /** Two arrays of one output are multiplied in one pass, where kernel values are there. */
  @Override
  public void expect(CoefficientArray first, CoefficientArray second) {
    if (row == columns && !columns.folds && first.outputs() == 1) {
      Products one = find(first);
      Products two = find(second);
      if (one.version != first.version() && two.version != second.version()) {
        columns.multiply(first.values(0), second.values(0), size, one.values, two.values);
        one.version = first.version();
        two.version = second.version();
      }
    }
  }
}
