package avm.budget;

import avm.data.Point;
import avm.loss.Objective;
import avm.store.KernelRow;
import java.util.Arrays;

/**
 * The facts of the step that is being taken, and where a {@link BudgetPolicy} puts its gradient. One object serves all
 * steps of a learner: nothing is allocated per row.
 */
public final class Step {
  private final Objective objective;
  private final double[] scores;
  private final double[] alpha;
  private Point x;
  private KernelRow row;
  private long number;
  private double y;
  private double weight;
  private boolean gradient;
  private int[] index = new int[8];
  private double[] share = new double[8];
  private int count;

  /**
   * Makes ready for steps.
   *
   * @param objective what is learned
   */
  public Step(Objective objective) {
    this.objective = objective;
    scores = new double[objective.outputs()];
    alpha = new double[objective.outputs()];
  }

  /**
   * Takes the row that is observed.
   *
   * @param observed x_t
   * @param kernels its kernel values
   */
  public void observe(Point observed, KernelRow kernels) {
    x = observed;
    row = kernels;
    count = 0;
    gradient = false;
  }

  /**
   * Takes what is to be learned of it; {@link #alpha()} is filled already.
   *
   * @param t the number of the step, from 1
   * @param target y_t
   * @param factor what α is multiplied by
   * @param hasGradient whether some α is not 0
   */
  public void learn(long t, double target, double factor, boolean hasGradient) {
    number = t;
    y = target;
    weight = factor;
    gradient = hasGradient;
    count = 0;
  }

  /**
   * Puts a part of the gradient on a stored vector: −α·{@link #weight()}·share is added to its coefficients.
   *
   * @param i which vector
   * @param part its share
   */
  public void put(int i, double part) {
    if (count == index.length) {
      index = Arrays.copyOf(index, 2 * count);
      share = Arrays.copyOf(share, 2 * count);
    }
    index[count] = i;
    share[count++] = part;
  }

  /** {@return how many stored vectors take a part of the gradient} */
  public int count() {
    return count;
  }

  /**
   * {@return a vector that takes a part of the gradient}
   *
   * @param k which, from 0
   */
  public int index(int k) {
    return index[k];
  }

  /**
   * {@return the part of the gradient that a vector takes}
   *
   * @param k which, from 0
   */
  public double share(int k) {
    return share[k];
  }

  /** {@return x_t; it is the caller's, and must be copied to be kept} */
  public Point point() {
    return x;
  }

  /** {@return the kernel values of x_t and the vectors stored when it was observed; not a copy} */
  public KernelRow row() {
    return row;
  }

  /** {@return t, from 1} */
  public long number() {
    return number;
  }

  /** {@return what is learned} */
  public Objective objective() {
    return objective;
  }

  /** {@return ⟨w_t, Φ(x_t)⟩ of each output; not a copy} */
  public double[] scores() {
    return scores;
  }

  /** {@return y_t: −1 or +1, a class from 0, or a number} */
  public double y() {
    return y;
  }

  /** {@return the scalar α of each output in the gradient αΦ(x_t); not a copy} */
  public double[] alpha() {
    return alpha;
  }

  /** {@return the largest |α| of the outputs} */
  public double largestAlpha() {
    double largest = 0;
    for (double a : alpha) {
      largest = Math.max(largest, Math.abs(a));
    }
    return largest;
  }

  /** {@return what α is multiplied by: the row's weight, or less where a full step would overshoot} */
  public double weight() {
    return weight;
  }

  /** {@return whether some α is not 0} */
  public boolean hasGradient() {
    return gradient;
  }
}
