package avm.expansion;

import avm.data.Point;
import avm.kernel.Kernel;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Some rows against the vectors stored at one moment, computed by whoever has time: idle cores, and who needs them. */
final class RowsAhead {
  /** How many rows are taken up at once. */
  private static final int GRAIN = 6;
  /** How often to look for rows that others have taken up before doing without them. */
  private static final int PATIENCE = 300;

  private final CoreSet view;
  private final Kernel kernel;
  private final Point[] points;
  private final int from;
  private final KernelRow[] rows;
  private final int count;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicInteger done = new AtomicInteger();
  /** 1 for a row that is there. */
  private final AtomicIntegerArray there;

  /** The rows of points[from] and those after it, n together. */
  RowsAhead(CoreSet view, Kernel kernel, Point[] points, int from, int n, KernelRow[] rows) {
    this.view = view;
    this.kernel = kernel;
    this.points = points;
    this.from = from;
    this.rows = rows;
    count = n;
    there = new AtomicIntegerArray(n);
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
      KernelRow.compute(rows, k, end, view, kernel, points, from);
      for (int r = k; r < end; r++) {
        rows[r].kernels();
        there.set(r, 1);
      }
      done.addAndGet(end - k);
    }
  }

  /** Helps, and waits a moment for the others; not for one whose core has been given to another program. */
  void finish() {
    work();
    for (int k = 0; k < PATIENCE && !isFinished(); k++) {
      Thread.onSpinWait();
    }
  }

  /** Whether all rows are there. */
  boolean isFinished() {
    return done.get() == count;
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

  /** One of the rows, after {@link #finish}; null if it is not there. */
  KernelRow row(int k) {
    return there.get(k) == 1 ? rows[k] : null;
  }
}
