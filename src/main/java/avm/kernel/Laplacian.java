package avm.kernel;

/** The Laplacian kernel e^{−√u}, u = γ‖x − x'‖²: rough functions, heavy tails. */
public final class Laplacian extends Kernel {
  /** @param gamma γ, above 0 */
  public Laplacian(double gamma) {
    super(gamma);
  }

  @Override
  public void values(double[] squaredDistances, double[] values, int n) {
    exponentials(squaredDistances, gamma(), values, n);
  }
}
