package avm.solve;

import avm.data.Sample;
import avm.kernel.Kernel;
import avm.learn.ExpansionLearner;
import avm.loss.Objective;
import avm.store.CoreSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * The best weight vector for rows that are all at hand: the paper's objective, rows being represented by the core
 * points of a coverage, solved as a whole. Parts of the rows are held out in turn, or one part where rows are many, to
 * find the best λ.
 */
public final class Fit {
  /** Below so many rows, and so many scores of them, every row is held out once. */
  static final int FEW = 2000;
  private static final int SCORES = 30_000;
  /**
   * In so many parts, or in so few where rows times rows times outputs are so many, which is what a step may cost. Of more
   * rows such a share is held out, of at most so many rows.
   */
  private static final int PARTS = 5;
  private static final int FEWER_PARTS = 3;
  private static final int DEAR = 80_000;
  private static final int MOST = 4000;
  /** So many rows held out are enough to compare settings. */
  private static final int ENOUGH = 250;

  private final CoreSet cores;
  private final KernelMatrix matrix;
  private final RowMatrix rows;
  private final RowMatrix linear;
  private final Hessian hessian;
  private final Sample data;
  private final double mu;
  private final Objective objective;
  /** How many parts are held out, of how many, and how many rows a part has. */
  private final int parts;
  private final int of;
  private final int size;
  private final List<Path> paths = new ArrayList<>();
  private int best;
  private double criterion = Double.POSITIVE_INFINITY;
  /** The solution whose true scores were asked for last, and these. */
  private Solution scored;
  private double[][] exact;

  /**
   * Represents the rows.
   *
   * @param cores the core points
   * @param kernel the kernel
   * @param data the rows; copies of a row, if they are side by side, are held out together
   * @param mu μ, the weight of a linear function, or 0 for none
   * @param objective what is learned; its loss is smooth
   * @param neighbours how many core points represent a row
   * @param parts how many parts of the rows are held out, at most
   */
  public Fit(CoreSet cores, Kernel kernel, Sample data, double mu, Objective objective, int neighbours, int parts) {
    this(cores, new KernelMatrix(cores, kernel), data, mu, objective, parts, matrix ->
        RowMatrix.represented(data.points(), cores, kernel, matrix, Math.max(1, neighbours)));
  }

  private Fit(CoreSet cores, KernelMatrix matrix, Sample data, double mu, Objective objective, int parts,
      Function<KernelMatrix, RowMatrix> rows) {
    this.cores = cores;
    this.matrix = matrix;
    this.rows = rows.apply(matrix);
    this.data = data;
    this.mu = mu;
    this.objective = objective;
    int n = data.size();
    of = parts(n, objective.outputs(), parts);
    size = of == 1 ? Math.min(MOST, n / PARTS) : n / of;
    this.parts = Math.min(of, parts);
    linear = RowMatrix.linear(data.points(), mu, data.features());
    hessian = new Hessian(matrix, data.points(), mu, data.features());
  }

  /**
   * {@return a fit of the same rows with another weight of the linear function} It shares K and how rows are represented.
   *
   * @param other μ
   */
  public Fit with(double other) {
    return new Fit(cores, matrix, data, other, objective, parts, same -> rows);
  }

  /** How many parts there are to hold out, of which at most so many will be. */
  private static int parts(int rows, int outputs, int most) {
    if (rows >= FEW || rows * outputs >= SCORES) {
      return 1;
    }
    boolean cheap = most == 1 || rows * rows * outputs < DEAR;
    return Math.min(Math.min(PARTS, rows), cheap ? PARTS : FEWER_PARTS);
  }

  /**
   * {@return how many parts held out have enough rows to compare settings}
   *
   * @param rows how many rows there are
   * @param outputs how many outputs
   */
  public static int enough(int rows, int outputs) {
    int all = parts(rows, outputs, Integer.MAX_VALUE);
    return Math.min(all, 1 + (all * ENOUGH - 1) / Math.max(1, rows));
  }

