package avm.tune;

import avm.data.Sample;
import avm.kernel.Kernel;
import avm.learn.KernelKind;
import avm.learn.Settings;
import avm.solve.Fit;
import avm.solve.Refit;
import avm.store.CoreSet;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The search for the kernel, γ, λ, μ and the {@link Metric} where the whole problem will be solved: γ climbs from one
 * over the median squared distance, first on a small sample in large steps, then on a larger one in small steps, as more
 * rows allow finer detail; at each γ the {@link Fit} finds λ. The metric follows from a fit, and is kept where the next
 * fit is better by it.
 */
final class SolverSearch {
  /** How many rows the second climb goes by. */
  private static final int LARGE = 8000;
  /** The most scores of all rows of a sample together, where classes are many. */
  private static final int SCORES = 80_000;
  /** The fewest core points of a sample; else it has its share of those of all rows. */
  private static final double FEWEST_CELLS = 500;
  /** A larger γ is about as good if the criterion is no worse than by this factor. */
  private static final double ABOUT = 1.01;
  /** If the losses of the rows of a part held out add up to less, these rows cannot show anything better. */
  private static final double LEAST_LOSS = 2;
  /** Up to so many times the last sample's rows γ grows with their root. */
  private static final double MOST_TIMES = 8;
  /** The most times γ moves in one direction. */
  private static final int MOST_MOVES = 6;
  /** How often a metric follows from another on the larger sample. */
  private static final int MORE_METRICS = 2;
  /** The kernel that auto tries first: it lies between the others. */
  private static final KernelKind MIDDLE = KernelKind.MATERN32;
  /** The Laplacian kernel is about as wide as the middle one with so many times its γ. */
  private static final double WIDER = 4;

  private final Settings settings;
  private final Effort effort;
  private final Sample data;
  private final double cells;
  /** Which columns count alike, or null where no metric is looked for. */
  private final int[] groups;

  /** Rows of a sample, the first of them, a typical distance, and the smallest diameter of cells that is affordable. */
  private record Part(Sample rows, Sample first, double typical, double diameter) {
  }

  /** Will search for settings with which all rows have so many core points; columns of a group count alike. */
  SolverSearch(Settings settings, Effort effort, Sample data, double cells, int[] groups) {
    this.settings = settings;
    this.effort = effort;
    this.data = Frequent.of(data, Effort.LONG.rows);
    this.cells = cells * this.data.size() / data.size();
    this.groups = groups;
  }

  /** The kernel that is tried first. */
  private KernelKind kernel() {
    return settings.kernel() == KernelKind.AUTO ? MIDDLE : settings.kernel();
  }

  /** The best found, from a γ and a μ on; what is given in the settings stays, and a γ that was found before saves time. */
  Trial best(double unit, double mu, double found) {
    int[] order = data.shuffled(new Random(settings.seed() + 2));
    int outputs = settings.objective(data.classes()).outputs();
    int few = Math.min(effort.rows, SCORES / outputs);
    Part small = part(data.pick(order, 0, Math.min(few, data.size())), unit);
    boolean choice = Double.isNaN(settings.linear());
    Attempt best;
    if (Double.isNaN(found)) {
      best = first(small, unit, choice ? 0 : mu);
      best = choice ? best.better(attempt(small, kernel(), best.gamma(), mu, null)) : best;
    } else if (choice) {
      List<Attempt> both = both(() -> attempt(small, kernel(), found, 0, null), () -> attempt(small, kernel(), found, mu, null));
      best = both.get(0).better(both.get(1));
    } else {
      best = attempt(small, kernel(), found, mu, null);
    }
    if (!Double.isNaN(settings.gamma())) {
      return best.trial();
    }
    best = measured(small, kernel(small, best), effort.metrics);
    best = effort.climbs ? climb(small, best, 2) : best;
    if (data.size() < 2 * few || isPerfect(best)) {
      return finer(best, Math.min(few, data.size()));
    }
    int more = Math.min(data.size(), Math.max(2 * few, Math.min(LARGE, SCORES / outputs)));
    Part large = part(data.pick(order, 0, more), unit);
    return finer(measured(large, largest(large, best), MORE_METRICS), more);
  }

  /** What was best on so many rows, for all of them. */
  private Trial finer(Attempt best, int tried) {
    double times = Math.min(MOST_TIMES, (double) data.size() / tried);
    Trial trial = best.trial();
    return new Trial(trial.kernel(), trial.gamma() * Math.sqrt(times), trial.strength(), trial.linear(), trial.metric(),
        trial.criterion());
  }

