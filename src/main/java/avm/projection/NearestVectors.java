package avm.projection;

/**
 * The k stored vectors nearest to a row, the first of equals first, in ascending order of index. One pass takes those
 * within a guessed distance, a few more than k where the guess is good; then the farthest go. A guess costs or saves
 * time, and changes nothing else. Each loop is called from one place: HotSpot puts a copy of it into every such place,
 * and copies take seconds to compile.
 */
final class NearestVectors {
  private final int most;
  /** Their indices. */
  final int[] index;
  private final double[] distance;
  private final double[] sorted;
  private int count;
  /** The largest squared distance found. */
  double reach;
  /** What a guess is multiplied by: more after one that was too small, less after one that was much too large. */
  private double slack = 1.2;

  NearestVectors(int k) {
    most = k;
    index = new int[3 * k];
    distance = new double[3 * k];
    sorted = new double[3 * k];
  }

  /** Finds min(k, n) of them, or as many as are numbers, by all squared distances, with a guess at the k-th smallest or +∞. */
  int find(double[] all, int n, double guess) {
    double within = slack * guess;
    for (int tries = 1;; tries++) {
      take(all, n, within);
      if (count >= Math.min(most, n) || within == Double.POSITIVE_INFINITY) {
        slack = tries > 1 ? Math.min(2, 1.1 * slack) : 2 * count > 3 * most ? Math.max(1, 0.98 * slack) : slack;
        drop();
        return count;
      }
      within = tries == 1 ? 2 * guess : Double.POSITIVE_INFINITY;
    }
  }

  /** Takes what is no farther than this; where there is no room for more, the k nearest so far remain. */
  private void take(double[] all, int n, double within) {
    count = 0;
    double limit = within;
    for (int i = 0;;) {
      i = fill(all, i, n, limit);
      if (i == n) {
        return;
      }
      drop();
      limit = Math.min(limit, reach);
    }
  }

  /** Takes until there is no room for one more, and returns where that is. Compared as bits: the order is the same. */
  private int fill(double[] all, int start, int n, double limit) {
    long farthest = Double.doubleToRawLongBits(limit);
    int end = count;
    for (int i = start; i < n; i++) {
      if (Double.doubleToRawLongBits(all[i]) <= farthest) {
        if (end == index.length) {
          count = end;
          return i;
        }
        index[end] = i;
        distance[end++] = all[i];
      }
    }
    count = end;
    return n;
  }

  /** Keeps the k nearest, the first of equals, in their order. */
  private void drop() {
    for (int a = 0; a < count; a++) {
      int at = a;
      for (; at > 0 && sorted[at - 1] > distance[a]; at--) {
        sorted[at] = sorted[at - 1];
      }
      sorted[at] = distance[a];
    }
    int kept = Math.min(most, count);
    reach = kept == 0 ? 0 : sorted[kept - 1];
    int equal = kept;
    while (equal > 0 && sorted[kept - equal] < reach) {
      equal--;
    }
    int end = count;
    count = 0;
    for (int a = 0; a < end; a++) {
      if (distance[a] < reach || distance[a] == reach && equal-- > 0) {
        index[count] = index[a];
        distance[count++] = distance[a];
      }
    }
  }
}
