package avm.learn;

import avm.loss.Logistic;

/**
 * How good scores are, lower being better: the mean squared error of a numeric target; for classes the mean logistic
 * loss after the scores have been multiplied by the best constant, so that neither an over-confident nor a timid model
 * is punished for what {@link Calibration} mends. Smoother than the error rate, and so a safer guide on few rows.
 */
final class Criterion {
  private static final int STEPS = 24;

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
    for (int k = 0; k < STEPS; k++) {
      double a = low + (high - low) * 0.382;
      double b = low + (high - low) * 0.618;
      if (loss(scores, rows, classes, StrictMath.exp(a)) < loss(scores, rows, classes, StrictMath.exp(b))) {
        high = b;
      } else {
        low = a;
      }
    }
    return loss(scores, rows, classes, StrictMath.exp((low + high) / 2));
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
    double sum = 0;
    for (int r = 0; r < scores.length; r++) {
      double y = rows.targets()[r];
      double loss = classes == 2
          ? logistic.ofMargin(slope * y * scores[r][0])
          : softmaxLoss(scores[r], (int) y, slope);
      sum += rows.weights()[r] * loss;
    }
    return sum / total(rows);
  }

  private static double softmaxLoss(double[] scores, int own, double slope) {
    double max = Double.NEGATIVE_INFINITY;
    for (double score : scores) {
      max = Math.max(max, score);
    }
    double sum = 0;
    for (double score : scores) {
      sum += StrictMath.exp(slope * (score - max));
    }
    return StrictMath.log(sum) - slope * (scores[own] - max);
  }
}
