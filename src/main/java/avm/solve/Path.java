package avm.solve;

import avm.data.Sample;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;

/** Solutions for smaller and smaller λ, each begun where the last one ended; a part of the rows is held out. */
final class Path {
  /** The rows held out are looked at every so many steps, */
  static final int LOOK = 3;
  /** and a value of λN is left when they have not become better by this share, */
  private static final double GAIN = 0.005;
  /** or are worse by this share than another value left them. */
  private static final double LOSS = 0.03;

  private final Problem problem;
  private final Sample held;
  private final int first;
  private QuasiNewton solver;
  private final List<Fit.Solution> solutions = new ArrayList<>();
  private double least = Double.POSITIVE_INFINITY;

  /** Will solve a problem in which the rows held out, from the first on, have no weight. */
  Path(Problem problem, Sample held, int first) {
    this.problem = problem;
    this.held = held;
    this.first = first;
  }

  /** Whether a value of λN has made rows held out worse than others left them. */
  static boolean isWorse(double criterion, double least) {
    return criterion > (1 + GAIN) * least;
  }

  /**
   * Takes steps with another λN until the rows held out gain nothing, but at most so many; the criterion where they were
   * best.
   */
  double next(double strength, int most) {
    if (solver == null) {
      solver = new QuasiNewton(problem, strength, null);
    }
    solver.strength(strength);
    Fit.Solution best = null;
    double last = Double.POSITIVE_INFINITY;
    for (int step = 1; step <= most; step++) {
      boolean moved = step(solver);
      if (step % LOOK == 0 || !moved) {
        double criterion = Criterion.of(scores(), held);
        if (best == null || criterion < best.criterion()) {
          best = new Fit.Solution(solver.solution(), strength, criterion);
        }
        if (!moved || criterion > (1 - GAIN) * last || criterion > (1 + LOSS) * least) {
          break;
        }
        last = criterion;
      }
    }
    solutions.add(best);
    least = Math.min(least, best.criterion());
    return best.criterion();
  }

  /** Goes on with each of some λN until one makes the rows held out worse; or to the last of them, if that was given. */
  Path alone(double[] strengths, int most, boolean given) {
    for (double strength : strengths) {
      double before = least;
      if (isWorse(next(strength, most), before) && !given) {
        break;
      }
    }
    return ended();
  }

  /** Gives back the memory that only more steps would need. */
  Path ended() {
    solver = null;
    return this;
  }

  /** Takes a step, unless training was stopped. */
  static boolean step(QuasiNewton solver) {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("training was stopped");
    }
    return solver.step();
  }

  /** The solution of a λN. */
  Fit.Solution get(int p) {
    return solutions.get(p);
  }

  /** The solution of the last λN. */
  Fit.Solution last() {
    return get(solutions.size() - 1);
  }

  /** The solution of the λN that was best. */
  Fit.Solution best() {
    return solutions.stream().min(Comparator.comparingDouble(Fit.Solution::criterion)).orElseThrow();
  }

  private double[][] scores() {
    double[][] result = new double[held.size()][solver.scores().length];
    for (int r = 0; r < result.length; r++) {
      for (int o = 0; o < result[r].length; o++) {
        result[r][o] = solver.scores()[o][first + r];
      }
    }
    return result;
  }
}
