package avm.kernel;

/**
 * The Gaussian kernel, of which core sets and rows keep values in single precision: about twice as fast with many core
 * points of many features. Coefficients and scores stay double; what is asked for in double is computed in double.
 */
public final class SingleGaussian extends Kernel {
  private static final long serialVersionUID = 1L;

  private final Gaussian exact;

  /**
   * Makes the kernel.
   *
   * @param gamma γ, above 0
   */
  public SingleGaussian(double gamma) {
    super(gamma);
    exact = new Gaussian(gamma);
  }

  @Override
  public void values(double[] squaredDistances, double[] values, int n) {
    exact.values(squaredDistances, values, n);
  }

  @Override
  public int level(double bound) {
    return exact.level(bound);
  }

  @Override
  public void values(double[] squaredDistances, double bound, double[] values, int n) {
    exact.values(squaredDistances, bound, values, n);
  }

  /**
   * Kernel values of some squared distances, with an absolute error of at most 3·10⁻⁶.
   *
   * @param squaredDistances ‖x − c‖² of each core point; where rounding has left one below 0, its absolute value counts
   * @param bound a number that none of them exceeds
   * @param values takes the kernel values
   * @param from the first to take
   * @param to the first not to take
   */
  public void values(float[] squaredDistances, double bound, float[] values, int from, int to) {
    if (gamma() * bound < SingleExponential.LIMIT) {
      SingleExponential.ofSmallNegative(squaredDistances, (float) gamma(), values, from, to);
    } else {
      SingleExponential.ofNegative(squaredDistances, (float) gamma(), values, from, to);
    }
  }
}
