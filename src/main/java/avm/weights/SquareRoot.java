package avm.weights;

/**
 * A step size that falls with the root of time, η_t = η/√t: w_{t+1} = (1 − η_tλ)w_t − η_tαΦ (Kivinen, Smola and
 * Williamson 2004).
 *
 * @param eta η, above 0
 * @param lambda λ, from 0 up; ηλ is below 1
 */
public record SquareRoot(double eta, double lambda) implements StepSize {

  /**
   * @param eta η
   * @param lambda λ
   */
  public SquareRoot {
    new Constant(eta, lambda); // the first step has η itself, and the same limits
  }

  /** η_{t+1} after t steps. */
  private double size(long steps) {
    return eta / Math.sqrt(steps + 1);
  }

  @Override
  public double factor(double scale, long steps) {
    return scale;
  }

  @Override
  public double decay(long steps) {
    return 1 - size(steps) * lambda;
  }

  @Override
  public double gain(long steps) {
    return size(steps);
  }

  @Override
  public double stable(double weight, double curvature, long steps) {
    return curvature == 0 ? weight : Math.min(weight, 1 / (size(steps) * curvature));
  }
}
