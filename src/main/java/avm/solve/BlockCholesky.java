package avm.solve;

import static avm.data.Fused.multiplyAdd;

import avm.data.Vectors;
import avm.parallel.Parallel;
import java.util.Arrays;

/**
 * The lower triangle L of LᵀL = K, a symmetric positive definite matrix that is there as a whole. Rows are eliminated from
 * the last to the first, so that all loops begin with an array's first element and become vector instructions. A row takes
 * what several eliminated rows ask for at once. {@link avm.algebra.Cholesky} is for a matrix that grows.
 */
public final class BlockCholesky {
  /** How many rows are eliminated before the others follow, and how many of them in one loop. */
  private static final int BLOCK = 16;
  private static final int FOUR = 4;

  private final double[][] rows;
  /** Its columns below the diagonal from the last element on, for loops that begin with an array's first element, too. */
  private final double[][] columns;

  /**
   * Factorises a matrix, on all cores.
   *
   * @param lower its rows up to the diagonal; they become those of L
   * @param least the least square of a pivot: rounding may leave less
   */
  public BlockCholesky(double[][] lower, double least) {
    rows = lower;
    for (int end = rows.length; end > 0; end -= BLOCK) {
      int from = Math.max(0, end - BLOCK);
      for (int p = end - 1; p >= from; p--) {
        double[] row = rows[p];
        double pivot = Math.sqrt(Math.max(least, row[p]));
        row[p] = pivot;
        for (int j = 0; j < p; j++) {
          row[j] /= pivot;
        }
        for (int i = from; i < p; i++) {
          Vectors.add(rows[i], -row[i], row, i + 1);
        }
      }
      int of = from;
      int last = end;
      // a long row and a short one together, so that all parts take the same time
      Parallel.each((of + 1) / 2, (double) of * of * BLOCK / 2, i -> {
        follow(i, of, last);
        if (of - 1 - i > i) {
          follow(of - 1 - i, of, last);
        }
      });
    }
    columns = new double[rows.length][];
    Arrays.setAll(columns, p -> new double[rows.length - 1 - p]);
    for (int i = 0; i < rows.length; i++) {
      for (int p = 0; p < i; p++) {
        columns[p][rows.length - 1 - i] = rows[i][p];
      }
    }
  }

  /** Takes from a row what the eliminated rows of a block ask for. */
  private void follow(int i, int from, int end) {
    for (int p = from; p < end; p += FOUR) {
      subtract(rows[i], rows[p], rows[p + 1], rows[p + 2], rows[p + 3], i + 1, rows[p][i], rows[p + 1][i], rows[p + 2][i],
          rows[p + 3][i]);
    }
  }

  /** Subtracts the first n elements of four rows, each row times a factor. */
  private static void subtract(double[] from, double[] r0, double[] r1, double[] r2, double[] r3, int n, double f0, double f1,
      double f2, double f3) {
    for (int j = 0; j < n; j++) {
      from[j] = multiplyAdd(-f3, r3[j], multiplyAdd(-f2, r2[j], multiplyAdd(-f1, r1[j], multiplyAdd(-f0, r0[j], from[j]))));
    }
  }

  /**
   * {@return the square of a pivot: what the rows after it do not know of a row}
   *
   * @param p which row
   */
  public double squaredPivot(int p) {
    return rows[p][p] * rows[p][p];
  }

  /**
   * Solves K·x = b.
   *
   * @param b the right side, which becomes x
   */
  public void solve(double[] b) {
    int end = rows.length;
    for (; end >= FOUR; end -= FOUR) {
      for (int p = end - 1; p >= end - FOUR; p--) {
        b[p] /= rows[p][p];
        for (int j = end - FOUR; j < p; j++) {
          b[j] = multiplyAdd(-b[p], rows[p][j], b[j]);
        }
      }
      subtract(b, rows[end - 1], rows[end - 2], rows[end - 3], rows[end - FOUR], end - FOUR, b[end - 1], b[end - 2], b[end - 3],
          b[end - FOUR]);
    }
    for (int p = end - 1; p >= 0; p--) {
      b[p] /= rows[p][p];
      Vectors.add(b, -b[p], rows[p], p);
    }
    forward(b);
  }

  /** Solves L·x = b, from the first row on; b is turned round, as columns are. */
  private void forward(double[] b) {
    int n = b.length;
    double[] left = new double[n];
    for (int i = 0; i < n; i++) {
      left[n - 1 - i] = b[i];
    }
    int from = 0;
    for (; from <= n - FOUR; from += FOUR) {
      for (int p = from; p < from + FOUR; p++) {
        b[p] = left[n - 1 - p] / rows[p][p];
        for (int i = p + 1; i < from + FOUR; i++) {
          left[n - 1 - i] = multiplyAdd(-b[p], rows[i][p], left[n - 1 - i]);
        }
      }
      subtract(left, columns[from], columns[from + 1], columns[from + 2], columns[from + 3], n - from - FOUR, b[from],
          b[from + 1], b[from + 2], b[from + 3]);
    }
    for (; from < n; from++) {
      b[from] = left[n - 1 - from] / rows[from][from];
      Vectors.add(left, -b[from], columns[from], n - 1 - from);
    }
  }
}
