package avm.expansion;

import avm.data.Point;
import avm.kernel.Kernel;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;

/** Some rows against the vectors stored at one moment, computed by whoever has time: idle cores, and who needs them. */
final class RowsAhead {
  /** How many rows are taken up at once. */
  private static final int GRAIN = 4;
  /** How often to look before letting other threads go first. */
  private static final int PATIENCE = 1000;

  private final CoreSet view;
  private final Kernel kernel;
  private final Point[] points;
  private final int from;
  private final KernelRow[] rows;
  private final int count;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicInteger done = new AtomicInteger();
  private volatile boolean failed;

  /** The rows of points[from] and those after it, n together. */
  RowsAhead(CoreSet view, Kernel kernel, Point[] points, int from, int n, KernelRow[] rows) {
    this.view = view;
    this.kernel = kernel;
    this.points = points;
    this.from = from;
    this.rows = rows;
    count = n;
  }

  /** Lets idle cores compute; the core set must be one that nobody adds to. */
  void offer() {
    for (int k = Runtime.getRuntime().availableProcessors(); k > 1; k--) {
      ForkJoinPool.commonPool().execute(this::work);
    }
  }

  /** Computes rows until all are taken. */
  private void work() {
    for (int k = next.getAndAdd(GRAIN); k < count; k = next.getAndAdd(GRAIN)) {
      int end = Math.min(count, k + GRAIN);
      try {
        for (int r = k; r < end; r++) {
          rows[r].compute(view, kernel, points[from + r]);
        }
      } catch (RuntimeException | Error e) {
        failed = true;
      } finally {
        done.addAndGet(end - k);
      }
    }
  }

  /** Helps, and waits for the others. */
  void finish() {
    work();
    for (int k = 0; done.get() < count; k++) {
      if (k < PATIENCE) {
        Thread.onSpinWait();
      } else {
        Thread.yield();
      }
    }
  }

  /** Nobody needs these rows any more. */
  void abandon() {
    next.set(count);
  }

  /** How many rows there are. */
  int count() {
    return count;
  }

  /** Which vectors were stored. */
  CoreSet view() {
    return view;
  }

  /** The array that the rows are computed into. */
  KernelRow[] rows() {
    return rows;
  }

  /** One of the rows, after {@link #finish}; null if it could not be computed, whose reason computing it alone tells. */
  KernelRow row(int k) {
    return failed ? null : rows[k];
  }
}
