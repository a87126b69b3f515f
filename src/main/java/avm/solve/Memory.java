package avm.solve;

import avm.parallel.Parallel;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.IntStream;

/**
 * What a {@link QuasiNewton} remembers: its last steps s, and how the gradient g changed by each, y. A direction of the
 * method of Broyden, Fletcher, Goldfarb and Shanno that begins with the inverse P⁻¹ of a {@link Hessian} is a combination
 * of the steps, of P⁻¹y and of P⁻¹g, and which one it is depends on inner products only: of a and b, ⟨a, Pb⟩. So the
 * method's two loops are over numbers, and vectors are gone through once to combine them and once for new inner products,
 * each time on all cores.
 */
final class Memory {
  /** How many steps back are remembered. */
  private static final int PAIRS = 12;
  /** Steps are the first vectors, P⁻¹y of each the next ones, P⁻¹g is the last. */
  private static final int GRADIENT = 2 * PAIRS;
  /** How many vectors are added up in one loop. */
  private static final int FOUR = 4;

  private final float[][][] vectors = new float[GRADIENT + 1][][];
  private final float[][][] duals = new float[GRADIENT + 1][][];
  private final double[][] products = new double[GRADIENT + 1][GRADIENT + 1];
  /** The numbers of the steps, the last one first, and those not in use. */
  private final Deque<Integer> used = new ArrayDeque<>();
  private final Deque<Integer> free = new ArrayDeque<>();

  /** Will remember directions from this P⁻¹g and its dual, which their owner changes. */
  Memory(float[][] natural, float[][] naturalDual) {
    vectors[GRADIENT] = natural;
    duals[GRADIENT] = naturalDual;
    IntStream.range(0, PAIRS).forEach(free::add);
  }

  /** Takes note that the gradient is another one, this. */
  void look(float[][] gradient) {
    int outputs = gradient.length;
    double[][] parts = new double[outputs][GRADIENT + 1];
    int[] known = IntStream.rangeClosed(0, GRADIENT).filter(v -> vectors[v] != null).toArray();
    Parallel.each(outputs, (double) outputs * GRADIENT * gradient[0].length, o -> {
      for (int k = 0; k < known.length; k += FOUR) {
        look(gradient[o], o, known, k, parts[o]);
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

  /** The inner products of an output's part with those of four vectors, in double precision: a number is read once for all. */
  private void look(float[] part, int o, int[] known, int from, double[] products) {
    int last = known.length - 1;
    int[] four = {known[from], known[Math.min(last, from + 1)], known[Math.min(last, from + 2)], known[Math.min(last, from + 3)]};
    float[] a = duals[four[0]][o];
    float[] b = duals[four[1]][o];
    float[] c = duals[four[2]][o];
    float[] d = duals[four[3]][o];
    double withA = 0;
    double withB = 0;
    double withC = 0;
    double withD = 0;
    for (int i = 0; i < part.length; i++) {
      double value = part[i];
      withA += value * a[i];
      withB += value * b[i];
      withC += value * c[i];
      withD += value * d[i];
    }
    products[four[0]] = withA;
    products[four[1]] = withB;
    products[four[2]] = withC;
    products[four[3]] = withD;
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

  /** ⟨s, y⟩ of a step. */
  private double curvature(int step) {
    return products[step][PAIRS + step];
  }

  /** The combination that is a direction of descent: −H times the gradient; the first one is −P⁻¹g. */
  double[] direction() {
    double[] direction = new double[GRADIENT + 1];
    direction[GRADIENT] = 1;
    double[] share = new double[PAIRS];
    for (int s : used) {
      share[s] = with(direction, s) / curvature(s);
      direction[PAIRS + s] -= share[s];
    }
    int last = used.isEmpty() ? GRADIENT : PAIRS + used.getFirst();
    double scale = used.isEmpty() ? 1 : curvature(used.getFirst()) / products[last][last];
    for (int v = 0; v <= GRADIENT; v++) {
      direction[v] *= -scale;
    }
    used.descendingIterator().forEachRemaining(s -> direction[s] -= share[s]
        + with(direction, PAIRS + s) / curvature(s));
    return direction;
  }

  /** The derivative along a combination. */
  double slope(double[] combination) {
    return with(combination, GRADIENT);
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
   * Remembers a step, t times a combination, and P⁻¹y, by how much it changed P⁻¹g, which is the new one already; the
   * gradient is this now. Forgets the oldest step where there are too many.
   */
  void add(double[] combination, double t, float[][] step, float[][] stepDual, float[][] change, float[][] changeDual,
      float[][] gradient) {
    double[] stepWith = new double[GRADIENT + 1];
    Arrays.setAll(stepWith, v -> t * with(combination, v));
    double[] before = products[GRADIENT].clone();
    int s = free.isEmpty() ? used.removeLast() : free.remove();
    int l = PAIRS + s;
    vectors[s] = step;
    duals[s] = stepDual;
    vectors[l] = change;
    duals[l] = changeDual;
    look(gradient);
    double[] now = products[GRADIENT];
    for (int v = 0; v < GRADIENT; v++) {
      set(s, v, stepWith[v]);
      set(l, v, now[v] - before[v]);
    }
    set(s, l, now[s] - stepWith[GRADIENT]);
    set(l, l, 2 * now[l] - now[GRADIENT] + before[GRADIENT]);
    if (curvature(s) > 0) {
      used.addFirst(s);
    } else {
      vectors[s] = null;
      vectors[l] = null;
      free.add(s);
    }
  }
}
