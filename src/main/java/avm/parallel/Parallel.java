package avm.parallel;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Work on many rows, on all cores of the machine: whoever is free takes the next few rows. */
public final class Parallel {
  /** How many rows are worth the taking. */
  public static final int ROWS = 256;

  private Parallel() {
  }

  /** One thread's work. */
  public interface Ranged {
    /**
     * Does the work on some rows.
     *
     * @param from the first
     * @param to the one after the last
     * @return false if it cannot be done
     */
    boolean on(int from, int to);
  }

  /**
   * Does work on rows 0 … n − 1.
   *
   * @param n how many rows
   * @param rows how many of them at a time
   * @param workers makes a worker for each thread
   * @return false if some could not be done
   */
  public static boolean forRanges(int n, int rows, Supplier<Ranged> workers) {
    AtomicInteger next = new AtomicInteger();
    AtomicInteger failures = new AtomicInteger();
    Runnable work = () -> {
      Ranged worker = workers.get();
      for (int from = next.getAndAdd(rows); from < n && failures.get() == 0; from = next.getAndAdd(rows)) {
        if (!worker.on(from, Math.min(n, from + rows))) {
          failures.incrementAndGet();
        }
      }
    };
    List<ForkJoinTask<?>> helpers = new ArrayList<>();
    for (int k = Math.min(ForkJoinPool.getCommonPoolParallelism(), (n - 1) / rows); k > 0; k--) {
      helpers.add(ForkJoinPool.commonPool().submit(work));
    }
    work.run();
    helpers.forEach(ForkJoinTask::join);
    return failures.get() == 0;
  }
}
