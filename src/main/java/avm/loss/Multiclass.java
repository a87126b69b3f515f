package avm.loss;

import java.util.Arrays;

/**
 * Several classes, y = 0, 1, …, one weight vector a class (Algorithm 5, after Crammer and Singer): the loss of the
 * margin a = f_y − f_z over the strongest other class z. Ties go to the first class.
 */
public class Multiclass implements Objective {
  private final MarginLoss loss;
  private final int classes;

  /**
   * @param loss a classification loss
   * @param classes the number of classes, at least 2
   */
  public Multiclass(MarginLoss loss, int classes) {
    if (classes < 2) {
      throw new IllegalArgumentException(classes + " class(es); at least 2 are needed");
    }
    this.loss = loss;
    this.classes = classes;
  }

  @Override
  public int outputs() {
    return classes;
  }

  @Override
  public boolean gradient(double[] scores, double y, double[] alpha) {
    Arrays.fill(alpha, 0, classes, 0);
    int own = (int) y;
    int other = strongestOther(scores, own);
    double slope = loss.slope(scores[own] - scores[other]);
    alpha[own] = slope;
    alpha[other] = -slope;
    return slope != 0;
  }

  @Override
  public double value(double[] scores, double y) {
    int own = (int) y;
    return loss.ofMargin(scores[own] - scores[strongestOther(scores, own)]);
  }

  @Override
  public double error(double[] scores, double y) {
    int own = (int) y;
    int other = strongestOther(scores, own);
    return scores[own] > scores[other] || scores[own] == scores[other] && own < other ? 0 : 1;
  }

  @Override
  public boolean confident(double[] scores, double y) {
    int own = (int) y;
    return scores[own] - scores[strongestOther(scores, own)] >= 1;
  }

  /** z = argmax over j ≠ y of f_j. */
  private int strongestOther(double[] scores, int own) {
    int best = own == 0 ? 1 : 0;
    for (int j = best + 1; j < classes; j++) {
      if (j != own && scores[j] > scores[best]) {
        best = j;
      }
    }
    return best;
  }
}
