package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import org.junit.Test;
import weka.classifiers.meta.Bagging;
import weka.core.Instances;

/** How many threads train is -num-slots; what is learned does not depend on it, and threads keep nothing of a model. */
public class AVMSlotsTest {
  private static final int[] KINDS = {4, 0};

  /** How many tasks the threads of the common pool took while something was done. */
  private static long taken(Callable<?> work) throws Exception {
    ForkJoinPool.commonPool().awaitQuiescence(10, TimeUnit.SECONDS);
    long before = ForkJoinPool.commonPool().getStealCount();
    assertNotNull(work.call());
    ForkJoinPool.commonPool().awaitQuiescence(10, TimeUnit.SECONDS);
    return ForkJoinPool.commonPool().getStealCount() - before;
  }

  @Test
  public void theModelDoesNotDependOnIt() throws Exception {
    for (int classes : KINDS) {
      Instances rows = Rows.rows(250, classes, 1);
      for (String options : new String[] {"", "-E 2", Rows.LAW, "-single", "-W 100"}) {
        boolean stream = options.contains("-W");
        AVM all = stream ? Rows.stream(options, rows) : Rows.batch(options, rows);
        for (String slots : new String[] {" -num-slots 1", " -num-slots 3"}) {
          AVM some = stream ? Rows.stream(options + slots, rows) : Rows.batch(options + slots, rows);
          Rows.assertSame(options + slots, Rows.predictions(all, rows), Rows.predictions(some, rows));
          Rows.assertSame(options + slots, all.distributionsForInstances(rows), some.distributionsForInstances(rows));
        }
      }
    }
  }

  @Test
  public void oneIsOne() throws Exception {
    Instances rows = Rows.rows(1500, 2, 1);
    AVM alone = Rows.avm("-num-slots 1");
    assertEquals(0, taken(() -> {
      alone.buildClassifier(rows);
      return alone.distributionsForInstances(rows);
    }));
    assertEquals(0, taken(() -> Rows.stream("-num-slots 1 -W 300", new Instances(rows, 0, 400))));
    if (Runtime.getRuntime().availableProcessors() > 1) {
      assertTrue(taken(() -> Rows.batch("", rows)) > 0);
    }
  }

  /** The warm-up fits scaling with several threads; after it, the thread that brings a row learns it. */
  @Test
  public void aStreamIsLearnedByOneThread() throws Exception {
    Instances rows = Rows.rows(2500, 2, 1);
    for (String options : new String[] {"-W 300", "-L 0.001 -W 300"}) {
      AVM stream = Rows.stream(options, new Instances(rows, 0, 300));
      assertEquals(options, 0, taken(() -> {
        for (int i = 300; i < rows.size(); i++) {
          stream.updateClassifier(rows.get(i));
          assertEquals("it is learned at once", i + 1, stream.getMeasure("measureSteps"), 0);
        }
        return stream;
      }));
    }
    GuideFactsTest.assertSays("doc/guide.md", "After its warm-up a stream is learned by one thread, row by row.");
  }

  /** A Bagging of several threads has a thread for each core already. */
  @Test
  public void insideABaggingOfSeveralThreads() throws Exception {
    Instances rows = Rows.rows(200, 2, 1);
    Bagging bagging = new Bagging();
    bagging.setClassifier(new AVM());
    bagging.setNumIterations(2);
    bagging.setNumExecutionSlots(2);
    assertEquals(0, taken(() -> {
      bagging.buildClassifier(rows);
      return bagging;
    }));
  }

  @Test
  public void anInterruptEndsTraining() throws Exception {
    Instances rows = Rows.rows(3000, 4, 1);
    for (int slots = 0; slots < 3; slots++) {
      for (int after : new int[] {0, 30, 300}) {
        String options = "-num-slots " + slots;
        Throwable[] thrown = new Throwable[1];
        boolean[] still = new boolean[1];
        Thread trains = new Thread(() -> {
          try {
            Rows.batch(options, rows);
          } catch (Throwable e) {
            thrown[0] = e;
          }
          still[0] = Thread.currentThread().isInterrupted();
        });
        trains.start();
        Thread.sleep(after);
        trains.interrupt();
        trains.join(60_000);
        assertFalse(trains.isAlive());
        assertTrue("" + thrown[0], thrown[0] instanceof CancellationException);
        assertTrue(thrown[0].getMessage(), thrown[0].getMessage().matches("AVM: training was stopped after \\d+ rows"));
        assertTrue("the thread is still interrupted", still[0]);
      }
    }
  }

  private static List<WeakReference<?>> used(Instances rows, ExecutorService threads) throws Exception {
    List<WeakReference<?>> parts = new ArrayList<>();
    for (String options : new String[] {"", "-E 2", "-num-slots 2", "-single -E 1"}) {
      AVM model = Rows.batch(options, rows);
      model.distributionsForInstances(rows);
      for (int k = 0; k < 2; k++) {
        threads.submit(() -> model.distributionForInstance(rows.get(0))).get();
      }
      parts.add(new WeakReference<>(model));
      parts.add(new WeakReference<>(model.model()));
      parts.add(new WeakReference<>(model.model().learner().cores()));
    }
    return parts;
  }

  @Test
  public void threadsKeepNothingOfAModel() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      List<WeakReference<?>> parts = used(Rows.rows(500, 2, 1), threads);
      for (int k = 0; k < 50 && parts.stream().anyMatch(part -> part.get() != null); k++) {
        System.gc();
        Thread.sleep(20);
      }
      parts.forEach(part -> assertNull(part.get()));
    } finally {
      threads.shutdown();
    }
  }
}
