package avm.weights;

import avm.data.Vectors;
import avm.store.KernelRow;
import avm.store.RowBlock;
import avm.store.SingleCopy;
import java.io.Serializable;

/**
 * The coefficients of w_{t+1} = Σ_i a_i Φ(c_i), one set for each output, that move with a {@link StepSize}.
 *
 * <p>They are kept as values V and one scalar: the decay of a step, and a projection, only change the scalar, so a step
 * costs what it adds. The sum of the scalars used so far makes averages of w_t lazy as well: see {@link Averaged}.
 */
public final class Coefficients implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The scale below which it is multiplied into V. */
  private static final double SMALL = 0.1;

  private final StepSize stepSize;
  private final double decay;
  private final double gain;
  private final double[][] v;
  private double scale = 1;
  private double factor;
  private double sum;
  private long steps;
  /** V in single precision, or null. */
  private SingleCopy copy;
  /** Another number after every change. */
  private transient long version;

  /**
   * Makes the coefficients of w_1 = 0 with the paper's step size.
   *
   * @param outputs how many outputs there are
   * @param lambda λ, above 0
   * @param offset t0, at least 0
   */
  public Coefficients(int outputs, double lambda, double offset) {
    this(outputs, new Pegasos(lambda, offset));
  }

  /**
   * Makes the coefficients of w_1 = 0.
   *
   * @param outputs how many outputs there are
   * @param stepSize how long steps are
   */
  public Coefficients(int outputs, StepSize stepSize) {
    this.stepSize = stepSize;
    decay = stepSize.decay();
    gain = stepSize.gain();
    v = new double[outputs][Vectors.capacity(0)];
    refresh();
  }

  /**
   * The number of weight vectors.
   *
   * @return outputs
   */
  public int outputs() {
    return v.length;
  }

  /**
   * The number of steps taken.
   *
   * @return t
   */
  public long steps() {
    return steps;
  }

  /**
   * How long steps are.
   *
   * @return the step size
   */
  public StepSize stepSize() {
    return stepSize;
  }

  /** For how many stored vectors there is room. */
  int room() {
    return v[0].length;
  }

  /** What V's stored values are multiplied by to give w_{t+1}: scale/(λ(t + t0)). */
  double factor() {
    return factor;
  }

  /** Σ of the factors of w_1 … w_t. */
  double sum() {
    return sum;
  }

  /** Another number after every change of V or of the number of steps. */
  long version() {
    return version;
  }

  /** The inner products of V's stored values and a row's kernel values; not a copy. */
  double[] products(KernelRow row) {
    return row.values(v, copy, version);
  }

  /** The same, where the row's inner products with other arrays are needed as well. */
  double[] products(KernelRow row, double[][] u) {
    row.both(v, u, version);
    return products(row);
  }

  /** V's stored values of an output. */
  double[] values(int output) {
    return v[output];
  }

  /**
   * Makes room for a core set.
   *
   * @param n how many vectors it stores
   */
  public void resize(int n) {
    if (n > room()) {
      spoil();
    }
    for (int o = 0; o < v.length; o++) {
      v[o] = Vectors.room(v[o], n);
    }
  }

  /**
   * The scores of w_{t+1}.
   *
   * @param row a row's kernel values
   * @param out takes ⟨w_o, Φ(x)⟩ of each output
   */
  public void scores(KernelRow row, double[] out) {
    double[] products = products(row);
    for (int o = 0; o < v.length; o++) {
      out[o] = factor * products[o];
    }
  }

  /** The same of a block's first n rows. */
  void scores(RowBlock block, int n, double[][] out) {
    block.want(v);
    for (int o = 0; o < v.length; o++) {
      double[] products = block.products(v[o]);
      for (int r = 0; r < n; r++) {
        out[r][o] = factor * products[r];
      }
    }
  }

  /**
   * A coefficient of w_{t+1}.
   *
   * @param output which weight vector
   * @param i which stored vector
   * @return a_i
   */
  public double coefficient(int output, int i) {
    return factor() * v[output][i];
  }

  /** Begins step t: w_t joins the sums behind the averages. */
  public void beginStep() {
    sum += factor();
    if (decay != 1) {
      shrink(decay);
    }
  }

  /**
   * Adds to V, within a step.
   *
   * @param o which weight vector
   * @param i which stored vector
   * @param amount −α times the share of this vector
   * @param output the output that must know
   */
  public void add(int o, int i, double amount, Output output) {
    double step = gain * amount;
    double dv = scale == 1 ? step : step / scale;
    v[o][i] += dv;
    version++;
    output.added(o, i, dv, sum);
  }

  /**
   * Multiplies w by a factor, within a step: the projection's shrinking.
   *
   * @param by above 0
   */
  public void shrink(double by) {
    version++;
    scale *= by;
    refresh();
  }

  /**
   * Ends step t.
   *
   * @param output the output that must know
   */
  public void endStep(Output output) {
    steps++;
    version++;
    if (scale < SMALL) {
      fold(output);
    }
    refresh();
    output.stepped(this);
  }

  /** Keeps V in single precision as well, */
  void copySingly() {
    copy = new SingleCopy(v.length);
  }

  /** of a stored vector when that has changed, */
  void copySingly(int i) {
    copy.set(i, v);
  }

  /** and of all when many have. */
  void followSingly() {
    copy.follow(v);
  }

  private void spoil() {
    if (copy != null) {
      copy.spoil();
    }
  }

  private void refresh() {
    factor = stepSize.factor(scale, steps);
  }

  /** Multiplies the scale into V, before it grows so small that sums would lose digits. */
  private void fold(Output output) {
    output.folding(this);
    spoil();
    for (double[] values : v) {
      for (int i = 0; i < values.length; i++) {
        values[i] *= scale;
      }
    }
    scale = 1;
    sum = 0;
  }

  /**
   * Replaces w by another weight vector, as if it had been that all the time.
   *
   * @param weights its coefficients, an array for each output
   * @param from where in it they begin
   * @param n how many stored vectors they are of
   * @param output the output that must know
   */
  void assign(float[][] weights, int from, int n, Output output) {
    version++;
    resize(n);
    output.resize(n);
    for (int o = 0; o < v.length; o++) {
      for (int i = 0; i < n; i++) {
        v[o][i] = weights[o][from + i] / factor;
      }
    }
    output.assigned(this);
    spoil();
  }

  /**
   * Adds up the coefficients of vectors that are merged.
   *
   * @param target the new index of each stored vector
   * @param n how many there are
   */
  public void merge(int[] target, int n) {
    version++;
    spoil();
    for (double[] values : v) {
      Vectors.gather(values, target, n);
    }
  }

  /** Sets the coefficients of a stored vector to 0. */
  void clear(int i) {
    version++;
    for (double[] values : v) {
      values[i] = 0;
    }
  }

  /**
   * The number of stored vectors with a non-zero coefficient: S_t.
   *
   * @param n how many vectors are stored
   * @return the size of the support
   */
  public int support(int n) {
    int support = 0;
    for (int i = 0; i < n; i++) {
      boolean used = false;
      for (double[] values : v) {
        used |= values[i] != 0;
      }
      support += used ? 1 : 0;
    }
    return support;
  }
}
