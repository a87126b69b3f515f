package avm.coverage;

import avm.expansion.CoreSet;
import avm.expansion.Gram;
import avm.expansion.KernelRow;
import avm.kernel.Kernel;

/**
 * A row is the best combination of its k nearest core points: the b that minimises ‖Φ(x) − Σ b_i Φ(c_i)‖², the solution
 * of the k×k kernel system. Up to the ridge, the residual is never larger than the paper's ‖Φ(x) − Φ(c)‖ of
 * a core point c among the k, so the paper's bounds hold with δ_Φ replaced by it.
 */
public final class Neighbours implements Representation {
  private static final long serialVersionUID = 1L;

  /** Added to the system's diagonal, against core points that are nearly combinations of each other. */
  private static final double RIDGE = 1e-6;

  /** A gradient too small for its representation to matter: the projection on its own core point is enough. */
  private static final double SMALL = 0.01;

  private final Kernel kernel;
  private final int most;
  private final int[] index;
  private final double[] distance;
  private final double[] share;
  private final double[][] system;
  private int count;
  private double residualSum;
  private double residualMax;
  private long represented;
  private transient Gram gram;

  /**
   * Makes the representation.
   *
   * @param kernel the kernel
   * @param k how many core points represent a row, at least 1
   */
  public Neighbours(Kernel kernel, int k) {
    this.kernel = kernel;
    most = k;
    index = new int[k];
    distance = new double[k];
    share = new double[k];
    system = new double[k][k];
  }

  @Override
  public int represent(CoreSet cores, KernelRow row, int cell, double gradient) {
    if (gradient < SMALL) {
      count = 1;
      index[0] = cell;
      share[0] = row.kernels()[cell];
      return 1;
    }
    nearest(row);
    solve(cores, row.kernels());
    double left = 1;
    for (int a = 0; a < count; a++) {
      left -= share[a] * (row.kernels()[index[a]] + RIDGE * share[a]);
    }
    double residual = Math.sqrt(Math.max(0, left));
    residualSum += residual;
    residualMax = Math.max(residualMax, residual);
    represented++;
    return count;
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
  private void solve(CoreSet cores, double[] kernels) {
    if (gram == null) {
      gram = new Gram();
    }
    gram.follow(cores, kernel);
    for (int a = 0; a < count; a++) {
      double[] rowA = system[a];
      double right = kernels[index[a]];
      for (int b = 0; b <= a; b++) {
        double sum = gram.value(cores, kernel, index[a], index[b]) + (a == b ? RIDGE : 0);
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

  @Override
  public void stored(KernelRow row) {
    if (gram != null) {
      gram.add(row);
    }
  }

  @Override
  public void replaced() {
    gram = null;
  }

  @Override
  public double[] residuals() {
    return new double[] {represented == 0 ? 0 : residualSum / represented, residualMax};
  }

  @Override
  public int index(int k) {
    return index[k];
  }

  @Override
  public double share(int k) {
    return share[k];
  }
}
