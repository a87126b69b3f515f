package avm.experiments;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import weka.classifiers.bayes.NaiveBayesUpdateable;
import weka.classifiers.functions.AVM;
import weka.classifiers.functions.SGD;
import weka.classifiers.lazy.IBk;
import weka.classifiers.trees.HoeffdingTree;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/** Streams in the order of their files: every row is predicted, then learned. */
final class StreamPart {
  static final String PART = "stream";
  /** Sets of more rows */
  static final int LONG = 100_000;
  /** are also shown after this many first ones. */
  static final int PREFIX = 50_000;

  static final String JSAT = "JSAT KernelSGD";
  private static final Map<String, Supplier<OnlineLearner>> SYSTEMS = new LinkedHashMap<>();

  static {
    SYSTEMS.put("SPegasos", PegasosOnline::new);
    SYSTEMS.put("NaiveBayesUpdateable", () -> new WekaOnline(new NaiveBayesUpdateable()));
    SYSTEMS.put("SGD", () -> new WekaOnline(new SGD()));
    SYSTEMS.put("HoeffdingTree", () -> new WekaOnline(new HoeffdingTree()));
    SYSTEMS.put("IBk -W 1000", () -> new WekaOnline(window()));
    SYSTEMS.put(Contender.AVM, () -> new WekaOnline(new AVM()));
  }

  private final Run run;

  StreamPart(Run run) {
    this.run = run;
  }

  private static IBk window() {
    IBk ibk = new IBk();
    ibk.setWindowSize(1000);
    return ibk;
  }

  /** The systems that go through every stream. */
  static List<String> systems() {
    return List.copyOf(SYSTEMS.keySet());
  }

  void all() throws Exception {
    for (DataSet set : DataSet.STREAMS) {
      Instances rows = null;
      for (Map.Entry<String, Supplier<OnlineLearner>> system : SYSTEMS.entrySet()) {
        boolean ours = system.getKey().equals(Contender.AVM);
        if (run.wants(system.getKey(), ours, set) && run.missing(PART, set, system.getKey(), ours, 0)) {
          rows = rows == null ? set.load(run.data()) : rows;
          run.put(measure(set, system.getKey(), system.getValue().get(), rows));
        }
      }
      if (StreamReport.JSAT.containsKey(set.name()) && run.wants(JSAT, false, set)
          && run.missing(PART, set, JSAT, false, 0)) {
        jsat(set, rows == null ? set.load(run.data()) : rows);
      }
    }
  }

  /** The best of JSAT's settings. */
  private void jsat(DataSet set, Instances rows) throws Exception {
    List<Result> best = null;
    for (OnlineLearner learner : JsatOnline.all(rows.numInstances())) {
      List<Result> results = measure(set, JSAT, learner, rows);
      System.out.println(results.get(0).shown());
      best = best == null || results.get(0).accuracy() > best.get(0).accuracy() ? results : best;
    }
    run.put(best);
  }

  private static List<Result> measure(DataSet set, String system, OnlineLearner learner, Instances rows)
      throws Exception {
    List<Result> results = new ArrayList<>();
    learner.start(new Instances(rows, 0));
    int n = rows.numInstances();
    int right = 0;
    Scores scores = new Scores();
    Clock clock = new Clock();
    for (int t = 0; t < n; t++) {
      Instance row = rows.instance(t);
      double[] said = learner.distribution(row);
      int label = said == null ? learner.predict(row) : Utils.sum(said) > 0 ? Utils.maxIndex(said) : -1;
      right += label == (int) row.classValue() ? 1 : 0;
      learner.learn(row);
      if (said != null) {
        scores.addClass(said, rows.numClasses(), (int) row.classValue());
      }
      if (t + 1 == n || t + 1 == PREFIX && n > LONG) {
        results.add(result(set, system, learner, t + 1, right, clock.seconds(), clock.cpuSeconds(),
            said == null ? Online.NONE : Online.of(scores.logLoss(), scores.calibration())));
      }
    }
    return results;
  }

  private static Result result(DataSet set, String system, OnlineLearner learner, int rows, int right, double seconds,
      double cpu, Online online) {
    AVM avm = learner.model() instanceof AVM ours ? ours : null;
    return new Result(PART, set.name(), system, 0, rows, 0, 100.0 * right / rows, Double.NaN, Double.NaN, Double.NaN,
        seconds, cpu, Double.NaN, avm != null ? avm.getMeasure("measureCorePoints")
        : learner instanceof JsatOnline ? JsatOnline.BUDGET : Double.NaN,
        Text.bytes(learner.model()), Text.now(), avm != null ? Text.settings(avm)
        : learner instanceof JsatOnline ? learner.toString() : "", online);
  }
}
