package avm.expansion;

import avm.data.Point;
import avm.kernel.Kernel;

/**
 * The rows that are learned next, computed ahead on all cores of the machine, the next ones while these are learned.
 * Kernel values do not depend on the coefficients, so only the vectors stored since a row was computed are missing when
 * its turn comes; they are few, and the row is completed with them. A row of a block is, bit for bit, the row computed
 * alone.
 */
public final class KernelBlock {
  /** How many rows are computed at once at the most. */
  public static final int ROWS = 256;

  /** How many at the least, */
  private static final int LEAST_ROWS = 12;
  /** and how many kernel values in between: few enough that seldom a vector is stored meanwhile. */
  private static final int VALUES = 1 << 13;
  /** Fewer kernel values than this are not worth a second thread. */
  private static final int WORTH = 4000;

  private final KernelRow tail = new KernelRow();
  private Point[] points = new Point[0];
  private int count;
  private int next;
  private CoreSet cores;
  private RowsAhead now;
  /** The row of {@link #now} that is next. */
  private int at;
  private RowsAhead ahead;
  /** Where the rows after those ahead begin. */
  private int later;
  private CoreSet view;
  /** The vectors stored since {@link #now} was computed. */
  private CoreSet recent;
  private int base;
  private KernelRow[] spare;

  /** Makes an empty block. */
  public KernelBlock() {
  }

  /**
   * Begins with points.
   *
   * @param coreSet the core set
   * @param kernel the kernel
   * @param block the points, in the order in which they will be taken
   * @param n how many
   */
  public void compute(CoreSet coreSet, Kernel kernel, Point[] block, int n) {
    abandon();
    cores = coreSet;
    points = block;
    count = n;
    next = 0;
    later = 0;
    ahead = begin(kernel);
  }

  private void abandon() {
    for (RowsAhead rows : new RowsAhead[] {now, ahead}) {
      if (rows != null) {
        rows.abandon();
      }
    }
    now = null;
    ahead = null;
    count = 0;
    points = new Point[0];
  }

  /** Begins to compute the next rows, or returns null where there are none. */
  private RowsAhead begin(Kernel kernel) {
    int n = Math.min(count - later, Math.max(LEAST_ROWS, Math.min(ROWS, VALUES / (cores.size() + 1))));
    if (n <= 0) {
      return null;
    }
    if (view == null || view.size() != cores.size() || !view.isViewOf(cores)) {
      view = cores.view();
    }
    KernelRow[] rows = spare != null && spare.length >= n ? spare : new KernelRow[ROWS];
    spare = null;
    for (int k = 0; k < n && rows[k] == null; k++) {
      rows[k] = new KernelRow();
    }
    RowsAhead begun = new RowsAhead(view, kernel, points, later, n, rows);
    later += n;
    if ((long) n * cores.size() >= WORTH) {
      begun.offer();
    }
    return begun;
  }

  /** Waits for the rows ahead and begins with those after them. */
  private void advance(Kernel kernel) {
    spare = now == null || !now.isFinished() ? null : now.rows();
    now = ahead;
    now.finish();
    at = 0;
    base = now.view().size();
    recent = new CoreSet();
    ahead = begin(kernel);
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
    if (count == 0) {
      return null;
    }
    if (next >= count || points[next] != x || coreSet != cores) {
      abandon();
      return null;
    }
    next++;
    if (now == null || at == now.count()) {
      advance(kernel);
    }
    KernelRow row = now.row(at++);
    if (row == null) {
      return null;
    }
    while (base + recent.size() < coreSet.size()) {
      int i = base + recent.size();
      recent.add(coreSet.point(i), coreSet.isCell(i));
    }
    if (recent.size() > 0) {
      tail.compute(recent, kernel, x);
      row.append(tail);
    }
    return row;
  }
}
