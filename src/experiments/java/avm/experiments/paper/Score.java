package avm.experiments.paper;

/** Counts mistakes, or adds squared errors. */
final class Score {
  private final Rows rows;
  private double sum;
  private int n;

  Score(Rows rows) {
    this.rows = rows;
  }

  /** Takes a prediction: a target's form of it. */
  void add(double predicted, double target) {
    double e = predicted - target;
    sum += rows.classes() > 0 ? (e == 0 ? 0 : 1) : Double.isFinite(e) ? e * e : Double.MAX_VALUE / 1e9;
    n++;
  }

  /** Takes what another has taken. */
  void add(Score other) {
    sum += other.sum;
    n += other.n;
  }

  /** Per cent right, NaN for numbers. */
  double accuracy() {
    return rows.classes() > 0 ? 100 - 100 * sum / n : Double.NaN;
  }

  /** Root of the mean squared error, NaN for classes. */
  double rmse() {
    return rows.classes() > 0 ? Double.NaN : Math.sqrt(sum / n);
  }

  /** What is better if it is larger. */
  double value() {
    return rows.classes() > 0 ? accuracy() : -rmse();
  }
}