  /**
   * {@return the solution of the λ that is best for one part alone; NaN is its criterion where the part is empty}
   *
   * @param f which part
   * @param given λN, or NaN for the best
   * @param steps the most steps for one λ
   */
  public Solution alone(int f, double given, int steps) {
    if (paths.size() > f) {
      return Double.isNaN(given) ? paths.get(f).best() : paths.get(f).last();
    }
    Path path = path(f);
    return path.get(Path.follow(List.of(path), given, Double.NaN, steps, 0));
  }

  /**
   * Looks for the best λ: follows the paths of all parts, until their rows lose on average.
   *
   * @param given λN, or NaN for the best
   * @param expected about the λN that will be best, or NaN
   * @param steps the most steps for one λ
   */
  public void search(double given, double expected, int steps) {
    search(given, expected, steps, 0);
  }

  /** Looks for the best λ, but no longer than there is hope of a criterion that is as good as a goal, or 0 for all λ. */
  void search(double given, double expected, int steps, double goal) {
    for (int f = 0; f < parts; f++) {
      paths.add(path(f));
    }
    best = Path.follow(paths, given, expected, steps, goal);
    criterion = Path.criterion(paths, best);
  }

  /** The rows. */
  Sample data() {
    return data;
  }

  /** {@return the core points; not a copy} */
  public CoreSet cores() {
    return cores;
  }

  /** {@return how many rows a part has, about} */
  public int held() {
    return size;
  }

  /** {@return how many parts are held out} */
  public int parts() {
    return parts;
  }

  /** The first row of a part; the last part ends with the last row. */
  int first(int f) {
    return data.border(of == 1 ? data.size() - size : f * size);
  }

  /** The first row after a part. */
  int end(int f) {
    return f == of - 1 ? data.size() : first(f + 1);
  }

  /**
   * {@return the solution of the best λ without a part}
   *
   * @param f which part
   */
  public Solution solution(int f) {
    return paths.get(f).get(best);
  }

  /** {@return the mean criterion of the best λ} */
  public double criterion() {
    return criterion;
  }

  private Path path(int f) {
    return new Path(problem(first(f), end(f)), data.part(first(f), end(f)), first(f));
  }

  /**
   * Goes on from a solution, some rows held out: so many steps in so many rounds, each of which begins with true
   * scores; or, with 0 rounds, in one that does not.
   */
  float[][] more(Solution from, int first, int end, int rounds, int steps, ExpansionLearner learner) {
    QuasiNewton solver = new QuasiNewton(problem(first, end), from.strength, from.weights);
    for (int round = 0; round < Math.max(1, rounds); round++) {
      if (rounds > 0) {
        solver.correct(round == 0 ? exact(from, learner) : exact(solver.solution(), learner));
      }
      for (int step = 0; step < steps && solver.step(); step++) {
        // one step at a time
      }
    }
    return solver.solution();
  }

  /** The true scores of a solution: the last fold's are asked for twice. */
  private double[][] exact(Solution of, ExpansionLearner learner) {
    if (of != scored) {
      exact = exact(of.weights, learner);
      scored = of;
    }
    return exact;
  }

  private double[][] exact(float[][] weights, ExpansionLearner learner) {
    double[][] scores = new double[data.size()][objective.outputs()];
    assign(weights, learner);
    learner.predict(data.points(), 0, data.size(), scores, 0);
    return scores;
  }

  /** Gives a learner a weight vector; core points that it has beyond those of the fit get nothing. */
  void assign(float[][] weights, ExpansionLearner learner) {
    int more = learner.cores().size() - rows.byColumn().size();
    learner.assign(more == 0 ? weights : Arrays.stream(weights).map(of -> {
      float[] longer = new float[of.length + more];
      System.arraycopy(of, 0, longer, more, of.length);
      return longer;
    }).toArray(float[][]::new));
  }

  private Problem problem(int first, int end) {
    double[] weights = data.weights().clone();
    Arrays.fill(weights, first, end, 0);
    return new Problem(matrix, rows, linear, hessian, mu, data.targets(), weights, objective);
  }

  /**
   * What was found.
   *
   * @param weights the weight vector, an array for each output
   * @param strength its λN
   * @param criterion its criterion on the rows held out
   */
  public record Solution(float[][] weights, double strength, double criterion) {
  }
}
