package avm.kernel;

/** The rational quadratic kernel 1/(1 + u), u = γ‖x − x'‖²: no exponential, a tail that never dies out. */
public final class RationalQuadratic extends Kernel {
  /** @param gamma γ, above 0 */
  public RationalQuadratic(double gamma) {
    super(gamma);
  }

  @Override
  public void values(double[] squaredDistances, double[] values, int n) {
    double gamma = gamma();
    for (int i = 0; i < n; i++) {
      values[i] = 1 / (1 + gamma * squaredDistances[i]);
    }
  }

  @Override
  public double slope(double squaredDistance, double value) {
    return -gamma() * value * value;
  }
}
