package avm.loss;

/** One weight vector (Algorithm 2): the gradient is the loss's own. */
interface SingleOutput extends Objective {
  /** The loss. */
  Loss loss();

  @Override
  default int outputs() {
    return 1;
  }

  @Override
  default boolean gradient(double[] scores, double y, double[] alpha) {
    alpha[0] = loss().derivative(scores[0], y);
    return alpha[0] != 0;
  }

  @Override
  default double value(double[] scores, double y) {
    return loss().value(scores[0], y);
  }

  @Override
  default double curvature() {
    return loss().curvature();
  }
}
