package avm.learn;

import avm.coverage.Coverage;
import avm.data.Point;
import avm.expansion.CoreSet;
import avm.expansion.KernelRow;
import avm.kernel.Kernel;
import java.util.Random;

/**
 * The search for γ, λ and μ where the whole problem will be solved: γ climbs from one over the median squared distance,
 * first on a small sample in large steps, then on a larger one in small steps, as more rows allow finer detail; at each γ
 * the {@link Fit#path} finds λ.
 */
final class SolverSearch {
  /** How many rows the first climb goes by, and the second. */
  private static final int SMALL = 2400;
  private static final int LARGE = 8000;
  /** The most scores of all rows of a sample together, where classes are many. */
  private static final int SCORES = 80_000;
  /** The fewest core points of a sample; else it has its share of those of all rows. */
  private static final double FEWEST_CELLS = 500;
  /** Up to so many times the larger sample's rows γ grows further, */
  private static final double MOST_TIMES = 3;
  /** at least with the root of the rows, and at most so fast. */
  private static final double LEAST_POWER = 0.5;
  private static final double MOST_POWER = 1.5;
  /** The most times γ moves in one direction. */
  private static final int MOST_MOVES = 6;
  /** The most steps for one λ. */
  private static final int STEPS = 10;

  private final Settings settings;
  private final Sample data;
  private final int classes;
  private final int features;
  private final double cells;

  /** Will search for settings with which all rows have so many core points. */
  SolverSearch(Settings settings, Sample data, int classes, int features, double cells) {
    this.cells = cells;
    this.settings = settings;
    this.data = data;
    this.classes = classes;
    this.features = features;
  }

  /** The best found, from a γ and a μ on; what is given in the settings stays. */
  Trial best(double unit, double mu) {
    int[] order = data.shuffled(new Random(settings.seed() + 2));
    Sample small = data.pick(order, 0, Math.min(SMALL, data.size()));
    boolean free = Double.isNaN(settings.gamma());
    boolean choice = Double.isNaN(settings.linear());
    Trial best = trial(small, free ? unit : settings.gamma(), choice ? 0 : mu);
    if (free) {
      best = climb(small, best, 4);
    }
    if (choice) {
      best = best.better(trial(small, best.gamma(), mu));
    }
    if (!free) {
      return best;
    }
    best = climb(small, best, 2);
    int more = Math.max(2 * SMALL, Math.min(LARGE, SCORES / settings.objective(classes).outputs()));
    if (data.size() < more) {
      return best;
    }
    Sample large = data.pick(order, 0, more);
    Trial second = climb(large, trial(large, best.gamma(), best.linear()), 2);
    return new Trial(trend(best, small, second, large), second.strength(), second.linear(), second.criterion());
  }

  /** γ for all rows: it goes on growing as it did from the smaller sample to the larger, within bounds. */
  private double trend(Trial first, Sample small, Trial second, Sample large) {
    double power = Math.log(second.gamma() / first.gamma()) / Math.log((double) large.size() / small.size());
    double times = Math.min(MOST_TIMES, (double) data.size() / large.size());
    return second.gamma() * Math.pow(times, Math.max(LEAST_POWER, Math.min(MOST_POWER, power)));
  }

  private Trial climb(Sample part, Trial start, double by) {
    Trial best = upwards(part, start, by);
    return best == start ? upwards(part, start, 1 / by) : best;
  }

  private Trial upwards(Sample part, Trial start, double by) {
    Trial best = start;
    for (int k = 0; k < MOST_MOVES; k++) {
      Trial next = trial(part, by * best.gamma(), best.linear());
      if (best.better(next) == best) {
        break;
      }
      best = next;
    }
    return best;
  }

  private Trial trial(Sample part, double gamma, double mu) {
    Kernel kernel = settings.kernel().kernel(gamma);
    Fit fit = new Fit(cover(part, kernel), kernel, part, classes, features, mu, Refit.smooth(settings, classes),
        settings.neighbours());
    Folds folds = new Folds(fit, part.size(), settings.lambda() * part.size(), STEPS);
    return new Trial(gamma, folds.solution(0).strength(), mu, folds.criterion());
  }

  /** Core points of a sample. */
  private CoreSet cover(Sample part, Kernel kernel) {
    double affordable = Geometry.diameter(part.part(0, Math.min(SMALL, part.size())), settings.coverage(), features,
        1 / Math.sqrt(kernel.gamma()), part.size(), Math.max(FEWEST_CELLS, cells * part.size() / data.size()));
    Coverage coverage = settings.coverage().coverage(
        Math.max(affordable, 2 * Geometry.radius(kernel, AutoSettings.EDGE)), features);
    CoreSet cores = new CoreSet();
    KernelRow row = new KernelRow();
    for (Point x : part.points()) {
      row.measure(cores, x);
      if (coverage.find(cores, row, x) < 0) {
        cores.add(x, true);
      }
    }
    return cores;
  }
}
