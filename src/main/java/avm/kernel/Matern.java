package avm.kernel;

import avm.data.Exponential;

/**
 * The Matérn kernels of smoothness 3/2 and 5/2: (1 + s)e^{−s} with s = √(3u), and (1 + s + s²/3)e^{−s} with s = √(5u),
 * u = γ‖x − x'‖².
 */
public final class Matern extends Kernel {
  private final double scale;
  private final double third;

  /**
   * @param gamma γ, above 0
   * @param twice twice the smoothness: 3 or 5
   */
  public Matern(double gamma, int twice) {
    super(gamma);
    scale = Math.min(twice * gamma, Double.MAX_VALUE);
    third = twice == 5 ? 1.0 / 3 : 0;
  }

  @Override
  public void values(double[] squaredDistances, double[] values, int n) {
    roots(squaredDistances, scale, values, n);
    for (int i = 0; i < n; i++) {
      double s = Math.min(values[i], Exponential.LIMIT);
      values[i] = Exponential.ofNegative(s) * (1 + s * (1 + s * third)); // with s * s the loop is not vectorised
    }
  }

  @Override
  public double slope(double squaredDistance, double value) {
    double s = Math.min(Math.sqrt(scale * squaredDistance), Exponential.LIMIT);
    return third == 0 ? -scale / 2 * value / (1 + s) : -scale / 6 * value * (1 + s) / (1 + s + s * s * third);
  }
}
