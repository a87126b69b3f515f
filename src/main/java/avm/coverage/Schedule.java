package avm.coverage;

import avm.data.Rng;
import avm.io.Part;
import avm.loss.Objective;

/** The β/ρ schedule: P(Z_t = 1) = max(0, 1 − β/t^ρ). */
public final class Schedule implements Approximation {
  private final double beta;
  private final double rho;
  private final Rng random;

  /**
   * @param beta β, at least 0
   * @param rho ρ, above 0
   * @param seed the seed of the draws
   */
  public Schedule(double beta, double rho, long seed) {
    if (!(beta >= 0) || Double.isInfinite(beta)) {
      throw new IllegalArgumentException("beta is " + beta + "; it must be a number from 0 up");
    }
    if (!(rho > 0) || Double.isInfinite(rho)) {
      throw new IllegalArgumentException("rho is " + rho + "; it must be a number above 0");
    }
    this.beta = beta;
    this.rho = rho;
    random = new Rng(seed);
  }

  @Override
  public boolean approximate(long t, Objective objective, double[] scores, double y) {
    return random.nextDouble() >= beta / StrictMath.pow(t, rho);
  }

  /** Items i to iv of the theorem: M_T plus β(log T + 1), βT^{1−ρ}/(1−ρ) or βζ(ρ) as ρ is 1, below or above. */
  @Override
  public double sizeBound(long steps, int cells, long kept) {
    double t = Math.max(1, steps);
    if (rho == 1) {
      return cells + beta * (Math.log(t) + 1);
    }
    return cells + (rho < 1 ? beta * Math.pow(t, 1 - rho) / (1 - rho) : beta * zeta(rho));
  }

  @Override
  public String sizeFormula() {
    return "M_T + " + (rho == 1 ? "β(log T + 1)" : rho < 1 ? "βT^(1−ρ)/(1−ρ)" : "βζ(ρ)");
  }

  /** Riemann's ζ: a sum of a thousand terms, and the rest of it by Euler and Maclaurin. */
  static double zeta(double s) {
    int terms = 1000;
    double sum = 0;
    for (int k = 1; k < terms; k++) {
      sum += Math.pow(k, -s);
    }
    return sum + Math.pow(terms, 1 - s) / (s - 1) + Math.pow(terms, -s) / 2;
  }

  @Override
  public Part save() {
    return new Part().put("random", random.state());
  }

  @Override
  public void load(Part part) {
    random.state(part.whole("random"));
  }
}
