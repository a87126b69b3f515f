package weka.classifiers.functions.avm;

import avm.kernel.Exponential;
import avm.learn.LossKind;
import avm.learn.Settings;
import java.io.Serializable;

/** The class as the library's target and back: −1/+1, a class number, or a number centred and scaled. */
final class TargetEncoder implements Serializable {
  private static final long serialVersionUID = 1L;

  private final int classes;
  private final double centre;
  private final double spread;

  /** Makes it for a number of classes, 0 for a numeric class with this centre and spread. */
  TargetEncoder(int classes, double centre, double spread) {
    this.classes = classes;
    this.centre = centre;
    this.spread = spread;
  }

  /** The number of classes, or 0. */
  int classes() {
    return classes;
  }

  /** Whether margins must be fitted to probabilities: every classification loss but the logistic. */
  boolean calibrates(Settings settings) {
    return classes > 0 && settings.loss().resolved(classes) != LossKind.LOGISTIC;
  }

  double encode(double value) {
    return classes == 0 ? (value - centre) / spread : classes == 2 ? 2 * value - 1 : value;
  }

  /** What 1 of the library's is in the class's own unit. */
  double spread() {
    return spread;
  }

  double decode(double y) {
    return y * spread + centre;
  }

  /** The margin of the true class. */
  double margin(double[] scores, double y) {
    if (classes == 2) {
      return y * scores[0];
    }
    double other = Double.NEGATIVE_INFINITY;
    for (int c = 0; c < classes; c++) {
      other = c == (int) y ? other : Math.max(other, scores[c]);
    }
    return scores[(int) y] - other;
  }

  /** 1 for a wrong class and 0 for the right one, or the squared error in the class's own unit. */
  double loss(double[] scores, double y) {
    if (classes == 0) {
      double error = (y - scores[0]) * spread;
      return error * error;
    }
    return best(scores) == (classes == 2 ? (int) (y + 1) / 2 : (int) y) ? 0 : 1;
  }

  /** The predicted class: the largest score, the first of equals; of two, the second from a score of 0 up. */
  private int best(double[] scores) {
    if (classes == 2) {
      return scores[0] >= 0 ? 1 : 0;
    }
    int best = 0;
    for (int c = 1; c < classes; c++) {
      best = scores[c] > scores[best] ? c : best;
    }
    return best;
  }

  /**
   * Probabilities of the classes, p ∝ e^{slope·f}, or the number alone. The predicted class has the largest, even where
   * its lead is too small for a probability to show.
   */
  double[] distribution(double[] scores, double slope) {
    if (classes == 0) {
      return new double[] {decode(scores[0])};
    }
    int best = best(scores);
    double[] p = new double[classes];
    if (classes == 2) {
      double odds = Exponential.ofNegative(slope * Math.abs(scores[0]));
      p[1 - best] = odds / (1 + odds);
      p[best] = Math.max(1 / (1 + odds), Math.nextUp(p[1 - best]));
      return p;
    }
    double sum = 0;
    for (int c = 0; c < classes; c++) {
      p[c] = Exponential.ofNegative(slope * Math.max(0, scores[best] - scores[c]));
      sum += p[c];
    }
    double rival = 0;
    for (int c = 0; c < classes; c++) {
      p[c] /= sum;
      rival = c == best ? rival : Math.max(rival, p[c]);
    }
    p[best] = Math.max(p[best], Math.nextUp(rival));
    return p;
  }
}
