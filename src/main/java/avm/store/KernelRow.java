package avm.store;

import avm.data.Point;
import avm.data.Vectors;
import avm.kernel.Kernel;
import java.util.Arrays;

/**
 * One row against the core set: squared distances and kernel values to every stored vector, computed once and shared by
 * scores, coverage and update. A work space: each thread has its own.
 */
public final class KernelRow {
  /** No cell is near enough. */
  public static final int NONE = -1;
  /** Some cell is near enough, but rounding leaves in doubt which one is the nearest. */
  public static final int DOUBTFUL = -2;

  private double[] squaredDistance = new double[0];
  private double[] kernel = new double[0];
  private int size;
  private final BitRow ones = new BitRow();
  private final FloatRow single = new FloatRow();
  private final Products values = new Products();
  private final Products deficits = new Products();
  private final double[] pair = new double[2];
  /** Whether the point was compared as ones: squared distances are whole numbers, without error. */
  private boolean exact;
  /** Whether it was compared in single precision. */
  private boolean singly;
  /** Whether they have not been written into the array yet, */
  private boolean pending;
  /** and whether the kernel values have not. */
  private boolean unseen;
  /** At which {@link Kernel#level} the kernel values were computed, if they are neither of ones nor single. */
  private int level;
  /** What knows its inner products, where no kernel values are kept, and which row of those it is. */
  private RowBlock block;
  private int inBlock;

  /** Makes an empty row. */
  public KernelRow() {
  }

  /**
   * Computes the squared distances of a point, and no kernel values.
   *
   * @param cores the core set
   * @param x the point
   */
  public void measure(CoreSet cores, Point x) {
    begin(cores.size(), cores.compareOnes(x, null, ones, 0));
    if (!exact) {
      cores.squaredDistances(x, room(size));
    }
  }

  /**
   * Makes room for so many stored vectors. Done right after their arrays have grown, it puts this row's arrays beside
   * them: see {@link Vectors#capacity}.
   *
   * @param n how many
   */
  public void reserve(int n) {
    if (singly) {
      single.reserve(n);
    } else if (!exact) {
      squaredDistance = Vectors.room(squaredDistance, n);
      kernel = Vectors.room(kernel, n);
    }
  }

  /** Begins another row, of so many stored vectors: its values are still those of {@link #ones}, or in the arrays. */
  private void begin(int n, boolean asOnes) {
    forget();
    size = n;
    exact = asOnes;
    singly = false;
    pending = asOnes;
    unseen = asOnes;
    block = null;
  }

  /**
   * Computes the row of a point.
   *
   * @param cores the core set
   * @param kernelFunction the kernel
   * @param x the point
   */
  public void compute(CoreSet cores, Kernel kernelFunction, Point x) {
    begin(cores.size(), cores.compareOnes(x, kernelFunction, ones, 0));
    if (!exact && !computeSingly(cores, kernelFunction, x, 0)) {
      reserve(size);
      cores.squaredDistances(x, squaredDistance);
      finish(kernelFunction, cores.distanceBound(x));
    }
  }

  private void finish(Kernel kernelFunction, double bound) {
    level = kernelFunction.level(bound);
    kernelFunction.values(squaredDistance, bound, kernel, size);
  }

  /** Computes the values of the stored vectors from one on in single precision; false where that is not to be done. */
  private boolean computeSingly(CoreSet cores, Kernel kernelFunction, Point x, int from) {
    singly = cores.compareSingly(x, kernelFunction, single, from);
    pending = singly;
    unseen = singly;
    return singly;
  }

  /** Room for the squared distances to so many stored vectors. */
  public double[] room(int n) {
    squaredDistance = Vectors.room(squaredDistance, n);
    return squaredDistance;
  }

  /** Computes the kernel values of squared distances that are there. */
  public void finish(CoreSet cores, Kernel kernelFunction, Point x) {
    begin(cores.size(), false);
    kernel = Vectors.room(kernel, size);
    finish(kernelFunction, cores.distanceBound(x));
  }

  /**
   * Takes a row that was computed elsewhere; the arrays are used as they are.
   *
   * @param squaredDistances ‖x − c_i‖²
   * @param kernels K(x, c_i)
   * @param n how many stored vectors there are
   */
  public void take(double[] squaredDistances, double[] kernels, int n) {
    begin(n, false);
    squaredDistance = squaredDistances;
    kernel = kernels;
  }

  /** Becomes a row of a block, good for inner products with so many stored vectors. */
  public void take(RowBlock of, int r, int n) {
    begin(n, false);
    block = of;
    inBlock = r;
  }

