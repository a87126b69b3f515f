package avm.learn;

import avm.coverage.Always;
import avm.coverage.Coverage;
import avm.coverage.Hyperrectangle;
import avm.coverage.Hypersphere;
import avm.coverage.Nearest;
import avm.data.Point;
import avm.kernel.Gaussian;
import avm.loss.Binary;
import avm.loss.EpsilonInsensitive;
import avm.loss.Hinge;
import avm.loss.Logistic;
import avm.loss.Loss;
import avm.loss.MarginLoss;
import avm.loss.Multiclass;
import avm.loss.Objective;
import avm.loss.Regression;
import avm.loss.SmoothHinge;
import avm.loss.Squared;
import avm.weights.Average;
import avm.weights.Coefficients;
import avm.weights.Last;
import avm.weights.Output;
import avm.weights.Suffix;
import avm.weights.WeightVectors;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A golden stream: settings, rows with expected scores and cells, and the expected core points and coefficients. */
final class Golden {
  static final String[] NAMES = {
      "binary-hinge-rect", "binary-hinge-sphere", "binary-logistic-rect", "binary-logistic-sphere",
      "binary-smooth-hinge-rect", "binary-smooth-hinge-sphere", "multi-hinge-rect", "multi-hinge-sphere",
      "multi-logistic-rect", "multi-logistic-sphere", "reg-eps-rect", "reg-eps-sphere", "reg-l1-rect",
      "reg-l1-sphere", "reg-l2-rect", "reg-l2-sphere"};

  record Row(double[] x, double y, double[] scores, int cell) {
  }

  record Core(double[] x, double[] last, double[] average, double[] suffix) {
  }

  final Map<String, String> settings = new HashMap<>();
  final List<Row> rows = new ArrayList<>();
  final List<Core> cores = new ArrayList<>();

  Golden(String name) throws IOException {
    try (BufferedReader in = new BufferedReader(new InputStreamReader(
        Golden.class.getResourceAsStream("/golden/" + name + ".txt"), StandardCharsets.UTF_8))) {
      String section = "";
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        String[] f = line.split(" \\| ");
        if (line.startsWith("#")) {
          section = line.substring(2, 7);
        } else if (section.isEmpty()) {
          settings.put(line.split(" ")[0], line.split(" ")[1]);
        } else if (section.equals("strea")) {
          rows.add(new Row(numbers(f[1]), Double.parseDouble(f[2]), numbers(f[3]), Integer.parseInt(f[4].trim())));
        } else {
          cores.add(new Core(numbers(f[1]), numbers(f[2]), numbers(f[3]), numbers(f[4])));
        }
      }
    }
  }

  private static double[] numbers(String text) {
    return Arrays.stream(text.trim().split(" +")).mapToDouble(Double::parseDouble).toArray();
  }

  double number(String key) {
    return Double.parseDouble(settings.get(key));
  }

  /** The output of a name: last, average or suffix. */
  Output output(String name) {
    int outputs = (int) number("outputs");
    return switch (name) {
      case "last" -> new Last();
      case "average" -> new Average(outputs);
      default -> new Suffix(outputs, number("alpha"), rows.size());
    };
  }

  ExpansionLearner learner(Output output) {
    Objective objective = objective();
    double lambda = number("lambda");
    Coverage coverage = settings.get("coverage").equals("sphere")
        ? new Hypersphere(number("delta"))
        : new Hyperrectangle(number("delta"), (int) number("features"));
    return Learners.avm(new Gaussian(number("gamma")), objective,
        new WeightVectors(new Coefficients(objective.outputs(), lambda, 0), output, null), coverage, new Always(),
        new Nearest(), settings.get("loss").equals("l2") ? new BallProjection(number("ymax")) : null, 0);
  }

  private Objective objective() {
    String task = settings.get("task");
    if (task.equals("reg")) {
      return new Regression(regressionLoss());
    }
    return task.equals("multi") ? new Multiclass(marginLoss(), (int) number("outputs")) : new Binary(marginLoss());
  }

  private MarginLoss marginLoss() {
    return switch (settings.get("loss")) {
      case "hinge" -> new Hinge();
      case "logistic" -> new Logistic();
      default -> new SmoothHinge(number("tau"));
    };
  }

  private Loss regressionLoss() {
    return switch (settings.get("loss")) {
      case "l1" -> new EpsilonInsensitive(0);
      case "l2" -> new Squared();
      default -> new EpsilonInsensitive(number("epsilon"));
    };
  }

  /** Runs a learner over the rows. */
  void run(ExpansionLearner learner) {
    for (Row row : rows) {
      learner.observe(Point.of(row.x));
      learner.update(row.y, 1);
    }
  }
}
