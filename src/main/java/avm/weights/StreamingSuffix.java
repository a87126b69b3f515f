package avm.weights;

import avm.data.Vectors;

/**
 * A suffix average that needs no T: the mean of w_t since the power of two before last. At T steps, 2^k ≤ T &lt; 2^{k+1},
 * it goes over t = 2^{k−1} + 1 … T, between a half and three quarters of all steps; O(1) a step, amortised.
 */
public final class StreamingSuffix extends Averaged {
  private static final long serialVersionUID = 1L;

  /** Σ w_t from the base to the last power of two. */
  private final double[][] part;
  private long last;

  /**
   * Makes the output.
   *
   * @param outputs how many weight vectors there are
   */
  public StreamingSuffix(int outputs) {
    super(outputs);
    part = new double[outputs][Vectors.capacity(0)];
  }

  @Override
  void stepped(Coefficients coefficients) {
    long t = coefficients.steps();
    if ((t & (t - 1)) != 0) {
      return;
    }
    base(last);
    last = t;
    for (int o = 0; o < part.length; o++) {
      double[] u = deficit(o);
      double[] v = coefficients.values(o);
      for (int i = 0; i < part[o].length; i++) {
        u[i] += part[o][i];
        part[o][i] = coefficients.sum() * v[i] - u[i];
      }
    }
  }

  @Override
  void assigned(Coefficients coefficients) {
    super.assigned(coefficients);
    for (int o = 0; o < part.length; o++) {
      for (int i = 0; i < part[o].length; i++) {
        part[o][i] = (last - currentBase()) * coefficients.coefficient(o, i);
      }
    }
  }

  @Override
  public void resize(int n) {
    super.resize(n);
    for (int o = 0; o < part.length; o++) {
      part[o] = Vectors.room(part[o], n);
    }
  }

  @Override
  public void merge(int[] target, int n) {
    super.merge(target, n);
    for (double[] values : part) {
      Vectors.gather(values, target, n);
    }
  }

  @Override
  void clear(int i) {
    super.clear(i);
    for (double[] values : part) {
      values[i] = 0;
    }
  }

  @Override
  public int arrays() {
    return 2;
  }
}
