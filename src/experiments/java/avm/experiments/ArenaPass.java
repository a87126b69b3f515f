package avm.experiments;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import weka.classifiers.functions.AVM;
import weka.core.Instances;

/** One learner on its way through one stream. Nothing else holds the learner, so that its memory can be told. */
final class ArenaPass {
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final String part;
  private final Arena arena;
  private final String system;
  private final Instances rows;
  private final Scores scores = new Scores();
  private final Clock clock = new Clock();
  private ArenaLearner learner;
  private final long[] took;
  private final ArenaPass before;
  private long sum;
  private long slowest;
  private long slowestWarm;

  /** Another pass of the same rows, or of their first ones, may have gone before, else null. */
  ArenaPass(String part, Arena arena, String system, Instances rows, ArenaLearner learner, int count, ArenaPass before) {
    this.part = part;
    this.arena = arena;
    this.system = system;
    this.rows = rows;
    this.learner = learner;
    this.before = before;
    took = new long[count];
  }

  /** Goes through the rows [from, to). */
  void go(int from, int to) throws Exception {
    for (int t = from; t < to; t++) {
      double truth = rows.instance(t).classValue();
      long start = threads.getCurrentThreadCpuTime();
      double[] said = learner.predict(t);
      learner.learn(t);
      took[t] = threads.getCurrentThreadCpuTime() - start;
      sum += took[t];
      slowest = Math.max(slowest, took[t]);
      // a row's work is the same each time; what a shared machine adds to it is not
      long least = before != null && t < before.took.length ? Math.min(took[t], before.took[t]) : took[t];
      slowestWarm = t < ArenaPart.WARM ? slowestWarm : Math.max(slowestWarm, least);
      if (arena.nominal()) {
        scores.addClass(said, rows.numClasses(), (int) truth);
      } else {
        scores.addNumber(said, truth);
      }
    }
  }

  /** The result so far. */
  Result result(int count) {
    boolean nominal = arena.nominal();
    double seconds = clock.seconds();
    double cpu = clock.cpuSeconds();
    AVM avm = learner.model() instanceof AVM ours ? ours : null;
    Online online = new Online(nominal ? scores.logLoss() : Double.NaN, nominal ? scores.calibration() : Double.NaN,
        sum / 1e9, slowest / 1e6, slowestWarm / 1e6, Double.NaN);
    return new Result(part, arena.name(), system, 0, count, 0, nominal ? scores.accuracy() : Double.NaN,
        Double.NaN, nominal ? Double.NaN : scores.rmse(), Double.NaN, seconds, cpu, Double.NaN,
        avm == null ? Double.NaN : avm.getMeasure("measureCorePoints"), Text.bytes(learner.model()), Text.now(), "",
        online);
  }

  /** Lets the learner go, and tells the bytes that it held. */
  double release() {
    double with = heap();
    learner = null;
    return with - heap();
  }

  /** The serial collector moves everything together only every fourth time; the others may leave dead objects. */
  private static double heap() {
    for (int k = 0; k < 4; k++) {
      System.gc();
    }
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }
}
