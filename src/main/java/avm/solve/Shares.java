package avm.solve;

import avm.data.Exponential;

/**
 * The softmax of many rows at once, p_c = e^{f_c}/Σ_j e^{f_j}, with an array for each class: its loops go over rows, of
 * which there are many, and not over classes.
 */
public final class Shares {
  private Shares() {
  }

  /**
   * Replaces scores by how far each is below the row's largest.
   *
   * @param scores an array for each class
   * @param n how many rows
   */
  public static void below(double[][] scores, int n) {
    double[] largest = new double[n];
    System.arraycopy(scores[0], 0, largest, 0, n);
    for (double[] score : scores) {
      for (int r = 0; r < n; r++) {
        largest[r] = Math.max(largest[r], score[r]);
      }
    }
    for (double[] score : scores) {
      for (int r = 0; r < n; r++) {
        score[r] = largest[r] - score[r];
      }
    }
  }

  /**
   * Shares before they are made to add up to 1.
   *
   * @param below what {@link #below} made
   * @param slope what scores are multiplied by first, above 0
   * @param shares takes the largest class's as 1; may be the same arrays
   * @param n how many rows
   * @return their sum for each row
   */
  public static double[] of(double[][] below, double slope, double[][] shares, int n) {
    double[] sum = new double[n];
    for (int c = 0; c < below.length; c++) {
      Exponential.ofNegative(below[c], slope, shares[c], n);
      double[] share = shares[c];
      for (int r = 0; r < n; r++) {
        sum[r] += share[r];
      }
    }
    return sum;
  }
}
