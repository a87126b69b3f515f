package avm.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Solves a {@link Problem} by the limited-memory method of Broyden, Fletcher, Goldfarb and Shanno, in the kernel's own
 * geometry: gradients and inner products are those of the feature space, so that no preconditioner is needed. A step
 * costs one product with K and a few looks at the rows' losses.
 */
public final class QuasiNewton {
  /** How many steps back are remembered. */
  private static final int MEMORY = 12;
  /** How often the length of a step is tried. */
  private static final int TRIES = 8;
  /** A step is long enough when this share of the slope is left. */
  private static final double LEFT = 0.5;
  /** With less to gain than this, times the number of rows, the rest is rounding. */
  private static final double LEAST_SLOPE = 1e-9;

  private final Problem problem;
  private final float[][] w;
  private final float[][] dual;
  private final float[][] gradient;
  private final float[][] gradientDual;
  private final float[][] scores;
  private final float[][] change;
  private final float[][] losses;
  private final List<Pair> pairs = new ArrayList<>();

  /** A step, the change of the gradient that it made, their duals, and one over their inner product. */
  private static final class Pair {
    final float[][] step;
    final float[][] stepDual;
    final float[][] change;
    final float[][] changeDual;
    double rho;
    double weight;

    Pair(float[][] step, float[][] stepDual, float[][] change, float[][] changeDual) {
      this.step = step;
      this.stepDual = stepDual;
      this.change = change;
      this.changeDual = changeDual;
    }
  }

  /**
   * Starts from 0.
   *
   * @param problem the problem
   */
  public QuasiNewton(Problem problem) {
    this(problem, problem.vector());
  }

  /**
   * Starts.
   *
   * @param problem the problem
   * @param start a vector to start from; a copy is made
   */
  public QuasiNewton(Problem problem, float[][] start) {
    this.problem = problem;
    w = copy(start);
    dual = problem.vector();
    gradient = problem.vector();
    gradientDual = problem.vector();
    scores = problem.scores();
    change = problem.scores();
    losses = problem.scores();
    problem.dual(w, dual);
    problem.scores(w, dual, scores);
    look();
  }

  /** The losses and the gradient at the scores as they are. */
  private void look() {
    problem.slope(scores, change, 0, losses);
    problem.gradient(w, losses, gradient);
    problem.dual(gradient, gradientDual);
  }

  /**
   * Takes a step.
   *
   * @return false if there was nothing left to gain, and no step was taken
   */
  public boolean step() {
    float[][] direction = copy(gradient);
    float[][] directionDual = copy(gradientDual);
    direct(direction, directionDual);
    double slope = dot(gradient, directionDual);
    if (!(slope < -LEAST_SLOPE * scores[0].length)) {
      return false;
    }
    problem.scores(direction, directionDual, change);
    double t = length(slope, problem.strength() * dot(w, directionDual),
        problem.strength() * dot(direction, directionDual));
    IntStream.range(0, w.length).parallel().forEach(o -> {
      scale(direction[o], t);
      scale(directionDual[o], t);
      add(w[o], 1, direction[o]);
      add(dual[o], 1, directionDual[o]);
      add(scores[o], t, change[o]);
    });
    Pair last = new Pair(direction, directionDual, copy(gradient), copy(gradientDual));
    problem.gradient(w, losses, gradient);
    problem.dual(gradient, gradientDual);
    remember(last);
    return true;
  }

