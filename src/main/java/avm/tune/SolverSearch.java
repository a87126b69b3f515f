package avm.tune;

import avm.data.Sample;
import avm.kernel.Kernel;
import avm.learn.Settings;
import avm.solve.Fit;
import avm.solve.Refit;
import avm.store.CoreSet;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The search for γ, λ and μ where the whole problem will be solved: γ climbs from one over the median squared distance,
 * first on a small sample in large steps, then on a larger one in small steps, as more rows allow finer detail; at each
 * γ the {@link Fit} finds λ.
 */
final class SolverSearch {
  /** How many rows the first climb goes by, and the second. */
  static final int SMALL = 2400;
  private static final int LARGE = 8000;
  /** So many classes are not many. */
  private static final int FEW_CLASSES = 10;
  /** The most scores of all rows of a sample together, where classes are many. */
  private static final int SCORES = 80_000;
  /** The fewest core points of a sample; else it has its share of those of all rows. */
  private static final double FEWEST_CELLS = 500;
  /** A larger γ is about as good if the criterion is no worse than by this factor. */
  private static final double ABOUT = 1.01;
  /** Up to so many times the last sample's rows γ grows with their root. */
  private static final double MOST_TIMES = 3;
  /** The most times γ moves in one direction. */
  private static final int MOST_MOVES = 6;
  /** The most steps for one λ. */
  private static final int STEPS = 10;

  private final Settings settings;
  private final Sample data;
  /** Whether these are not all rows. */
  private final boolean fewer;
  private final double cells;

  /** Rows of a sample, the first of them, a typical distance, and the smallest diameter of cells that is affordable. */
  private record Part(Sample rows, Sample first, double typical, double diameter) {
  }

  /** Will search for settings with which all rows have so many core points. */
  SolverSearch(Settings settings, Sample data, double cells) {
    this.settings = settings;
    this.data = frequent(data, SMALL);
    fewer = this.data.size() < data.size();
    this.cells = cells * this.data.size() / data.size();
  }

  /** How many rows of all classes have at least so many of the most frequent. */
  static int rows(int least, int classes) {
    return classes <= FEW_CLASSES ? least : (least * classes + FEW_CLASSES - 1) / FEW_CLASSES;
  }

  /**
   * All rows, or, where classes are many, those of the most frequent, if there are at least so many: settings that tell
   * these apart suit the others too, and trying them takes a part of the time. Of fewer rows, classes are put together.
   */
  static Sample frequent(Sample data, int least) {
    int classes = data.classes();
    if (classes <= FEW_CLASSES) {
      return data;
    }
    int[] count = new int[classes];
    for (double y : data.targets()) {
      count[(int) y]++;
    }
    int[] ranked = IntStream.range(0, classes).boxed().sorted(Comparator.comparing(c -> -count[c])).mapToInt(c -> c)
        .toArray();
    int[] frequent = Arrays.stream(ranked, 0, FEW_CLASSES).sorted().toArray();
    int[] taken = IntStream.range(0, data.size())
        .filter(r -> Arrays.binarySearch(frequent, (int) data.targets()[r]) >= 0).toArray();
    if (taken.length < least) {
      double[] group = new double[classes];
      IntStream.range(0, classes).forEach(rank -> group[ranked[rank]] = rank % FEW_CLASSES);
      return new Sample(data.points(), Arrays.stream(data.targets()).map(y -> group[(int) y]).toArray(), data.weights(),
          FEW_CLASSES, data.features());
    }
    Sample rows = data.pick(taken, 0, taken.length);
    Arrays.setAll(rows.targets(), r -> Arrays.binarySearch(frequent, (int) rows.targets()[r]));
    return new Sample(rows.points(), rows.targets(), rows.weights(), FEW_CLASSES, rows.features());
  }

  /** The best found, from a γ and a μ on; what is given in the settings stays, and a γ that was found before saves time. */
  Trial best(double unit, double mu, double found) {
    int[] order = data.shuffled(new Random(settings.seed() + 2));
    int outputs = settings.objective(data.classes()).outputs();
    int few = Math.min(SMALL, SCORES / outputs);
    Part small = part(data.pick(order, 0, Math.min(few, data.size())), unit);
    boolean free = Double.isNaN(settings.gamma());
    boolean choice = Double.isNaN(settings.linear());
    Trial best;
    if (Double.isNaN(found)) {
      best = first(small, unit, choice ? 0 : mu);
      best = choice ? best.better(trial(small, best.gamma(), mu)) : best;
    } else if (choice) {
      List<Trial> both = both(() -> trial(small, found, 0), () -> trial(small, found, mu));
      best = both.get(0).better(both.get(1));
    } else {
      best = trial(small, found, mu);
    }
    if (!free) {
      return best;
    }
    best = climb(small, best);
    int more = Math.max(2 * few, Math.min(LARGE, SCORES / outputs));
    if (data.size() < more) {
      return fewer ? finer(best, few) : best;
    }
    Part large = part(data.pick(order, 0, more), unit);
    return finer(largest(large, best.gamma(), best.linear()), more);
  }

