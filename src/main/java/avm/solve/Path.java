package avm.solve;

import avm.data.Sample;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Solutions for smaller and smaller λ, each begun where the last one ended; a part of the rows is held out. */
final class Path {
  /** The rows held out are looked at every so many steps, */
  private static final int LOOK = 3;
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
  /** What the rows held out lost when they were looked at last, with the λN before as well. */
  private double last = Double.POSITIVE_INFINITY;

  /** Will solve a problem in which the rows held out, from the first on, have no weight. */
  Path(Problem problem, Sample held, int first) {
    this.problem = problem;
    this.held = held;
    this.first = first;
  }

  /**
   * Follows paths that differ in the rows held out until these rows lose by a smaller λN, on average; the place of the best.
   *
   * @param paths the paths
   * @param given λN, which is then the last and the best, or NaN
   * @param expected about the λN that will be best, or NaN: larger ones are only begun with
   * @param steps the most steps for one λN
   * @param goal paths end where a λN leaves them farther above this criterion than it has brought them; 0 for nowhere
   */
  static int follow(List<Path> paths, double given, double expected, int steps, double goal) {
    double[] strengths = Strengths.of(given, expected);
    double least = Double.POSITIVE_INFINITY;
    double before = Double.POSITIVE_INFINITY;
    int best = 0;
    for (int p = 0; p < strengths.length; p++) {
      double strength = strengths[p];
      paths.forEach(path -> path.next(strength, strength > 2 * expected ? LOOK : steps));
      double mean = criterion(paths, p);
      if (mean < least || !Double.isNaN(given)) {
        least = mean;
        best = p;
      } else if (mean > (1 + GAIN) * least) {
        break;
      }
      if (goal > 0 && mean - goal > before - mean) {
        break;
      }
      before = mean;
    }
    paths.forEach(path -> path.solver = null); // it takes memory that only more steps would need
    return best;
  }

  /** The mean criterion of paths with one of the λN; copies of one row may leave a part empty. */
  static double criterion(List<Path> paths, int p) {
    return paths.stream().mapToDouble(path -> path.get(p).criterion()).filter(c -> !Double.isNaN(c)).average()
        .orElse(Double.POSITIVE_INFINITY);
  }

  /** Takes steps with another λN until the rows held out gain nothing, but at most so many. */
  private void next(double strength, int most) {
    if (solver == null) {
      solver = new QuasiNewton(problem, strength, null);
    }
    solver.strength(strength);
    Fit.Solution best = null;
    for (int step = 1; step <= most; step++) {
      boolean moved = solver.step();
      if (step % LOOK == 0 || !moved) {
        double criterion = Criterion.of(scores(), held);
        if (best == null || criterion < best.criterion()) {
          best = new Fit.Solution(solver.solution(), strength, criterion);
        }
        if (!moved || criterion > (1 - GAIN) * last || criterion > (1 + LOSS) * least) {
          last = criterion;
          break;
        }
        last = criterion;
      }
    }
    solutions.add(best);
    least = Math.min(least, best.criterion());
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
