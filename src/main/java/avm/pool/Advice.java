package avm.pool;

import avm.data.Exponential;

/**
 * What experts say of one row, and what a {@link Pool} makes of it. An expert says the logarithms of the classes'
 * probabilities, or a number. A work space: each thread has its own.
 */
public final class Advice {
  /** The least logarithm of a probability that an expert may say: nobody is so sure as to rule a class out. */
  static final double LEAST = StrictMath.log(1e-5);

  /** What each expert says: the logarithm of each class's probability, or a number. */
  public final double[][] said;
  /** The probability of each class, or the number. */
  public final double[] pooled;
  /** The probabilities that each expert says, and those of each way of pooling. */
  final double[][] shares;
  final double[][] ways;

  /**
   * @param pool the pool
   * @param classes the number of classes, or 0 for a number
   */
  public Advice(Pool pool, int classes) {
    int width = Math.max(1, classes);
    said = new double[pool.size()][width];
    shares = new double[classes == 0 ? 0 : said.length][width];
    ways = new double[pool.ways()][width];
    pooled = new double[width];
  }

  /**
   * What scores say: the logarithms of the classes' probabilities p ∝ e^f, or the number. A single score is that of the
   * second of two classes, the first having 0.
   *
   * @param scores the scores
   * @param out takes a logarithm for each class, or the number
   */
  public static void of(double[] scores, double[] out) {
    if (out.length == 1) {
      out[0] = scores[0];
    } else if (scores.length == 1) {
      double lost = StrictMath.log1p(Exponential.ofNegative(Math.abs(scores[0])));
      out[scores[0] > 0 ? 1 : 0] = -lost;
      out[scores[0] > 0 ? 0 : 1] = Math.max(LEAST, -lost - Math.abs(scores[0]));
    } else {
      logarithms(scores, out);
    }
  }

  /** ln of the softmax. */
  private static void logarithms(double[] scores, double[] out) {
    double largest = scores[0];
    for (double score : scores) {
      largest = Math.max(largest, score);
    }
    double sum = 0;
    for (double score : scores) {
      sum += Exponential.ofNegative(largest - score);
    }
    double lost = StrictMath.log(sum) + largest;
    for (int c = 0; c < out.length; c++) {
      out[c] = Math.max(LEAST, scores[c] - lost);
    }
  }
}
