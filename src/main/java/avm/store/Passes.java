package avm.store;

import static avm.data.Fused.multiplyAdd;

import avm.data.Point;
import java.util.Arrays;

/**
 * The loops behind squared distances. A sum over features is taken one addition at a time in ascending order of feature,
 * however many features a loop takes in one pass, so the result does not depend on the passes; and each loop has one
 * store and at most six loads, all at the same index, which is what HotSpot turns into vector instructions.
 */
final class Passes {
  /**
   * Fewer vectors are not for the loops that take four features: HotSpot makes a loop for the lengths that it has seen,
   * and after short ones with vectors of half the width.
   */
  private static final int MANY = 64;

  private Passes() {
  }

  /** ‖x‖² + ‖c_i‖² − 2⟨x, c_i⟩ of the stored vectors from ≤ i < n, its absolute value where rounding leaves it below 0. */
  static void squaredDistances(Columns columns, Point x, double[] norms, double[] out, int from, int n) {
    int[] column = x.columns();
    double[] value = x.values();
    int end = columns.within(x);
    if (n - from < MANY) {
      Arrays.fill(out, from, n, 0);
      for (int k = 0; k < end; k++) {
        add(columns, column[k], value[k], out, from, n);
      }
      distance0(out, x.squaredNorm(), norms, from, n);
      return;
    }
    int k = 0;
    if (end >= 4 && columns.dense4(column, 0)) {
      set4(out, value[0], columns.dense(column[0]), value[1], columns.dense(column[1]), value[2],
          columns.dense(column[2]), value[3], columns.dense(column[3]), from, n);
      k = 4;
    } else {
      Arrays.fill(out, from, n, 0);
    }
    while (end - k > 4) {
      if (columns.dense4(column, k)) {
        add4(out, value[k], columns.dense(column[k]), value[k + 1], columns.dense(column[k + 1]), value[k + 2],
            columns.dense(column[k + 2]), value[k + 3], columns.dense(column[k + 3]), from, n);
        k += 4;
      } else {
        add(columns, column[k], value[k], out, from, n);
        k++;
      }
    }
    finish(columns, column, value, k, end, out, x.squaredNorm(), norms, from, n);
  }

  /** Adds one feature. */
  private static void add(Columns columns, int j, double x, double[] out, int from, int n) {
    double[] c = columns.dense(j);
    if (c != null) {
      add1(out, x, c, from, n);
    } else if (columns.column(j) != null) {
      columns.column(j).addListed(x, out, from);
    }
  }

  /** Adds the last features, at most four, and turns inner products into squared distances. */
  private static void finish(Columns columns, int[] column, double[] value, int start, int end, double[] out,
      double norm, double[] norms, int from, int n) {
    int k = start;
    while (k < end && !columns.allDense(column, k, end)) {
      add(columns, column[k], value[k], out, from, n);
      k++;
    }
    if (k == end) {
      distance0(out, norm, norms, from, n);
    } else if (k + 1 == end) {
      distance1(out, norm, norms, value[k], columns.dense(column[k]), from, n);
    } else if (k + 2 == end) {
      distance2(out, norm, norms, value[k], columns.dense(column[k]), value[k + 1], columns.dense(column[k + 1]), from,
          n);
    } else if (k + 3 == end) {
      distance3(out, norm, norms, value[k], columns.dense(column[k]), value[k + 1], columns.dense(column[k + 1]),
          value[k + 2], columns.dense(column[k + 2]), from, n);
    } else {
      distance4(out, norm, norms, value[k], columns.dense(column[k]), value[k + 1], columns.dense(column[k + 1]),
          value[k + 2], columns.dense(column[k + 2]), value[k + 3], columns.dense(column[k + 3]), from, n);
    }
  }

  private static void set4(double[] out, double x0, double[] c0, double x1, double[] c1, double x2, double[] c2,
      double x3, double[] c3, int from, int n) {
    for (int i = from; i < n; i++) {
      out[i] = multiplyAdd(x3, c3[i], multiplyAdd(x2, c2[i], multiplyAdd(x1, c1[i], x0 * c0[i])));
    }
  }

