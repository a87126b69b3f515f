package avm.solve;

import avm.data.Point;
import avm.kernel.Kernel;
import avm.projection.LocalProjection;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.weights.LinearPart;

/** Rows as a matrix, for products with it, which are rows' scores, and with its transpose: sums over rows. */
record RowMatrix(Matrix byRow, Matrix byColumn) {
  /** A matrix of which so large a share is not 0 is not sparse. */
  private static final double DENSE = 0.5;
  /** From this share on its columns are arrays, whose products are faster than gathering; sums over a column's rows are not. */
  private static final double THICK = 0.25;

  /** Rows of so many columns by their numbers, which are not 0, and the places of these in ascending order. */
  static RowMatrix of(int[][] place, float[][] number, int columns) {
    SparseRows byRow = new SparseRows(place, number);
    double share = byRow.numbers() / columns / place.length;
    if (!(share > THICK)) {
      return new RowMatrix(byRow, byRow.transposed(columns));
    }
    float[][] dense = byRow.columns(columns);
    return new RowMatrix(new DenseColumns(dense, place.length), share > DENSE ? new DenseRows(dense) : byRow.transposed(columns));
  }

  /** To find the nearest vectors takes about so many operations for each that is stored, and as many for each pair of these. */
  private static final double OPERATIONS = 20;

  /**
   * Rows as combinations of their k nearest stored vectors, Φ(x_r) ≈ Σ b_rk Φ(c_rk): the matrix B; on all cores. A row
   * that is stored itself is that vector, and nothing has to be computed.
   */
  static RowMatrix represented(Point[] points, CoreSet cores, Kernel kernel, KernelMatrix pairs, int k) {
    int most = Math.min(k, cores.size());
    int[][] index = new int[points.length][most];
    float[][] share = new float[points.length][most];
    Places stored = new Places(pairs.points());
    double operations = OPERATIONS * points.length * (cores.size() + most * most);
    SparseRows.chunks(most == 0 ? 0 : points.length, SparseRows.CHUNK, operations, (from, to) -> {
      KernelRow distances = new KernelRow();
      LocalProjection projection = new LocalProjection(most);
      double reach = Double.POSITIVE_INFINITY;
      for (int r = from; r < to; r++) {
        int itself = stored.of(points[r]);
        if (itself >= 0) {
          index[r] = new int[] {itself};
          share[r] = new float[] {1};
          continue;
        }
        distances.measure(cores, points[r]);
        projection.ontoNearest(distances, cores, kernel, points[r], pairs, reach);
        reach = projection.reach();
        for (int n = 0; n < most; n++) {
          index[r][n] = projection.index()[n];
          share[r][n] = (float) projection.shares()[n];
        }
      }
    });
    return of(index, share, cores.size());
  }

  /**
   * Rows as a {@link LinearPart} of weight μ sees them, one number for the constant, then one for each value; where μ
   * is 0 there are neither rows nor columns.
   */
  static RowMatrix linear(Point[] points, double mu, int features) {
    int rows = mu > 0 ? points.length : 0;
    int[][] place = new int[rows][];
    float[][] number = new float[rows][];
    for (int r = 0; r < rows; r++) {
      Point x = points[r];
      double scale = LinearPart.scale(mu, x);
      place[r] = new int[x.size() + 1];
      number[r] = new float[x.size() + 1];
      number[r][0] = (float) scale;
      for (int k = 0; k < x.size(); k++) {
        place[r][k + 1] = x.column(k) + 1;
        number[r][k + 1] = (float) (scale * x.value(k));
      }
    }
    return of(place, number, mu > 0 ? features + 1 : 0);
  }
}
