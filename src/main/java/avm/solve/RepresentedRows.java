package avm.solve;

import avm.projection.LocalProjection;
import avm.data.Point;
import avm.kernel.Kernel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.projection.PairKernel;

/**
 * Rows as combinations of stored vectors, Φ(x_r) ≈ Σ b_rk Φ(c_rk): the sparse matrix B. The score of a row is then a
 * combination of the scores of its few vectors.
 */
public final class RepresentedRows {
  private final SparseRows byRow;
  private final SparseRows byVector;

  /**
   * Represents rows, on all cores.
   *
   * @param points the rows
   * @param cores the stored vectors
   * @param kernel the kernel
   * @param pairs its values between stored vectors
   * @param k how many vectors represent a row
   */
  public RepresentedRows(Point[] points, CoreSet cores, Kernel kernel, PairKernel pairs, int k) {
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
          index[r][n] = projection.index()[n];
          share[r][n] = (float) projection.shares()[n];
        }
      }
    });
    byRow = new SparseRows(index, share);
    byVector = byRow.transposed(cores.size());
  }

  /** {@return how many rows there are} */
  public int size() {
    return byRow.size();
  }

  /**
   * B times a matrix: the rows' scores.
   *
   * @param values the stored vectors' scores, an array for each output
   * @param scores added to, an array for each output
   */
  void addScores(float[][] values, float[][] scores) {
    byRow.addProduct(values, 0, scores, 0);
  }

  /**
   * Bᵀ times a matrix: what rows give is shared among their stored vectors.
   *
   * @param given a number for each row, in an array for each output
   * @param sums the stored vectors' sums, added to, an array for each output
   */
  void share(float[][] given, float[][] sums) {
    byVector.addProduct(given, 0, sums, 0);
  }
}
