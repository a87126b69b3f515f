package avm.solve;

import static org.junit.Assert.assertArrayEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.Test;

/** A direction made of inner products is the one that the two loops over vectors make, with any λ. */
public class MemoryTest {
  private static final int SIZE = 30;
  private static final int PAIRS = 12;

  private final List<double[]> steps = new ArrayList<>();
  private final List<double[]> changes = new ArrayList<>();

  private static double dot(double[] a, double[] b) {
    return IntStream.range(0, SIZE).mapToDouble(i -> a[i] * b[i]).sum();
  }

  private static void add(double[] sum, double factor, double[] term) {
    for (int i = 0; i < SIZE; i++) {
      sum[i] += factor * term[i];
    }
  }

  /** Nocedal and Wright, Algorithm 7.4, over the last twelve pairs. */
  private double[] direction(double[] gradient, double strength) {
    double[] q = gradient.clone();
    int n = steps.size();
    double[] alpha = new double[n];
    List<double[]> y = new ArrayList<>();
    for (int k = 0; k < n; k++) {
      y.add(changes.get(k).clone());
      add(y.get(k), strength, steps.get(k));
    }
    for (int k = n - 1; k >= Math.max(0, n - PAIRS); k--) {
      alpha[k] = dot(steps.get(k), q) / dot(steps.get(k), y.get(k));
      add(q, -alpha[k], y.get(k));
    }
    double scale = dot(steps.get(n - 1), y.get(n - 1)) / dot(y.get(n - 1), y.get(n - 1));
    add(q, scale - 1, q.clone());
    for (int k = Math.max(0, n - PAIRS); k < n; k++) {
      add(q, alpha[k] - dot(y.get(k), q) / dot(steps.get(k), y.get(k)), steps.get(k));
    }
    add(q, -2, q.clone());
    return q;
  }

  private static double[] doubles(float[] array) {
    return IntStream.range(0, SIZE).mapToDouble(i -> array[i]).toArray();
  }

  /** ½Σ c_i x_i² − Σ x_i, twenty steps of length 0.7, λN changed on the way; duals are the vectors themselves. */
  @Test
  public void directionsAreThoseOfTwoLoops() {
    Random random = new Random(1);
    float[][] gradient = new float[1][SIZE];
    double[] x = new double[SIZE];
    double[] curvature = random.doubles(SIZE, 0.1, 10).toArray();
    Memory memory = new Memory(gradient, gradient);
    double strength = 1;
    for (int step = 0; step < 20; step++) {
      if (step == 8) {
        strength = 0.1;
      }
      for (int i = 0; i < SIZE; i++) {
        gradient[0][i] = (float) (curvature[i] * x[i] - 1 + strength * x[i]);
      }
      memory.look();
      double[] combination = memory.direction(strength, 1);
      float[][] s = new float[1][SIZE];
      memory.combine(combination, 0, s[0], new float[SIZE]);
      if (step > 0) {
        double[] expected = direction(doubles(gradient[0]), strength);
        assertArrayEquals("step " + step, expected, doubles(s[0]), 1e-3 * Math.sqrt(dot(expected, expected)));
      }
      double t = 0.7;
      float[][] change = new float[1][SIZE];
      for (int i = 0; i < SIZE; i++) {
        s[0][i] *= (float) t;
        x[i] += s[0][i];
        change[0][i] = (float) (curvature[i] * s[0][i]);
        gradient[0][i] = (float) (curvature[i] * x[i] - 1 + strength * x[i]);
      }
      steps.add(doubles(s[0]));
      changes.add(doubles(change[0]));
      memory.add(combination, t, strength, s, s, change, change);
    }
  }
}
