package avm.solve;

import avm.data.Sample;
import avm.loss.Logistic;
import avm.loss.Softmax;
import java.util.function.DoubleUnaryOperator;

/**
 * How good scores are, lower being better: the mean squared error of a numeric target; for classes the mean logistic
 * loss after the scores have been multiplied by the best constant, so that neither an over-confident nor a timid model
 * is punished for what a calibration mends. Smoother than the error rate, and so a safer guide on few rows.
 */
public final class Criterion {
  private static final int STEPS = 16;
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

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
    DoubleUnaryOperator loss = rows.classes() == 2 ? slope -> logistic(scores, rows, slope) : softmax(scores, rows);
    double low = -12;
    double high = 12;
    double a = high - GOLDEN * (high - low);
    double b = low + GOLDEN * (high - low);
    double lossA = loss.applyAsDouble(StrictMath.exp(a));
    double lossB = loss.applyAsDouble(StrictMath.exp(b));
    for (int k = 0; k < STEPS; k++) {
      if (lossA < lossB) {
        high = b;
        b = a;
        lossB = lossA;
        a = high - GOLDEN * (high - low);
        lossA = loss.applyAsDouble(StrictMath.exp(a));
      } else {
        low = a;
        a = b;
        lossA = lossB;
        b = low + GOLDEN * (high - low);
        lossB = loss.applyAsDouble(StrictMath.exp(b));
      }
    }
    return Math.min(lossA, lossB);
  }

  private static double total(Sample rows) {
    double total = 0;
    for (double weight : rows.weights()) {
      total += weight;
    }
    return total;
  }

  private static double logistic(double[][] scores, Sample rows, double slope) {
    Logistic logistic = new Logistic();
    double sum = 0;
    for (int r = 0; r < scores.length; r++) {
      sum += rows.weights()[r] * logistic.ofMargin(slope * rows.targets()[r] * scores[r][0]);
    }
    return sum / total(rows);
  }

  /** −ln of the own class's probability, p ∝ e^{slope·f}, by the slope. */
  private static DoubleUnaryOperator softmax(double[][] scores, Sample rows) {
    int classes = rows.classes();
    int n = scores.length;
    double[][] below = new double[classes][n];
    for (int r = 0; r < n; r++) {
      for (int c = 0; c < classes; c++) {
        below[c][r] = scores[r][c];
      }
    }
    Softmax.below(below, n);
    double[][] shares = new double[classes][n];
    return slope -> {
      double[] sums = Softmax.shares(below, slope, shares, n);
      double sum = 0;
      for (int r = 0; r < n; r++) {
        sum += rows.weights()[r] * (StrictMath.log(sums[r]) + slope * below[(int) rows.targets()[r]][r]);
      }
      return sum / total(rows);
    };
  }
}
