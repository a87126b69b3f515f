package avm.solve;

import avm.data.Sample;
import avm.kernel.Kernel;
import avm.learn.ExpansionLearner;
import avm.learn.LearnerKind;
import avm.learn.LossKind;
import avm.learn.Settings;
import avm.loss.Objective;
import avm.loss.Softmax;
import avm.store.CoreSet;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;

/**
 * After a first pass has covered the rows, the weight vector that is best for all of them takes the place of the one
 * that the pass arrived at. Rows held out tell when to stop, and what errors to expect of rows not seen.
 *
 * @param held the rows that were held out
 * @param compared these at the end, and rows before them that plainer models may learn from
 * @param scores the scores of those held out by a weight vector that did not know them, row by row
 * @param lambda the λ that did best on these
 * @param criterion the {@link Criterion} of these scores
 */
public record Refit(Sample held, Sample compared, double[][] scores, double lambda, double criterion) {
  /** How many rows are compared: of so many as many are held out as of more. */
  private static final int COMPARED = 20_000;
  /** With fewer rows there is nothing to hold out. */
  private static final int FEW = 12;
  /** From so many scores of all rows on, copies of rows are put together: before that they are worth learning. */
  private static final int MANY = 4_000_000;
  /** The most scores of all rows together; memory may allow fewer. */
  private static final int MOST = 50_000_000;
  /** The most steps for one λ, */
  private static final int STEPS = 6;
  /** with all rows, and in a round. */
  private static final int FINAL_STEPS = 9;
  /** If true scores are worse than those of the representation by this factor, */
  private static final double MISMATCH = 1.1;
  /** they are computed so often on the way. */
  private static final int ROUNDS = 2;
  /** The share of the rows held out that is chance, in rows. */
  private static final double CHANCE = 2;
  /** The rows' {@link Sample#evenness} below which weights were chosen by errors: copies that were drawn at random have 0.79. */
  private static final double UNEVEN = 0.7;
  /** The share of what is gained on learned rows that is gained on others, where rows are not known by heart. */
  private static final double UNDERSTOOD = 0.5;
  /** Rows that have been learned are not worse than rows held out by this factor, or the last steps went astray. */
  private static final double WORSE = 2;

  /**
   * {@return the objective as a solver of the whole problem wants it: smooth, or null where the loss is not}
   *
   * @param settings the settings
   * @param classes the number of classes, or 0 for a numeric target
   */
  public static Objective smooth(Settings settings, int classes) {
    LossKind loss = settings.loss(classes);
    if (loss != LossKind.LOGISTIC && loss != LossKind.L2) {
      return null;
    }
    return classes > 2 ? new Softmax(classes) : settings.objective(classes);
  }

  /**
   * {@return whether scores are so many that copies of rows are put together}
   *
   * @param rows how many rows there are
   * @param outputs how many outputs
   */
  public static boolean hasMany(int rows, int outputs) {
    return (long) rows * outputs > MANY;
  }

  /**
   * {@return whether settings allow it: the learner is AVM, its loss is smooth, rows are projected on neighbours, and
   * are not too many}
   *
   * @param settings the settings
   * @param rows how many rows there are
   * @param classes the number of classes, or 0 for a numeric target
   */
  public static boolean possible(Settings settings, int rows, int classes) {
    return settings.kind() == LearnerKind.AVM && settings.neighbours() > 0 && rows >= FEW && smooth(settings, classes) != null
        && (long) rows * settings.objective(classes).outputs() <= MOST;
  }

  /**
   * {@return what was found out when a learner was given the best weight vector for rows}
   *
   * @param learner the learner, which has seen the rows once
   * @param settings its settings
   * @param given λ, or NaN for the best on rows held out
   * @param rows the rows
   */
  public static Refit of(ExpansionLearner learner, Settings settings, double given, Sample rows) {
    double mu = learner.expansion().weights().linear() == null ? 0 : settings.linear();
    Fit fit = fit(learner.cores(), learner.expansion().kernel(), mu, settings, ordered(settings, rows));
    int classes = rows.classes();
    // the λ that the step offset is made for, which is λ itself where the offset is auto
    double expected = Settings.DEFAULT.offset(classes, 1) / settings.offset(classes, settings.lambda());
    fit.search(given * rows.size(), expected * rows.size(), STEPS);
    return of(learner, fit, rows.size());
  }

