package avm.loss;

/** One weight vector (Algorithm 2): the gradient is the loss's own. */
abstract class SingleOutput implements Objective {
  private final Loss loss;

  SingleOutput(Loss loss) {
    this.loss = loss;
  }

  @Override
  public final int outputs() {
    return 1;
  }

  @Override
  public final boolean gradient(double[] scores, double y, double[] alpha) {
    alpha[0] = loss.derivative(scores[0], y);
    return alpha[0] != 0;
  }

  @Override
  public final double curvature() {
    return loss.curvature();
  }
}