  /**
   * Completes a row, as {@link #compute} left it, with the vectors stored since: bit for bit what it would be now.
   *
   * @param cores the core set, of which the row has the first vectors
   * @param kernelFunction the kernel
   * @param x the point
   * @param scratch another row, whose arrays are used
   */
  public void complete(CoreSet cores, Kernel kernelFunction, Point x, KernelRow scratch) {
    int old = size;
    int n = cores.size();
    if (n == old) {
      return;
    }
    forget();
    double bound = cores.distanceBound(x);
    boolean whole = singly ? !computeSingly(cores, kernelFunction, x, old)
        : exact ? !pending || !cores.compareOnes(x, kernelFunction, ones, old) : level != kernelFunction.level(bound);
    if (old == 0 || whole) {
      compute(cores, kernelFunction, x);
    } else if (!singly && !exact) {
      squaredDistance = Vectors.room(squaredDistance, n);
      cores.squaredDistances(x, squaredDistance, old, n);
      kernel = Vectors.room(kernel, n);
      double[] some = Arrays.copyOfRange(squaredDistance, old, n);
      scratch.kernel = Vectors.room(scratch.kernel, n - old);
      kernelFunction.values(some, bound, scratch.kernel, n - old);
      System.arraycopy(scratch.kernel, 0, kernel, old, n - old);
    } else if (!unseen) {
      kernel = Vectors.room(kernel, n);
      ones.kernels(kernel, old, n);
    }
    size = n;
  }

  /** Leaves out the stored vectors from n on. */
  public void truncate(int n) {
    forget();
    squaredDistances();
    kernels();
    size = n;
  }

  private void forget() {
    values.forget();
    deficits.forget();
  }

  private void want(double[][] arrays) {
    if (block != null) {
      block.want(arrays);
    }
  }

  /** Its inner products with V's stored values; see {@link Products}. */
  public double[] values(double[][] v, SingleCopy copy, long version) {
    want(v);
    return values.with(v, copy, version, this);
  }

  /** Computes its inner products with V's values and with an average's in one pass, if neither is known. */
  public void both(double[][] v, double[][] u, long version) {
    if (!unseen && !singly && block == null && v.length == 1 && !values.knows(v, version)
        && !deficits.knows(u, version)) {
      Vectors.dots(v[0], u[0], kernel, size, pair);
      values.know(v, version, pair[0]);
      deficits.know(u, version, pair[1]);
    }
  }

  /** Its inner products with what an average is short of. */
  public double[] deficits(double[][] u, SingleCopy copy, long version) {
    want(u);
    return deficits.with(u, copy, version, this);
  }

  /**
   * How many stored vectors the row covers.
   *
   * @return the number
   */
  public int size() {
    return size;
  }

  /**
   * The squared distances themselves, not a copy.
   *
   * @return ‖x − c_i‖² in the first {@link #size()} elements
   */
  public double[] squaredDistances() {
    if (pending) {
      squaredDistance = Vectors.room(squaredDistance, size);
      if (singly) {
        single.distances(squaredDistance, size);
      } else {
        ones.distances(squaredDistance, size);
      }
      pending = false;
    }
    return squaredDistance;
  }

  /**
   * One squared distance.
   *
   * @param i which stored vector
   * @return ‖x − c_i‖²
   */
  public double squaredDistance(int i) {
    return singly ? single.squaredDistance(i) : pending ? ones.differ(i) : squaredDistance[i];
  }

  /**
   * A bound on the rounding error of the squared distances.
   *
   * @param cores the core set the row was computed with
   * @param x the point it was computed of
   * @return how far a squared distance may be from the true one: 0 where they are whole numbers
   */
  public double distanceError(CoreSet cores, Point x) {
    return exact ? 0 : singly ? cores.singleError(x) : cores.distanceError(x);
  }

  /**
   * The nearest cell's core point, the first of equals.
   *
   * @param cores the core set the row was computed with
   * @param within the largest squared distance that counts
   * @param margin squared distances that differ by no more are in doubt; 0 if none are
   * @return its index, {@link #NONE} or {@link #DOUBTFUL}
   */
  public int nearestCell(CoreSet cores, double within, double margin) {
    return singly ? single.nearestCell(cores, within, margin, size)
        : pending ? ones.nearestCell(cores, within, size)
        : NearestCell.of(cores, squaredDistance, within, margin);
  }

  /**
   * Whether a cell's core point is nearer than a distance: known sooner than the nearest.
   *
   * @param cores the core set the row was computed with
   * @param below the squared distance, above 0
   * @return whether one is
   */
  public boolean hasCell(CoreSet cores, double below) {
    return singly ? single.hasCell(cores, below, size)
        : pending ? ones.hasCell(cores, below, size)
        : NearestCell.isBelow(cores, squaredDistance, below);
  }

  /**
   * The kernel values themselves, not a copy.
   *
   * @return K(x, c_i) in the first {@link #size()} elements
   */
  public double[] kernels() {
    if (unseen) {
      kernel = Vectors.room(kernel, size);
      if (singly) {
        single.kernels(kernel, size);
      } else {
        ones.kernels(kernel, 0, size);
      }
      unseen = false;
    }
    return kernel;
  }

  /**
   * One kernel value.
   *
   * @param i which stored vector
   * @return K(x, c_i)
   */
  public double kernel(int i) {
    return singly ? single.kernel(i) : unseen ? ones.kernel(i) : kernel[i];
  }

  /** The inner product of an array, of which there may be a copy, with the kernel values. */
  public double dot(double[] a, SingleCopy copy, int output) {
    if (singly) {
      return copy != null ? single.dot(copy.of(output), size) : Vectors.dot(a, kernels(), size);
    }
    return block != null ? block.product(a, inBlock) : unseen ? ones.dot(a, size) : Vectors.dot(a, kernel, size);
  }
}
