package avm.kernel;

import avm.data.Exponential;

/** The Matérn kernel of smoothness 5/2: (1 + s + s²/3)e^{−s}, s = √(5u), u = γ‖x − x'‖². */
public final class Matern52 extends Kernel {
  /**
   * Makes the kernel.
   *
   * @param gamma γ, above 0
   */
  public Matern52(double gamma) {
    super(gamma);
  }

  @Override
  public void values(double[] squaredDistances, double[] values, int n) {
    double scale = 5 * gamma();
    Exponential.scaledRoot(squaredDistances, scale, values, n);
    Exponential.ofNegative(values, n);
    for (int i = 0; i < n; i++) {
      double s = Math.min(Math.sqrt(scale * squaredDistances[i]), Exponential.LIMIT);
      values[i] *= 1 + s + s * s * (1.0 / 3);
    }
  }
}
