package avm.expansion;

import avm.data.Point;
import avm.kernel.Kernel;
import java.util.stream.IntStream;

/**
 * The rows that are learned next, computed ahead on all cores of the machine. Kernel values do not depend on the
 * coefficients, so only the vectors stored since the block was computed are missing when a row's turn comes; they are
 * few, and the row is completed with them. A row of a block is, bit for bit, the row computed alone.
 */
public final class KernelBlock {
  /** How many rows are computed at once. */
  public static final int ROWS = 256;

  /** Fewer kernel values than this are not worth a second thread. */
  private static final int WORTH = 4000;

  private final KernelRow[] rows = new KernelRow[ROWS];
  private final KernelRow tail = new KernelRow();
  private Point[] points;
  private int count;
  private int next;
  private CoreSet cores;
  /** The vectors stored since. */
  private CoreSet recent;
  private int base;

  /** Makes an empty block. */
  public KernelBlock() {
    for (int k = 0; k < ROWS; k++) {
      rows[k] = new KernelRow();
    }
  }

  /**
   * Computes the rows of points.
   *
   * @param coreSet the core set
   * @param kernel the kernel
   * @param block the points, in the order in which they will be taken
   * @param n how many, at most {@link #ROWS}
   */
  public void compute(CoreSet coreSet, Kernel kernel, Point[] block, int n) {
    cores = coreSet;
    recent = new CoreSet();
    base = coreSet.size();
    points = block;
    count = n;
    next = 0;
    int parts = (long) n * base < WORTH ? 1 : Math.min(n, 2 * Runtime.getRuntime().availableProcessors());
    IntStream.range(0, parts).parallel().forEach(part -> {
      for (int k = n * part / parts; k < n * (part + 1) / parts; k++) {
        rows[k].compute(coreSet, kernel, block[k]);
      }
    });
  }

  /**
   * Takes the next row, if it is that of a point and the core set is still the same.
   *
   * @param coreSet the core set now
   * @param kernel the kernel
   * @param x the point
   * @return its row, complete, or null if it must be computed alone
   */
  public KernelRow take(CoreSet coreSet, Kernel kernel, Point x) {
    if (next >= count || points[next] != x || coreSet != cores) {
      count = 0;
      return null;
    }
    while (base + recent.size() < coreSet.size()) {
      int i = base + recent.size();
      recent.add(coreSet.point(i), coreSet.isCell(i));
    }
    KernelRow row = rows[next++];
    if (recent.size() > 0) {
      tail.compute(recent, kernel, x);
      row.append(tail);
    }
    return row;
  }
}
