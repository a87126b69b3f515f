package avm.loss;

/**
 * Two classes, y = −1 or +1, one weight vector (Algorithm 2). A score of 0 is the positive class.
 *
 * @param loss a classification loss
 */
public record Binary(MarginLoss loss) implements SingleOutput {

  @Override
  public double error(double[] scores, double y) {
    return scores[0] >= 0 == y > 0 ? 0 : 1;
  }

  @Override
  public boolean confident(double[] scores, double y) {
    return y * scores[0] >= 1;
  }
}
