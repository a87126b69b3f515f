package avm.weights;

/**
 * A constant step size η: w_{t+1} = (1 − ηλ)w_t − ηαΦ (Kivinen, Smola and Williamson 2004). It never settles, and so
 * follows a stream that changes.
 *
 * @param eta η, above 0
 * @param lambda λ, from 0 up; ηλ is below 1
 */
public record Constant(double eta, double lambda) implements StepSize {

  /**
   * @param eta η
   * @param lambda λ
   */
  public Constant {
    if (!(eta > 0) || Double.isInfinite(eta)) {
      throw new IllegalArgumentException("the step size is " + eta + "; it must be a number above 0");
    }
    if (!(lambda >= 0 && eta * lambda < 1)) {
      throw new IllegalArgumentException("lambda is " + lambda + "; it must be from 0 up, and below one over the step size "
          + eta);
    }
  }

  @Override
  public double factor(double scale, long steps) {
    return scale;
  }

  @Override
  public double decay(long steps) {
    return 1 - eta * lambda;
  }

  @Override
  public double gain(long steps) {
    return eta;
  }

  @Override
  public double stable(double weight, double curvature, long steps) {
    return curvature == 0 ? weight : Math.min(weight, 1 / (eta * curvature));
  }
}
