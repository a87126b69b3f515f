package avm.experiments;

/** Sums over a stream: how often the label was right, what the probabilities were worth, how far numbers were off. */
final class Scores {
  private static final double LEAST = 1e-7;
  private static final int BINS = 15;

  private final int[] inBin = new int[BINS];
  private final double[] surplus = new double[BINS];
  private int rows;
  private int right;
  private double logLoss;
  private double squares;

  /**
   * A row of a class. Votes need not sum to 1, and classes behind the last vote have none. No votes are equal ones; so
   * are votes that are not finite, as MOA's forest has them now and then, but the label is still that of the largest.
   */
  void addClass(double[] votes, int classes, int truth) {
    double sum = 0;
    int best = 0;
    for (int c = 0; c < votes.length; c++) {
      sum += votes[c];
      best = votes[c] > votes[best] || Double.isNaN(votes[best]) ? c : best;
    }
    boolean known = sum > 0 && Double.isFinite(sum);
    double p = known ? truth < votes.length ? votes[truth] / sum : 0 : 1.0 / classes;
    double confidence = known ? votes[best] / sum : 1.0 / classes;
    boolean hit = best == truth;
    logLoss -= Math.log(Math.max(LEAST, Math.min(1 - LEAST, p)));
    int bin = Math.max(0, Math.min(BINS - 1, (int) (confidence * BINS)));
    inBin[bin]++;
    surplus[bin] += confidence - (hit ? 1 : 0);
    right += hit ? 1 : 0;
    rows++;
  }

  /** A row of a number; a learner that says nothing has said 0. */
  void addNumber(double[] votes, double truth) {
    double said = votes.length > 0 && Double.isFinite(votes[0]) ? votes[0] : 0;
    squares += (said - truth) * (said - truth);
    rows++;
  }

  double accuracy() {
    return 100.0 * right / rows;
  }

  double logLoss() {
    return logLoss / rows;
  }

  double rmse() {
    return Math.sqrt(squares / rows);
  }

  /** The mean distance between confidence and share of right labels, over bins of the confidence. */
  double calibration() {
    double sum = 0;
    for (int bin = 0; bin < BINS; bin++) {
      sum += inBin[bin] == 0 ? 0 : Math.abs(surplus[bin]);
    }
    return sum / rows;
  }
}
