package avm.coverage;

import avm.data.Point;
import avm.store.CoreSet;
import avm.store.KernelRow;

/**
 * Open balls of radius δ/2 (Algorithm 3): a row belongs to the nearest core point, the first of equals, if it is nearer
 * than δ/2.
 *
 * @param delta δ, the diameter, above 0
 */
public record Hypersphere(double delta) implements Coverage {
  /** Where rounding may exceed this share of the squared radius, distances are taken exactly. */
  private static final double SAFE = 1e-3;

  /** @param delta δ */
  public Hypersphere {
    check(delta);
  }

  /** Checks a diameter. */
  static void check(double delta) {
    if (!(delta > 0) || Double.isInfinite(delta)) {
      throw new IllegalArgumentException("delta is " + delta + "; it must be a number above 0");
    }
  }

  private double squaredRadius() {
    return delta * delta / 4;
  }

  @Override
  public int find(CoreSet cores, KernelRow row, Point x) {
    double error = row.distanceError(cores, x);
    double squaredRadius = squaredRadius();
    int nearest = row.nearestCell(cores, squaredRadius + error, 2 * error);
    if (nearest == KernelRow.NONE) {
      return -1;
    }
    if (nearest >= 0 && error <= SAFE * squaredRadius) {
      double distance = row.squaredDistance(nearest);
      if (distance < squaredRadius - error) {
        return nearest;
      }
      if (error == 0) {
        return -1;
      }
    }
    double[] distances = row.squaredDistances();
    return findExactly(cores, distances, x, cores.nearestCell(distances) + 2 * error);
  }

  @Override
  public boolean covers(CoreSet cores, KernelRow row, Point x) {
    double error = row.distanceError(cores, x);
    return error <= SAFE * squaredRadius() && row.hasCell(cores, squaredRadius() - error) || find(cores, row, x) >= 0;
  }

  /** The nearest core point among those that rounding may have put at most this far, by exact distances. */
  private int findExactly(CoreSet cores, double[] distances, Point x, double within) {
    int best = -1;
    double least = squaredRadius();
    for (int i = 0; i < cores.size(); i++) {
      if (distances[i] <= within && cores.isCell(i)) {
        double exact = cores.point(i).squaredDistance(x);
        if (exact < least) {
          least = exact;
          best = i;
        }
      }
    }
    return best;
  }

  @Override
  public Coverage doubled() {
    return new Hypersphere(2 * delta);
  }
}
