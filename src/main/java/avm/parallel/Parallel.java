package avm.parallel;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Work on many rows by several threads: whoever is free takes the next few rows. How many there are is what the pool has
 * that the work is done in: one made {@link #by} so many threads, else the common pool, which has all cores.
 */
public final class Parallel {
  /** How many rows are worth the taking. */
  public static final int ROWS = 256;
  /** So many operations are worth several threads: a thread is woken, and waited for, in as long as a million takes. */
  private static final double WORTH = 1e7;
  /** After so many milliseconds a thread that waits looks whether it has been interrupted before it began to. */
  private static final int PATIENCE = 100;

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
   * {@return the numbers 0 … n − 1, for several threads where there is enough to do}
   *
   * @param n how many
   * @param operations about how many multiplications all of them take together
   */
  public static IntStream range(int n, double operations) {
    IntStream all = IntStream.range(0, n);
    return operations >= WORTH ? all.parallel() : all;
  }

  /**
   * Does something with each of 0 … n − 1, by several threads where there is enough to do.
   *
   * @param n how many
   * @param operations about how many multiplications all of them take together
   * @param each what is done
   */
  public static void each(int n, double operations, IntConsumer each) {
    if (operations >= WORTH) {
      range(n, operations).forEach(each);
      return;
    }
    for (int i = 0; i < n; i++) {
      each.accept(i);
    }
  }

  /** {@return how many threads there are for the calling one's work, itself included} */
  static int threads() {
    ForkJoinPool pool = ForkJoinTask.getPool();
    return pool == null || pool == ForkJoinPool.commonPool()
        ? Math.min(ForkJoinPool.getCommonPoolParallelism() + 1, Runtime.getRuntime().availableProcessors())
        : pool.getParallelism();
  }

  /**
   * {@return what work gives that so many threads do} An interrupt of the calling thread, which waits, goes to the one that
   * does the work.
   *
   * @param threads how many, 0 for all cores: the calling thread then works itself
   * @param work the work
   * @param <T> what it gives
   */
  public static <T> T by(int threads, Supplier<T> work) {
    if (threads == 0 || threads == threads() && ForkJoinTask.inForkJoinPool()) {
      return work.get();
    }
    ForkJoinPool pool = new ForkJoinPool(threads);
    AtomicReference<Thread> worker = new AtomicReference<>();
    CompletableFuture<T> result = CompletableFuture.supplyAsync(() -> {
      worker.set(Thread.currentThread());
      return work.get();
    }, pool);
    try {
      return waitFor(result, worker);
    } catch (CompletionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause();
    } finally {
      pool.shutdown();
    }
  }

  private static <T> T waitFor(CompletableFuture<T> result, AtomicReference<Thread> worker) {
    boolean interrupted = false;
    while (!result.isDone()) {
      try {
        result.get(PATIENCE, TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        interrupted = true;
      } catch (TimeoutException | ExecutionException e) {
        // it is looked at again
      }
      if (interrupted && worker.get() != null) {
        worker.get().interrupt();
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return result.join();
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
    for (int k = Math.min(threads() - 1, (n - 1) / rows); k > 0; k--) {
      helpers.add(ForkJoinTask.adapt(work).fork());
    }
    work.run();
    helpers.forEach(ForkJoinTask::join);
    return failures.get() == 0;
  }
}
