package avm.weights;

import avm.data.Point;
import avm.io.Part;
import avm.io.Saved;
import avm.store.InnerProducts;
import avm.store.RowBlock;

/**
 * The weight vectors of a model: the coefficients of the core points, the output that follows them and, where there is
 * one, the linear function beside them, moving in step.
 */
public final class WeightVectors implements Saved {
  private final Coefficients coefficients;
  private final Output output;
  private final LinearPart linear;

  /**
   * Puts the parts together.
   *
   * @param coefficients the coefficients of w_1 = 0
   * @param output which weight vector predicts
   * @param linear a linear function beside the kernel expansion, or null for none
   */
  public WeightVectors(Coefficients coefficients, Output output, LinearPart linear) {
    this.coefficients = coefficients;
    this.output = output;
    this.linear = linear;
  }

  /** {@return the coefficients of the core points; not a copy} */
  public Coefficients coefficients() {
    return coefficients;
  }

  /** {@return which weight vector predicts; not a copy} */
  public Output output() {
    return output;
  }

  /** {@return the linear function, or null where there is none; not a copy} */
  public LinearPart linear() {
    return linear;
  }

  /**
   * The scores of w_t.
   *
   * @param row a row's kernel values
   * @param x the row
   * @param out takes a score for each output
   */
  public void scores(InnerProducts row, Point x, double[] out) {
    coefficients.scores(row, out);
    if (linear != null) {
      linear.addScores(x, out);
    }
  }

  /**
   * The scores of the weight vector that predicts.
   *
   * @param row a row's kernel values
   * @param x the row
   * @param out takes a score for each output
   */
  public void outputScores(InnerProducts row, Point x, double[] out) {
    output.scores(coefficients, row, out);
    if (linear != null) {
      linear.addOutputScores(x, out);
    }
  }

  /**
   * The same of some rows.
   *
   * @param block the rows
   * @param points the rows once more; what they are says nothing where there is no linear function
   * @param n how many
   * @param out takes the scores of each row
   */
  public void outputScores(RowBlock block, Point[] points, int n, double[][] out) {
    output.scores(coefficients, block, n, out);
    for (int r = 0; linear != null && r < n; r++) {
      linear.addOutputScores(points[r], out[r]);
    }
  }

  /**
   * Makes room for a core set.
   *
   * @param n how many vectors it stores
   */
  public void resize(int n) {
    coefficients.resize(n);
    output.resize(n);
  }

  /**
   * Adds up what belongs to vectors that are merged.
   *
   * @param target the new index of each stored vector
   */
  public void merge(int[] target) {
    coefficients.merge(target);
    output.merge(target);
  }

  /**
   * Forgets what belongs to a stored vector that is replaced.
   *
   * @param i which
   */
  public void clear(int i) {
    coefficients.clear(i);
    output.clear(i);
  }

  /**
   * The largest part of a row's weight with which the next step does not overshoot.
   *
   * @param weight the row's weight
   * @param curvature the loss's curvature, 0 for no bound
   * @return the weight to use
   */
  public double stable(double weight, double curvature) {
    return coefficients.stepSize().stable(weight, linear == null ? curvature : 2 * curvature, coefficients.steps());
  }

  /**
   * Ends step t.
   *
   * @param x the row
   * @param alpha the gradient's scalar of each output
   * @param weight what the gradient is multiplied by, 0 for a step without gradient
   */
  public void endStep(Point x, double[] alpha, double weight) {
    coefficients.endStep(output);
    if (linear != null) {
      linear.step(x, alpha, weight);
    }
  }

  /**
   * Replaces w by another weight vector, as if it had been that all the time.
   *
   * @param weights an array for each output: the coefficients of the stored vectors, then the linear function's
   * @param n how many vectors are stored
   */
  public void assign(float[][] weights, int n) {
    coefficients.assign(weights, 0, n, output);
    if (linear != null) {
      linear.assign(weights, n);
    }
  }

  /**
   * Roughly how many bytes this takes.
   *
   * @param n how many vectors are stored
   * @return bytes
   */
  public long bytes(int n) {
    return 8L * (1 + output.arrays()) * coefficients.outputs() * n + (linear == null ? 0 : linear.bytes());
  }

  @Override
  public Part save() {
    Part part = new Part().put("coefficients", coefficients.save()).put("output", output.save());
    return linear == null ? part : part.put("linear", linear.save());
  }

  @Override
  public void load(Part part) {
    coefficients.load(part.part("coefficients"));
    output.load(part.part("output"));
    if (linear != null) {
      linear.load(part.part("linear"));
    }
  }
}
