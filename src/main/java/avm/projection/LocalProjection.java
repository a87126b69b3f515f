package avm.projection;

import static avm.data.Fused.multiplyAdd;

import avm.data.Point;
import avm.kernel.Kernel;
import avm.store.CoreSet;
import avm.store.KernelRow;

/**
 * The best combination of a row's k nearest stored vectors: the b that minimises ‖Φ(x) − Σ b_i Φ(c_i)‖², the solution of
 * the k×k kernel system. A work space: each thread has its own.
 */
public final class LocalProjection {
  /** Added to the system's diagonal, against core points that are nearly combinations of each other. */
  public static final double RIDGE = 1e-6;

  private final NearestVectors nearest;
  /** The lower triangle of the system, its right side below it, */
  private final double[][] system;
  /** and one over the diagonal of its decomposition. */
  private final double[] inverse;
  /** The kernel values of the row and the vectors. */
  private final double[] near;
  /** Their squared distances, for a row that has no kernel values. */
  private final double[] distances;
  private int count;

  /** @param k how many vectors represent a row, at least 1 */
  public LocalProjection(int k) {
    nearest = new NearestVectors(k);
    system = new double[k + 1][k];
    inverse = new double[k];
    near = new double[k];
    distances = new double[k];
  }

  /**
   * Projects a row on its nearest vectors.
   *
   * @param row the row
   * @param pairs kernel values between vectors
   * @param reach what {@link #reach} was for a similar row: a guess that saves time
   * @return how many there are, at most k
   */
  public int ontoNearest(KernelRow row, PairKernel pairs, double reach) {
    find(row, reach);
    row.gather(index(), count, near);
    return onto(pairs);
  }

  /**
   * Projects a row of which squared distances alone are known on its nearest vectors: a few kernel values are computed.
   *
   * @param row the row
   * @param cores the vectors
   * @param kernel the kernel
   * @param x the row's point
   * @param pairs kernel values between vectors
   * @param reach what {@link #reach} was for a similar row: a guess that saves time
   * @return how many there are, at most k
   */
  public int ontoNearest(KernelRow row, CoreSet cores, Kernel kernel, Point x, PairKernel pairs, double reach) {
    find(row, reach);
    for (int a = 0; a < count; a++) {
      int i = index()[a];
      distances[a] = kernel.isManhattan() ? kernel.squaredDistance(x, cores.point(i)) : row.squaredDistance(i);
    }
    kernel.values(distances, near, count);
    return onto(pairs);
  }

  private void find(KernelRow row, double reach) {
    count = nearest.find(row.squaredDistances(), row.size(), reach);
  }

  /** Projects on the vectors that were found. */
  private int onto(PairKernel pairs) {
    pairs.among(index(), count, system);
    System.arraycopy(near, 0, system[count], 0, count);
    solve(count);
    return count;
  }

  /** {@return how far the vectors of the last {@link #ontoNearest} were} */
  public double reach() {
    return nearest.reach;
  }

  /** {@return what the last projection left: ‖Φ(x) − Σ b_i Φ(c_i)‖²} */
  public double squaredResidual() {
    return squaredResidual(shares(), near, count);
  }

  /**
   * {@return what a projection leaves, ‖Φ(x) − Σ b_i Φ(c_i)‖²}
   *
   * @param shares b_i
   * @param near the kernel values of the row and the vectors
   * @param n how many vectors there are
   */
  public static double squaredResidual(double[] shares, double[] near, int n) {
    double left = 1;
    for (int a = 0; a < n; a++) {
      left -= shares[a] * (near[a] + RIDGE * shares[a]);
    }
    return Math.max(0, left);
  }

  /** {@return the indices of the vectors of the last projection; not a copy} */
  public int[] index() {
    return nearest.index;
  }

  /** {@return the shares b_i of the vectors of the last projection; not a copy} */
  public double[] shares() {
    return system[count];
  }

  /**
   * Solves (K + ridge·I)b = k(x) by Cholesky's decomposition LDLᵀ, column by column; the right side is one more row.
   * Below the diagonal there is LD first, L later. Rows are taken four at a time: their sums do not wait for each other.
   */
  private void solve(int n) {
    for (int b = 0; b < n; b++) {
      double[] pivot = system[b];
      double diagonal = pivot[b] + RIDGE;
      for (int c = 0; c < b; c++) {
        double scaled = pivot[c] * inverse[c];
        diagonal = multiplyAdd(-scaled, pivot[c], diagonal);
        pivot[c] = scaled;
      }
      // less only where kernel values are rounded to single precision: the others say all that this vector does
      inverse[b] = diagonal < RIDGE / 2 ? 0 : 1 / diagonal;
      int a = b + 1;
      for (; a + 3 <= n; a += 4) {
        subtract4(system[a], system[a + 1], system[a + 2], system[a + 3], pivot, b);
      }
      for (; a <= n; a++) {
        subtract1(system[a], pivot, b);
      }
    }
    double[] share = system[n];
    for (int a = 0; a < n; a++) {
      share[a] *= inverse[a];
    }
    for (int a = n - 1; a > 0; a--) {
      double[] row = system[a];
      double known = -share[a];
      for (int b = 0; b < a; b++) {
        share[b] = multiplyAdd(row[b], known, share[b]);
      }
    }
  }

  private static void subtract4(double[] row0, double[] row1, double[] row2, double[] row3, double[] pivot, int b) {
    double s0 = row0[b];
    double s1 = row1[b];
    double s2 = row2[b];
    double s3 = row3[b];
    for (int c = 0; c < b; c++) {
      double minus = -pivot[c];
      s0 = multiplyAdd(row0[c], minus, s0);
      s1 = multiplyAdd(row1[c], minus, s1);
      s2 = multiplyAdd(row2[c], minus, s2);
      s3 = multiplyAdd(row3[c], minus, s3);
    }
    row0[b] = s0;
    row1[b] = s1;
    row2[b] = s2;
    row3[b] = s3;
  }

  private static void subtract1(double[] row, double[] pivot, int b) {
    double sum = row[b];
    for (int c = 0; c < b; c++) {
      sum = multiplyAdd(row[c], -pivot[c], sum);
    }
    row[b] = sum;
  }
}
