package avm.loss;

/**
 * A numeric target, one weight vector (Algorithm 2). A numeric target has no margin: a row is confident when its loss
 * has no gradient (inside the tube).
 *
 * @param loss a regression loss
 */
public record Regression(Loss loss) implements SingleOutput {

  @Override
  public double error(double[] scores, double y) {
    return (scores[0] - y) * (scores[0] - y);
  }

  @Override
  public boolean confident(double[] scores, double y) {
    return loss.derivative(scores[0], y) == 0;
  }
}
