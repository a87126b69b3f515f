package avm.store;

import avm.data.Point;
import java.util.Arrays;

/**
 * Several points against stored vectors of many features: four features of the vectors, which stay in the first cache, are
 * multiplied with all points before the next four are. The sums are those of {@link Passes} in the same order.
 */
final class SideBySide {
  private SideBySide() {
  }

  /** The squared distances of points, all of whose features are dense, to the stored vectors from ≤ i < to. */
  static void squaredDistances(Columns columns, KernelRow[] rows, Point[] points, int count, double[] norms, int from, int to) {
    int features = columns.features();
    double[][] x = new double[count][];
    double[][] out = new double[count][];
    for (int k = 0; k < count; k++) {
      x[k] = rows[k].columns.spread(points[k], features);
      out[k] = rows[k].columns.squaredDistances(to);
      Arrays.fill(out[k], from, to, 0);
    }
    int j = 0;
    while (j < features) {
      if (columns.dense4(j)) {
        add4(columns, j, x, out, from, to);
        j += 4;
      } else {
        for (int k = 0; k < count && columns.dense(j) != null; k++) {
          Passes.add1(out[k], x[k][j], columns.dense(j), from, to);
        }
        j++;
      }
    }
    for (int k = 0; k < count; k++) {
      Passes.distance0(out[k], points[k].squaredNorm(), norms, from, to);
    }
  }

  private static void add4(Columns columns, int j, double[][] x, double[][] out, int from, int to) {
    double[] c0 = columns.dense(j);
    double[] c1 = columns.dense(j + 1);
    double[] c2 = columns.dense(j + 2);
    double[] c3 = columns.dense(j + 3);
    for (int k = 0; k < x.length; k++) {
      double[] of = x[k];
      Passes.add4(out[k], of[j], c0, of[j + 1], c1, of[j + 2], c2, of[j + 3], c3, from, to);
    }
  }
}
