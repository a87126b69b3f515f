package weka.classifiers.functions.avm;

import avm.data.Exponential;
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
    if (classes == 2) {
      return ofTwo(best, Exponential.ofNegative(slope * Math.abs(scores[0])));
    }
    double[] p = new double[classes];
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

  /** Of two classes, from the odds of the other one. */
  private static double[] ofTwo(int best, double odds) {
    double[] p = new double[2];
    double rival = odds / (1 + odds);
    double own = 1 / (1 + odds);
    p[1 - best] = rival;
    p[best] = own > rival ? own : Math.nextUp(rival);
    return p;
  }

  /** {@link #distribution} of the first n of some rows, into an array from one on; odds is room for as many numbers. */
  void distributions(double[][] scores, double slope, int n, double[] odds, double[][] into, int from) {
    if (classes != 2) {
      for (int r = 0; r < n; r++) {
        into[from + r] = distribution(scores[r], slope);
      }
      return;
    }
    for (int r = 0; r < n; r++) {
      odds[r] = slope * Math.abs(scores[r][0]);
    }
    Exponential.ofNegative(odds, n);
    for (int r = 0; r < n; r++) {
      into[from + r] = ofTwo(best(scores[r]), odds[r]);
    }
  }
}
