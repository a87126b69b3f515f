package avm.solve;

import avm.data.Point;
import avm.expansion.LinearPart;

/** Rows as a linear function sees them: see {@link LinearPart}. */
final class LinearRows {
  private final Point[] points;
  private final double mu;
  private final int columns;

  /** Takes rows and μ; one coefficient for the constant, then one a column. */
  LinearRows(Point[] points, double mu, int features) {
    this.points = points;
    this.mu = mu;
    columns = mu > 0 ? features + 1 : 0;
  }

  /** How many coefficients an output has. */
  int columns() {
    return columns;
  }

  double mu() {
    return mu;
  }

  /** Adds the function's scores; its coefficients start somewhere in an array, those of one column side by side. */
  void addScores(double[] weights, int start, int outputs, float[][] scores) {
    if (columns == 0) {
      return;
    }
    RepresentedRows.chunks(points.length, (from, to) -> {
      double[] sum = new double[outputs];
      for (int r = from; r < to; r++) {
        Point x = points[r];
        System.arraycopy(weights, start, sum, 0, outputs);
        for (int k = 0; k < x.size(); k++) {
          int at = start + (x.column(k) + 1) * outputs;
          double value = x.value(k);
          for (int o = 0; o < outputs; o++) {
            sum[o] += value * weights[at + o];
          }
        }
        double scale = LinearPart.scale(mu, x);
        for (int o = 0; o < outputs; o++) {
          scores[r][o] += (float) (scale * sum[o]);
        }
      }
    });
  }

  /** Adds μ times what the rows give to each coefficient. */
  void share(float[][] given, int outputs, double[] sums, int start) {
    for (int r = 0; r < points.length && columns > 0; r++) {
      Point x = points[r];
      double scale = mu * LinearPart.scale(mu, x);
      float[] all = given[r];
      for (int o = 0; o < outputs; o++) {
        sums[start + o] += scale * all[o];
      }
      for (int k = 0; k < x.size(); k++) {
        int at = start + (x.column(k) + 1) * outputs;
        double value = scale * x.value(k);
        for (int o = 0; o < outputs; o++) {
          sums[at + o] += value * all[o];
        }
      }
    }
  }
}
