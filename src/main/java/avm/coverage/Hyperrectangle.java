package avm.coverage;

import avm.data.Point;
import avm.store.CoreSet;
import avm.store.KernelRow;

/**
 * Open cubes of half side a = δ/√d (Algorithm 4): a row belongs to the first core point, in order of creation, at a
 * distance below a in every feature.
 *
 * @param delta δ, above 0
 * @param features d, the number of features
 */
public record Hyperrectangle(double delta, int features) implements Coverage {
  /**
   * @param delta δ
   * @param features d
   */
  public Hyperrectangle {
    Hypersphere.check(delta);
  }

  /** Only core points nearer than δ = a√d can be within a in every feature. */
  @Override
  public int find(CoreSet cores, KernelRow row, Point x) {
    double[] distances = row.squaredDistances();
    double within = delta * delta + row.distanceError(cores, x);
    double side = delta / Math.sqrt(Math.max(1, features));
    for (int i = 0; i < cores.size(); i++) {
      if (distances[i] <= within && cores.isCell(i) && cores.point(i).maxDistance(x) < side) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public Coverage doubled() {
    return new Hyperrectangle(2 * delta, features);
  }
}
