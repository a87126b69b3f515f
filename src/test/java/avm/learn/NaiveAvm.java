package avm.learn;

import java.util.ArrayList;
import java.util.List;

/**
 * Algorithm 2 written down plainly on top of {@link NaiveSgd}: cells by exact distances, Z_t given from outside, the
 * limit on stored vectors by doubling δ and merging, every w_t of the past merged with the present one.
 */
final class NaiveAvm extends NaiveSgd {
  private final boolean rectangle;
  private final int limit;
  double delta;
  int doublings;
  List<Boolean> cell = new ArrayList<>();

  NaiveAvm(String loss, int classes, double gamma, double lambda, boolean rectangle, double delta, int limit) {
    super(loss, classes, gamma, lambda, 0);
    this.rectangle = rectangle;
    this.delta = delta;
    this.limit = limit == 0 ? Integer.MAX_VALUE : limit;
  }

  /** The step on a row; the index returned is that of the vector its gradient belongs to. */
  int step(double[] x, double y, double weight, boolean z) {
    double[] alpha = alpha(scores(w, x), y);
    boolean gradient = false;
    for (double a : alpha) {
      gradient |= a != 0;
    }
    int i = findOrCoarsen(x);
    if (i >= 0 && !z && gradient) {
      int same = indexOf(x);
      while (same < 0 && stored.size() >= limit) {
        coarsen();
        same = find(x);
        if (same < 0 && stored.size() < limit) {
          same = store(x, true);
        }
      }
      i = same < 0 ? store(x, false) : same;
    } else if (i < 0) {
      i = store(x, true);
    }
    descend(alpha, i, y, weight);
    return i;
  }

  private int findOrCoarsen(double[] x) {
    int i = find(x);
    while (i < 0 && stored.size() >= limit) {
      coarsen();
      i = find(x);
    }
    return i;
  }

  private int store(double[] x, boolean asCell) {
    stored.add(x);
    cell.add(asCell);
    return stored.size() - 1;
  }

  private int indexOf(double[] x) {
    for (int i = 0; i < stored.size(); i++) {
      if (squaredDistance(stored.get(i), x) == 0) {
        return i;
      }
    }
    return -1;
  }

  /** The cell of x, or −1. */
  private int find(double[] x) {
    int best = -1;
    double least = delta * delta / 4;
    for (int i = 0; i < stored.size(); i++) {
      if (cell.get(i)) {
        double distance = squaredDistance(stored.get(i), x);
        if (rectangle && maxDistance(stored.get(i), x) < delta / Math.sqrt(x.length)) {
          return i;
        }
        if (!rectangle && distance < least) {
          least = distance;
          best = i;
        }
      }
    }
    return best;
  }

  private void coarsen() {
    delta *= 2;
    doublings++;
    List<double[]> old = stored;
    stored = new ArrayList<>();
    cell = new ArrayList<>();
    int[] target = new int[old.size()];
    for (int i = 0; i < target.length; i++) {
      int found = find(old.get(i));
      target[i] = found < 0 ? store(old.get(i), true) : found;
    }
    w = merged(w, target);
    history.replaceAll(past -> merged(past, target));
  }

  private double[][] merged(double[][] weights, int[] target) {
    double[][] sum = new double[stored.size()][outputs];
    for (int i = 0; i < weights.length; i++) {
      for (int o = 0; o < outputs; o++) {
        sum[target[i]][o] += weights[i][o];
      }
    }
    return sum;
  }

  static double maxDistance(double[] a, double[] b) {
    double max = 0;
    for (int j = 0; j < a.length; j++) {
      max = Math.max(max, Math.abs(a[j] - b[j]));
    }
    return max;
  }
}
