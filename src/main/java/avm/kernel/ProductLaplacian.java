package avm.kernel;

import avm.data.Point;

/**
 * The product of the columns' Laplacian kernels, e^{−√γ‖x − x'‖₁}: the Laplacian kernel of Manhattan distances. Its functions
 * may change along one column and not along others, as those of trees do.
 */
public final class ProductLaplacian extends Laplacian {
  /** @param gamma γ, above 0 */
  public ProductLaplacian(double gamma) {
    super(gamma);
  }

  @Override
  public boolean isManhattan() {
    return true;
  }

  @Override
  public double squaredDistance(Point x, Point y) {
    double distance = x.manhattanDistance(y);
    return distance * distance;
  }
}
