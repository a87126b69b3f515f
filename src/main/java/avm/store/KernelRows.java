package avm.store;

import avm.data.Point;
import avm.kernel.Kernel;
import java.util.Arrays;

/** A few rows against the core set at once, which is sooner than one by one. A work space: each thread has its own. */
public final class KernelRows {
  /** How many rows there are at most. */
  public static final int MOST = 16;

  private final KernelRow[] rows = new KernelRow[MOST];

  /** Makes room for rows. */
  public KernelRows() {
    Arrays.setAll(rows, k -> new KernelRow());
  }

  /**
   * {@return a row}
   *
   * @param k which, from 0
   */
  public KernelRow get(int k) {
    return rows[k];
  }

  /**
   * Computes the squared distances of points and the first stored vectors.
   *
   * @param cores the core set
   * @param points the points
   * @param from the first
   * @param to the one after the last
   * @param n how many vectors
   */
  public void measure(CoreSet cores, Point[] points, int from, int to, int n) {
    cores.compute(rows, to - from, null, Arrays.copyOfRange(points, from, to), n);
  }

  /**
   * Computes the kernel values of points and the first stored vectors, and no more than they take.
   *
   * @param cores the core set
   * @param kernel the kernel
   * @param points the points
   * @param from the first
   * @param to the one after the last
   * @param n how many vectors
   */
  public void values(CoreSet cores, Kernel kernel, Point[] points, int from, int to, int n) {
    if (!kernel.isManhattan()) {
      cores.compute(rows, to - from, kernel, Arrays.copyOfRange(points, from, to), n);
      return;
    }
    for (int k = from; k < to; k++) {
      rows[k - from].values(cores, kernel, points[k], n);
    }
  }
}
