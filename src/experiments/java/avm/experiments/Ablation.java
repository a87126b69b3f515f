package avm.experiments;

import avm.coverage.Always;
import avm.coverage.Hypersphere;
import avm.coverage.Nearest;
import avm.coverage.Neighbours;
import avm.coverage.Representation;
import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.learn.ExpansionLearner;
import avm.learn.Learners;
import avm.loss.Binary;
import avm.loss.Hinge;
import avm.loss.Logistic;
import avm.loss.MarginLoss;
import avm.weights.Coefficients;
import avm.weights.StreamingSuffix;
import avm.weights.WeightVectors;
import java.util.List;
import java.util.Locale;
import weka.core.Instance;
import weka.core.Instances;

/**
 * What each change to the paper's algorithm brings, on streams with settings that do not depend on it: the coverage,
 * and so the core points, are the same in every cell of the table. One run gives the error of the last weight vector
 * and of the suffix average, since both follow from the same steps.
 */
final class Ablation {
  static final String PART = "ablation";
  static final int[] NEIGHBOURS = {0, 1, 4, 16};
  /** The step offset "auto" as a multiple of 1/λ. */
  static final double OFFSET = 0.1;

  /** A stream with its settings. */
  record Setting(DataSet set, double gamma, double lambdaTimesN, double delta) {
  }

  static final List<Setting> SETTINGS = List.of(
      new Setting(stream("cod-rna"), 0.5, 0.1, 1.0),
      new Setting(stream("ijcnn1"), 1, 0.1, 1.0),
      new Setting(stream("a9a"), 0.0625, 1, 7.0));

  private final Run run;

  Ablation(Run run) {
    this.run = run;
  }

  private static DataSet stream(String name) {
    return DataSet.STREAMS.stream().filter(s -> s.name().equals(name)).findFirst().orElseThrow();
  }

  /** The name of a combination. */
  static String system(int neighbours, boolean offset, boolean logistic, boolean suffix) {
    return (neighbours == 0 ? "nearest" : "k=" + neighbours) + "/" + (suffix ? "suffix" : "last") + "/"
        + (offset ? "offset" : "paper's step") + "/" + (logistic ? "logistic" : "hinge");
  }

  void all() throws Exception {
    for (Setting setting : SETTINGS) {
      if (run.wants("ablation", true, setting.set)) {
        Instances data = setting.set.load(run.data());
        Point[] points = new Point[data.numInstances()];
        double[] targets = new double[points.length];
        for (int i = 0; i < points.length; i++) {
          points[i] = point(data.instance(i));
          targets[i] = data.instance(i).classValue() == 0 ? -1 : 1;
        }
        for (int cell = 0; cell < 4 * NEIGHBOURS.length; cell++) {
          measure(setting, points, targets, NEIGHBOURS[cell / 4], (cell & 1) != 0, (cell & 2) != 0);
        }
      }
    }
  }

  /** A row as it is: the three sets are scaled already. */
  private static Point point(Instance row) {
    Point point = new Point(row.numValues());
    for (int k = 0; k < row.numValues(); k++) {
      if (row.index(k) != row.classIndex()) {
        point.add(row.index(k), row.valueSparse(k));
      }
    }
    return point;
  }

  private void measure(Setting setting, Point[] points, double[] targets, int neighbours, boolean offset,
      boolean logistic) throws Exception {
    double lambda = setting.lambdaTimesN / points.length;
    Kernel kernel = new Gaussian(setting.gamma);
    MarginLoss loss = logistic ? new Logistic() : new Hinge();
    Representation representation = neighbours == 0 ? new Nearest() : new Neighbours(kernel, neighbours);
    ExpansionLearner learner = Learners.avm(kernel, new Binary(loss),
        new WeightVectors(new Coefficients(1, lambda, offset ? OFFSET / lambda : 0), new StreamingSuffix(1), null),
        new Hypersphere(setting.delta), new Always(), representation, null, 0);
    double[] suffix = new double[1];
    int lastRight = 0;
    int suffixRight = 0;
    Clock clock = new Clock();
    for (int i = 0; i < points.length; i++) {
      learner.observe(points[i]);
      learner.outputScores(suffix);
      boolean positive = targets[i] > 0;
      lastRight += learner.scores()[0] > 0 == positive ? 1 : 0;
      suffixRight += suffix[0] > 0 == positive ? 1 : 0;
      learner.update(targets[i], 1);
    }
    double seconds = clock.seconds();
    double cpu = clock.cpuSeconds();
    String settings = String.format(Locale.ROOT, "gamma=%g lambda=%g delta=%g", setting.gamma, lambda, setting.delta);
    run.put(List.of(
        result(setting, points, learner, system(neighbours, offset, logistic, false), lastRight, seconds, cpu,
            settings),
        result(setting, points, learner, system(neighbours, offset, logistic, true), suffixRight, seconds, cpu,
            settings)));
  }

  private static Result result(Setting setting, Point[] points, ExpansionLearner learner, String system, int right,
      double seconds, double cpu, String settings) {
    return new Result(PART, setting.set.name(), system, 0, points.length, 0, 100.0 * right / points.length, Double.NaN,
        Double.NaN, Double.NaN, seconds, cpu, Double.NaN, learner.cores().size(), learner.report().bytes(), Text.now(),
        settings);
  }
}
