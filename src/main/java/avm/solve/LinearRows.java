package avm.solve;

import avm.data.Point;
import avm.weights.LinearPart;

/** Rows as a linear function sees them, one number for the constant, then one for each value: see {@link LinearPart}. */
final class LinearRows {
  private final double mu;
  private final int columns;
  private final SparseRows byRow;
  private final SparseRows byColumn;

  /** Takes rows and μ; where that is 0 there are neither rows nor columns. */
  LinearRows(Point[] points, double mu, int features) {
    this.mu = mu;
    columns = mu > 0 ? features + 1 : 0;
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
    byRow = new SparseRows(place, number);
    byColumn = byRow.transposed(columns);
  }

  /** How many coefficients an output has. */
  int columns() {
    return columns;
  }

  double mu() {
    return mu;
  }

  /** Adds the function's scores; its coefficients start somewhere in an output's array. */
  void addScores(float[][] weights, int start, float[][] scores) {
    byRow.addProduct(weights, start, scores, 0);
  }

  /** Adds what the rows give to each coefficient, times μ. */
  void share(float[][] given, float[][] sums, int start) {
    byColumn.addProduct(given, 0, sums, start);
    for (float[] sum : sums) {
      for (int i = start; i < sum.length; i++) {
        sum[i] *= (float) mu;
      }
    }
  }
}
