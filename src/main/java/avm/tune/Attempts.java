package avm.tune;

import avm.data.Sample;
import avm.kernel.Kernel;
import avm.learn.KernelKind;
import avm.learn.Settings;
import avm.solve.Fit;
import avm.solve.Refit;
import avm.store.CoreSet;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * Attempts to fit the rows of a sample, each with other settings. They are judged by rows that are none of the sample's, or,
 * where these would be few, by parts of the sample that are held out in turn.
 */
final class Attempts {
  /** If the losses of a part's rows add up to less, all are right. */
  private static final double LEAST_LOSS = 2;
  /** The fewest core points of a sample; else it has its share of those of all rows. */
  private static final double FEWEST_CELLS = 500;

  private final Settings settings;
  private final int steps;
  private final int[] groups;
  private final Sample rows;
  private final Sample unseen;
  /** How many parts of the sample are held out. */
  private final int parts;
  private final double typical;
  /** How many core points are affordable. */
  private final double cells;
  /** The smallest diameters of cells that are affordable, by metric. */
  private final Map<double[], Double> diameters = Collections.synchronizedMap(new IdentityHashMap<>());
  /** The median squared distances of the rows without a metric, by whether they are Manhattan's. */
  private final Map<Boolean, Double> medians = new ConcurrentHashMap<>();

  /**
   * Will fit rows.
   *
   * @param settings the settings that are given
   * @param steps the most steps for one λ
   * @param groups a number for each column, the same for those that count alike, or null if all do
   * @param rows the rows
   * @param unseen rows that judge the fits, or null
   * @param unit one over a typical squared distance
   * @param cells how many core points are affordable for each row
   */
  Attempts(Settings settings, int steps, int[] groups, Sample rows, Sample unseen, double unit, double cells) {
    this.settings = settings;
    this.steps = steps;
    this.groups = groups;
    this.rows = rows;
    this.unseen = unseen;
    parts = unseen != null ? 1 : Fit.enough(rows.size(), settings.objective(rows.classes()).outputs());
    typical = 1 / Math.sqrt(unit);
    this.cells = Math.max(FEWEST_CELLS, cells * rows.size());
  }

  /** The diameter of cells: the smallest that is affordable without a metric, and with one that brings rows nearer to each other. */
  private double diameter(Sample scaled, double[] metric) {
    double own = diameters.computeIfAbsent(metric, m -> Geometry.diameter(first(scaled), settings.coverage(), typical,
        scaled.size(), cells, true));
    return metric == null ? own : Math.min(own, diameter(rows, null));
  }

  /**
   * Whether rows that judge cannot show anything better: all are right, or, where they are many, all but one, whose loss is
   * about the logarithm of their number.
   */
  boolean isPerfect(Attempt attempt) {
    int parts = attempt.alone().length;
    double one = parts > 1 ? 0 : Math.log(attempt.held());
    return rows.classes() > 0 && attempt.criterion() * attempt.held() < LEAST_LOSS * parts + one;
  }

  /** An attempt with the settings of another but for γ, which is so many times as large. */
  Attempt like(Attempt other, double by) {
    return of(other.kernel(), by * other.gamma(), other.linear(), other.metrics());
  }

  /** Fits the rows; with metrics, each part held out has a fit of its own, whose metric does not know it. */
  Attempt of(KernelKind kind, double gamma, double mu, double[][] metrics) {
    if (metrics != null) {
      return of(kind, gamma, mu, metrics, null);
    }
    return of(fit(rows, null, kind, gamma, mu), kind, gamma, mu);
  }

  /** Attempts without a linear function and with one: they share core points and K. */
  List<Attempt> both(KernelKind kind, double gamma, double mu) {
    Fit fit = fit(rows, null, kind, gamma, 0);
    return SolverSearch.both(() -> of(fit, kind, gamma, 0), () -> of(fit.with(mu), kind, gamma, mu));
  }

  private Attempt of(Fit fit, KernelKind kind, double gamma, double mu) {
    double given = settings.lambda() * rows.size();
    fit.search(given, Double.NaN, steps);
    Fitted[] fitted = IntStream.range(0, fit.parts()).mapToObj(f -> fitted(fit, rows, null, kind.kernel(gamma), mu,
        fit.alone(f, given, steps))).toArray(Fitted[]::new);
    return attempt(kind, gamma, mu, null, fit.solution(0).strength(),
        unseen == null ? fit.criterion() : fitted[0].solution.criterion(), fitted);
  }

  /**
   * An attempt with the metrics that follow from another; null if it is not clearly better, which is often known before all
   * parts have a metric and are fitted.
   */
  Attempt better(Attempt other) {
    Attempt next = of(other.kernel(), other.gamma(), other.linear(), null, other);
    return next != null && other.isWorseThan(next) ? next : null;
  }

