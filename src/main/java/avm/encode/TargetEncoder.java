package avm.encode;

import avm.data.Exponential;
import avm.io.Part;

/**
 * The class as the library's target and back: −1/+1, a class number, or a number centred and scaled.
 *
 * @param classes the number of classes, 0 for a numeric class
 * @param centre of a numeric class, what is 0 to the library
 * @param spread of a numeric class, what is 1 to the library, in the class's own unit
 */
public record TargetEncoder(int classes, double centre, double spread) {

  /**
   * {@return the encoder of a nominal class as it is; of a numeric one centred and scaled}
   *
   * @param schema the attributes
   * @param ranges their ranges in the rows that scaling is fitted to; in no rows, nothing is scaled
   */
  public static TargetEncoder of(Schema schema, Ranges ranges) {
    int c = schema.classIndex();
    boolean scaled = !schema.isNominal(c);
    double deviation = ranges.deviation(c);
    return new TargetEncoder(schema.classes(), scaled ? ranges.mean(c) : 0, scaled && deviation > 0 ? deviation : 1);
  }

  /**
   * {@return the class as a target: −1 or +1, the class's number, or the number centred and scaled}
   *
   * @param value the class's number, or the number
   */
  public double encode(double value) {
    return classes == 0 ? (value - centre) / spread : classes == 2 ? 2 * value - 1 : value;
  }

  /**
   * {@return a score of a numeric class in its own unit}
   *
   * @param y the score
   */
  public double decode(double y) {
    return y * spread + centre;
  }

  /**
   * {@return the margin of the true class: by how much it is ahead}
   *
   * @param scores the scores
   * @param y the target
   */
  public double margin(double[] scores, double y) {
    if (classes == 2) {
      return y * scores[0];
    }
    double other = Double.NEGATIVE_INFINITY;
    for (int c = 0; c < classes; c++) {
      other = c == (int) y ? other : Math.max(other, scores[c]);
    }
    return scores[(int) y] - other;
  }

  /**
   * {@return the loss of a prediction: 1 for a wrong class and 0 for the right one, or the squared error in the
   * class's own unit}
   *
   * @param scores the scores
   * @param y the target
   */
  public double loss(double[] scores, double y) {
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
   * {@return probabilities of the classes, p ∝ e^{slope·f}, or the number alone} The predicted class has the largest,
   * even where its lead is too small for a probability to show.
   *
   * @param scores the scores
   * @param slope what scores are multiplied by
   */
  public double[] distribution(double[] scores, double slope) {
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

  /**
   * The {@link #distribution} of some rows.
   *
   * @param scores the rows' scores
   * @param slope what scores are multiplied by
   * @param n how many rows
   * @param odds room for as many numbers
   * @param into takes the distributions
   * @param from where the first one goes
   */
  public void distributions(double[][] scores, double slope, int n, double[] odds, double[][] into, int from) {
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

  /** {@return this as a part of a model} */
  public Part save() {
    return new Part().put("classes", classes).put("centre", centre).put("spread", spread);
  }

  /**
   * {@return the encoder that was saved}
   *
   * @param part what {@link #save} made
   */
  public static TargetEncoder load(Part part) {
    return new TargetEncoder(part.whole("classes", 0, Integer.MAX_VALUE), part.number("centre"), part.number("spread"));
  }
}