  /**
   * {@return what was found out when a learner with a linear function was given the best one, and nothing beside it}
   *
   * @param learner the learner
   * @param settings its settings
   * @param rows the rows
   * @param linear what {@link #linear} gave: if it knows all rows and was not given up, there is no more to find
   */
  public Refit plain(ExpansionLearner learner, Settings settings, Sample rows, Fit linear) {
    boolean whole = compared.size() < COMPARED && linear.criterion() < criterion;
    return of(learner, whole ? linear : plain(settings, ordered(settings, rows), 0), rows.size());
  }

  /**
   * {@return a linear function alone, fitted to the rows compared} Where that is far behind on the rows held out, its
   * criterion is the one of the λ at which this was clear.
   *
   * @param settings settings with its weight
   */
  public Fit linear(Settings settings) {
    return plain(settings, compared, criterion);
  }

  /**
   * {@return whether a constant is better than a linear function} The mean of a few squares is chance: of numbers, the
   * linear function must be better by {@link #CHANCE} rows' share.
   *
   * @param linear a linear function's criterion
   * @param constant a constant's
   */
  public boolean isFlat(double linear, double constant) {
    return held.classes() > 0 ? constant < linear : constant * (1 - CHANCE / held.size()) < linear;
  }

  /**
   * {@return whether the learner may be trusted where weights are very uneven} Boosting makes such weights from errors, and
   * then trusts a model by how well it does on rows that it has learned. A kernel expansion may know these by heart: then it is
   * much better than a constant on them, and hardly so on rows held out.
   *
   * @param learner the learner, which has learned all rows
   */
  public boolean isTrusted(ExpansionLearner learner) {
    if (held.classes() == 0 || compared.evenness() >= UNEVEN) {
      return true;
    }
    double[][] known = new double[held.size()][learner.outputs()];
    learner.predict(held.points(), 0, held.size(), known, 0);
    double constant = constantCriterion();
    return constant - criterion >= UNDERSTOOD * (constant - Criterion.of(known, held));
  }

  /** {@return the criterion that a constant reaches on the rows held out} */
  public double constantCriterion() {
    return constantCriterion(level(compared), held);
  }

  /**
   * {@return what was found out when a learner with a linear function was given the best constant, and nothing beside it}
   *
   * @param learner the learner
   * @param settings its settings
   * @param rows the rows
   */
  public static Refit constant(ExpansionLearner learner, Settings settings, Sample rows) {
    double[] level = level(rows);
    float[][] weights = new float[level.length][learner.cores().size() + 1 + rows.features()];
    for (int o = 0; o < level.length; o++) {
      weights[o][learner.cores().size()] = (float) level[o];
    }
    learner.assign(weights);
    return new Refit(rows, rows, constant(level, rows), settings.lambda(), constantCriterion(level, rows));
  }

  private static double constantCriterion(double[] level, Sample rows) {
    return Criterion.of(constant(level, rows), rows);
  }

  private static double[][] constant(double[] level, Sample rows) {
    double[][] scores = new double[rows.size()][];
    Arrays.fill(scores, level);
    return scores;
  }

  /** The best constant: the mean, or the logarithms of how much weight the classes have, half a row added to each. */
  private static double[] level(Sample rows) {
    int classes = rows.classes();
    double[] sums = new double[Math.max(2, classes)];
    for (int r = 0; r < rows.size(); r++) {
      sums[rows.classOf(r)] += rows.weights()[r] * (classes == 0 ? rows.targets()[r] : 1);
    }
    double[] level = Arrays.stream(sums).map(sum -> Math.log(sum + 0.5)).toArray();
    return classes == 0 ? new double[] {sums[0] / Arrays.stream(rows.weights()).sum()}
        : classes == 2 ? new double[] {level[1] - level[0]} : level;
  }

