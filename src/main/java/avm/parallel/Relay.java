package avm.parallel;

import avm.data.Point;
import avm.data.PointSource;
import avm.kernel.Kernel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.ObjIntConsumer;

/**
 * Rows that are learned in order, by several threads in turn. Kernel values do not depend on the coefficients, so each
 * thread computes those of a few rows, its leg, while another one learns; then the model comes to it like a baton, and it
 * learns its rows, whose kernel values are in its own core's cache: what goes from core to core is the model, once a leg,
 * which is much less. Only the vectors stored since a leg was computed are missing then; they are few, and each row is
 * completed with them, so that it is, bit for bit, the row computed alone.
 *
 * <p>Whoever comes first takes the next leg, so nobody ever waits for a thread that has not begun.
 */
public final class Relay {
  /** How many rows legs have on average at the most, so that all of them stay in the cache next to the core, */
  private static final int MOST_ROWS = 96;
  /** at the least, */
  private static final int LEAST_ROWS = 16;
  /** and how many kernel values in between: few enough that seldom a vector is stored meanwhile. */
  private static final int VALUES = 1 << 14;
  /** By how much a leg may be longer or shorter than that. */
  private static final int TIMES = 2;
  /** Of so many legs a thread's speed is the mean, about. */
  private static final int RECENT = 16;
  /** More threads than this would wait for the baton. */
  private static final int MOST_THREADS = 4;
  /** How often to look for the baton before other threads are let go first: it may wait for this one's core. */
  private static final int PATIENCE = 50;
  /** A helper that has let them for so many nanoseconds goes away: the machine has no core idle. */
  private static final long LONG = 20_000_000;
  /** It is called back after so many legs. */
  private static final int REST = 100;
  /** If letting other threads go takes longer than so many nanoseconds, there was one, */
  private static final long SHORT = 2000;
  /** and if there was one in so many legs, it is the thread waited for: who sleeps for a moment wakes on an idle core. */
  private static final int TOGETHER = 3;
  /** A view of the stored vectors is renewed when one more is stored for so many features. */
  private static final int FEATURES = 4096;

  private final Kernel kernel;
  private final PointSource source;
  private final int count;
  private final ObjIntConsumer<Point> step;
  private final AtomicInteger claimed = new AtomicInteger();
  /** How many helpers have been called, and how many are at it. */
  private final AtomicInteger called = new AtomicInteger();
  private final AtomicInteger helping = new AtomicInteger();
  /** The row whose turn it is, where a leg begins. */
  private volatile int turn;
  private volatile Throwable failure;
  /** The vectors stored at one moment, for all threads. */
  private volatile CoreSet view;
  /** Those of the threads that are at it. */
  private final List<Leg> legs = new CopyOnWriteArrayList<>();
  private CoreSet cores;
  private Leg leg;

  /** Some rows, computed by one thread. */
  private final class Leg {
    private final KernelRow[] rows = new KernelRow[Math.min(TIMES * MOST_ROWS, count)];
    private final Point[] points = new Point[rows.length];
    private CoreSet against;
    private int from;
    private int to;
    private int next;
    /** In how many legs on end the core was shared with another thread. */
    private int together;
    /** How many rows a nanosecond this thread computes and learns, 0 at first. */
    private volatile double speed;

    /**
     * How long this thread's legs should be, times the average. Threads come in turn, so the slowest one would set the
     * pace of all if legs were equal, and a core that has to serve others too may be slow for seconds.
     */
    private double share() {
      double all = 0;
      for (Leg each : legs) {
        if (each.speed == 0) {
          return 1;
        }
        all += each.speed;
      }
      return Math.max(1.0 / TIMES, Math.min(TIMES, speed * legs.size() / all));
    }

    /** Takes rows that nobody has taken; false if there are none. */
    private boolean claim() {
      do {
        against = view;
        from = claimed.get();
        int n = Math.max(LEAST_ROWS, Math.min(MOST_ROWS, VALUES / (against.size() + 1)));
        to = (int) Math.min(count, from + Math.rint(share() * n));
      } while (from < to && !claimed.compareAndSet(from, to));
      return from < to && failure == null;
    }

