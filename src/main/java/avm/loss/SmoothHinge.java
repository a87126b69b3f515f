package avm.loss;

/**
 * The τ-smooth hinge loss: a hinge whose corner is a parabola between 1 − τ and 1.
 *
 * @param tau τ, the parabola's width, above 0
 */
public record SmoothHinge(double tau) implements MarginLoss {
  /** @param tau τ */
  public SmoothHinge {
    if (!(tau > 0) || Double.isInfinite(tau)) {
      throw new IllegalArgumentException("tau is " + tau + "; it must be a number above 0");
    }
  }

  @Override
  public double ofMargin(double margin) {
    if (margin > 1) {
      return 0;
    }
    return margin < 1 - tau ? 1 - margin - tau / 2 : (1 - margin) * (1 - margin) / (2 * tau);
  }

  @Override
  public double slope(double margin) {
    if (margin > 1) {
      return 0;
    }
    return margin < 1 - tau ? -1 : (margin - 1) / tau;
  }
}