  private static Fit plain(Settings settings, Sample rows, double goal) {
    Fit fit = fit(new CoreSet(), settings.kernel().kernel(settings.gamma()), settings.linear(), settings, rows);
    fit.search(Double.NaN, Double.NaN, STEPS, goal);
    return fit;
  }

  private static Fit fit(CoreSet cores, Kernel kernel, double mu, Settings settings, Sample rows) {
    return new Fit(cores, kernel, rows, mu, smooth(settings, rows.classes()), settings.neighbours(), Integer.MAX_VALUE);
  }

  /** Rows in random order. Copies are put together, so that none is held out alone. */
  private static Sample ordered(Settings settings, Sample rows) {
    return rows.pick(rows.shuffled(new Random(settings.seed() + 3)), 0, rows.size()).distinct();
  }

  private static Refit of(ExpansionLearner learner, Fit fit, int n) {
    Sample held = fit.data().part(fit.first(0), fit.data().size());
    double[][] scores = new double[held.size()][learner.outputs()];
    predict(learner, fit, 0, scores);
    double exact = Criterion.of(scores, held);
    int rounds = exact > MISMATCH * fit.criterion() ? ROUNDS : 0;
    if (rounds > 0) {
      predict(learner, fit, rounds, scores);
    }
    Fit.Solution last = fit.solution(fit.parts() - 1);
    fit.assign(fit.more(last, 0, 0, rounds, FINAL_STEPS, learner), learner);
    double criterion = rounds > 0 ? Criterion.of(scores, held) : exact;
    if (!(learned(learner, fit) <= WORSE * criterion)) {
      fit.assign(last.weights(), learner);
    }
    Sample all = fit.data();
    return new Refit(held, all.part(Math.max(0, all.size() - COMPARED), all.size()), scores, last.strength() / n, criterion);
  }

  /** The criterion of the last part held out, now that it has been learned as well. */
  private static double learned(ExpansionLearner learner, Fit fit) {
    int from = fit.first(fit.parts() - 1);
    int to = fit.end(fit.parts() - 1);
    double[][] scores = new double[to - from][learner.outputs()];
    learner.predict(fit.data().points(), from, to, scores, from);
    return Criterion.of(scores, fit.data().part(from, to));
  }

  /** Scores of rows held out, by weight vectors that do not know them. */
  private static void predict(ExpansionLearner learner, Fit fit, int rounds, double[][] scores) {
    for (int f = 0; f < fit.parts(); f++) {
      int from = fit.first(f);
      int to = fit.end(f);
      Fit.Solution solution = fit.solution(f);
      fit.assign(rounds == 0
          ? solution.weights()
          : fit.more(solution, from, to, rounds, FINAL_STEPS, learner), learner);
      learner.predict(fit.data().points(), from, to, scores, fit.first(0));
    }
  }

  /**
   * {@return the errors on rows held out in words, and those of plainer models}
   *
   * @param linear a linear function's criterion
   * @param constant a constant's
   */
  public String errors(double linear, double constant) {
    boolean numeric = held.classes() == 0;
    if (!(criterion + linear < Double.POSITIVE_INFINITY)) {
      return "; no row could be held out, since all are alike";
    }
    return String.format(Locale.ROOT, "; %s on rows held out %.3g, of a linear function %.3g, of a constant %.3g",
        numeric ? "root mean squared error (in standard deviations of the class)" : "log-loss",
        numeric ? Math.sqrt(criterion) : criterion, numeric ? Math.sqrt(linear) : linear,
        numeric ? Math.sqrt(constant) : constant);
  }

  /** {@return what was done, in a sentence} */
  @Override
  public String toString() {
    return "all rows together, by a quasi-Newton method";
  }
}
