package avm.loss;

/** Two classes, y = −1 or +1, one weight vector (Algorithm 2). A score of 0 is the positive class. */
public final class Binary extends SingleOutput {
  /**
   * Makes the objective.
   *
   * @param loss a classification loss
   */
  public Binary(MarginLoss loss) {
    super(loss);
  }

  @Override
  public double error(double[] scores, double y) {
    return scores[0] >= 0 == y > 0 ? 0 : 1;
  }

  @Override
  public boolean confident(double[] scores, double y) {
    return y * scores[0] >= 1;
  }
}