    /** Computes the rows and, when it is their turn, learns them; false if that took long to come. */
    private boolean run() {
      for (int k = to - from - 1; k >= 0 && rows[k] == null; k--) {
        rows[k] = new KernelRow();
      }
      long start = System.nanoTime();
      source.give(from, to, points);
      against.compute(rows, to - from, kernel, points, against.size());
      long computed = System.nanoTime();
      long since = 0;
      boolean alone = true;
      for (int k = 0; turn != from && failure == null; k++) {
        since = k == PATIENCE ? System.nanoTime() : since;
        alone &= pause(k);
      }
      together = alone ? 0 : together + 1;
      long begin = System.nanoTime();
      if (failure == null) {
        learn();
        double now = (to - from) / (double) Math.max(1, computed - start + System.nanoTime() - begin);
        speed = speed == 0 ? now : speed + (now - speed) / RECENT;
      }
      return since == 0 || begin - since <= LONG;
    }

    private void learn() {
      leg = this;
      for (next = from; next < to;) {
        step.accept(points[next - from], next++);
      }
      if (!view.isViewOf(cores) || cores.size() - view.size() > cores.features() / FEATURES) {
        view = cores.view();
      }
      turn = to;
    }

    /** The row of the step that is being taken, complete; null if the core set is another one now. */
    private KernelRow row(Point x) {
      if (next == from || points[next - 1 - from] != x || !against.isViewOf(cores)) {
        return null;
      }
      KernelRow row = rows[next - 1 - from];
      if (row.size() < cores.size()) {
        row.complete(cores, kernel, x);
      }
      return row;
    }
  }

  /**
   * @param cores the core set now
   * @param kernel the kernel, or null if squared distances are all that steps ask for
   * @param source gives the points, in the order in which they will be learned, to the thread that learns them
   * @param n how many
   * @param step learns a point, by its number, in any thread
   */
  public Relay(CoreSet cores, Kernel kernel, PointSource source, int n, ObjIntConsumer<Point> step) {
    this.cores = cores;
    this.kernel = kernel;
    this.source = source;
    count = n;
    this.step = step;
    view = cores.view();
  }

  /** Takes all steps. What a step throws ends them all. */
  public void run() {
    int helpers = Math.min(Math.min(MOST_THREADS, Parallel.threads()), count / MOST_ROWS) - 1;
    try {
      Leg own = join();
      for (int k = 0; own.claim(); k++) {
        for (; k % REST == 0 && called.get() < helpers; called.incrementAndGet()) {
          ForkJoinTask.adapt(this::help).fork();
        }
        own.run();
      }
    } catch (RuntimeException | Error e) {
      failure = e;
    }
    for (int k = 0; helping.get() > 0; k++) {
      pause(k);
    }
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure instanceof RuntimeException exception) {
      throw exception;
    }
  }

  private Leg join() {
    Leg own = new Leg();
    legs.add(own);
    return own;
  }

  private void help() {
    helping.incrementAndGet();
    try {
      Leg own = join();
      while (own.claim() && own.run()) {
        if (own.together == TOGETHER) {
          own.together = 0;
          LockSupport.parkNanos(1);
        }
      }
      legs.remove(own);
    } catch (RuntimeException | Error e) {
      failure = e;
    }
    called.decrementAndGet();
    helping.decrementAndGet();
  }

  /** Lets a moment pass, the k-th in a row; false if another thread made use of it on this core. */
  private static boolean pause(int k) {
    if (k % PATIENCE < PATIENCE - 1) {
      Thread.onSpinWait();
      return true;
    }
    long start = System.nanoTime();
    Thread.yield();
    return System.nanoTime() - start < SHORT;
  }

  /**
   * Makes room for so many stored vectors in the rows of the thread that learns: see {@link KernelRow#reserve}. Those
   * of other threads, and all where stored vectors are many, find room when they need it, not beside the core set.
   *
   * @param n how many
   */
  public void reserve(int n) {
    int some = leg == null || cores.tiles() ? 0 : leg.to - leg.from;
    for (int k = 0; k < some; k++) {
      leg.rows[k].reserve(n);
    }
  }

  /**
   * The kernel values of the point whose step is being taken.
   *
   * @param now the core set now
   * @param x the point
   * @return its row, complete, or null if it must be computed alone
   */
  public KernelRow take(CoreSet now, Point x) {
    if (cores != now) {
      cores = now;
    }
    return leg == null ? null : leg.row(x);
  }
}