  /** What was best on so many rows, for all of them. */
  private Trial finer(Trial best, int tried) {
    double times = Math.min(MOST_TIMES, (double) data.size() / tried);
    return new Trial(best.gamma() * Math.sqrt(times), best.strength(), best.linear(), best.criterion());
  }

  /** The best on all rows, which are few, roughly. */
  Trial first(double unit, double mu) {
    return first(part(data, unit), unit, mu);
  }

  private Trial first(Part small, double unit, double mu) {
    if (!Double.isNaN(settings.gamma())) {
      return trial(small, settings.gamma(), mu);
    }
    List<Trial> both = both(() -> trial(small, unit, mu), () -> trial(small, 4 * unit, mu));
    Trial best = upwards(small, both.get(0), both.get(1), 4);
    return best == both.get(0) ? upwards(small, best, trial(small, unit / 4, mu), 0.25) : best;
  }

  /** Two trials that are both needed, at once: small ones keep one core busy and no more. */
  private static List<Trial> both(Supplier<Trial> one, Supplier<Trial> other) {
    return Stream.of(one, other).parallel().map(Supplier::get).toList();
  }

  private Part part(Sample all, double unit) {
    Sample rows = all.distinct();
    Sample first = rows.part(0, Math.min(SMALL, rows.size()));
    double typical = 1 / Math.sqrt(unit);
    return new Part(rows, first, typical, Geometry.diameter(first, settings.coverage(), typical, rows.size(),
        Math.max(FEWEST_CELLS, cells * rows.size() / data.size())));
  }

  /** The largest γ that is about as good as the best, as all rows are more; a smaller one if it is clearly better. */
  private Trial largest(Part part, double gamma, double mu) {
    List<Trial> both = both(() -> trial(part, gamma, mu), () -> trial(part, 2 * gamma, mu));
    Trial start = both.get(0);
    Trial largest = start;
    Trial next = both.get(1);
    double least = start.criterion();
    for (int k = 1; k <= MOST_MOVES && next.criterion() <= ABOUT * least; k++) {
      largest = next;
      least = Math.min(least, next.criterion());
      next = k == MOST_MOVES ? next : trial(part, 2 * largest.gamma(), mu);
    }
    return largest == start ? upwards(part, start, trial(part, gamma / 2, mu), 0.5) : largest;
  }

  /** The best from a γ on, in steps of 2, upwards or else downwards; both ways are begun at once. */
  private Trial climb(Part part, Trial start) {
    double gamma = start.gamma();
    List<Trial> both = both(() -> trial(part, 2 * gamma, start.linear()), () -> trial(part, gamma / 2, start.linear()));
    Trial best = upwards(part, start, both.get(0), 2);
    return best == start ? upwards(part, start, both.get(1), 0.5) : best;
  }

  /** The best from one γ on, each so many times the last, of which the first has been tried. */
  private Trial upwards(Part part, Trial start, Trial first, double by) {
    Trial best = start;
    Trial next = first;
    for (int k = 1; k <= MOST_MOVES && best.better(next) == next; k++) {
      best = next;
      next = k == MOST_MOVES ? next : trial(part, by * best.gamma(), best.linear());
    }
    return best;
  }

  private Trial trial(Part part, double gamma, double mu) {
    Kernel kernel = settings.kernel().kernel(gamma);
    Sample rows = part.rows();
    CoreSet cores = new CoreSet();
    double coarsest = Geometry.coarsest(part.first(), settings, part.typical(), kernel, AutoSettings.EDGE);
    Geometry.cover(cores, rows, 0, rows.size(), settings.coverage().coverage(Math.max(part.diameter(), coarsest),
        data.features()));
    Fit fit = new Fit(cores, kernel, rows, mu, Refit.smooth(settings, data.classes()),
        settings.neighbours());
    fit.search(settings.lambda() * rows.size(), Double.NaN, STEPS);
    return new Trial(gamma, fit.solution(0).strength(), mu, fit.criterion());
  }
}
