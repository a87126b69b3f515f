package avm.weights;

import avm.data.Vectors;
import avm.store.KernelRow;
import avm.store.SingleCopy;

/**
 * An average of w_t over the steps since a base b: (1/(T − b))·Σ_{t=b+1}^{T} w_t, kept lazily.
 *
 * <p>With w_t = s_t·v_{t−1} (s_t the factor, v the stored values) and S_t = s_1 + … + s_t, a change dv in step t is
 * missing from w_1 … w_t, so Σ_{t≤T} w_t = S_T·v − u with u the sum of S_t·dv over the changes. Setting u = S_b·v at a
 * step b makes it the sum since b. Before any w_t but w_1 = 0 has been averaged, w_{T+1} stands in.
 */
abstract class Averaged extends Output {
  private static final long serialVersionUID = 1L;

  private final double[][] u;
  private long base;
  /** After which step V was replaced: until the next one the average is the last weight vector. */
  private long assigned;
  /** u in single precision, or null. */
  private SingleCopy copy;

  Averaged(int outputs) {
    u = new double[outputs][Vectors.capacity(0)];
  }

  /** The array u of an output. */
  final double[] deficit(int output) {
    return u[output];
  }

  /** Moves the base; the caller has set u accordingly. */
  final void base(long step) {
    base = step;
    spoil();
  }

  @Override
  final void copySingly() {
    copy = new SingleCopy(u.length);
  }

  @Override
  final void copySingly(int i) {
    copy.set(i, u);
  }

  @Override
  final void followSingly() {
    copy.follow(u);
  }

  private void spoil() {
    if (copy != null) {
      copy.spoil();
    }
  }

  /** The base b. */
  final long currentBase() {
    return base;
  }

  /** How many of w_1 … w_T are averaged, or 0 if only w_1 = 0. */
  private long count(Coefficients coefficients) {
    return coefficients.steps() < 2 ? 0 : coefficients.steps() - base;
  }

  /** Whether the last weight vector stands for the average. */
  private boolean isLast(Coefficients coefficients) {
    return count(coefficients) == 0 || coefficients.steps() == assigned;
  }

  @Override
  void added(int output, int i, double dv, double sum) {
    u[output][i] += sum * dv;
  }

  @Override
  final void folding(Coefficients coefficients) {
    spoil();
    for (int o = 0; o < u.length; o++) {
      double[] v = coefficients.values(o);
      for (int i = 0; i < u[o].length; i++) {
        u[o][i] -= coefficients.sum() * v[i];
      }
    }
  }

  @Override
  void assigned(Coefficients coefficients) {
    spoil();
    assigned = coefficients.steps();
    for (int o = 0; o < u.length; o++) {
      double[] v = coefficients.values(o);
      for (int i = 0; i < u[o].length; i++) {
        u[o][i] = coefficients.sum() * v[i] - (coefficients.steps() - base) * coefficients.coefficient(o, i);
      }
    }
  }

  @Override
  public final void scores(Coefficients coefficients, KernelRow row, double[] out) {
    if (isLast(coefficients)) {
      coefficients.scores(row, out);
      return;
    }
    long count = count(coefficients);
    double[] values = coefficients.products(row, u);
    double[] deficits = row.deficits(u, copy, coefficients.version());
    for (int o = 0; o < u.length; o++) {
      out[o] = (coefficients.sum() * values[o] - deficits[o]) / count;
    }
  }

  @Override
  public final double coefficient(Coefficients coefficients, int output, int i) {
    return isLast(coefficients)
        ? coefficients.coefficient(output, i)
        : (coefficients.sum() * coefficients.values(output)[i] - u[output][i]) / count(coefficients);
  }

  @Override
  public final double share(Coefficients coefficients) {
    return coefficients.steps() == 0 ? 0 : (double) count(coefficients) / coefficients.steps();
  }

  @Override
  public void resize(int n) {
    if (n > u[0].length) {
      spoil();
    }
    for (int o = 0; o < u.length; o++) {
      u[o] = Vectors.room(u[o], n);
    }
  }

  @Override
  public void merge(int[] target, int n) {
    spoil();
    for (double[] values : u) {
      Vectors.gather(values, target, n);
    }
  }

  @Override
  void clear(int i) {
    for (double[] values : u) {
      values[i] = 0;
    }
  }

  @Override
  public int arrays() {
    return 1;
  }
}
