package avm.weights;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random steps taken by {@link Coefficients} with an {@link Output} and, beside them, by hand: every w_t written out in
 * plain arrays. New vectors come, values are added, w is shrunk as by a projection, vectors are merged.
 */
final class Script {
  static final int OUTPUTS = 2;
  private static final double LAMBDA = 0.03;

  final Coefficients coefficients;
  final Output output;
  private final Random random;
  private final double offset;
  private final boolean projecting;
  private final boolean merging;
  private double[][] w = new double[OUTPUTS][0];
  private final List<double[][]> history = new ArrayList<>();

  Script(Output output, double offset, boolean projecting, boolean merging, long seed) {
    this.output = output;
    this.offset = offset;
    this.projecting = projecting;
    this.merging = merging;
    coefficients = new Coefficients(OUTPUTS, LAMBDA, offset);
    coefficients.followedBy(output);
    random = new Random(seed);
  }

  int stored() {
    return w[0].length;
  }

  void step() {
    history.add(w);
    double t = history.size() + offset;
    int n = stored() == 0 || random.nextInt(4) == 0 ? stored() + 1 : stored();
    coefficients.resize(n);
    coefficients.beginStep();
    double[][] next = new double[OUTPUTS][n];
    for (int o = 0; o < OUTPUTS; o++) {
      for (int i = 0; i < stored(); i++) {
        next[o][i] = w[o][i] * (t - 1) / t;
      }
    }
    for (int k = random.nextInt(4); k > 0; k--) {
      int o = random.nextInt(OUTPUTS);
      int i = k == 1 ? n - 1 : random.nextInt(n);
      double amount = random.nextGaussian();
      coefficients.add(o, i, amount);
      next[o][i] += amount / (LAMBDA * t);
    }
    if (projecting && random.nextInt(3) == 0) {
      double factor = 0.05 + 0.9 * random.nextDouble();
      coefficients.shrink(factor);
      for (double[] values : next) {
        for (int i = 0; i < n; i++) {
          values[i] *= factor;
        }
      }
    }
    coefficients.endStep();
    w = next;
    if (merging && n > 6 && random.nextInt(20) == 0) {
      merge();
    }
  }

  /** Each vector joins the one of half its index: 0 1 2 3 4 … becomes 0 0 1 1 2 …. */
  private void merge() {
    int[] target = new int[stored()];
    for (int i = 0; i < target.length; i++) {
      target[i] = i / 2;
    }
    coefficients.merge(target);
    w = merged(w);
    history.replaceAll(Script::merged);
  }

  private static double[][] merged(double[][] values) {
    double[][] sum = new double[OUTPUTS][(values[0].length + 1) / 2];
    for (int o = 0; o < OUTPUTS; o++) {
      for (int i = 0; i < values[o].length; i++) {
        sum[o][i / 2] += values[o][i];
      }
    }
    return sum;
  }

  /** w_{t+1} after t steps. */
  double[][] last() {
    return w;
  }

  /** The mean of w_t over t = from … now, from counted from 1. */
  double[][] mean(int from) {
    double[][] mean = new double[OUTPUTS][stored()];
    int count = history.size() - from + 1;
    for (double[][] past : history.subList(from - 1, history.size())) {
      for (int o = 0; o < OUTPUTS; o++) {
        for (int i = 0; i < past[o].length; i++) {
          mean[o][i] += past[o][i] / count;
        }
      }
    }
    return mean;
  }

  /** The largest |coefficient| there has been: what rounding is relative to. */
  double scale() {
    double max = 1;
    for (double[][] past : history) {
      for (double[] values : past) {
        for (double value : values) {
          max = Math.max(max, Math.abs(value));
        }
      }
    }
    return max;
  }
}
