package avm.loss;

/** A numeric target, one weight vector (Algorithm 2). */
public final class Regression extends SingleOutput {
  private final Loss loss;

  /**
   * Makes the objective.
   *
   * @param loss a regression loss
   */
  public Regression(Loss loss) {
    super(loss);
    this.loss = loss;
  }

  @Override
  public double error(double[] scores, double y) {
    return (scores[0] - y) * (scores[0] - y);
  }

  /** A numeric target has no margin; a row is confident when its loss has no gradient (inside the tube). */
  @Override
  public boolean confident(double[] scores, double y) {
    return loss.derivative(scores[0], y) == 0;
  }
}
