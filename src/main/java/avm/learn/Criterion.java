package avm.learn;

import avm.kernel.Exponential;
import avm.loss.Logistic;

/**
 * How good scores are, lower being better: the mean squared error of a numeric target; for classes the mean logistic
 * loss after the scores have been multiplied by the best constant, so that neither an over-confident nor a timid model
 * is punished for what {@link Calibration} mends. Smoother than the error rate, and so a safer guide on few rows.
 */
final class Criterion {
  private static final int STEPS = 16;
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  private Criterion() {
  }

  /** The criterion of the scores of some rows. */
  static double of(double[][] scores, Sample rows, int classes) {
    if (classes == 0) {
      double sum = 0;
      for (int r = 0; r < scores.length; r++) {
        double error = scores[r][0] - rows.targets()[r];
        sum += rows.weights()[r] * error * error;
      }
      return sum / total(rows);
    }
    double low = -12;
    double high = 12;
    double a = high - GOLDEN * (high - low);
    double b = low + GOLDEN * (high - low);
    double lossA = loss(scores, rows, classes, StrictMath.exp(a));
    double lossB = loss(scores, rows, classes, StrictMath.exp(b));
    for (int k = 0; k < STEPS; k++) {
      if (lossA < lossB) {
        high = b;
        b = a;
        lossB = lossA;
        a = high - GOLDEN * (high - low);
        lossA = loss(scores, rows, classes, StrictMath.exp(a));
      } else {
        low = a;
        a = b;
        lossA = lossB;
        b = low + GOLDEN * (high - low);
        lossB = loss(scores, rows, classes, StrictMath.exp(b));
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

  private static double loss(double[][] scores, Sample rows, int classes, double slope) {
    Logistic logistic = new Logistic();
    double[] room = new double[Math.max(1, classes)];
    double sum = 0;
    for (int r = 0; r < scores.length; r++) {
      double y = rows.targets()[r];
      double loss = classes == 2
          ? logistic.ofMargin(slope * y * scores[r][0])
          : softmaxLoss(scores[r], (int) y, slope, room);
      sum += rows.weights()[r] * loss;
    }
    return sum / total(rows);
  }

  /** −ln of a class's probability, p ∝ e^{slope·f}. */
  static double softmaxLoss(double[] scores, int own, double slope, double[] room) {
    double max = Double.NEGATIVE_INFINITY;
    for (double score : scores) {
      max = Math.max(max, score);
    }
    for (int c = 0; c < scores.length; c++) {
      room[c] = slope * (max - scores[c]);
    }
    Exponential.ofNegative(room, scores.length);
    double sum = 0;
    for (double part : room) {
      sum += part;
    }
    return StrictMath.log(sum) - slope * (scores[own] - max);
  }
}
