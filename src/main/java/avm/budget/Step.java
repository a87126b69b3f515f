package avm.budget;

import avm.data.Point;
import avm.data.Vectors;
import avm.loss.Objective;
import avm.store.KernelRow;
import avm.weights.Coefficients;
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
  private double others;
  private int[] ownIndex = new int[8];
  private double[] ownShare = new double[8];
  private int[] index = ownIndex;
  private double[] share = ownShare;
  private int count;
  private double[] amounts = new double[0];
  /** 0, 1, 2, … */
  private int[] all = new int[0];

  /** @param objective what is learned */
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
    weight = 0;
  }

  /**
   * Takes what is to be learned of it; {@link #alpha()} is filled already.
   *
   * @param t the number of the step, from 1
   * @param target y_t
   * @param factor what α is multiplied by, 0 if every α is 0
   */
  public void learn(long t, double target, double factor) {
    number = t;
    y = target;
    weight = factor;
    others = 0;
    count = 0;
  }

  /**
   * Puts a part of the gradient on a stored vector: −α·{@link #weight()}·share is added to its coefficients.
   *
   * @param i which vector
   * @param part its share
   */
  public void put(int i, double part) {
    if (count == ownIndex.length) {
      ownIndex = Arrays.copyOf(ownIndex, 2 * count);
      ownShare = Arrays.copyOf(ownShare, 2 * count);
    }
    ownIndex[count] = i;
    ownShare[count] = part;
    put(ownIndex, ownShare, count + 1);
  }

  /**
   * Puts parts of the gradient on stored vectors, and on no others.
   *
   * @param vectors which, each once; they must stay as they are until the step ends
   * @param parts their shares; they too
   * @param n how many
   */
  public void put(int[] vectors, double[] parts, int n) {
    index = vectors;
    share = parts;
    count = n;
  }

  /**
   * Puts parts of the gradient on the first stored vectors.
   *
   * @param parts the share of each; they must stay as they are until the step ends
   * @param n how many
   */
  public void putAll(double[] parts, int n) {
    if (all.length < n) {
      all = new int[n + n / 2];
      Arrays.setAll(all, i -> i);
    }
    put(all, parts, n);
  }

  /**
   * {@return what the coefficient of a vector that takes the whole gradient grows by}
   *
   * @param coefficients V, within the step
   * @param o which output
   */
  public double whole(Coefficients coefficients, int o) {
    return -weight * alpha[o] * coefficients.unit();
  }

  /**
   * {@return the sum of squares of what the coefficients of a vector that takes the whole gradient grow by}
   *
   * @param coefficients V, within the step
   */
  public double square(Coefficients coefficients) {
    double sum = 0;
    for (int o = 0; o < alpha.length; o++) {
      sum += whole(coefficients, o) * whole(coefficients, o);
    }
    return sum;
  }

  /** {@return how many stored vectors take a part of the gradient} */
  public int count() {
    return count;
  }

  /** {@return the vectors that take a part of the gradient; not a copy} */
  public int[] index() {
    return index;
  }

  /**
   * Adds −αΦ(c_i)·{@link #weight()} times its share to V, for each stored vector that takes a part.
   *
   * @param coefficients V
   */
  public void addTo(Coefficients coefficients) {
    addTo(coefficients, alpha, weight);
  }

  /**
   * Adds another gradient of the same row in the same way.
   *
   * @param coefficients V
   * @param gradient α of each output
   * @param factor what α is multiplied by
   */
  public void addTo(Coefficients coefficients, double[] gradient, double factor) {
    amounts = Vectors.room(amounts, count);
    for (int o = 0; o < gradient.length; o++) {
      if (gradient[o] != 0 && count == 1) {
        coefficients.add(o, index[0], -(factor * share[0]) * gradient[o]);
      } else if (gradient[o] != 0) {
        for (int k = 0; k < count; k++) {
          amounts[k] = -(factor * share[k]) * gradient[o];
        }
        coefficients.add(o, index, amounts, count);
      }
    }
  }

  /** @param largest the largest |α| of other gradients that will be added to the same row's shares */
  public void expect(double largest) {
    others = largest;
  }

  /**
   * {@return −α times {@link #weight()} and the share of a vector that takes a part}
   *
   * @param o which output's α
   * @param k which of these vectors, from 0
   */
  public double amount(int o, int k) {
    return -(weight * share[k]) * alpha[o];
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

  /** {@return the largest |α| of the outputs, and of other gradients that will be added} */
  public double largestAlpha() {
    double largest = others;
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
    return weight != 0;
  }
}
