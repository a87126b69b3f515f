package avm.solve;

import avm.data.Point;
import avm.expansion.LinearPart;
import java.util.Arrays;

/** Rows as a linear function sees them, one number for the constant, then one for each value: see {@link LinearPart}. */
final class LinearRows {
  private final double mu;
  private final int columns;
  private final int start;
  private final int[] begin;
  private final int[] place;
  private final float[] number;

  /** Takes rows and μ; the function's coefficients start somewhere in an output's array. */
  LinearRows(Point[] points, double mu, int features, int start) {
    this.mu = mu;
    this.start = start;
    columns = mu > 0 ? features + 1 : 0;
    begin = new int[mu > 0 ? points.length + 1 : 1];
    for (int r = 0; r < begin.length - 1; r++) {
      begin[r + 1] = begin[r] + 1 + points[r].size();
    }
    place = new int[begin[begin.length - 1]];
    number = new float[place.length];
    for (int r = 0; r < begin.length - 1; r++) {
      Point x = points[r];
      double scale = LinearPart.scale(mu, x);
      int at = begin[r];
      place[at] = start;
      number[at++] = (float) scale;
      for (int k = 0; k < x.size(); k++) {
        place[at] = start + 1 + x.column(k);
        number[at++] = (float) (scale * x.value(k));
      }
    }
  }

  /** How many coefficients an output has. */
  int columns() {
    return columns;
  }

  double mu() {
    return mu;
  }

  /** Adds the function's scores. */
  void addScores(float[][] weights, float[][] scores) {
    RepresentedRows.chunks(begin.length - 1, (from, to) -> {
      for (int o = 0; o < weights.length; o += GatheredSums.MOST) {
        for (int r = from; r < to; r++) {
          GatheredSums.add(place, number, begin[r], begin[r + 1], weights, o, scores, r);
        }
      }
    });
  }

  /** What the rows give to each coefficient, times μ. */
  void share(float[][] given, float[][] sums) {
    for (int o = 0; o < given.length; o++) {
      float[] sum = sums[o];
      Arrays.fill(sum, start, sum.length, 0);
      for (int r = 0; r < begin.length - 1; r++) {
        float gift = (float) (mu * given[o][r]);
        for (int k = begin[r]; k < begin[r + 1]; k++) {
          sum[place[k]] += gift * number[k];
        }
      }
    }
  }
}
