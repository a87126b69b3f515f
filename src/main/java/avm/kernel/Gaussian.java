package avm.kernel;

import avm.data.Exponential;

/** The Gaussian kernel e^{−γ‖x − x'‖²}, the paper's. */
public sealed class Gaussian extends Kernel permits SingleGaussian {
  /** @param gamma γ, above 0 */
  public Gaussian(double gamma) {
    super(gamma);
  }

  @Override
  public void values(double[] squaredDistances, double[] values, int n) {
    Exponential.ofNegative(squaredDistances, gamma(), values, n);
  }

  @Override
  public int level(double bound) {
    double u = gamma() * bound;
    return u <= SmallExponential.THREE ? 0 : u <= SmallExponential.SIX ? 1 : u < Exponential.LIMIT ? 2 : 3;
  }

  @Override
  public void values(double[] squaredDistances, double bound, double[] values, int n) {
    if (gamma() * bound <= SmallExponential.SIX) {
      SmallExponential.ofNegative(squaredDistances, gamma(), gamma() * bound, values, n);
    } else if (gamma() * bound < Exponential.LIMIT) {
      Exponential.ofSmallNegative(squaredDistances, gamma(), values, n);
    } else {
      Exponential.ofNegative(squaredDistances, gamma(), values, n);
    }
  }

  @Override
  public double slope(double squaredDistance, double value) {
    return -gamma() * value;
  }
}
