package avm.solve;

import avm.data.Vectors;
import java.util.ArrayDeque;
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
  private final double[] w;
  private final double[] dual;
  private final double[] gradient;
  private final double[] gradientDual;
  private final float[][] scores;
  private final float[][] change;
  private final float[][] losses;
  private final ArrayDeque<Pair> pairs = new ArrayDeque<>();

  /** A step, the change of the gradient that it made, their duals, and one over their inner product. */
  private static final class Pair {
    final double[] step;
    final double[] stepDual;
    final double[] change;
    final double[] changeDual;
    double rho;
    double weight;

    Pair(double[] step, double[] stepDual, double[] change, double[] changeDual) {
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
    this(problem, new double[problem.length()]);
  }

  /**
   * Starts.
   *
   * @param problem the problem
   * @param start a vector to start from; a copy is made
   */
  public QuasiNewton(Problem problem, double[] start) {
    this.problem = problem;
    w = start.clone();
    dual = new double[w.length];
    gradient = new double[w.length];
    gradientDual = new double[w.length];
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
    double[] direction = gradient.clone();
    double[] directionDual = gradientDual.clone();
    direct(direction, directionDual);
    double slope = dot(gradient, directionDual);
    if (!(slope < -LEAST_SLOPE * scores.length)) {
      return false;
    }
    problem.scores(direction, directionDual, change);
    double t = length(slope, problem.strength() * dot(w, directionDual),
        problem.strength() * dot(direction, directionDual));
    for (int i = 0; i < w.length; i++) {
      direction[i] *= t;
      directionDual[i] *= t;
      w[i] += direction[i];
      dual[i] += directionDual[i];
    }
    for (int i = 0; i < scores.length; i++) {
      for (int o = 0; o < scores[i].length; o++) {
        scores[i][o] += (float) (t * change[i][o]);
      }
    }
    Pair last = new Pair(direction, directionDual, gradient.clone(), gradientDual.clone());
    problem.gradient(w, losses, gradient);
    problem.dual(gradient, gradientDual);
    remember(last);
    return true;
  }

  /** Turns the gradient into a direction of descent. */
  private void direct(double[] direction, double[] directionDual) {
    for (Iterator<Pair> back = pairs.descendingIterator(); back.hasNext();) {
      Pair pair = back.next();
      pair.weight = pair.rho * dot(direction, pair.stepDual);
      add(direction, -pair.weight, pair.change);
      add(directionDual, -pair.weight, pair.changeDual);
    }
    double scale = pairs.isEmpty()
        ? -1.0 / Math.max(1, scores.length)
        : -1 / (pairs.getLast().rho * dot(pairs.getLast().change, pairs.getLast().changeDual));
    for (int i = 0; i < direction.length; i++) {
      direction[i] *= scale;
      directionDual[i] *= scale;
    }
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
    for (int i = 0; i < w.length; i++) {
      last.change[i] = gradient[i] - last.change[i];
      last.changeDual[i] = gradientDual[i] - last.changeDual[i];
    }
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
    for (int r = 0; r < scores.length; r++) {
      for (int o = 0; o < scores[r].length; o++) {
        scores[r][o] = (float) exact[r][o];
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

  private static void add(double[] sum, double factor, double[] term) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] += factor * term[i];
    }
  }

  private static double dot(double[] a, double[] b) {
    return Vectors.dot(a, b, a.length);
  }

  /**
   * The vector found so far.
   *
   * @return w; not a copy
   */
  public double[] solution() {
    return w;
  }

  /**
   * The scores of the rows by that vector.
   *
   * @return scores; not a copy
   */
  public float[][] scores() {
    return scores;
  }
}
