package avm.weights;

import avm.io.Part;
import avm.io.Saved;
import avm.store.CoefficientArray;
import avm.store.InnerProducts;
import avm.store.RowBlock;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The coefficients of w_{t+1} = Σ_i a_i Φ(c_i), one set for each output, that move with a {@link StepSize}.
 * They are kept as values V and one scalar: the decay of a step, and a projection, only change the scalar, so a step
 * costs what it adds. The sum of the scalars used so far makes averages of w_t lazy as well: see {@link Average}.
 */
public final class Coefficients implements Saved {
  /** The scale below which it is multiplied into V. */
  private static final double SMALL = 0.1;
  private final StepSize stepSize;
  /** The gain of the step that is being taken. */
  private double gain;
  private final CoefficientArray v;
  private Output output = new Last();
  private double scale = 1;
  private double factor;
  private double sum;
  private long steps;
  /** How many of these steps others took at the same time: they do not make the next ones shorter. */
  private long beside;

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
    v = new CoefficientArray(outputs);
    refresh();
  }

  /** Makes an output follow all changes. */
  void followedBy(Output follower) {
    output = follower;
  }

  /** {@return the number of weight vectors: outputs} */
  public int outputs() {
    return v.outputs();
  }

  /** {@return the number of steps taken, t} */
  public long steps() {
    return steps;
  }

  /** {@return how many steps were taken one after the other: the length of the next one goes by these} */
  public long age() {
    return steps - beside;
  }

  /** {@return how long steps are} */
  public StepSize stepSize() {
    return stepSize;
  }

  /** Σ of the factors of w_1 … w_t. */
  double sum() {
    return sum;
  }

  /** V's stored values. */
  CoefficientArray values() {
    return v;
  }

  /**
   * Makes room for a core set.
   *
   * @param n how many vectors it stores
   */
  public void resize(int n) {
    if (n > v.room()) {
      v.resize(n);
      for (int k = 0; k < output.kept.size(); k++) { // no object between these arrays and a row's: see Vectors.capacity
        output.kept.get(k).resize(n);
      }
    }
  }

  /**
   * The scores of w_{t+1}.
   *
   * @param row a row's kernel values
   * @param out takes ⟨w_o, Φ(x)⟩ of each output
   */
  public void scores(InnerProducts row, double[] out) {
    double[] products = row.with(v);
    for (int o = 0; o < products.length; o++) {
      out[o] = factor * products[o];
    }
  }

  /** The same of a block's first n rows. */
  void scores(RowBlock block, int n, double[][] out) {
    for (int o = 0; o < v.outputs(); o++) {
      double[] products = block.products(v, o);
      for (int r = 0; r < n; r++) {
        out[r][o] = factor * products[r];
      }
    }
  }

  /**
   * {@return a coefficient of w_{t+1}}
   *
   * @param o which output
   * @param i which stored vector
   */
  public double coefficient(int o, int i) {
    return factor * v.get(o, i);
  }

  /**
   * {@return a coefficient of the weight vector that predicts}
   *
   * @param o which output
   * @param i which stored vector
   */
  public double outputCoefficient(int o, int i) {
    return output.coefficient(this, o, i);
  }

  /** Begins step t: w_t joins the sums behind the averages. */
  public void beginStep() {
    sum += factor;
    gain = stepSize.gain(age());
    shrink(stepSize.decay(age()));
  }

  /**
   * Adds to V, within a step.
   *
   * @param o which weight vector
   * @param i which stored vector
   * @param amount −α times the share of this vector
   */
  public void add(int o, int i, double amount) {
    double dv = scale == 1 ? gain * amount : gain * amount / scale;
    v.add(o, i, dv);
    output.added(o, i, dv, sum);
  }

  /**
   * Adds to V, within a step, for several stored vectors.
   *
   * @param o which output
   * @param index the stored vectors, each once
   * @param amounts −α times the share of each; they are changed
   * @param count how many
   */
  public void add(int o, int[] index, double[] amounts, int count) {
    for (int k = 0; k < count; k++) {
      amounts[k] = scale == 1 ? gain * amounts[k] : gain * amounts[k] / scale;
    }
    v.add(o, index, amounts, count, 1);
    output.added(o, index, amounts, count, sum);
  }

  /**
   * Adds to a coefficient itself, within a step, as projections on stored vectors and merging two of them do.
   *
   * @param o which output
   * @param i which stored vector
   * @param by what is added to what {@link #coefficient} returns now
   */
  public void shift(int o, int i, double by) {
    if (by != 0) {
      add(o, i, by / unit());
    }
  }

  /** {@return by how much what {@link #coefficient} returns grows if 1 is {@link #add}ed, within a step} */
  public double unit() {
    return stepSize.factor(1, age()) * gain;
  }

  /**
   * Multiplies w by a factor, within a step, at the cost of one multiplication: the projection's shrinking.
   *
   * @param by above 0
   */
  public void shrink(double by) {
    scale *= by;
    refresh();
  }

  /** Ends step t. */
  void endStep() {
    steps++;
    if (scale < SMALL) {
      fold();
    }
    refresh();
    output.stepped(this);
  }

  private void refresh() {
    factor = stepSize.factor(scale, age());
  }

  /** Multiplies the scale into V, before it grows so small that sums would lose digits. */
  private void fold() {
    output.folding(this);
    v.fill(o -> i -> v.get(o, i) * scale);
    scale = 1;
    sum = 0;
  }

  /** So many steps count as taken, so many of them one after the other; {@link #assign} then says what w is. */
  void restart(long taken, long age) {
    steps = taken;
    beside = taken - age;
    fold();
    refresh();
    output.restarted(taken, age);
  }

  /** Replaces w by another weight vector, n numbers for each output, as if it had always been that. */
  void assign(IntFunction<IntToDoubleFunction> weights, int n) {
    resize(n);
    v.fill(o -> i -> i < n ? weights.apply(o).applyAsDouble(i) / factor : 0);
    output.assigned(this);
  }

  /**
   * Adds up the coefficients of vectors that are merged.
   *
   * @param target the new index of each stored vector
   */
  public void merge(int[] target) {
    v.merge(target);
    output.kept.forEach(array -> array.merge(target));
  }

  /**
   * Forgets the coefficients of a stored vector that is replaced.
   *
   * @param i which
   */
  public void clear(int i) {
    v.clear(i);
    output.kept.forEach(array -> array.clear(i));
  }

  /**
   * {@return the number of stored vectors with a non-zero coefficient: S_t}
   *
   * @param n how many vectors are stored
   */
  public int support(int n) {
    return (int) IntStream.range(0, n).filter(v::counts).count();
  }

  /** Roughly how many bytes the numbers of n stored vectors take. */
  long bytes(int n) {
    return 8L * (1 + output.kept.size()) * outputs() * n;
  }

  @Override
  public Part save() {
    Part own = new Part().put("v", v.copyAll()).put("scale", scale).put("sum", sum).put("steps", steps).put("beside", beside);
    return new Part().put("coefficients", own).put("output", output.save());
  }

  @Override
  public void load(Part part) {
    Part own = part.part("coefficients");
    v.setAll(own.numbers("v"));
    scale = own.number("scale");
    sum = own.number("sum");
    steps = own.whole("steps");
    beside = own.has("beside") ? own.whole("beside") : 0;
    refresh();
    output.load(part.part("output"));
  }
}
