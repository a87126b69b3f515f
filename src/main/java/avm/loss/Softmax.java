package avm.loss;

import avm.data.Exponential;

/**
 * Several classes, y = 0, 1, …, one weight vector a class: the multinomial logistic loss −log(e^{f_y}/Σ_j e^{f_j}). It
 * decides as Crammer and Singer's lift of the logistic loss does, and unlike it is smooth, which a solver of the whole
 * problem asks for. Its loops go over rows, of which there are many, with an array for each class.
 */
public final class Softmax extends Multiclass {

  /** @param classes the number of classes, at least 2 */
  public Softmax(int classes) {
    super(new Logistic(), classes);
  }

  @Override
  public double value(double[] scores, double y) {
    double largest = largest(scores);
    double sum = 0;
    for (int c = 0; c < outputs(); c++) {
      sum += Exponential.ofNegative(largest - scores[c]);
    }
    return StrictMath.log(sum) + largest - scores[(int) y];
  }

  private double largest(double[] scores) {
    double largest = scores[0];
    for (int c = 1; c < outputs(); c++) {
      largest = Math.max(largest, scores[c]);
    }
    return largest;
  }

  @Override
  public boolean gradient(double[] scores, double y, double[] alpha) {
    double largest = largest(scores);
    double sum = 0;
    for (int c = 0; c < outputs(); c++) {
      alpha[c] = Exponential.ofNegative(largest - scores[c]);
      sum += alpha[c];
    }
    for (int c = 0; c < outputs(); c++) {
      alpha[c] /= sum;
    }
    alpha[(int) y] -= 1;
    return true;
  }

  @Override
  public void gradients(double[][] scores, double[] y, int from, int n) {
    below(scores, n);
    double[] sum = shares(scores, 1, scores, n);
    for (double[] share : scores) {
      for (int r = 0; r < n; r++) {
        share[r] /= sum[r];
      }
    }
    for (int r = 0; r < n; r++) {
      scores[(int) y[from + r]][r] -= 1;
    }
  }

  /**
   * Replaces scores by how far each is below its row's largest.
   *
   * @param scores the rows' scores, an array for each class
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
   * Classes' shares from what {@link #below} made, times a slope, before they are made to add up to 1: the largest
   * class's is 1.
   *
   * @param below what {@link #below} made, an array for each class
   * @param slope a factor, above 0
   * @param shares takes the shares; may be the same arrays
   * @param n how many rows
   * @return the sum of each row's shares
   */
  public static double[] shares(double[][] below, double slope, double[][] shares, int n) {
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
