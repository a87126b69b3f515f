package avm.coverage;

import avm.data.Point;
import avm.store.CoreSet;
import avm.store.KernelRow;

/**
 * Open cubes of half side a = δ/√d (Algorithm 4): a row belongs to the first core point, in order of creation, at a
 * distance below a in every feature.
 */
public final class Hyperrectangle implements Coverage {
  private final double delta;
  private final int features;
  private final double side;

  /**
   * Makes the coverage.
   *
   * @param delta δ, above 0
   * @param features d, the number of features
   */
  public Hyperrectangle(double delta, int features) {
    this.delta = Coverage.checked(delta);
    this.features = Math.max(1, features);
    side = delta / Math.sqrt(this.features);
  }

  /** Only core points nearer than δ = a√d can be within a in every feature. */
  @Override
  public int find(CoreSet cores, KernelRow row, Point x) {
    double[] distances = row.squaredDistances();
    double within = delta * delta + row.distanceError(cores, x);
    for (int i = 0; i < cores.size(); i++) {
      if (distances[i] <= within && cores.isCell(i) && cores.point(i).maxDistance(x) < side) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public double delta() {
    return delta;
  }

  @Override
  public Coverage doubled() {
    return new Hyperrectangle(2 * delta, features);
  }
}
