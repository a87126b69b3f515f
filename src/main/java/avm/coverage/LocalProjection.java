package avm.coverage;

import avm.expansion.KernelRow;
import avm.expansion.PairKernel;
import java.io.Serializable;

/**
 * The best combination of a row's k nearest stored vectors: the b that minimises ‖Φ(x) − Σ b_i Φ(c_i)‖², the solution of
 * the k×k kernel system. A work space: each thread has its own.
 */
public final class LocalProjection implements Serializable {
  private static final long serialVersionUID = 1L;

  /** Added to the system's diagonal, against core points that are nearly combinations of each other. */
  private static final double RIDGE = 1e-6;

  private final int most;
  private final int[] index;
  private final double[] distance;
  private final double[] share;
  private final double[][] system;
  private int count;
  private double left;

  /**
   * Makes a work space.
   *
   * @param k how many vectors represent a row, at least 1
   */
  public LocalProjection(int k) {
    most = k;
    index = new int[k];
    distance = new double[k];
    share = new double[k];
    system = new double[k][k];
  }

  /**
   * Projects a row on one vector.
   *
   * @param row the row
   * @param i which vector
   * @return 1
   */
  public int onto(KernelRow row, int i) {
    count = 1;
    index[0] = i;
    share[0] = row.kernels()[i];
    left = 1 - share[0] * share[0];
    return 1;
  }

  /**
   * Projects a row on its nearest vectors.
   *
   * @param row the row
   * @param pairs kernel values between vectors
   * @return how many there are, at most k
   */
  public int ontoNearest(KernelRow row, PairKernel pairs) {
    nearest(row);
    solve(row.kernels(), pairs);
    left = 1;
    for (int a = 0; a < count; a++) {
      left -= share[a] * (row.kernels()[index[a]] + RIDGE * share[a]);
    }
    return count;
  }

  /**
   * What the last projection left.
   *
   * @return ‖Φ(x) − Σ b_i Φ(c_i)‖²
   */
  public double squaredResidual() {
    return Math.max(0, left);
  }

  /**
   * A vector of the last projection.
   *
   * @param k which, from 0
   * @return its index
   */
  public int index(int k) {
    return index[k];
  }

  /**
   * The share of a vector of the last projection.
   *
   * @param k which, from 0
   * @return b
   */
  public double share(int k) {
    return share[k];
  }

  /** Keeps the k smallest distances in order, the first of equals first. */
  private void nearest(KernelRow row) {
    double[] all = row.squaredDistances();
    int n = row.size();
    count = 0;
    double worst = Double.POSITIVE_INFINITY;
    for (int i = 0; i < n; i++) {
      if (all[i] < worst) {
        int at = count < most ? count++ : most - 1;
        while (at > 0 && distance[at - 1] > all[i]) {
          distance[at] = distance[at - 1];
          index[at] = index[at - 1];
          at--;
        }
        distance[at] = all[i];
        index[at] = i;
        worst = count < most ? worst : distance[most - 1];
      }
    }
  }

  /** Solves (K + ridge·I)b = k(x) by Cholesky's decomposition. */
  private void solve(double[] kernels, PairKernel pairs) {
    for (int a = 0; a < count; a++) {
      double[] rowA = system[a];
      double right = kernels[index[a]];
      for (int b = 0; b <= a; b++) {
        double sum = pairs.between(index[a], index[b]) + (a == b ? RIDGE : 0);
        double[] rowB = system[b];
        for (int c = 0; c < b; c++) {
          sum -= rowA[c] * rowB[c];
        }
        rowA[b] = a == b ? Math.sqrt(Math.max(sum, RIDGE * RIDGE)) : sum / rowB[b];
      }
      for (int b = 0; b < a; b++) {
        right -= rowA[b] * share[b];
      }
      share[a] = right / rowA[a];
    }
    for (int a = count - 1; a >= 0; a--) {
      double right = share[a];
      for (int b = a + 1; b < count; b++) {
        right -= system[b][a] * share[b];
      }
      share[a] = right / system[a][a];
    }
  }
}
