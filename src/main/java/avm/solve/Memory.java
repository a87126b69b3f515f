package avm.solve;

import avm.parallel.Parallel;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.IntStream;

/**
 * What a {@link QuasiNewton} remembers: its last steps s, and how the losses' gradient changed by each, l; with λN the
 * whole gradient changed by y = l + λN·s. A direction of the method of Broyden, Fletcher, Goldfarb and Shanno is a
 * combination of these and of the gradient, and which one it is depends on their inner products only. So the method's
 * two loops are over numbers, and vectors are gone through once to combine them and once for new inner products, each
 * time on all cores.
 */
final class Memory {
  /** How many steps back are remembered. */
  private static final int PAIRS = 12;
  /** Steps are the first vectors, changes the next ones, the gradient is the last. */
  private static final int GRADIENT = 2 * PAIRS;
  /** How many vectors are added up in one loop. */
  private static final int FOUR = 4;

  private final float[][][] vectors = new float[GRADIENT + 1][][];
  private final float[][][] duals = new float[GRADIENT + 1][][];
  private final double[][] products = new double[GRADIENT + 1][GRADIENT + 1];
  /** The numbers of the steps, the last one first, and those not in use. */
  private final Deque<Integer> used = new ArrayDeque<>();
  private final Deque<Integer> free = new ArrayDeque<>();

  /** Will remember directions from this gradient and its dual, which its owner changes. */
  Memory(float[][] gradient, float[][] gradientDual) {
    vectors[GRADIENT] = gradient;
    duals[GRADIENT] = gradientDual;
    IntStream.range(0, PAIRS).forEach(free::add);
  }

  /** Takes note that the gradient is another one. */
  void look() {
    int outputs = vectors[GRADIENT].length;
    double[][] parts = new double[outputs][];
    Parallel.each(outputs, (double) outputs * GRADIENT * vectors[GRADIENT][0].length, o -> {
      parts[o] = new double[GRADIENT + 1];
      for (int v = 0; v <= GRADIENT; v++) {
        parts[o][v] = vectors[v] == null ? 0 : QuasiNewton.dot(vectors[GRADIENT][o], duals[v][o], 0);
      }
    });
    for (int v = 0; v <= GRADIENT; v++) {
      double sum = 0;
      for (double[] part : parts) {
        sum += part[v];
      }
      set(GRADIENT, v, sum);
    }
  }

  private void set(int a, int b, double product) {
    products[a][b] = product;
    products[b][a] = product;
  }

  /** The inner product of a combination with a vector. */
  private double with(double[] combination, int vector) {
    double sum = 0;
    for (int v = 0; v <= GRADIENT; v++) {
      sum += combination[v] * products[v][vector];
    }
    return sum;
  }

  /** The inner product of two combinations. */
  private double product(double[] a, double[] b) {
    double sum = 0;
    for (int v = 0; v <= GRADIENT; v++) {
      sum += a[v] == 0 ? 0 : a[v] * with(b, v);
    }
    return sum;
  }

  /** ⟨s, y⟩ of a step. */
  private double curvature(int step, double strength) {
    return products[step][PAIRS + step] + strength * products[step][step];
  }

  /** The combination that is a direction of descent: −H times the gradient, with λN; the first one is so many times shorter. */
  double[] direction(double strength, double rows) {
    double[] direction = new double[GRADIENT + 1];
    direction[GRADIENT] = 1;
    double[] share = new double[PAIRS];
    for (int s : used) {
      share[s] = with(direction, s) / curvature(s, strength);
      direction[PAIRS + s] -= share[s];
      direction[s] -= strength * share[s];
    }
    double scale = 1 / rows;
    if (!used.isEmpty()) {
      double[] y = new double[GRADIENT + 1];
      y[used.getFirst()] = strength;
      y[PAIRS + used.getFirst()] = 1;
      scale = curvature(used.getFirst(), strength) / product(y, y);
    }
    for (int v = 0; v <= GRADIENT; v++) {
      direction[v] *= -scale;
    }
    used.descendingIterator().forEachRemaining(s -> direction[s] -= share[s]
        + (with(direction, PAIRS + s) + strength * with(direction, s)) / curvature(s, strength));
    return direction;
  }

  /** The inner product of a combination with the gradient. */
  double slope(double[] combination) {
    return with(combination, GRADIENT);
  }

  /** A combination's inner product with itself. */
  double square(double[] combination) {
    return product(combination, combination);
  }

  /** One output's part of a combination. */
  void combine(double[] combination, int o, float[] sum, float[] sumDual) {
    combine(vectors, combination, o, sum);
    combine(duals, combination, o, sumDual);
  }

  private static void combine(float[][][] of, double[] combination, int o, float[] sum) {
    float[][] terms = new float[FOUR][];
    float[] factors = new float[FOUR];
    int count = 0;
    for (int v = GRADIENT; v >= 0; v--) {
      if (of[v] != null) {
        terms[count] = of[v][o];
        factors[count++] = (float) combination[v];
      }
      if (count == FOUR || v == 0 && count > 0) {
        Arrays.fill(terms, count, FOUR, terms[0]);
        Arrays.fill(factors, count, FOUR, 0);
        KernelMatrix.add(sum, terms[0], factors[0], terms[1], factors[1], terms[2], factors[2], terms[3], factors[3],
            sum.length);
        count = 0;
      }
    }
  }

  /**
   * Remembers a step, t times a combination, and by how much it changed the losses' gradient; the gradient itself is
   * the new one already. Forgets the oldest step where there are too many.
   */
  void add(double[] combination, double t, double strength, float[][] step, float[][] stepDual, float[][] change,
      float[][] changeDual) {
    double[] stepWith = new double[GRADIENT + 1];
    Arrays.setAll(stepWith, v -> t * with(combination, v));
    double square = t * t * square(combination);
    double[] before = products[GRADIENT].clone();
    int s = free.isEmpty() ? used.removeLast() : free.remove();
    int l = PAIRS + s;
    vectors[s] = step;
    duals[s] = stepDual;
    vectors[l] = change;
    duals[l] = changeDual;
    look();
    double[] now = products[GRADIENT];
    for (int v = 0; v < GRADIENT; v++) {
      set(s, v, stepWith[v]);
      set(l, v, now[v] - before[v] - strength * stepWith[v]);
    }
    set(s, s, square);
    set(s, l, now[s] - stepWith[GRADIENT] - strength * square);
    double beforeNow = now[GRADIENT] - now[l] - strength * now[s];
    double beforeChange = beforeNow - before[GRADIENT] - strength * stepWith[GRADIENT];
    set(l, l, now[l] - beforeChange - strength * products[s][l]);
    if (curvature(s, strength) > 0) {
      used.addFirst(s);
    } else {
      vectors[s] = null;
      vectors[l] = null;
      free.add(s);
    }
  }
}
