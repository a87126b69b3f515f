package avm.siege;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import weka.classifiers.Classifier;
import weka.classifiers.functions.AVM;
import weka.classifiers.functions.LinearRegression;
import weka.classifiers.functions.Logistic;
import weka.classifiers.rules.ZeroR;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;

/**
 * Whether default options do about as well as the plainest models: on generated data the mean error over some seeds must not
 * exceed that of the better one of a constant and a linear model by more than {@link #MARGIN}, {@link #FEW_MARGIN} where rows
 * are few, {@link #LEAST_MARGIN} where there are hardly any. The error is a share of wrong classes, or a root mean squared error over the class's standard deviation.
 */
final class Quality {
  static final int[] ROWS = {20, 50, 100, 200, 500, 2000};
  /** The fewest seeds, and the fewest rows of all seeds together: few rows say little of a mean. */
  static final int SEEDS = 5;
  static final int ROWS_IN_ALL = 2000;
  static final String[] KINDS = {"linear", "additive", "radial", "checkerboard", "noise"};
  /** A nominal or a numeric class, with or without copies. */
  static final int FORMS = 4;
  private static final double MARGIN = 0.05;
  /** Below so many different rows they are few. */
  private static final int FEW = 100;
  private static final double FEW_MARGIN = 0.1;
  /** Below so many there are hardly any. */
  private static final int LEAST = 20;
  private static final double LEAST_MARGIN = 0.15;
  private static final int TESTED = 1000;
  private static final int ATTRIBUTES = 4;

  private Quality() {
  }

  /** What is worse than it may be, of all kinds of data with so many rows and seeds. */
  static List<String> check(long first, int[] rows, IntUnaryOperator seedsOf, PrintStream out) throws Exception {
    List<String> worse = new ArrayList<>();
    int places = 0;
    for (String kind : KINDS) {
      for (int n : rows) {
        int seeds = seedsOf.applyAsInt(n);
        for (int form = 0; form < FORMS; form++) {
          boolean nominal = form % 2 == 0;
          boolean copies = form > 1;
          double[] errors = new double[3];
          for (long seed = first; seed < first + seeds; seed++) {
            Instances train = data(kind, nominal, copies ? n / 3 : n, n, new Random(31 * seed + n));
            Instances test = data(kind, nominal, TESTED, TESTED, new Random(31 * seed + 17));
            Classifier[] models = {new AVM(), new ZeroR(), nominal ? new Logistic() : new LinearRegression()};
            for (int m = 0; m < models.length; m++) {
              models[m].buildClassifier(train);
              errors[m] += error(models[m], test) / seeds;
            }
          }
          places++;
          int different = copies ? n / 3 : n;
          double margin = different < LEAST ? LEAST_MARGIN : different < FEW ? FEW_MARGIN : MARGIN;
          String line = String.format(Locale.ROOT, "%s, %d rows%s, %s class: AVM %.3f, constant %.3f, linear %.3f", kind, n,
              copies ? " (two thirds copies)" : "", nominal ? "nominal" : "numeric", errors[0], errors[1], errors[2]);
          if (errors[0] > Math.min(errors[1], errors[2]) + margin) {
            worse.add(line);
          }
        }
      }
    }
    out.println("quality: " + places + " places, " + worse.size() + " worse than the margin (" + MARGIN + "; below " + FEW
        + " different rows " + FEW_MARGIN + ", below " + LEAST + " " + LEAST_MARGIN + ")");
    return worse;
  }

  private static double error(Classifier model, Instances test) throws Exception {
    double sum = 0;
    for (Instance row : test) {
      double error = model.classifyInstance(row) - row.classValue();
      sum += row.classAttribute().isNominal() ? Math.abs(error) : error * error;
    }
    return test.classAttribute().isNominal() ? sum / test.size() : Math.sqrt(sum / test.size() / test.variance(ATTRIBUTES));
  }

  private static Instances data(String kind, boolean nominal, int distinct, int n, Random random) {
    ArrayList<Attribute> all = new ArrayList<>();
    for (int a = 0; a < ATTRIBUTES; a++) {
      all.add(new Attribute("x" + a));
    }
    all.add(nominal ? new Attribute("y", List.of("no", "yes")) : new Attribute("y"));
    Instances data = new Instances(kind, all, n);
    data.setClassIndex(ATTRIBUTES);
    for (int i = 0; i < n; i++) {
      if (i >= distinct) {
        data.add(data.get(random.nextInt(distinct)));
        continue;
      }
      double[] x = new double[ATTRIBUTES + 1];
      for (int a = 0; a < ATTRIBUTES; a++) {
        x[a] = random.nextGaussian();
      }
      double f = switch (kind) {
        case "linear" -> x[0] - 0.5 * x[1];
        case "additive" -> Math.sin(2 * x[0]) + x[1];
        case "radial" -> x[0] * x[0] + x[1] * x[1] - 1.4;
        case "checkerboard" -> Math.signum(Math.sin(2 * x[0]) * Math.sin(2 * x[1]));
        default -> 0;
      };
      double y = f + (f == 0 ? 1 : 0.3) * random.nextGaussian();
      x[ATTRIBUTES] = nominal ? y > 0 ? 1 : 0 : y;
      data.add(new DenseInstance(1, x));
    }
    return data;
  }
}
