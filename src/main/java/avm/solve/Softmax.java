package avm.solve;

import avm.data.Exponential;
import avm.loss.Logistic;
import avm.loss.Multiclass;

/**
 * Several classes, y = 0, 1, …, one weight vector a class: the multinomial logistic loss −log(e^{f_y}/Σ_j e^{f_j}). It
 * decides as Crammer and Singer's lift of the logistic loss does, and unlike it is smooth, which a solver of the whole
 * problem asks for. Its loops go over rows, of which there are many, with an array for each class.
 */
final class Softmax extends Multiclass {

  /** Makes the objective of at least 2 classes. */
  Softmax(int classes) {
    super(new Logistic(), classes);
  }

  @Override
  public boolean gradient(double[] scores, double y, double[] alpha) {
    double[][] column = new double[outputs()][1];
    for (int c = 0; c < column.length; c++) {
      column[c][0] = scores[c];
    }
    gradients(column, new double[] {y}, 0, 1);
    for (int c = 0; c < column.length; c++) {
      alpha[c] = column[c][0];
    }
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

  /** Replaces scores of n rows by how far each is below the row's largest. */
  static void below(double[][] scores, int n) {
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
   * class's is 1. They may go into the same arrays. Returns their sum for each row.
   */
  static double[] shares(double[][] below, double slope, double[][] shares, int n) {
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
