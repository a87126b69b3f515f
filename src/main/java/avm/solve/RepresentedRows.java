package avm.solve;

import avm.coverage.LocalProjection;
import avm.data.Point;
import avm.kernel.Kernel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.store.PairKernel;

/**
 * Rows as combinations of stored vectors, Φ(x_r) ≈ Σ b_rk Φ(c_rk): the sparse matrix B. The score of a row is then a
 * combination of the scores of its few vectors.
 */
final class RepresentedRows {
  private final SparseRows byRow;
  private final SparseRows byVector;

  /** Represents rows, on all cores, each by its k nearest stored vectors. */
  RepresentedRows(Point[] points, CoreSet cores, Kernel kernel, PairKernel pairs, int k) {
    int most = Math.min(k, cores.size());
    int[][] index = new int[points.length][most];
    float[][] share = new float[points.length][most];
    SparseRows.chunks(points.length, (from, to) -> {
      KernelRow values = new KernelRow();
      LocalProjection projection = new LocalProjection(most);
      double reach = Double.POSITIVE_INFINITY;
      for (int r = from; r < to; r++) {
        values.compute(cores, kernel, points[r]);
        projection.ontoNearest(values, pairs, reach);
        reach = projection.reach();
        for (int n = 0; n < most; n++) {
          index[r][n] = projection.index(n);
          share[r][n] = (float) projection.share(n);
        }
      }
    });
    byRow = new SparseRows(index, share);
    byVector = byRow.transposed(cores.size());
  }

  /** How many rows there are. */
  int size() {
    return byRow.size();
  }

  /** Adds B times a matrix: the rows' scores from the stored vectors', an array for each output. */
  void addScores(float[][] values, float[][] scores) {
    byRow.addProduct(values, 0, scores, 0);
  }

  /** Adds Bᵀ times a matrix: what rows give is shared among their stored vectors. */
  void share(float[][] given, float[][] sums) {
    byVector.addProduct(given, 0, sums, 0);
  }
}
