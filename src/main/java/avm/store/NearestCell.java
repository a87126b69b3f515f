package avm.store;

/** Finds the nearest of cells' core points that are offered in order of index: see {@link KernelRow#nearestCell}. */
final class NearestCell {
  private final double within;
  private final double margin;
  private double least = Double.POSITIVE_INFINITY;
  /** What is further away than this need not be offered. */
  double limit;
  /** The nearest one, {@link KernelRow#NONE} or {@link KernelRow#DOUBTFUL}. */
  int index = KernelRow.NONE;

  /** Looks no further than a squared distance; where two are equal but for a margin, it is doubtful which is nearer. */
  NearestCell(double within, double margin) {
    this.within = within;
    this.margin = margin;
    limit = within;
  }

  /** The first nearest cell's core point no further than this. */
  static int of(CoreSet cores, double[] squaredDistances, double within, double margin) {
    int n = cores.size();
    NearestCell nearest = new NearestCell(within, margin);
    for (int i = next(squaredDistances, 0, n, within); i < n; i = next(squaredDistances, i + 1, n, nearest.limit)) {
      if (cores.isCell(i)) {
        nearest.offer(i, squaredDistances[i]);
      }
    }
    return nearest.index;
  }

  /** Whether a cell's core point is nearer than this. */
  static boolean isBelow(CoreSet cores, double[] squaredDistances, double below) {
    int n = cores.size();
    double limit = Math.nextDown(below);
    int i = next(squaredDistances, 0, n, limit);
    while (i < n && !cores.isCell(i)) {
      i = next(squaredDistances, i + 1, n, limit);
    }
    return i < n;
  }

  /** The next element that is at most the limit, or the end. Compared as bits: from 0 up the order is the same. */
  private static int next(double[] a, int start, int end, double limit) {
    long most = Double.doubleToRawLongBits(limit);
    for (int i = start; i < end; i++) {
      if (Double.doubleToRawLongBits(a[i]) <= most) {
        return i;
      }
    }
    return end;
  }

  /** Takes a core point and its squared distance. */
  void offer(int i, double distance) {
    if (distance < least && distance <= limit) {
      index = least <= distance + margin ? KernelRow.DOUBTFUL : i;
      least = distance;
      limit = Math.min(within, least + margin);
    } else if (margin > 0 && distance <= limit) {
      index = KernelRow.DOUBTFUL;
    }
  }
}
