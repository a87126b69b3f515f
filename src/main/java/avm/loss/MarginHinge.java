package avm.loss;

/**
 * The hinge loss max(0, ρ − a) of a margin ρ (Kivinen, Smola and Williamson 2004). A margin of exactly ρ has no
 * gradient.
 *
 * @param rho ρ, from 0 up
 */
public record MarginHinge(double rho) implements MarginLoss {
  /** @param rho ρ */
  public MarginHinge {
    if (!(rho >= 0) || Double.isInfinite(rho)) {
      throw new IllegalArgumentException("the margin is " + rho + "; it must be a number from 0 up");
    }
  }

  @Override
  public double ofMargin(double margin) {
    return Math.max(0, rho - margin);
  }

  @Override
  public double slope(double margin) {
    return margin < rho ? -1 : 0;
  }
}