  static void add4(double[] out, double x0, double[] c0, double x1, double[] c1, double x2, double[] c2,
      double x3, double[] c3, int from, int n) {
    for (int i = from; i < n; i++) {
      double sum = multiplyAdd(x1, c1[i], multiplyAdd(x0, c0[i], out[i]));
      out[i] = multiplyAdd(x3, c3[i], multiplyAdd(x2, c2[i], sum));
    }
  }

  /** Adds x0·c0. */
  static void add1(double[] out, double x0, double[] c0, int from, int n) {
    for (int i = from; i < n; i++) {
      out[i] = multiplyAdd(x0, c0[i], out[i]);
    }
  }

  static void distance0(double[] out, double norm, double[] norms, int from, int n) {
    for (int i = from; i < n; i++) {
      out[i] = Math.abs(multiplyAdd(-2, out[i], norm + norms[i]));
    }
  }

  private static void distance1(double[] out, double norm, double[] norms, double x0, double[] c0, int from, int n) {
    for (int i = from; i < n; i++) {
      double dot = multiplyAdd(x0, c0[i], out[i]);
      out[i] = Math.abs(multiplyAdd(-2, dot, norm + norms[i]));
    }
  }

  private static void distance2(double[] out, double norm, double[] norms, double x0, double[] c0, double x1,
      double[] c1, int from, int n) {
    for (int i = from; i < n; i++) {
      double dot = multiplyAdd(x1, c1[i], multiplyAdd(x0, c0[i], out[i]));
      out[i] = Math.abs(multiplyAdd(-2, dot, norm + norms[i]));
    }
  }

  private static void distance3(double[] out, double norm, double[] norms, double x0, double[] c0, double x1,
      double[] c1, double x2, double[] c2, int from, int n) {
    for (int i = from; i < n; i++) {
      double dot = multiplyAdd(x2, c2[i], multiplyAdd(x1, c1[i], multiplyAdd(x0, c0[i], out[i])));
      out[i] = Math.abs(multiplyAdd(-2, dot, norm + norms[i]));
    }
  }

  private static void distance4(double[] out, double norm, double[] norms, double x0, double[] c0, double x1,
      double[] c1, double x2, double[] c2, double x3, double[] c3, int from, int n) {
    for (int i = from; i < n; i++) {
      double dot = multiplyAdd(x1, c1[i], multiplyAdd(x0, c0[i], out[i]));
      dot = multiplyAdd(x3, c3[i], multiplyAdd(x2, c2[i], dot));
      out[i] = Math.abs(multiplyAdd(-2, dot, norm + norms[i]));
    }
  }

  /** ‖x − c_i‖₁² of the first stored vectors, of so many in all; there is room to spread a point's values. */
  static void manhattanDistances(Columns columns, Point x, int size, double[] spread, double[] out, int n) {
    Arrays.fill(out, 0, n, 0);
    int end = columns.within(x);
    if (2 * end >= columns.features()) {
      apart(columns, x, end, spread, out, n);
    } else {
      common(columns, x, end, columns.manhattanNorms(size), out, n);
    }
    for (int i = 0; i < n; i++) {
      out[i] *= out[i];
    }
  }

  /** Writes a point's values in the first columns, 0 where it has none. */
  static void spread(Point x, double[] out, int features) {
    Arrays.fill(out, 0, features, 0);
    for (int k = 0; k < x.size() && x.column(k) < features; k++) {
      out[x.column(k)] = x.value(k);
    }
  }

