package avm.weights;

/** How long the steps of a weight vector are, and how fast it forgets: w_{t+1} = w_t − η_t(λw_t + αΦ). */
public interface StepSize {

  /**
   * {@return what the stored values V are multiplied by to give w_{t+1}}
   *
   * @param scale what projections and decay have made of V
   * @param steps t, the number of steps taken
   */
  double factor(double scale, long steps);

  /**
   * {@return what the scale of V is multiplied by at the beginning of a step: 1 where {@link #factor} says it all}
   *
   * @param steps t, the number of steps taken before
   */
  default double decay(long steps) {
    return 1;
  }

  /**
   * {@return what −α is multiplied by before it is added to V: the factor, 1 where {@link #factor} says it all}
   *
   * @param steps t, the number of steps taken before
   */
  default double gain(long steps) {
    return 1;
  }

  /**
   * {@return the largest part of a row's weight with which the next step does not overshoot: η_t·weight·curvature ≤ 1}
   * It bounds what ℓ2 loss does without the paper's projection.
   *
   * @param weight the row's weight
   * @param curvature the loss's curvature times the squared length of the row's features, 0 for no bound
   * @param steps t, the number of steps taken
   */
  double stable(double weight, double curvature, long steps);

  /** {@return no regularisation, and steps of length 1: the Perceptron's} */
  static StepSize none() {
    return new Constant(1, 0);
  }
}
