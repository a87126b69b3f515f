package avm.expansion;

import avm.data.Point;
import avm.data.Vectors;
import avm.kernel.Kernel;

/**
 * One row against the core set: squared distances and kernel values to every stored vector, computed once and shared by
 * scores, coverage and update. A work space: each thread has its own.
 */
public final class KernelRow {
  private double[] squaredDistance = new double[0];
  private double[] kernel = new double[0];
  private int size;

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
    size = cores.size();
    squaredDistance = Vectors.room(squaredDistance, size);
    cores.squaredDistances(x, squaredDistance);
  }

  /**
   * Computes the row of a point.
   *
   * @param cores the core set
   * @param kernelFunction the kernel
   * @param x the point
   */
  public void compute(CoreSet cores, Kernel kernelFunction, Point x) {
    measure(cores, x);
    kernel = Vectors.room(kernel, size);
    kernelFunction.values(squaredDistance, kernel, size);
  }

  /**
   * Takes a row that was computed elsewhere; the arrays are used as they are.
   *
   * @param squaredDistances ‖x − c_i‖²
   * @param kernels K(x, c_i)
   * @param n how many stored vectors there are
   */
  public void take(double[] squaredDistances, double[] kernels, int n) {
    squaredDistance = squaredDistances;
    kernel = kernels;
    size = n;
  }

  /** Leaves out the stored vectors from n on. */
  void truncate(int n) {
    size = n;
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
    return squaredDistance;
  }

  /**
   * The kernel values themselves, not a copy.
   *
   * @return K(x, c_i) in the first {@link #size()} elements
   */
  public double[] kernels() {
    return kernel;
  }
}
