package avm.kernel;

/**
 * The Gaussian kernel, of which core sets and rows keep values in single precision: about twice as fast with many core
 * points of many features. Coefficients and scores stay double; what is asked for in double is computed in double.
 */
public final class SingleGaussian extends Gaussian {
  /** @param gamma γ, above 0 */
  public SingleGaussian(double gamma) {
    super(gamma);
  }

  /**
   * {@return what squared distances are multiplied by for {@link #values(float[], double, float[], int, int)}: whoever
   * computes them can have that for nothing}
   */
  public double scale() {
    return gamma() / SingleExponential.UNIT;
  }

  /**
   * Kernel values of some squared distances, with an absolute error of at most 3·10⁻⁶.
   *
   * @param scaled ‖x − c‖²·{@link #scale()} of each core point; where rounding has left one below 0, the value is above 1
   * @param bound a number that no ‖x − c‖² exceeds
   * @param values takes the kernel values
   * @param from the first to take
   * @param to the first not to take
   */
  public void values(float[] scaled, double bound, float[] values, int from, int to) {
    if (gamma() * bound < SingleExponential.UNIT) {
      SingleExponential.ofSmallNegative(scaled, values, from, to);
    } else {
      SingleExponential.ofNegative(scaled, values, from, to);
    }
  }
}
