package avm.store;

import avm.data.Point;
import java.util.Arrays;

/**
 * The loops behind distances in the ℓ1 norm: ‖x − c‖₁ = ‖x‖₁ + ‖c‖₁ − Σ (|x_j| + |c_j| − |x_j − c_j|), where only columns
 * in which both have a value count. They are like those of {@link Passes}.
 */
final class ManhattanPasses {
  private ManhattanPasses() {
  }

  /** ‖x − c_i‖₁² of the stored vectors from ≤ i < n. */
  static void squaredDistances(Columns columns, Point x, double[] out, int from, int n) {
    int[] column = x.columns();
    double[] value = x.values();
    int end = columns.within(x);
    Arrays.fill(out, from, n, 0);
    int k = 0;
    while (k < end) {
      if (end - k >= 4 && columns.dense4(column, k)) {
        add4(out, value[k], columns.dense(column[k]), value[k + 1], columns.dense(column[k + 1]), value[k + 2],
            columns.dense(column[k + 2]), value[k + 3], columns.dense(column[k + 3]), from, n);
        k += 4;
      } else {
        double[] c = columns.dense(column[k]);
        if (c != null) {
          add1(out, value[k], c, from, n);
        } else if (columns.column(column[k]) != null) {
          columns.column(column[k]).addCommon(value[k], out, from);
        }
        k++;
      }
    }
    double norm = x.manhattanNorm();
    double[] norms = columns.manhattanNorms();
    for (int i = from; i < n; i++) {
      double distance = norm + norms[i] - out[i];
      out[i] = distance * distance;
    }
  }

  private static void add1(double[] out, double x, double[] c, int from, int n) {
    double a = Math.abs(x);
    for (int i = from; i < n; i++) {
      out[i] += a + Math.abs(c[i]) - Math.abs(x - c[i]);
    }
  }

  private static void add4(double[] out, double x0, double[] c0, double x1, double[] c1, double x2, double[] c2,
      double x3, double[] c3, int from, int n) {
    double a0 = Math.abs(x0);
    double a1 = Math.abs(x1);
    double a2 = Math.abs(x2);
    double a3 = Math.abs(x3);
    for (int i = from; i < n; i++) {
      double sum = out[i] + (a0 + Math.abs(c0[i]) - Math.abs(x0 - c0[i]));
      sum += a1 + Math.abs(c1[i]) - Math.abs(x1 - c1[i]);
      sum += a2 + Math.abs(c2[i]) - Math.abs(x2 - c2[i]);
      out[i] = sum + (a3 + Math.abs(c3[i]) - Math.abs(x3 - c3[i]));
    }
  }
}
