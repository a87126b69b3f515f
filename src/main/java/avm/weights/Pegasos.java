package avm.weights;

/**
 * The paper's step size η_t = 1/(λ(t + t0)); its own t0 is 0. Writing the step out gives w_{t+1} = V_t/(λ(t + t0)), where V
 * only ever has −α added to it: the decay is a scalar, whole numbers stay whole and exact ties stay ties.
 *
 * @param lambda λ, above 0
 * @param offset t0, at least 0
 */
public record Pegasos(double lambda, double offset) implements StepSize {

  /**
   * @param lambda λ
   * @param offset t0
   */
  public Pegasos {
    if (!(lambda > 0) || Double.isInfinite(lambda)) {
      throw new IllegalArgumentException("lambda is " + lambda + "; it must be a number above 0");
    }
    if (!(offset >= 0) || Double.isInfinite(offset)) {
      throw new IllegalArgumentException("the step offset is " + offset + "; it must be a number from 0 up");
    }
  }

  @Override
  public double factor(double scale, long steps) {
    return steps + offset == 0 ? 0 : scale / (lambda * (steps + offset));
  }

  @Override
  public double stable(double weight, double curvature, long steps) {
    return curvature == 0 ? weight : Math.min(weight, lambda * (steps + 1 + offset) / curvature);
  }
}
