package avm.solve;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.Test;

/** A direction made of inner products is the one that the two loops over vectors make. */
public class MemoryTest {
  private static final int SIZE = 30;
  private static final int PAIRS = 12;

  private final List<double[]> steps = new ArrayList<>();
  private final List<double[]> changes = new ArrayList<>();

  private static double dot(double[] a, double[] b) {
    return IntStream.range(0, SIZE).mapToDouble(i -> a[i] * b[i]).sum();
  }

  /** What P⁻¹ multiplies each number by. */
  private static double inverse(int i) {
    return 1.0 / (1 + i % 5);
  }

  private static double[] inverse(double[] of) {
    return IntStream.range(0, SIZE).mapToDouble(i -> inverse(i) * of[i]).toArray();
  }

  private static void add(double[] sum, double factor, double[] term) {
    for (int i = 0; i < SIZE; i++) {
      sum[i] += factor * term[i];
    }
  }

  /** Nocedal and Wright, Algorithm 7.4, over the last twelve pairs. */
  private double[] direction(double[] gradient) {
    double[] q = gradient.clone();
    int n = steps.size();
    double[] alpha = new double[n];
    List<double[]> y = changes;
    for (int k = n - 1; k >= Math.max(0, n - PAIRS); k--) {
      alpha[k] = dot(steps.get(k), q) / dot(steps.get(k), y.get(k));
      add(q, -alpha[k], y.get(k));
    }
    double scale = dot(steps.get(n - 1), y.get(n - 1)) / dot(y.get(n - 1), inverse(y.get(n - 1)));
    q = inverse(q);
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

  private static void set(float[][] to, double[] from) {
    for (int i = 0; i < SIZE; i++) {
      to[0][i] = (float) from[i];
    }
  }

  /** ½Σ c_i x_i² − Σ x_i, twenty steps of length 0.7; duals are the vectors themselves. */
  @Test
  public void directionsAreThoseOfTwoLoops() {
    Random random = new Random(1);
    float[][] gradient = new float[1][SIZE];
    float[][] natural = new float[1][SIZE];
    double[] x = new double[SIZE];
    double[] curvature = random.doubles(SIZE, 0.1, 10).toArray();
    Memory memory = new Memory(natural, natural);
    Arrays.fill(gradient[0], -1);
    set(natural, inverse(doubles(gradient[0])));
    memory.look(gradient);
    for (int step = 0; step < 20; step++) {
      double[] combination = memory.direction();
      float[][] s = new float[1][SIZE];
      memory.combine(combination, 0, s[0], new float[SIZE]);
      if (step > 0) {
        double[] expected = direction(doubles(gradient[0]));
        assertArrayEquals("step " + step, expected, doubles(s[0]), 1e-3 * Math.sqrt(dot(expected, expected)));
        assertEquals(dot(expected, doubles(gradient[0])), memory.slope(combination), 1e-3 * dot(expected, expected));
      }
      double t = 0.7;
      float[][] change = new float[1][SIZE];
      for (int i = 0; i < SIZE; i++) {
        s[0][i] *= (float) t;
        x[i] += s[0][i];
        change[0][i] = (float) (curvature[i] * s[0][i]);
        gradient[0][i] = (float) (curvature[i] * x[i] - 1);
      }
      steps.add(doubles(s[0]));
      changes.add(doubles(change[0]));
      set(natural, inverse(doubles(gradient[0])));
      set(change, inverse(doubles(change[0])));
      memory.add(combination, t, s, s, change, change, gradient);
    }
  }
}
