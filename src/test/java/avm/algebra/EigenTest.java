package avm.algebra;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** Eigenvalues and eigenvectors give the matrix back. */
public class EigenTest {

  private static void check(double[][] matrix) {
    int n = matrix.length;
    double[][] copy = new double[n][];
    for (int i = 0; i < n; i++) {
      copy[i] = matrix[i].clone();
    }
    Eigen eigen = new Eigen(copy);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double product = 0;
        double sum = 0;
        for (int k = 0; k < n; k++) {
          product += eigen.vector(i)[k] * eigen.vector(j)[k];
          sum += eigen.value(k) * eigen.vector(k)[i] * eigen.vector(k)[j];
        }
        assertEquals("vectors are orthonormal", i == j ? 1 : 0, product, 1e-12);
        assertEquals("VΛVᵀ is the matrix", matrix[i][j], sum, 1e-11);
      }
      assertTrue("the largest is first", i == 0 || eigen.value(i) <= eigen.value(i - 1));
    }
  }

  @Test
  public void theyGiveTheMatrixBack() {
    Random random = new Random(1);
    for (int n : new int[] {1, 2, 3, 4, 10, 60}) {
      double[][] matrix = new double[n][n];
      for (int i = 0; i < n; i++) {
        for (int j = 0; j <= i; j++) {
          matrix[i][j] = random.nextGaussian();
          matrix[j][i] = matrix[i][j];
        }
      }
      check(matrix);
    }
  }

  @Test
  public void ofDiagonalAndSingularMatricesToo() {
    for (int n : new int[] {1, 2, 5, 30}) {
      double[][] ones = new double[n][n];
      double[][] unit = new double[n][n];
      double[][] zero = new double[n][n];
      for (int i = 0; i < n; i++) {
        unit[i][i] = 1 + i % 2;
        Arrays.fill(ones[i], 1);
      }
      check(ones);
      check(unit);
      check(zero);
    }
  }
}
