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
    float[][] column = new float[columns][outputs];
    for (int i = 0; i < columns * outputs; i++) {
      column[i / outputs][i % outputs] = (float) weights[start + i];
    }
    RepresentedRows.chunks(points.length, (from, to) -> {
      for (int r = from; r < to; r++) {
        Point x = points[r];
        double scale = LinearPart.scale(mu, x);
        RepresentedRows.add(scores[r], column[0], (float) scale);
        for (int k = 0; k < x.size(); k++) {
          RepresentedRows.add(scores[r], column[x.column(k) + 1], (float) (scale * x.value(k)));
        }
      }
    });
  }

  /** Adds μ times what the rows give to each coefficient. */
  void share(float[][] given, int outputs, double[] sums, int start) {
    float[][] column = new float[columns][outputs];
    for (int r = 0; r < points.length && columns > 0; r++) {
      Point x = points[r];
      double scale = mu * LinearPart.scale(mu, x);
      RepresentedRows.add(column[0], given[r], (float) scale);
      for (int k = 0; k < x.size(); k++) {
        RepresentedRows.add(column[x.column(k) + 1], given[r], (float) (scale * x.value(k)));
      }
    }
    for (int i = 0; i < columns * outputs; i++) {
      sums[start + i] += column[i / outputs][i % outputs];
    }
  }
}
