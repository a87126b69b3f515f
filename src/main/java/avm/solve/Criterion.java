package avm.solve;

import avm.data.Exponential;
import avm.data.Point;
import avm.data.Sample;
import avm.loss.Logistic;
import avm.loss.Softmax;
import java.util.Arrays;

/**
 * How good scores are, lower being better: the mean squared error of a numeric target; for classes the mean logistic
 * loss after the scores have been multiplied by the {@link #slope}, so that neither an over-confident nor a timid model
 * is punished for what a calibration mends. Smoother than the error rate, and so a safer guide on few rows. Scores that
 * are all right are still told apart, by how alike their margins are.
 */
public final class Criterion {
  /** The slopes that scores may be multiplied by: e^±12. */
  private static final double STEEPEST = 162_754.79;
  private static final double FLATTEST = 1 / STEEPEST;
  /** The most steps to the best slope, */
  private static final int STEPS = 40;
  /** how many times the slope before one may be, */
  private static final double MOST_TIMES = 8;
  /** and how near is near enough: the loss is flat there, and off by a millionth at the most. */
  private static final double NEAR = 0.002;

  private Criterion() {
  }

  /**
   * {@return the criterion of scores}
   *
   * @param scores the scores, row by row
   * @param rows the rows
   */
  public static double of(double[][] scores, Sample rows) {
    if (rows.classes() == 0) {
      double sum = 0;
      for (int r = 0; r < scores.length; r++) {
        double error = scores[r][0] - rows.targets()[r];
        sum += rows.weights()[r] * error * error;
      }
      return sum / total(rows);
    }
    return mean(losses(scores, rows).each(slope(scores, rows)), rows);
  }

  /**
   * {@return what scores of classes are multiplied by to be probabilities, p ∝ e^{slope·f}: that which makes the rows most
   * likely} One right and one wrong row of a typical margin are added, so that a model that has not erred yet is not certain.
   *
   * @param scores the scores, row by row
   * @param rows the rows, which the scores do not know
   */
  public static double slope(double[][] scores, Sample rows) {
    int n = scores.length;
    boolean two = rows.classes() == 2;
    double typical = 0;
    for (int r = 0; r < n; r++) {
      double own = two ? 0 : scores[r][(int) rows.targets()[r]];
      for (double score : scores[r]) {
        typical += Math.abs(score - own) / n / Math.max(1, scores[r].length - 1);
      }
    }
    if (!(typical > 0)) {
      return 1;
    }
    double[][] more = Arrays.copyOf(scores, n + 2);
    more[n] = new double[scores[0].length];
    more[n + 1] = new double[scores[0].length];
    more[n][0] = typical;
    more[n + 1][two ? 0 : 1] = two ? -typical : typical;
    double[] targets = Arrays.copyOf(rows.targets(), n + 2);
    Arrays.fill(targets, n, n + 2, two ? 1 : 0);
    double[] weights = Arrays.copyOf(rows.weights(), n + 2);
    Arrays.fill(weights, n, n + 2, total(rows) / n);
    return best(losses(more, new Sample(new Point[n + 2], targets, weights, rows.classes(), rows.features())));
  }

  private static double mean(double[] each, Sample rows) {
    double sum = 0;
    for (int r = 0; r < each.length; r++) {
      sum += rows.weights()[r] * each[r];
    }
    return sum / total(rows);
  }

  private static Losses losses(double[][] scores, Sample rows) {
    return rows.classes() == 2 ? logistic(scores, rows) : softmax(scores, rows);
  }

  /** The losses of all rows by the slope, and the first and second derivative of their sum. */
  private interface Losses {
    double[] each(double slope);

    void derivatives(double slope, double[] both);
  }

  /**
   * The slope of the least mean loss between {@link #FLATTEST} and {@link #STEEPEST}, by Newton's method, each step within
   * what is known to be too small and too large.
   */
  private static double best(Losses losses) {
    double low = FLATTEST;
    double high = STEEPEST;
    double slope = 1;
    double[] both = new double[2];
    for (int k = 0; k < STEPS; k++) {
      losses.derivatives(slope, both);
      if (both[0] > 0) {
        high = slope;
      } else {
        low = slope;
      }
      double next = slope - both[0] / both[1];
      next = Math.max(slope / MOST_TIMES, Math.min(slope * MOST_TIMES, next));
      next = next > low && next < high ? next : Math.sqrt(low * high);
      boolean near = Math.abs(next - slope) <= NEAR * slope;
      slope = next;
      if (near) {
        break;
      }
    }
    return slope;
  }

  private static double total(Sample rows) {
    double total = 0;
    for (double weight : rows.weights()) {
      total += weight;
    }
    return total;
  }

  private static Losses logistic(double[][] scores, Sample rows) {
    int n = scores.length;
    double[] margins = new double[n];
    double[] sizes = new double[n];
    double[] powers = new double[n];
    for (int r = 0; r < n; r++) {
      margins[r] = rows.targets()[r] * scores[r][0];
      sizes[r] = Math.abs(margins[r]);
    }
    return new Losses() {
      @Override
      public double[] each(double slope) {
        Logistic logistic = new Logistic();
        return Arrays.stream(margins).map(margin -> logistic.ofMargin(slope * margin)).toArray();
      }

      @Override
      public void derivatives(double slope, double[] both) {
        Exponential.ofNegative(sizes, slope, powers, n);
        both[0] = 0;
        both[1] = 0;
        for (int r = 0; r < n; r++) {
          double surer = 1 / (1 + powers[r]);
          double wrong = margins[r] > 0 ? 1 - surer : surer;
          both[0] -= rows.weights()[r] * margins[r] * wrong;
          both[1] += rows.weights()[r] * margins[r] * margins[r] * surer * (1 - surer);
        }
      }
    };
  }

  /** −ln of the own class's probability, p ∝ e^{slope·f}, by the slope. */
  private static Losses softmax(double[][] scores, Sample rows) {
    int classes = rows.classes();
    int n = scores.length;
    double[][] below = new double[classes][n];
    for (int r = 0; r < n; r++) {
      for (int c = 0; c < classes; c++) {
        below[c][r] = scores[r][c];
      }
    }
    Softmax.below(below, n);
    double[] own = new double[n];
    for (int r = 0; r < n; r++) {
      own[r] = below[(int) rows.targets()[r]][r];
    }
    double[][] shares = new double[classes][n];
    return new Losses() {
      @Override
      public double[] each(double slope) {
        double[] losses = Softmax.shares(below, slope, shares, n);
        Arrays.setAll(losses, r -> StrictMath.log(losses[r]) + slope * own[r]);
        return losses;
      }

      @Override
      public void derivatives(double slope, double[] both) {
        double[] sums = Softmax.shares(below, slope, shares, n);
        double[] first = new double[n];
        double[] second = new double[n];
        for (int c = 0; c < classes; c++) {
          double[] behind = below[c];
          double[] share = shares[c];
          for (int r = 0; r < n; r++) {
            double part = share[r] * behind[r];
            first[r] += part;
            second[r] += part * behind[r];
          }
        }
        both[0] = 0;
        both[1] = 0;
        for (int r = 0; r < n; r++) {
          double mean = first[r] / sums[r];
          both[0] += rows.weights()[r] * (own[r] - mean);
          both[1] += rows.weights()[r] * (second[r] / sums[r] - mean * mean);
        }
      }
    };
  }
}