  /** The sums of |x_j − c_ij|, where a point has most features of the stored vectors. */
  private static void apart(Columns columns, Point x, int end, double[] spread, double[] out, int n) {
    int features = columns.features();
    spread(x, spread, features);
    int j = 0;
    while (j < features) {
      if (columns.dense4(j)) {
        apart4(out, spread[j], columns.dense(j), spread[j + 1], columns.dense(j + 1), spread[j + 2], columns.dense(j + 2),
            spread[j + 3], columns.dense(j + 3), n);
        j += 4;
      } else {
        apart(columns, j, spread[j], out, n);
        j++;
      }
    }
    for (int k = end; k < x.size(); k++) {
      apart1(out, x.value(k), null, n);
    }
  }

  /** Adds |x_j − c_ij| of one feature, which stored vectors may have as an array, as a list or not at all. */
  private static void apart(Columns columns, int j, double x, double[] out, int n) {
    if (columns.dense(j) == null && columns.column(j) != null) {
      columns.column(j).addApart(x, out, n);
    } else if (columns.dense(j) != null || x != 0) {
      apart1(out, x, columns.dense(j), n);
    }
  }

  private static void apart4(double[] out, double x0, double[] c0, double x1, double[] c1, double x2, double[] c2,
      double x3, double[] c3, int n) {
    for (int i = 0; i < n; i++) {
      double sum = out[i] + Math.abs(x0 - c0[i]) + Math.abs(x1 - c1[i]);
      out[i] = sum + Math.abs(x2 - c2[i]) + Math.abs(x3 - c3[i]);
    }
  }

  /** Adds |x − c|, or |x| if no stored vector has the feature. */
  private static void apart1(double[] out, double x, double[] c, int n) {
    double alone = c == null ? Math.abs(x) : 0;
    for (int i = 0; i < n; i++) {
      out[i] += c == null ? alone : Math.abs(x - c[i]);
    }
  }

  /**
   * The sums of |x_j − c_ij|: ‖x‖₁ + ‖c_i‖₁ less |x_j| + |c_ij| − |x_j − c_ij|, which is 0 unless both have a value in
   * column j.
   */
  private static void common(Columns columns, Point x, int end, double[] norms, double[] out, int n) {
    int[] column = x.columns();
    double[] value = x.values();
    int k = 0;
    while (k < end) {
      if (end - k >= 4 && columns.dense4(column, k)) {
        common4(out, value[k], columns.dense(column[k]), value[k + 1], columns.dense(column[k + 1]), value[k + 2],
            columns.dense(column[k + 2]), value[k + 3], columns.dense(column[k + 3]), n);
        k += 4;
      } else {
        double[] c = columns.dense(column[k]);
        if (c != null) {
          common1(out, value[k], c, n);
        } else if (columns.column(column[k]) != null) {
          columns.column(column[k]).addCommon(value[k], out, 0);
        }
        k++;
      }
    }
    double norm = manhattanNorm(x);
    for (int i = 0; i < n; i++) {
      out[i] = norm + norms[i] - out[i];
    }
  }

  private static void common1(double[] out, double x, double[] c, int n) {
    double a = Math.abs(x);
    for (int i = 0; i < n; i++) {
      out[i] += a + Math.abs(c[i]) - Math.abs(x - c[i]);
    }
  }

  private static void common4(double[] out, double x0, double[] c0, double x1, double[] c1, double x2, double[] c2,
      double x3, double[] c3, int n) {
    double a = Math.abs(x0) + Math.abs(x1) + Math.abs(x2) + Math.abs(x3);
    for (int i = 0; i < n; i++) { // in one sum: with one for each column the loop is not vectorised
      out[i] += a + Math.abs(c0[i]) - Math.abs(x0 - c0[i]) + Math.abs(c1[i]) - Math.abs(x1 - c1[i])
          + Math.abs(c2[i]) - Math.abs(x2 - c2[i]) + Math.abs(c3[i]) - Math.abs(x3 - c3[i]);
    }
  }

  /** ‖x‖₁. */
  static double manhattanNorm(Point x) {
    double sum = 0;
    for (int k = 0; k < x.size(); k++) {
      sum += Math.abs(x.value(k));
    }
    return sum;
  }
}