  /** The best on all rows, which are few, roughly. */
  Trial first(double unit, double mu) {
    return first(part(data, unit), unit, mu).trial();
  }

  /** What one γ reaches on all rows, which are few. */
  Trial at(double unit, double mu, double gamma) {
    return attempt(part(data, unit), kernel(), gamma, mu, null).trial();
  }

  private Attempt first(Part small, double unit, double mu) {
    KernelKind kernel = kernel();
    if (!Double.isNaN(settings.gamma())) {
      return attempt(small, kernel, settings.gamma(), mu, null);
    }
    List<Attempt> both = both(() -> attempt(small, kernel, unit, mu, null), () -> attempt(small, kernel, 4 * unit, mu, null));
    Attempt best = upwards(small, both.get(0), both.get(1), 4);
    return best == both.get(0) ? upwards(small, best, attempt(small, kernel, unit / 4, mu, null), 0.25) : best;
  }

  /**
   * The best of the kernels, each at a γ that makes it about as wide. The Laplacian has long tails, so that K has many
   * values: where not all rows can be core points others that are about as good have more of them.
   */
  private Attempt kernel(Part part, Attempt start) {
    if (settings.kernel() != KernelKind.AUTO || isPerfect(start)) {
      return start;
    }
    List<Attempt> others = effort.kernels.parallelStream().map(kind -> attempt(part, kind,
        kind == KernelKind.LAPLACIAN ? start.gamma() / WIDER : start.gamma(), start.linear(), null)).toList();
    Attempt best = others.stream().skip(1).reduce(start, Attempt::better);
    return cells < data.size() && best.criterion() <= ABOUT * others.get(0).criterion() ? best : best.better(others.get(0));
  }

  /** The best metric from an attempt on, each following from the one before. */
  private Attempt measured(Part part, Attempt start, int times) {
    Attempt best = start;
    for (int k = 0; k < times && groups != null && !isPerfect(best); k++) {
      double[][] metrics = best.next().get();
      if (metrics == null) {
        break;
      }
      Attempt next = attempt(part, best.kernel(), best.gamma(), best.linear(), metrics);
      if (!best.isWorseThan(next)) {
        break;
      }
      best = next;
    }
    return best;
  }

  /** Whether nothing better can be told from it: classes are all right, and surely so. */
  private boolean isPerfect(Attempt attempt) {
    return data.classes() > 0 && attempt.criterion() * attempt.held() < LEAST_LOSS * attempt.alone().length;
  }

  /** Two attempts that are both needed, at once: small ones keep one core busy and no more. */
  private static List<Attempt> both(Supplier<Attempt> one, Supplier<Attempt> other) {
    return Stream.of(one, other).parallel().map(Supplier::get).toList();
  }

  private Part part(Sample all, double unit) {
    Sample rows = all.distinct();
    Sample first = rows.part(0, Math.min(Effort.LONG.rows, rows.size()));
    double typical = 1 / Math.sqrt(unit);
    return new Part(rows, first, typical, Geometry.diameter(first, settings.coverage(), typical, rows.size(),
        Math.max(FEWEST_CELLS, cells * rows.size() / data.size()), true));
  }

  /** The largest γ that is about as good as the best, as all rows are more; a smaller one if it is clearly better. */
  private Attempt largest(Part part, Attempt found) {
    List<Attempt> both = both(() -> attempt(part, found, 1), () -> attempt(part, found, 2));
    Attempt start = both.get(0);
    Attempt largest = start;
    Attempt next = both.get(1);
    double least = start.criterion();
    for (int k = 1; k <= MOST_MOVES && next.criterion() <= ABOUT * least; k++) {
      largest = next;
      least = Math.min(least, next.criterion());
      next = k == MOST_MOVES ? next : attempt(part, largest, 2);
    }
    return largest == start ? upwards(part, start, attempt(part, start, 0.5), 0.5) : largest;
  }

  /** The best from a γ on, in steps of a factor, upwards or else downwards; both ways are begun at once. */
  private Attempt climb(Part part, Attempt start, double by) {
    if (isPerfect(start)) {
      return start;
    }
    List<Attempt> both = both(() -> attempt(part, start, by), () -> attempt(part, start, 1 / by));
    Attempt best = upwards(part, start, both.get(0), by);
    return best == start ? upwards(part, start, both.get(1), 1 / by) : best;
  }

