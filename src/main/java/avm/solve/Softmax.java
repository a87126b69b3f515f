package avm.solve;

import avm.loss.Logistic;
import avm.loss.Multiclass;
import avm.loss.Objective;

/**
 * Several classes, y = 0, 1, …, one weight vector a class: the multinomial logistic loss −log(e^{f_y}/Σ_j e^{f_j}). Unlike
 * Crammer and Singer's lift of the logistic loss ({@link Multiclass}) it is smooth, which a solver of the whole problem
 * asks for.
 */
public final class Softmax implements Objective {
  private final int classes;
  private final Multiclass decision;

  /**
   * Makes the objective.
   *
   * @param classes the number of classes, at least 2
   */
  public Softmax(int classes) {
    decision = new Multiclass(new Logistic(), classes);
    this.classes = classes;
  }

  @Override
  public int outputs() {
    return classes;
  }

  @Override
  public boolean gradient(double[] scores, double y, double[] alpha) {
    double[][] column = new double[classes][1];
    for (int c = 0; c < classes; c++) {
      column[c][0] = scores[c];
    }
    gradients(column, new double[] {y}, 0, 1);
    for (int c = 0; c < classes; c++) {
      alpha[c] = column[c][0];
    }
    return true;
  }

  @Override
  public void gradients(double[][] scores, double[] y, int from, int n) {
    Shares.below(scores, n);
    double[] sum = Shares.of(scores, 1, scores, n);
    for (double[] share : scores) {
      for (int r = 0; r < n; r++) {
        share[r] /= sum[r];
      }
    }
    for (int r = 0; r < n; r++) {
      scores[(int) y[from + r]][r] -= 1;
    }
  }

  @Override
  public double error(double[] scores, double y) {
    return decision.error(scores, y);
  }

  @Override
  public boolean confident(double[] scores, double y) {
    return decision.confident(scores, y);
  }
}
