package avm.algebra;

import avm.data.Vectors;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The eigenvalues and eigenvectors of a symmetric matrix, the largest first: Householder's reflections make it
 * tridiagonal, implicit QL steps diagonal (Wilkinson and Reinsch 1971). O(n³); all loops go along rows.
 */
public final class Eigen {
  private static final int MOST_STEPS = 100;
  private static final double EPSILON = Math.ulp(1.0);

  private final double[] value;
  /** The subdiagonal. */
  private final double[] beside;
  /** Eigenvectors as rows. */
  private double[][] vector;

  /** @param matrix the matrix; it is spoiled */
  public Eigen(double[][] matrix) {
    int n = matrix.length;
    value = new double[n];
    beside = new double[n];
    tridiagonal(matrix, n);
    for (int l = 0; l < n; l++) {
      diagonal(l, n);
    }
    int[] order = IntStream.range(0, n).boxed().sorted(Comparator.comparingDouble(i -> -value[i])).mapToInt(i -> i)
        .toArray();
    double[] values = value.clone();
    double[][] vectors = vector.clone();
    for (int i = 0; i < n; i++) {
      value[i] = values[order[i]];
      vector[i] = vectors[order[i]];
    }
  }

  /**
   * {@return an eigenvalue}
   *
   * @param i which, from 0; the largest first
   */
  public double value(int i) {
    return value[i];
  }

  /**
   * {@return an eigenvector of length 1; not a copy}
   *
   * @param i which, from 0
   */
  public double[] vector(int i) {
    return vector[i];
  }

  private static void add(double[] row, double[] other, double times, int from, int to) {
    for (int j = from; j < to; j++) {
      row[j] += times * other[j];
    }
  }

  /** Reflects the matrix to tridiagonal form, and keeps the product of the reflections, transposed. */
  private void tridiagonal(double[][] a, int n) {
    double[][] axis = new double[n][];
    double[] p = new double[n];
    for (int k = 0; k < n - 2; k++) {
      double[] v = a[k].clone();
      for (int j = 0; j <= k; j++) {
        v[j] = 0;
      }
      double norm = Math.sqrt(Vectors.dot(v, v, n));
      beside[k] = v[k + 1] > 0 ? -norm : norm;
      v[k + 1] -= beside[k];
      double square = Vectors.dot(v, v, n);
      if (square == 0) {
        continue;
      }
      for (int j = k + 1; j < n; j++) {
        v[j] *= Math.sqrt(2 / square);
      }
      axis[k] = v;
      for (int i = k + 1; i < n; i++) {
        p[i] = Vectors.dot(a[i], v, n);
      }
      p[k] = 0;
      double half = Vectors.dot(p, v, n) / 2;
      add(p, v, -half, k + 1, n);
      for (int i = k + 1; i < n; i++) {
        add(a[i], p, -v[i], k + 1, n);
        add(a[i], v, -p[i], k + 1, n);
      }
    }
    for (int i = 0; i < n; i++) {
      value[i] = a[i][i];
    }
    if (n > 1) {
      beside[n - 2] = a[n - 2][n - 1];
    }
    vector = product(axis, n);
  }

  private static double[][] product(double[][] axis, int n) {
    double[][] q = new double[n][n];
    for (int i = 0; i < n; i++) {
      q[i][i] = 1;
    }
    for (int k = n - 3; k >= 0; k--) {
      if (axis[k] != null) {
        double[] along = new double[n];
        for (int i = k + 1; i < n; i++) {
          add(along, q[i], axis[k][i], 0, n);
        }
        for (int i = k + 1; i < n; i++) {
          add(q[i], along, -axis[k][i], 0, n);
        }
      }
    }
    double[][] transposed = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        transposed[j][i] = q[i][j];
      }
    }
    return transposed;
  }

  /** Takes QL steps until element l of the subdiagonal is nothing. */
  private void diagonal(int l, int n) {
    for (int steps = 0;; steps++) {
      int m = l;
      while (m < n - 1 && Math.abs(beside[m]) > EPSILON * (Math.abs(value[m]) + Math.abs(value[m + 1]))) {
        m++;
      }
      if (m == l) {
        return;
      }
      if (steps == MOST_STEPS) {
        throw new ArithmeticException("the eigenvalues do not converge: is every number of the matrix finite?");
      }
      step(l, m);
    }
  }

  private void step(int l, int m) {
    double g = (value[l + 1] - value[l]) / (2 * beside[l]);
    g = value[m] - value[l] + beside[l] / (g + Math.copySign(Math.sqrt(g * g + 1), g));
    double s = 1;
    double c = 1;
    double p = 0;
    for (int i = m - 1; i >= l; i--) {
      double f = s * beside[i];
      double b = c * beside[i];
      double r = Math.sqrt(f * f + g * g);
      beside[i + 1] = r;
      if (r == 0) {
        value[i + 1] -= p;
        beside[m] = 0;
        return;
      }
      s = f / r;
      c = g / r;
      g = value[i + 1] - p;
      r = (value[i] - g) * s + 2 * c * b;
      p = s * r;
      value[i + 1] = g + p;
      g = c * r - b;
      rotate(vector[i], vector[i + 1], c, s);
    }
    value[l] -= p;
    beside[l] = g;
    beside[m] = 0;
  }

  private static void rotate(double[] one, double[] other, double c, double s) {
    for (int k = 0; k < one.length; k++) {
      double f = other[k];
      other[k] = s * one[k] + c * f;
      one[k] = c * one[k] - s * f;
    }
  }
}
