package avm.weights;

import avm.data.Point;
import java.util.stream.IntStream;

/**
 * A linear function beside the kernel expansion: the kernel becomes K(x, x') + μ(⟨x, x'⟩ + 1). Its gradient needs no core
 * point, so it costs the row's non-zeros only and is learned without approximation. It carries what is linear in the
 * data, wide sparse data above all, and leaves the core points the rest. A row whose linear features would be longer than
 * the kernel's, which have length 1, is shortened to length 1.
 */
public final class LinearPart {
  private final double mu;
  /** One for the constant, then one a column. */
  final Coefficients coefficients;
  /** Room for the changes of a step; the first one is the constant's. */
  private double[] amounts = new double[16];
  private int[] index = new int[16];

  /**
   * Makes the function 0.
   *
   * @param mu μ, above 0
   * @param coefficients the coefficients of w_1 = 0: one for the constant, then one a column
   * @param output which of its weight vectors predicts
   */
  public LinearPart(double mu, Coefficients coefficients, Output output) {
    this.mu = mu;
    this.coefficients = coefficients;
    coefficients.followedBy(output);
  }

  /**
   * {@return what a row's linear features are multiplied by: 1, or less for a long row}
   *
   * @param mu μ
   * @param x a row
   */
  public static double scale(double mu, Point x) {
    return Math.min(1, 1 / Math.sqrt(mu * (x.squaredNorm() + 1)));
  }

  /** Adds its part to the scores of w_t, or of the weight vector that predicts. */
  void addScores(Point x, double[] scores, boolean predicts) {
    int columns = coefficients.values().room() - 1;
    double scale = scale(mu, x);
    for (int o = 0; o < scores.length; o++) {
      double sum = coefficient(o, 0, predicts);
      for (int k = 0; k < x.size() && x.column(k) < columns; k++) {
        sum += coefficient(o, x.column(k) + 1, predicts) * x.value(k);
      }
      scores[o] += scale * sum;
    }
  }

  private double coefficient(int o, int i, boolean predicts) {
    return predicts ? coefficients.outputCoefficient(o, i) : coefficients.coefficient(o, i);
  }

  /** Takes a step: α of each output, and what it is multiplied by, 0 for a step without gradient. */
  void step(Point x, double[] alpha, double weight) {
    coefficients.beginStep();
    coefficients.resize(x.size() == 0 ? 0 : x.column(x.size() - 1) + 2);
    double scale = scale(mu, x);
    if (x.size() >= amounts.length) {
      amounts = new double[2 * x.size() + 1];
      index = new int[amounts.length];
    }
    for (int o = 0; o < alpha.length && weight != 0; o++) {
      double amount = -weight * mu * scale * alpha[o];
      if (amount != 0) {
        amounts[0] = amount;
        for (int k = 0; k < x.size(); k++) {
          index[k + 1] = x.column(k) + 1;
          amounts[k + 1] = amount * x.value(k);
        }
        coefficients.add(o, index, amounts, x.size() + 1);
      }
    }
    coefficients.endStep();
  }

  /**
   * {@return a coefficient of the weight vector that predicts}
   *
   * @param o which output
   * @param column which column, or −1 for the constant
   */
  public double outputCoefficient(int o, int column) {
    return column + 1 < coefficients.values().room() ? coefficients.outputCoefficient(o, column + 1) : 0;
  }

  /** How many coefficients there are up to the last that is not 0: room for more says nothing. */
  int used() {
    int n = coefficients.values().room();
    while (n > 0 && isZero(n - 1)) {
      n--;
    }
    return n;
  }

  private boolean isZero(int i) {
    return IntStream.range(0, coefficients.outputs()).allMatch(o -> coefficients.outputCoefficient(o, i) == 0);
  }
}
