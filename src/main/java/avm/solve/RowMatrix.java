package avm.solve;

import avm.data.Point;
import avm.kernel.Kernel;
import avm.projection.LocalProjection;
import avm.store.CoreSet;
import avm.store.KernelRows;
import avm.weights.LinearPart;
import java.util.Arrays;
import java.util.stream.IntStream;

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
    int[] itself = IntStream.range(0, points.length).map(r -> stored.of(points[r])).toArray();
    int[] others = IntStream.range(0, most == 0 ? 0 : points.length).filter(r -> itself[r] < 0).toArray();
    SparseRows.chunks(others.length, SparseRows.CHUNK, operations, (from, to) -> {
      KernelRows distances = new KernelRows();
      LocalProjection projection = new LocalProjection(most);
      double reach = Double.POSITIVE_INFINITY;
      for (int start = from; start < to; start += KernelRows.MOST) {
        int[] some = Arrays.copyOfRange(others, start, Math.min(to, start + KernelRows.MOST));
        Point[] x = Arrays.stream(some).mapToObj(r -> points[r]).toArray(Point[]::new);
        distances.measure(cores, x, 0, x.length, cores.size());
        for (int d = 0; d < x.length; d++) {
          projection.ontoNearest(distances.get(d), cores, kernel, x[d], pairs, reach);
          reach = projection.reach();
          for (int n = 0; n < most; n++) {
            index[some[d]][n] = projection.index()[n];
            share[some[d]][n] = (float) projection.shares()[n];
          }
        }
      }
    });
    for (int r = 0; r < points.length && most > 0; r++) {
      if (itself[r] >= 0) {
        index[r] = new int[] {itself[r]};
        share[r] = new float[] {1};
      }
    }
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