  /** Turns the gradient into a direction of descent. */
  private void direct(float[][] direction, float[][] directionDual) {
    int last = pairs.size() - 1;
    if (last < 0) {
      scale(direction, -1.0 / Math.max(1, scores[0].length));
      scale(directionDual, -1.0 / Math.max(1, scores[0].length));
      return;
    }
    double product = dot(direction, pairs.get(last).stepDual);
    for (int p = last; p >= 0; p--) {
      Pair pair = pairs.get(p);
      pair.weight = pair.rho * product;
      float[][] next = p > 0 ? pairs.get(p - 1).stepDual : null;
      product = sum(w.length, o -> {
        add(direction[o], -pair.weight, pair.change[o]);
        add(directionDual[o], -pair.weight, pair.changeDual[o]);
        return next == null ? 0 : dot(direction[o], next[o]);
      });
    }
    Pair newest = pairs.get(last);
    double scale = -1 / (newest.rho * dot(newest.change, newest.changeDual));
    scale(direction, scale);
    scale(directionDual, scale);
    product = dot(pairs.get(0).change, directionDual);
    for (int p = 0; p <= last; p++) {
      Pair pair = pairs.get(p);
      double weight = -pair.weight - pair.rho * product;
      float[][] next = p < last ? pairs.get(p + 1).change : null;
      product = sum(w.length, o -> {
        add(direction[o], weight, pair.step[o]);
        add(directionDual[o], weight, pair.stepDual[o]);
        return next == null ? 0 : dot(next[o], directionDual[o]);
      });
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

  private void remember(Pair last) {
    double product = sum(w.length, o -> {
      scale(last.change[o], -1);
      add(last.change[o], 1, gradient[o]);
      scale(last.changeDual[o], -1);
      add(last.changeDual[o], 1, gradientDual[o]);
      return dot(last.change[o], last.stepDual[o]);
    });
    if (product > 0) {
      last.rho = 1 / product;
      pairs.add(last);
      if (pairs.size() > MEMORY) {
        pairs.remove(0);
      }
    }
  }

  /**
   * Goes on from the rows' true scores: from now on a row's score is its true one by the vector as it is, changed by what
   * the representation says.
   *
   * @param exact the true scores by {@link #solution()}
   */
  public void correct(double[][] exact) {
    for (int o = 0; o < scores.length; o++) {
      for (int r = 0; r < exact.length; r++) {
        scores[o][r] = (float) exact[r][o];
      }
    }
    look();
  }

  /**
   * Goes on with another λ.
   *
   * @param strength λN
   */
  public void strength(double strength) {
    double more = strength - problem.strength();
    problem.strength(strength);
    add(gradient, more, w);
    add(gradientDual, more, dual);
    for (Pair pair : pairs) {
      add(pair.change, more, pair.step);
      add(pair.changeDual, more, pair.stepDual);
      pair.rho = 1 / dot(pair.change, pair.stepDual);
    }
    pairs.removeIf(pair -> !(pair.rho > 0));
  }

  private static float[][] copy(float[][] vector) {
    return Arrays.stream(vector).map(float[]::clone).toArray(float[][]::new);
  }

  /** Adds up something of each output, always in the same order. */
  private static double sum(int outputs, IntToDoubleFunction part) {
    return Arrays.stream(IntStream.range(0, outputs).parallel().mapToDouble(part).toArray()).sum();
  }

  private static void scale(float[][] vector, double factor) {
    IntStream.range(0, vector.length).parallel().forEach(o -> scale(vector[o], factor));
  }

  private static void scale(float[] array, double factor) {
    float f = (float) factor;
    for (int i = 0; i < array.length; i++) {
      array[i] *= f;
    }
  }

  static void add(float[][] sum, double factor, float[][] term) {
    IntStream.range(0, sum.length).parallel().forEach(o -> add(sum[o], factor, term[o]));
  }

  private static void add(float[] sum, double factor, float[] term) {
    float f = (float) factor;
    for (int i = 0; i < sum.length; i++) {
      sum[i] += f * term[i];
    }
  }

  private static double dot(float[][] a, float[][] b) {
    return sum(a.length, o -> dot(a[o], b[o]));
  }

  private static double dot(float[] a, float[] b) {
    double s0 = 0;
    double s1 = 0;
    double s2 = 0;
    double s3 = 0;
    int i = 0;
    for (int end = a.length - 3; i < end; i += 4) {
      s0 += (double) a[i] * b[i];
      s1 += (double) a[i + 1] * b[i + 1];
      s2 += (double) a[i + 2] * b[i + 2];
      s3 += (double) a[i + 3] * b[i + 3];
    }
    for (; i < a.length; i++) {
      s0 += (double) a[i] * b[i];
    }
    return (s0 + s1) + (s2 + s3);
  }

  /**
   * The vector found so far.
   *
   * @return a copy of w, an array for each output
   */
  public float[][] solution() {
    return copy(w);
  }

  /**
   * The scores of the rows by that vector.
   *
   * @return scores, an array for each output; not a copy
   */
  public float[][] scores() {
    return scores;
  }
}