  /** The best from one γ on, each so many times the last, of which the first has been tried. */
  private Attempt upwards(Part part, Attempt start, Attempt first, double by) {
    Attempt best = start;
    Attempt next = first;
    for (int k = 1; k <= MOST_MOVES && !isPerfect(best) && best.better(next) == next; k++) {
      best = next;
      next = k == MOST_MOVES || isPerfect(best) ? next : attempt(part, best, by);
    }
    return best;
  }

  private Attempt attempt(Part part, Attempt like, double by) {
    return attempt(part, like.kernel(), by * like.gamma(), like.linear(), like.metrics());
  }

  /** Fits the rows of a sample; with metrics, each part held out has a fit of its own, whose metric does not know it. */
  private Attempt attempt(Part part, KernelKind kind, double gamma, double mu, double[][] metrics) {
    double given = settings.lambda() * part.rows().size();
    if (metrics == null) {
      Fit fit = fit(part, part.rows(), kind, gamma, mu);
      fit.search(given, Double.NaN, effort.steps);
      Fitted[] fitted = IntStream.range(0, fit.parts()).mapToObj(f -> new Fitted(fit.cores(), part.rows(),
          fit.held(), fit.alone(f, given, effort.steps))).toArray(Fitted[]::new);
      return attempt(kind, gamma, mu, null, fit.solution(0).strength(), fit.criterion(), fitted);
    }
    int parts = parts(part.rows());
    double[][] own = metrics.length == parts ? metrics : new double[][] {metrics[0]};
    Fitted[] fitted = IntStream.range(0, own.length).mapToObj(f -> {
      Sample rows = part.rows().scaled(own[f]);
      Fit fit = fit(part, rows, kind, gamma, mu);
      return new Fitted(fit.cores(), rows, fit.held(), fit.alone(f, given, effort.steps));
    }).toArray(Fitted[]::new);
    double mean = Arrays.stream(fitted).mapToDouble(of -> of.solution.criterion()).filter(c -> !Double.isNaN(c)).average()
        .orElse(Double.POSITIVE_INFINITY);
    return attempt(kind, gamma, mu, own, fitted[0].solution.strength(), mean, fitted);
  }

  /** Core points, the rows they represent, how many of these were held out, and the function fitted to the others. */
  private record Fitted(CoreSet cores, Sample rows, int held, Fit.Solution solution) {
  }

  private Attempt attempt(KernelKind kind, double gamma, double mu, double[][] metrics, double strength, double criterion,
      Fitted[] fitted) {
    return new Attempt(kind, gamma, mu, metrics, strength, criterion,
        Arrays.stream(fitted).mapToDouble(of -> of.solution.criterion()).toArray(), fitted[0].held * fitted.length, () -> {
          double[][] next = new double[fitted.length][];
          for (int f = 0; f < next.length; f++) {
            next[f] = next(fitted[f], kind.kernel(gamma), mu, metrics == null ? null : metrics[f]);
          }
          return Arrays.asList(next).contains(null) ? null : next;
        });
  }

  /** The metric that follows from a fit: typical distances stay as they are; null if there is none. */
  private double[] next(Fitted of, Kernel kernel, double mu, double[] before) {
    double[] metric = Metric.of(of.cores, kernel, of.solution.weights(), mu, of.rows, groups, before, settings.seed(),
        parts(of.rows));
    if (metric == null) {
      return null;
    }
    double[] relative = metric.clone();
    if (before != null) {
      Arrays.setAll(relative, j -> metric[j] / before[j]);
    }
    double ratio = Math.sqrt(median(of.rows) / median(of.rows.scaled(relative)));
    Arrays.setAll(metric, j -> metric[j] * ratio);
    return metric;
  }

  private double median(Sample rows) {
    double[] distances = Geometry.squaredDistances(rows, settings.seed());
    return distances[distances.length / 2];
  }

  private Fit fit(Part part, Sample rows, KernelKind kind, double gamma, double mu) {
    Kernel kernel = kind.kernel(gamma);
    Sample first = rows == part.rows() ? part.first() : rows.part(0, part.first().size());
    double coarsest = Geometry.coarsest(first, settings, part.typical(), kernel, AutoSettings.EDGE);
    CoreSet cores = new CoreSet();
    Geometry.cover(cores, rows, 0, rows.size(), settings.coverage().coverage(Math.max(part.diameter(), coarsest),
        data.features()));
    return new Fit(cores, kernel, rows, mu, Refit.smooth(settings, data.classes()), settings.neighbours(), parts(rows));
  }

  private int parts(Sample rows) {
    return Fit.enough(rows.size(), settings.objective(data.classes()).outputs());
  }
}
