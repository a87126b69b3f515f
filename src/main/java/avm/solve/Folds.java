package avm.solve;

import java.util.ArrayList;
import java.util.List;

/** A {@link Fit} with parts of its rows held out in turn, or one part where rows are many: which λ is best. */
public final class Folds {
  /** Below so many rows every row is held out once. */
  private static final int FEW = 2000;
  /** In so many parts; of more rows one part of this share is held out, */
  private static final int PARTS = 5;
  /** of at most so many rows. */
  private static final int MOST = 4000;

  private final int parts;
  private final int size;
  private final int rows;
  private final List<List<Fit.Solution>> paths = new ArrayList<>();
  private int best;
  private double criterion = Double.POSITIVE_INFINITY;

  /**
   * Follows the path of each part.
   *
   * @param fit the fit
   * @param rows how many rows it has
   * @param given λN, or NaN for the best
   * @param expected about the λN that will be best, or NaN
   * @param steps the most steps for one λ
   */
  public Folds(Fit fit, int rows, double given, double expected, int steps) {
    this.rows = rows;
    parts = rows < FEW ? Math.min(PARTS, rows) : 1;
    size = parts == 1 ? Math.min(MOST, rows / PARTS) : rows / parts;
    int shortest = Integer.MAX_VALUE;
    for (int f = 0; f < parts; f++) {
      paths.add(fit.path(first(f), end(f), given, expected, steps));
      shortest = Math.min(shortest, paths.get(f).size());
    }
    for (int p = Double.isNaN(given) ? 0 : shortest - 1; p < shortest; p++) {
      double sum = 0;
      for (List<Fit.Solution> path : paths) {
        sum += path.get(p).criterion() / parts;
      }
      if (sum < criterion) {
        criterion = sum;
        best = p;
      }
    }
  }

  /** How many parts there are. */
  int parts() {
    return parts;
  }

  /** The first row of a part; the last part ends with the last row. */
  int first(int f) {
    return parts == 1 ? rows - size : f * size;
  }

  /** The first row after a part. */
  int end(int f) {
    return f == parts - 1 ? rows : first(f) + size;
  }

  /**
   * {@return the solution of the best λ without a part}
   *
   * @param f which part
   */
  public Fit.Solution solution(int f) {
    return paths.get(f).get(best);
  }

  /** {@return the mean criterion of the best λ} */
  public double criterion() {
    return criterion;
  }
}
