package avm.kernel;

import avm.data.Exponential;

/** The Laplacian kernel e^{−√u}, u = γ‖x − x'‖²: rough functions, heavy tails. */
public class Laplacian extends Kernel {
  /** @param gamma γ, above 0 */
  public Laplacian(double gamma) {
    super(gamma);
  }

  @Override
  public final void values(double[] squaredDistances, double[] values, int n) {
    roots(squaredDistances, gamma(), values, n);
    Exponential.ofNegative(values, n);
  }

  @Override
  public final double slope(double squaredDistance, double value) {
    double root = Math.sqrt(gamma() * squaredDistance);
    return root > 0 ? -gamma() * value / (2 * root) : 0;
  }
}
