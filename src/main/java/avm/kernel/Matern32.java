package avm.kernel;

import avm.data.Exponential;

/** The Matérn kernel of smoothness 3/2: (1 + s)e^{−s}, s = √(3u), u = γ‖x − x'‖². */
public final class Matern32 extends Kernel {
  /**
   * Makes the kernel.
   *
   * @param gamma γ, above 0
   */
  public Matern32(double gamma) {
    super(gamma);
  }

  @Override
  public void values(double[] squaredDistances, double[] values, int n) {
    double scale = 3 * gamma();
    Exponential.scaledRoot(squaredDistances, scale, values, n);
    Exponential.ofNegative(values, n);
    for (int i = 0; i < n; i++) {
      values[i] *= 1 + Math.min(Math.sqrt(scale * squaredDistances[i]), Exponential.LIMIT);
    }
  }
}