  private Attempt of(KernelKind kind, double gamma, double mu, double[][] metrics, Attempt other) {
    double[][] own = metrics == null ? new double[other.alone().length][]
        : metrics.length == parts ? metrics : new double[][] {metrics[0]};
    Fitted[] fitted = new Fitted[own.length];
    int worse = 0;
    for (int f = 0; f < own.length; f++) {
      own[f] = metrics == null ? other.next().apply(f) : own[f];
      if (own[f] == null) {
        return null;
      }
      Sample scaled = rows.scaled(own[f]);
      Fit fit = fit(scaled, own[f], kind, gamma, mu);
      fitted[f] = fitted(fit, scaled, own[f], kind.kernel(gamma), mu, fit.alone(f, settings.lambda() * rows.size(), steps));
      worse += other != null && fitted[f].solution.criterion() > other.alone()[f] ? 1 : 0;
      if (other != null && worse > other.forgiven()) {
        return null;
      }
    }
    double mean = Arrays.stream(fitted).mapToDouble(of -> of.solution.criterion()).filter(c -> !Double.isNaN(c)).average()
        .orElse(Double.POSITIVE_INFINITY);
    return attempt(kind, gamma, mu, own, fitted[0].solution.strength(), mean, fitted);
  }

  /** Core points, the rows they represent, how many rows judge the function fitted to these, and the function. */
  private record Fitted(CoreSet cores, Sample rows, int held, Fit.Solution solution) {
  }

  private Fitted fitted(Fit fit, Sample scaled, double[] metric, Kernel kernel, double mu, Fit.Solution solution) {
    if (unseen == null) {
      return new Fitted(fit.cores(), scaled, fit.held(), solution);
    }
    double criterion = Unseen.criterion(fit.cores(), kernel, solution.weights(), mu,
        metric == null ? unseen : unseen.scaled(metric));
    return new Fitted(fit.cores(), scaled, unseen.size(),
        new Fit.Solution(solution.weights(), solution.strength(), criterion));
  }

  private Attempt attempt(KernelKind kind, double gamma, double mu, double[][] metrics, double strength, double criterion,
      Fitted[] fitted) {
    return new Attempt(kind, gamma, mu, metrics, strength, criterion,
        Arrays.stream(fitted).mapToDouble(of -> of.solution.criterion()).toArray(), fitted[0].held * fitted.length,
        f -> next(fitted[f], kind.kernel(gamma), mu, metrics == null ? null : metrics[f], fitted.length));
  }

  /** One of so many metrics that follow from fits: typical distances stay as they are; null if there is none. */
  private double[] next(Fitted of, Kernel kernel, double mu, double[] before, int metrics) {
    return Metric.next(of.cores, kernel, of.solution.weights(), mu, of.rows, groups, before, settings.seed(),
        metrics > 1 ? Metric.FEWER_ROWS : Metric.ROWS, () -> median(of.rows, kernel));
  }

  private double median(Sample of, Kernel kernel) {
    return of == rows ? medians.computeIfAbsent(kernel.isManhattan(), manhattan -> Metric.median(of, kernel, settings.seed()))
        : Metric.median(of, kernel, settings.seed());
  }

  /** An attempt with the metric that {@link Relevance} finds from another's on, or null. */
  Attempt relevant(Attempt other) {
    double[] before = other.metric();
    Sample scaled = before == null ? rows : rows.scaled(before);
    Kernel kernel = other.kernel().kernel(other.gamma());
    double[] metric = unseen == null ? null
        : Relevance.of(scaled, kernel, other.strength(), other.linear(), groups, settings.seed());
    if (metric == null) {
      return null;
    }
    double ratio = Math.sqrt(median(scaled, kernel) / median(scaled.scaled(metric), kernel));
    Arrays.setAll(metric, j -> metric[j] * ratio * (before == null ? 1 : before[j]));
    return of(other.kernel(), other.gamma() / (ratio * ratio), other.linear(), new double[][] {metric});
  }

  private Fit fit(Sample scaled, double[] metric, KernelKind kind, double gamma, double mu) {
    Kernel kernel = kind.kernel(gamma);
    double coarsest = Geometry.coarsest(first(scaled), settings, typical, kernel, AutoSettings.EDGE);
    CoreSet cores = Geometry.cover(scaled, settings.coverage().coverage(
        Math.max(diameter(scaled, metric), coarsest), scaled.features()));
    return new Fit(cores, kernel, scaled, mu, Refit.smooth(settings, scaled.classes()), settings.neighbours(), parts);
  }

  /** The first rows, which tell how far apart all are. */
  private static Sample first(Sample rows) {
    return rows.part(0, Math.min(Effort.LONG.rows, rows.size()));
  }
}
