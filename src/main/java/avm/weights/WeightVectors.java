package avm.weights;

import avm.data.Point;
import avm.io.Part;
import avm.io.Saved;
import avm.store.InnerProducts;
import avm.store.RowBlock;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The weight vectors of a model, moving in step.
 *
 * @param coefficients the coefficients of the core points, at first those of w_1 = 0
 * @param output which weight vector predicts
 * @param linear a linear function beside the kernel expansion, or null for none
 */
public record WeightVectors(Coefficients coefficients, Output output, LinearPart linear) implements Saved {

  /**
   * Makes the output follow the coefficients.
   *
   * @param coefficients the coefficients of the core points
   * @param output which weight vector predicts
   * @param linear a linear function, or null
   */
  public WeightVectors {
    coefficients.followedBy(output);
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
      linear.addScores(x, out, false);
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
      linear.addScores(x, out, true);
    }
  }

  /**
   * The scores of some rows by the weight vector that predicts.
   *
   * @param block the rows
   * @param points the rows once more; what they are says nothing where there is no linear function
   * @param n how many
   * @param out takes the scores of each row
   */
  public void outputScores(RowBlock block, Point[] points, int n, double[][] out) {
    output.scores(coefficients, block, n, out);
    for (int r = 0; linear != null && r < n; r++) {
      linear.addScores(points[r], out[r], true);
    }
  }

  /**
   * {@return the largest part of a row's weight with which the next step does not overshoot}
   *
   * @param weight the row's weight
   * @param curvature the loss's curvature, 0 for no bound
   */
  public double stable(double weight, double curvature) {
    return coefficients.stepSize().stable(weight, linear == null ? curvature : 2 * curvature, coefficients.age());
  }

  /**
   * Ends step t.
   *
   * @param x the row
   * @param alpha the gradient's scalar of each output
   * @param weight what the gradient is multiplied by, 0 for a step without gradient
   */
  public void endStep(Point x, double[] alpha, double weight) {
    coefficients.endStep();
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
    coefficients.assign(o -> i -> weights[o][i], n);
    if (linear != null) {
      linear.coefficients.assign(o -> i -> weights[o][n + i], weights[0].length - n);
    }
  }

  /**
   * Replaces w by the mean of others' weight vectors that predict. All their steps count as taken, but the next step is as
   * long as that of the one that has taken most.
   *
   * @param mean the mean of the coefficients, n numbers for each output
   * @param of whose mean it is: their linear functions are averaged here
   * @param shares how much each counts; these add up to 1
   * @param steps how many steps count as taken
   */
  public void average(double[][] mean, List<WeightVectors> of, double[] shares, long steps) {
    long age = of.stream().mapToLong(each -> each.coefficients.age()).max().orElse(0);
    coefficients.restart(steps, age);
    coefficients.assign(o -> i -> mean[o][i], mean[0].length);
    if (linear != null) {
      int n = of.stream().mapToInt(each -> each.linear.used()).max().orElse(0);
      linear.coefficients.restart(steps, age);
      linear.coefficients.assign(o -> i -> IntStream.range(0, shares.length)
          .mapToDouble(k -> shares[k] * of.get(k).linear.outputCoefficient(o, i - 1)).sum(), n);
    }
  }

  /**
   * {@return roughly how many bytes this takes}
   *
   * @param n how many vectors are stored
   */
  public long bytes(int n) {
    return coefficients.bytes(n)
        + (linear == null ? 0 : linear.coefficients.bytes(linear.coefficients.values().room()));
  }

  @Override
  public Part save() {
    Part part = coefficients.save();
    return linear == null ? part : part.put("linear", linear.coefficients.save());
  }

  @Override
  public void load(Part part) {
    coefficients.load(part);
    if (linear != null) {
      linear.coefficients.load(part.part("linear"));
    }
  }
}
