package avm.store;

import avm.data.Point;
import avm.kernel.Kernel;
import java.util.function.Consumer;

/** Rows of several points at once. */
public final class KernelRows {
  /** How many stored vectors are compared with a few points before the next ones are. */
  private static final int TILE = 256;

  private KernelRows() {
  }

  /** Whether rows are computed sooner together than one by one: whether there are so many stored vectors that it pays. */
  public static boolean pay(CoreSet cores) {
    return cores.size() >= 2 * TILE && !cores.hasOnes() && !cores.isSingle();
  }

  /**
   * Computes the rows of some points, bit for bit as one by one. Where there are many stored vectors, some of these are
   * compared with all points before the next ones are, so that they stay in the processor's cache meanwhile.
   *
   * @param rows takes the rows
   * @param count how many
   * @param cores the core set
   * @param kernelFunction the kernel
   * @param points the points
   */
  public static void compute(KernelRow[] rows, int count, CoreSet cores, Kernel kernelFunction, Point[] points) {
    int n = cores.size();
    boolean tiled = pay(cores);
    int to = 0;
    for (int from = 0; tiled && from < n; from = to) {
      to = n - from < 2 * TILE ? n : from + TILE;
      for (int k = 0; k < count; k++) {
        if (cores.isDense(points[k])) {
          cores.squaredDistances(points[k], rows[k].room(n), from, to);
        }
      }
    }
    for (int k = 0; k < count; k++) {
      Point x = points[k];
      if (tiled && cores.isDense(x)) {
        rows[k].finish(cores, kernelFunction, x);
      } else {
        rows[k].compute(cores, kernelFunction, x);
      }
    }
  }

  /** The rows of stored vectors, from one to before another, each against the vectors stored before it. */
  public static void before(CoreSet cores, Kernel kernelFunction, int from, int to, Consumer<KernelRow> taker) {
    KernelRow row = new KernelRow();
    for (int i = from; i < to; i++) {
      row.compute(cores, kernelFunction, cores.point(i));
      row.truncate(i);
      taker.accept(row);
    }
  }
}
