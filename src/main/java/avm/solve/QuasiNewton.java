package avm.solve;

import avm.parallel.Parallel;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;

/**
 * Solves a {@link Problem} by the limited-memory method of Broyden, Fletcher, Goldfarb and Shanno: gradients and inner
 * products are those of the feature space, and what is known of the {@link Hessian} is begun with. A step costs one
 * product with K and a few looks at the rows' losses.
 */
final class QuasiNewton {
  /** How often the length of a step is tried. */
  private static final int TRIES = 8;
  /** A step is long enough when this share of the slope is left. */
  private static final double LEFT = 0.5;
  /** With less to gain than this, times the number of rows, the rest is rounding. */
  private static final double LEAST_SLOPE = 1e-9;
  /** How many passes over an array are few. */
  private static final int FEW_PASSES = 5;

  private final Problem problem;
  private final float[][] w;
  private final float[][] gradient;
  /** P⁻¹ times the gradient, and its dual. */
  private final float[][] natural;
  private final float[][] naturalDual;
  private final float[][] scores;
  private final float[][] change;
  private final float[][] losses;
  private Hessian.Inverse inverse;
  private Memory memory;
  private double strength = Double.NaN;
  /** What is to be remembered of the last step as soon as another one is wanted, or null. */
  private Runnable last;

  /** Starts with a λN from a vector, of which a copy is made, or from 0 if there is none. */
  QuasiNewton(Problem problem, double strength, float[][] start) {
    this.problem = problem;
    w = start == null ? problem.vector() : copy(start);
    gradient = problem.vector();
    natural = problem.vector();
    naturalDual = problem.vector();
    scores = problem.scores();
    change = problem.scores();
    losses = problem.scores();
    if (start != null) {
      problem.dual(w, natural); // there is no gradient yet, and so room
      problem.scores(w, natural, scores);
    }
    problem.slope(scores, change, 0, losses);
    strength(strength);
  }

  /** The gradient by the losses as they are. */
  private void gradient() {
    problem.gradient(w, strength, losses, gradient);
    inverse.multiply(gradient, natural);
    problem.dual(natural, naturalDual);
  }

  /** Takes a step, unless training was stopped; false if there was nothing left to gain, and no step was taken. */
  boolean step() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("training was stopped");
    }
    remember();
    double[] combination = memory.direction();
    double slope = memory.slope(combination);
    if (!(slope < -LEAST_SLOPE * scores[0].length)) {
      return false;
    }
    float[][] direction = problem.vector();
    float[][] directionDual = problem.vector();
    double[] linear = new double[w.length];
    double[] square = new double[w.length];
    forEach(w, FEW_PASSES * FEW_PASSES, o -> {
      memory.combine(combination, o, direction[o], directionDual[o]);
      linear[o] = dot(w[o], directionDual[o], 0);
      square[o] = dot(direction[o], directionDual[o], 0);
    });
    problem.scores(direction, directionDual, change);
    double t = length(slope, strength * Arrays.stream(linear).sum(), strength * Arrays.stream(square).sum());
    forEach(w, FEW_PASSES, o -> {
      scale(direction[o], t);
      scale(directionDual[o], t);
      add(w[o], 1, direction[o]);
      add(scores[o], t, change[o]);
    });
    last = () -> remember(combination, t, direction, directionDual);
    return true;
  }

  /** Computes the gradient that the last step led to: only now, as another λN or nobody may come next. */
  private void remember() {
    if (last != null) {
      last.run();
      last = null;
    }
  }

  private void remember(double[] combination, double t, float[][] direction, float[][] directionDual) {
    float[][] before = copy(natural);
    float[][] beforeDual = copy(naturalDual);
    gradient();
    forEach(w, FEW_PASSES, o -> {
      change(before[o], natural[o]);
      change(beforeDual[o], naturalDual[o]);
    });
    memory.add(combination, t, direction, directionDual, before, beforeDual, gradient);
  }

  private static void change(float[] before, float[] now) {
    for (int i = 0; i < before.length; i++) {
      before[i] = now[i] - before[i];
    }
  }

  /** A length at which little of the slope is left; the losses' gradient there is kept. */
  private double length(double before, double linear, double quadratic) {
    double low = 0;
    double lowSlope = before;
    double high = Double.NaN;
    double highSlope = 0;
    double t = 1;
    for (int k = 1;; k++) {
      double slope = problem.slope(scores, change, t, losses) + linear + t * quadratic;
      if (Math.abs(slope) <= LEFT * Math.abs(before) || k == TRIES) {
        return t;
      }
      if (slope < 0) {
        low = t;
        lowSlope = slope;
      } else {
        high = t;
        highSlope = slope;
      }
      t = Double.isNaN(high) ? 2 * t : low + (high - low) * -lowSlope / (highSlope - lowSlope);
    }
  }

  /**
   * Goes on from the rows' true scores by {@link #solution}: from now on a row's score is its true one by the vector as
   * it is, changed by what the representation says.
   */
  void correct(double[][] exact) {
    remember();
    for (int o = 0; o < scores.length; o++) {
      for (int r = 0; r < exact.length; r++) {
        scores[o][r] = (float) exact[r][o];
      }
    }
    problem.slope(scores, change, 0, losses);
    gradient();
    memory.look(gradient);
  }

  /** Goes on with another λN; what was remembered is of the last one. */
  void strength(double newStrength) {
    if (newStrength == strength) {
      return;
    }
    strength = newStrength;
    last = null;
    inverse = problem.hessian().inverse(strength, problem.objective().curvature());
    memory = new Memory(natural, naturalDual);
    gradient();
    memory.look(gradient);
  }

  private static float[][] copy(float[][] vector) {
    return Arrays.stream(vector).map(float[]::clone).toArray(float[][]::new);
  }

  /** Does something for each output, which takes about so many passes over its array. */
  private static void forEach(float[][] arrays, int passes, IntConsumer part) {
    Parallel.each(arrays.length, (double) arrays.length * arrays[0].length * passes, part);
  }

  private static void scale(float[] array, double factor) {
    float f = (float) factor;
    for (int i = 0; i < array.length; i++) {
      array[i] *= f;
    }
  }

  static void add(float[][] sum, double factor, float[][] term) {
    forEach(sum, 1, o -> add(sum[o], factor, term[o]));
  }

  private static void add(float[] sum, double factor, float[] term) {
    float f = (float) factor;
    for (int i = 0; i < sum.length; i++) {
      sum[i] += f * term[i];
    }
  }

  /** The inner product with a part of an array, in double precision: what is left of large numbers may be small. */
  static double dot(float[] a, float[] b, int first) {
    double s0 = 0;
    double s1 = 0;
    double s2 = 0;
    double s3 = 0;
    int i = 0;
    for (int end = a.length - 3; i < end; i += 4) {
      s0 += (double) a[i] * b[first + i];
      s1 += (double) a[i + 1] * b[first + i + 1];
      s2 += (double) a[i + 2] * b[first + i + 2];
      s3 += (double) a[i + 3] * b[first + i + 3];
    }
    for (; i < a.length; i++) {
      s0 += (double) a[i] * b[first + i];
    }
    return (s0 + s1) + (s2 + s3);
  }

  /** The vector found so far, an array for each output; a copy. */
  float[][] solution() {
    return copy(w);
  }

  /** The scores of the rows by that vector, an array for each output; not a copy. */
  float[][] scores() {
    return scores;
  }
}
