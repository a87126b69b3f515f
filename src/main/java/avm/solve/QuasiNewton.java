package avm.solve;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Iterator;

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
  private final ArrayDeque<Pair> pairs = new ArrayDeque<>();

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
    scale(direction, t);
    scale(directionDual, t);
    add(w, 1, direction);
    add(dual, 1, directionDual);
    add(scores, t, change);
    Pair last = new Pair(direction, directionDual, copy(gradient), copy(gradientDual));
    problem.gradient(w, losses, gradient);
    problem.dual(gradient, gradientDual);
    remember(last);
    return true;
  }

  /** Turns the gradient into a direction of descent. */
  private void direct(float[][] direction, float[][] directionDual) {
    for (Iterator<Pair> back = pairs.descendingIterator(); back.hasNext();) {
      Pair pair = back.next();
      pair.weight = pair.rho * dot(direction, pair.stepDual);
      add(direction, -pair.weight, pair.change);
      add(directionDual, -pair.weight, pair.changeDual);
    }
    double scale = pairs.isEmpty()
        ? -1.0 / Math.max(1, scores[0].length)
        : -1 / (pairs.getLast().rho * dot(pairs.getLast().change, pairs.getLast().changeDual));
    scale(direction, scale);
    scale(directionDual, scale);
    for (Pair pair : pairs) {
      double weight = -pair.weight - pair.rho * dot(pair.change, directionDual);
      add(direction, weight, pair.step);
      add(directionDual, weight, pair.stepDual);
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
    scale(last.change, -1);
    add(last.change, 1, gradient);
    scale(last.changeDual, -1);
    add(last.changeDual, 1, gradientDual);
    double product = dot(last.change, last.stepDual);
    if (product > 0) {
      last.rho = 1 / product;
      pairs.add(last);
      if (pairs.size() > MEMORY) {
        pairs.poll();
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

  private static void scale(float[][] vector, double factor) {
    float f = (float) factor;
    for (float[] array : vector) {
      for (int i = 0; i < array.length; i++) {
        array[i] *= f;
      }
    }
  }

  static void add(float[][] sum, double factor, float[][] term) {
    for (int o = 0; o < sum.length; o++) {
      add(sum[o], (float) factor, term[o]);
    }
  }

  private static void add(float[] sum, float factor, float[] term) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] += factor * term[i];
    }
  }

  private static double dot(float[][] a, float[][] b) {
    double sum = 0;
    for (int o = 0; o < a.length; o++) {
      sum += dot(a[o], b[o]);
    }
    return sum;
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
