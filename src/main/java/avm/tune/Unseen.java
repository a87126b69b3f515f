package avm.tune;

import avm.data.Point;
import avm.data.Sample;
import avm.data.Vectors;
import avm.kernel.Kernel;
import avm.parallel.Parallel;
import avm.solve.Criterion;
import avm.store.CoreSet;
import avm.store.KernelRows;
import avm.weights.LinearPart;

/** Rows that a fit has not seen judge it: they cost one look each, where rows held out of a sample must be few. */
final class Unseen {
  private Unseen() {
  }

  /**
   * {@return the criterion of a function on rows}
   *
   * @param cores its core points
   * @param kernel its kernel
   * @param weights its weight vector, an array for each output: the core points' coefficients, then the linear function's
   * @param mu μ, the weight of the linear function, or 0
   * @param rows the rows
   */
  static double criterion(CoreSet cores, Kernel kernel, float[][] weights, double mu, Sample rows) {
    int n = cores.size();
    double[][] w = new double[weights.length][weights[0].length];
    for (int o = 0; o < w.length; o++) {
      for (int i = 0; i < w[o].length; i++) {
        w[o][i] = weights[o][i];
      }
    }
    double[][] scores = new double[rows.size()][w.length];
    Parallel.forRanges(scores.length, KernelRows.MOST, () -> {
      KernelRows some = new KernelRows();
      return (from, to) -> {
        some.values(cores, kernel, rows.points(), from, to, n);
        for (int r = from; r < to; r++) {
          Point x = rows.points()[r];
          double scale = mu > 0 ? LinearPart.scale(mu, x) : 0;
          for (int o = 0; o < w.length; o++) {
            scores[r][o] = Vectors.dot(w[o], some.get(r - from).kernels(), n);
            if (mu > 0) {
              scores[r][o] += scale * linear(w[o], n, x);
            }
          }
        }
        return true;
      };
    });
    return Criterion.of(scores, rows);
  }

  /** The linear function, whose coefficients begin at n. */
  private static double linear(double[] w, int n, Point x) {
    double sum = w[n];
    for (int k = 0; k < x.size(); k++) {
      sum += w[n + 1 + x.column(k)] * x.value(k);
    }
    return sum;
  }
}
