package avm.weights;

import avm.data.Point;
import avm.io.Part;
import avm.io.Saved;

/**
 * A linear function beside the kernel expansion: the kernel becomes K(x, x') + μ(⟨x, x'⟩ + 1). Its gradient needs no core
 * point, so it costs the row's non-zeros only and is learned without approximation. It carries what is linear in the
 * data, wide sparse data above all, and leaves the core points the rest. A row whose linear features would be longer than
 * the kernel's, which have length 1, is shortened to length 1.
 */
public final class LinearPart implements Saved {
  private final double mu;
  private final Coefficients coefficients;
  private final Output output;

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
    this.output = output;
  }

  /**
   * What a row's linear features are multiplied by.
   *
   * @param x a row
   * @return 1, or less for a long row
   */
  public double scale(Point x) {
    return scale(mu, x);
  }

  /**
   * What a row's linear features are multiplied by.
   *
   * @param mu μ
   * @param x a row
   * @return 1, or less for a long row
   */
  public static double scale(double mu, Point x) {
    return Math.min(1, 1 / Math.sqrt(mu * (x.squaredNorm() + 1)));
  }

  /**
   * Adds its part to the scores of w_t.
   *
   * @param x a row
   * @param scores a score for each output, added to
   */
  public void addScores(Point x, double[] scores) {
    int columns = coefficients.room() - 1;
    double scale = scale(x);
    for (int o = 0; o < scores.length; o++) {
      double sum = coefficients.coefficient(o, 0);
      for (int k = 0; k < x.size() && x.column(k) < columns; k++) {
        sum += coefficients.coefficient(o, x.column(k) + 1) * x.value(k);
      }
      scores[o] += scale * sum;
    }
  }

  /**
   * Adds its part to the scores of the weight vector that predicts.
   *
   * @param x a row
   * @param scores a score for each output, added to
   */
  public void addOutputScores(Point x, double[] scores) {
    int columns = coefficients.room() - 1;
    double scale = scale(x);
    for (int o = 0; o < scores.length; o++) {
      double sum = output.coefficient(coefficients, o, 0);
      for (int k = 0; k < x.size() && x.column(k) < columns; k++) {
        sum += output.coefficient(coefficients, o, x.column(k) + 1) * x.value(k);
      }
      scores[o] += scale * sum;
    }
  }

  /**
   * Takes a step.
   *
   * @param x the row
   * @param alpha the gradient's scalar of each output
   * @param weight what the gradient is multiplied by, 0 for a step without gradient
   */
  public void step(Point x, double[] alpha, double weight) {
    coefficients.beginStep();
    if (x.size() > 0) {
      int columns = x.column(x.size() - 1) + 2;
      coefficients.resize(columns);
      output.resize(columns);
    }
    double scale = scale(x);
    for (int o = 0; o < alpha.length && weight != 0; o++) {
      double amount = -weight * mu * scale * alpha[o];
      if (amount != 0) {
        coefficients.add(o, 0, amount, output);
        for (int k = 0; k < x.size(); k++) {
          coefficients.add(o, x.column(k) + 1, amount * x.value(k), output);
        }
      }
    }
    coefficients.endStep(output);
  }

  /** Replaces the function by another: an output's coefficients from somewhere on, the constant's first. */
  void assign(float[][] weights, int from) {
    coefficients.assign(weights, from, weights[0].length - from, output);
  }

  /**
   * A coefficient of the weight vector that predicts.
   *
   * @param o which output
   * @param column which column, or −1 for the constant
   * @return the coefficient
   */
  public double outputCoefficient(int o, int column) {
    return column + 1 < coefficients.room() ? output.coefficient(coefficients, o, column + 1) : 0;
  }

  /**
   * Roughly how many bytes it takes.
   *
   * @return bytes
   */
  public long bytes() {
    return 8L * coefficients.outputs() * coefficients.room() * (1 + output.arrays());
  }

  @Override
  public Part save() {
    return new Part().put("coefficients", coefficients.save()).put("output", output.save());
  }

  @Override
  public void load(Part part) {
    coefficients.load(part.part("coefficients"));
    output.load(part.part("output"));
  }
}
