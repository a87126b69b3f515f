package avm.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * The kernel Perceptron, coefficient by coefficient; with a budget, the randomized budget Perceptron. Shares no code
 * with the library: the kernel is Math.exp, the draws are java.util.Random's.
 */
public final class NaivePerceptron {
  public final List<double[]> stored = new ArrayList<>();
  /** The coefficients of each stored vector, one for each output. */
  public final List<double[]> a = new ArrayList<>();
  public int mistakes;
  private final int outputs;
  private final double gamma;
  private final int budget;
  private final Random random;

  public NaivePerceptron(int classes, double gamma, int budget, long seed) {
    outputs = classes == 2 ? 1 : classes;
    this.gamma = gamma;
    this.budget = budget;
    random = new Random(seed);
  }

  public double[] scores(double[] x) {
    double[] f = new double[outputs];
    for (int i = 0; i < stored.size(); i++) {
      double k = Math.exp(-gamma * NaiveSgd.squaredDistance(stored.get(i), x));
      for (int o = 0; o < outputs; o++) {
        f[o] += a.get(i)[o] * k;
      }
    }
    return f;
  }

  public void step(double[] x, double y, double weight) {
    double[] f = scores(x);
    double[] change = new double[outputs];
    if (outputs == 1 && y * f[0] <= 0) {
      change[0] = y * weight;
    } else if (outputs > 1) {
      int own = (int) y;
      int other = -1;
      for (int c = 0; c < outputs; c++) {
        if (c != own && (other < 0 || f[c] > f[other])) {
          other = c;
        }
      }
      if (f[own] - f[other] <= 0) {
        change[own] = weight;
        change[other] = -weight;
      }
    }
    if (Arrays.stream(change).anyMatch(c -> c != 0)) {
      mistakes++;
      put(x, change);
    }
  }

  private void put(double[] x, double[] change) {
    for (int i = 0; i < stored.size(); i++) {
      if (Arrays.equals(stored.get(i), x)) {
        for (int o = 0; o < outputs; o++) {
          a.get(i)[o] += change[o];
        }
        return;
      }
    }
    if (stored.size() < budget) {
      stored.add(x);
      a.add(change);
    } else {
      int victim = random.nextInt(budget);
      stored.set(victim, x);
      a.set(victim, change);
    }
  }
}
