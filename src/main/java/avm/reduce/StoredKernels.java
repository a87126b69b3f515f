package avm.reduce;

import avm.algebra.Cholesky;
import avm.model.Expansion;
import avm.store.KernelRow;

/** The kernel matrix of all stored vectors, for policies that need it now and then: n rows of kernel values. */
final class StoredKernels {
  /** The smallest squared pivot: less is rounding. */
  private static final double LEAST = 1e-14;

  private StoredKernels() {
  }

  /** K, with ones on its diagonal. */
  static double[][] of(Expansion e) {
    int n = e.size();
    double[][] matrix = new double[n][n];
    KernelRow row = new KernelRow();
    for (int i = 0; i < n; i++) {
      e.compute(e.cores().point(i), row);
      double[] kernels = row.kernels();
      for (int j = 0; j < i; j++) {
        matrix[i][j] = kernels[j];
        matrix[j][i] = kernels[j];
      }
      matrix[i][i] = 1;
    }
    return matrix;
  }

  /** Cholesky's decomposition of a symmetric matrix with something added to its diagonal. */
  static Cholesky decomposed(double[][] matrix, double ridge) {
    Cholesky factor = new Cholesky();
    for (int i = 0; i < matrix.length; i++) {
      double squares = factor.reduce(matrix[i]);
      factor.append(Math.max(LEAST, matrix[i][i] + ridge - squares));
    }
    return factor;
  }
}
