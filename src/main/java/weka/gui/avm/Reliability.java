package weka.gui.avm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import weka.classifiers.evaluation.NominalPrediction;
import weka.classifiers.evaluation.Prediction;

/**
 * What was predicted against what was observed. For classes: of the rows whose class was given a probability, the share
 * that had it. For numbers: the predicted and the observed ones.
 */
public final class Reliability {
  private static final int BINS = 10;
  private static final int MOST_DOTS = 2000;

  private Reliability() {
  }

  /**
   * {@return the picture}
   *
   * @param title the picture's title
   * @param how how the predictions were made
   * @param predictions predictions of rows that were not learned before; those without a class do not count
   */
  public static Picture of(String title, String how, List<? extends Prediction> predictions) {
    List<? extends Prediction> known = predictions.stream().filter(each -> !Double.isNaN(each.actual())
        && !Double.isNaN(each.predicted())).toList();
    if (known.isEmpty()) {
      return new Chart(title, how, Axis.of("predicted", 0, 1, 0, 1), "observed", null, "There are no predictions.",
          List.of());
    }
    return known.stream().anyMatch(NominalPrediction.class::isInstance) ? ofClasses(title, how, known)
        : ofNumbers(title, how, known);
  }

  /** Pairs of predicted and observed, in order of what was predicted: of two classes the second, of more every one. */
  private static List<double[]> pairs(List<? extends Prediction> predictions) {
    List<double[]> pairs = new ArrayList<>();
    for (Prediction prediction : predictions) {
      if (prediction instanceof NominalPrediction nominal) {
        double[] p = nominal.distribution();
        for (int c = p.length == 2 ? 1 : 0; c < p.length; c++) {
          pairs.add(new double[] {p[c], nominal.actual() == c ? 1 : 0});
        }
      } else {
        pairs.add(new double[] {prediction.predicted(), prediction.actual()});
      }
    }
    pairs.sort(Comparator.comparingDouble(pair -> pair[0]));
    return pairs;
  }

  private static Picture ofClasses(String title, String how, List<? extends Prediction> predictions) {
    List<double[]> pairs = pairs(predictions);
    List<double[]> points = new ArrayList<>();
    double[] counts = new double[BINS];
    double off = 0;
    for (int b = 0; b < BINS; b++) {
      int bin = b;
      List<double[]> in = pairs.stream().filter(pair -> Math.min(BINS - 1, (int) (pair[0] * BINS)) == bin).toList();
      counts[b] = in.size();
      if (!in.isEmpty()) {
        double predicted = mean(in, 0);
        double observed = mean(in, 1);
        double[] interval = interval(observed, in.size());
        points.add(new double[] {predicted, observed, interval[0], interval[1]});
        off += Math.abs(predicted - observed) * in.size() / pairs.size();
      }
    }
    double[] edges = DoubleStream.iterate(0, e -> e + 1.0 / BINS).limit(BINS + 1).toArray();
    double[] x = column(points, 0);
    double squared = pairs.stream().mapToDouble(pair -> (pair[0] - pair[1]) * (pair[0] - pair[1])).average().orElse(0);
    String facts = String.format(Locale.ROOT,
        "%s: %,d rows, mean squared error of a probability %.3g, off by %.3g on average", how, predictions.size(),
        squared, off);
    return new Chart(title, facts, Axis.of("predicted probability", 0, 1, 0, 1), "observed share", "rows", "", List.of(
        new Layer.Bars("rows of that probability", Palette.BLUE, true, edges, counts),
        new Layer.Band("95% interval of the observed share", Palette.VERMILLION, x, column(points, 2), column(points, 3)),
        new Layer.Line("observed share of rows", Palette.VERMILLION, false, true, false, x, column(points, 1)),
        new Layer.Line("as observed, if predictions are right", Palette.INK, true, false, false, new double[] {0, 1},
            new double[] {0, 1})));
  }

  /** Wilson's interval of a share of n rows. */
  private static double[] interval(double share, int n) {
    double z = 1.96 * 1.96 / n;
    double half = 1.96 * Math.sqrt(share * (1 - share) / n + z / n / 4);
    return new double[] {(share + z / 2 - half) / (1 + z), (share + z / 2 + half) / (1 + z)};
  }

  private static Picture ofNumbers(String title, String how, List<? extends Prediction> predictions) {
    List<double[]> pairs = pairs(predictions);
    int n = pairs.size();
    List<double[]> points = new ArrayList<>();
    for (int b = 0; b < BINS; b++) {
      List<double[]> in = pairs.subList(b * n / BINS, Math.max(b * n / BINS + 1, (b + 1) * n / BINS));
      double[] observed = in.stream().mapToDouble(pair -> pair[1]).sorted().toArray();
      points.add(new double[] {mean(in, 0), mean(in, 1), observed[observed.length / 10],
          observed[observed.length - 1 - observed.length / 10]});
    }
    int stride = Math.max(1, (n + MOST_DOTS - 1) / MOST_DOTS);
    List<double[]> some = IntStream.range(0, n).filter(i -> i % stride == 0).mapToObj(pairs::get).toList();
    double low = pairs.get(0)[0];
    double high = pairs.get(n - 1)[0];
    double[] x = column(points, 0);
    String facts = String.format(Locale.ROOT, "%s: %,d rows, RMSE %.4g, mean of predicted minus observed %.3g", how, n,
        Math.sqrt(pairs.stream().mapToDouble(pair -> (pair[0] - pair[1]) * (pair[0] - pair[1])).average().orElse(0)),
        pairs.stream().mapToDouble(pair -> pair[0] - pair[1]).average().orElse(0));
    return new Chart(title, facts, Axis.of("predicted", low, high, 0, 1), "observed", null, "", List.of(
        new Layer.Dots("row", Palette.BLUE, 2.5, column(some, 0), column(some, 1)),
        new Layer.Line("mean of a tenth of the rows", Palette.VERMILLION, false, true, false, x, column(points, 1)),
        new Layer.Band("where four in five of them are", Palette.VERMILLION, x, column(points, 2), column(points, 3)),
        new Layer.Line("as observed, if predictions are right", Palette.INK, true, false, false, new double[] {low, high},
            new double[] {low, high})));
  }

  private static double mean(List<double[]> pairs, int k) {
    return Arrays.stream(column(pairs, k)).average().orElse(0);
  }

  private static double[] column(List<double[]> points, int k) {
    return points.stream().mapToDouble(point -> point[k]).toArray();
  }
}
