package avm.tune;

import avm.data.Point;
import avm.data.Sample;
import avm.learn.KernelKind;
import avm.learn.Settings;
import avm.solve.Fit;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The search for the kernel, γ, λ, μ and the {@link Metric} where the whole problem will be solved: γ climbs from one
 * over the median squared distance, first on a small sample in large steps, then on larger ones in small steps, as more
 * rows allow finer detail; at each γ the {@link Fit} finds λ. The metric follows from a fit, and is kept where the next
 * fit is better by it.
 */
final class SolverSearch {
  /** How many rows the second climb goes by. */
  private static final int LARGE = 8000;
  /** How many rows tell how much larger γ may be where rows are many. */
  private static final int LARGER = 24_000;
  /** The most scores of all rows of a sample together, where classes are many. */
  private static final int SCORES = 80_000;
  /** A larger γ is about as good if the criterion is no worse than by this factor. */
  static final double ABOUT = 1.01;
  /** A product of kernels that is worse by this factor on the first sample will not be better on a larger one. */
  private static final double FAR = 1.03;
  /** A metric that is worse by this factor there will not be better, either, nor a product with another γ. */
  private static final double VERY_FAR = 1.1;
  /** Up to so many times the last sample's rows γ grows with their root. */
  private static final double MOST_TIMES = 8;
  /** γ is multiplied by this in the first climb. */
  private static final double COARSE = 4;
  /** A γ that is so many times smaller than where the first climb begins makes an almost linear function. */
  private static final double PLAIN = 64;
  /** How often a metric follows from another on the larger sample. */
  private static final int MORE_METRICS = 2;
  /** The kernel that auto tries first: it lies between the others. */
  private static final KernelKind MIDDLE = KernelKind.MATERN32;
  /** The others, the Laplacian before the rest. */
  private static final List<KernelKind> OTHERS = List.of(KernelKind.LAPLACIAN, KernelKind.GAUSSIAN);
  private static final KernelKind PRODUCT = KernelKind.PRODUCT_LAPLACIAN;
  /** The Laplacian kernel is about as wide as the middle one with so many times its γ. */
  private static final double WIDER = 4;

  private final Settings settings;
  private final Effort effort;
  private final Sample data;
  private final double cells;
  /** Which columns count alike, or null where no metric is looked for. */
  private final int[] groups;

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
    Attempts small = on(order, few, unit);
    boolean choice = Double.isNaN(settings.linear());
    Attempt best;
    if (Double.isNaN(found)) {
      best = first(small, unit, choice ? 0 : mu);
      best = choice ? best.better(small.of(kernel(), best.gamma(), mu, null)) : best;
    } else if (choice) {
      List<Attempt> both = small.both(kernel(), found, mu);
      best = both.get(0).better(both.get(1));
    } else {
      best = small.of(kernel(), found, mu, null);
    }
    if (!Double.isNaN(settings.gamma())) {
      return best.trial();
    }
    List<List<Attempt>> all = finalists(small, kernel(small, best), best.gamma())
        .map(start -> relevant(small, measured(small, start, effort.metrics))).toList();
    double reached = best(all.get(0)).criterion();
    List<List<Attempt>> finalists = all.stream().filter(of -> isMany() || best(of).criterion() <= FAR * reached).toList();
    if (data.size() < 2 * few || finalists.stream().anyMatch(of -> of.stream().anyMatch(small::isPerfect))) {
      return finer(clearly(finalists.stream().map(SolverSearch::best)), Math.min(few, data.size()));
    }
    int more = Math.min(data.size(), Math.max(2 * few, Math.min(LARGE, SCORES / outputs)));
    Attempts large = on(order, more, unit);
    best = clearly(finalists.stream().map(of -> best(of.stream().map(start -> large.like(start, 1)).toList())));
    boolean plain = settings.kernel() == KernelKind.AUTO && best.gamma() * wider(best.kernel()) < unit / PLAIN;
    Attempt last = finished(large, best);
    best = plain ? clearly(Stream.of(rough(large, unit, last.linear()), last)) : last;
    if (!isMany() || !grows(best) || large.isPerfect(best)) {
      return finer(best, more);
    }
    Attempts larger = on(order, LARGER, unit);
    return finer(Climb.larger(larger, larger.like(best, 1)), LARGER);
  }

  /** The best from an attempt on, on the last sample. */
  private Attempt finished(Attempts large, Attempt start) {
    return measured(large, grows(start) ? Climb.largest(large, start) : Climb.best(large, start), MORE_METRICS);
  }

  /** The best with the Laplacian, which shows detail that the first sample had too few rows for. */
  private Attempt rough(Attempts large, double unit, double mu) {
    Attempt start = large.of(KernelKind.LAPLACIAN, unit / WIDER, mu, null);
    Attempt next = groups == null || large.isPerfect(start) ? null : large.relevant(start);
    return finished(large, next == null ? start : best(List.of(start, next)));
  }

  /** Whether rows are so many that the search is a small part of the work: then the larger sample decides. */
  private boolean isMany() {
    return data.size() >= MOST_TIMES * LARGE;
  }

  /** The first, unless the second is clearly better. */
  private static Attempt best(List<Attempt> attempts) {
    return attempts.stream().reduce((first, other) -> first.isWorseThan(other) ? other : first).orElseThrow();
  }

  /**
   * An attempt and, if it is better or rows are many, one with the product of the columns' kernels, which is the Gaussian
   * where all values are 0 or 1. Where rows are few, its γ climbs at once, and only the better one goes on.
   */
  private Stream<Attempt> finalists(Attempts part, Attempt start, double gamma) {
    if (settings.kernel() != KernelKind.AUTO || part.isPerfect(start)
        || Arrays.stream(data.points()).allMatch(Point::isOnes)) {
      return Stream.of(start);
    }
    Attempt product = part.of(PRODUCT, gamma / wider(PRODUCT), start.linear(), null);
    if (!effort.fine) {
      boolean climbs = product.criterion() <= VERY_FAR * start.criterion();
      return Stream.of(start.better(climbs ? Climb.upwards(part, product, part.like(product, COARSE), COARSE) : product));
    }
    return isMany() || start.better(product) == product ? Stream.of(start, product) : Stream.of(start);
  }

  /** The first, unless the second is better by more than chance and its long tails, for which K has many values. */
  private static Attempt clearly(Stream<Attempt> finalists) {
    return finalists.reduce((first, other) -> ABOUT * other.criterion() < first.criterion() ? other : first).orElseThrow();
  }

  /** Whether more rows ask for a larger γ: not where a product of wide kernels has fine detail already. */
  private static boolean grows(Attempt attempt) {
    return attempt.kernel() != PRODUCT;
  }

  /** What was best on so many rows, for all of them. */
  private Trial finer(Attempt best, int tried) {
    double times = grows(best) ? Math.min(MOST_TIMES, (double) data.size() / tried) : 1;
    return new Trial(best.kernel(), best.gamma() * Math.sqrt(times), best.strength(), best.linear(), best.metric(),
        best.criterion());
  }

  /** The best on all rows, which are few, roughly. */
  Trial first(double unit, double mu) {
    return first(on(data.distinct(), null, unit), unit, mu).trial();
  }

  /** What one γ reaches on all rows, which are few. */
  Trial at(double unit, double mu, double gamma) {
    return on(data.distinct(), null, unit).of(kernel(), gamma, mu, null).trial();
  }

  /** By how much typical squared distances of a kernel exceed Euclid's. */
  private double wider(KernelKind kernel) {
    return Geometry.wider(data, settings.seed(), kernel.kernel(1));
  }

  private Attempt first(Attempts small, double unit, double mu) {
    KernelKind kernel = kernel();
    if (!Double.isNaN(settings.gamma())) {
      return small.of(kernel, settings.gamma(), mu, null);
    }
    double start = unit / wider(kernel);
    List<Attempt> both = both(() -> small.of(kernel, start, mu, null), () -> small.of(kernel, COARSE * start, mu, null));
    Attempt best = Climb.upwards(small, both.get(0), both.get(1), COARSE);
    return best == both.get(0) ? Climb.upwards(small, best, small.of(kernel, start / COARSE, mu, null), 1 / COARSE) : best;
  }

  /**
   * The best of the kernels, each at a γ that makes it about as wide. The Laplacian has long tails, so that K has many
   * values: where not all rows can be core points, others that are about as good and leave out some values have more of
   * them. Where they leave out none, the Laplacian is taken if it is about as good, since more rows show finer detail.
   */
  private Attempt kernel(Attempts part, Attempt start) {
    if (settings.kernel() != KernelKind.AUTO || !effort.fine || part.isPerfect(start)) {
      return start;
    }
    List<Attempt> others = OTHERS.parallelStream().map(kind -> part.of(kind,
        kind == KernelKind.LAPLACIAN ? start.gamma() / WIDER : start.gamma(), start.linear(), null)).toList();
    Attempt best = others.stream().skip(1).reduce(start, Attempt::better);
    Attempt rough = others.get(0);
    return cells >= data.size() ? best.better(rough) : isWide(best) ? rough.better(best) : clearly(Stream.of(best, rough));
  }

  /** Whether an attempt's kernel leaves out no value of K. */
  private boolean isWide(Attempt of) {
    return Geometry.kept(data, settings.seed(), of.kernel().kernel(of.gamma())) == 1;
  }

  /** The best metric from an attempt on, each following from the one before. */
  private Attempt measured(Attempts part, Attempt start, int times) {
    Attempt best = start;
    for (int k = 0; k < times && groups != null && !part.isPerfect(best); k++) {
      Attempt next = part.better(best);
      if (next == null) {
        break;
      }
      best = next;
    }
    return best;
  }

  /** An attempt and one with a metric found by gradient descent, each at its γ: which is better depends on the number of rows. */
  private List<Attempt> relevant(Attempts part, Attempt start) {
    if (!effort.fine) {
      return List.of(start);
    }
    Attempt next = groups == null || part.isPerfect(start) ? null : part.relevant(start);
    List<Attempt> all = next == null ? List.of(Climb.best(part, start))
        : both(() -> Climb.best(part, start), () -> Climb.best(part, next));
    return all.stream().filter(one -> isMany()
        || all.stream().allMatch(other -> one.criterion() <= VERY_FAR * other.criterion())).toList();
  }

  /** Two attempts that are both needed, at once: small ones keep one core busy and no more. */
  static List<Attempt> both(Supplier<Attempt> one, Supplier<Attempt> other) {
    return Stream.of(one, other).parallel().map(Supplier::get).toList();
  }

  /**
   * Attempts on about so many rows of an order, or all; about as many others judge them, or at least half as many.
   * Copies of a row are on one side, so that there may be too few rows on the other; then parts are held out.
   */
  private Attempts on(int[] order, int most, double unit) {
    int size = Math.min(most, data.size());
    int end = 2 * (data.size() - size) < size ? size : Math.min(2 * size, data.size());
    Sample all = data.pick(order, 0, end).distinct();
    boolean[] judges = new boolean[all.size()];
    Random random = new Random(settings.seed() + 3);
    for (int i = 0; i < judges.length; i++) {
      judges[i] = all.border(i) > i ? judges[i - 1] : random.nextInt(end) >= size;
    }
    Sample judging = some(all, judges, true);
    boolean enough = 4 * judging.size() >= all.size() && 4 * judging.size() <= 3 * all.size();
    return on(enough ? some(all, judges, false) : all, enough ? judging : null, unit);
  }

  private static Sample some(Sample all, boolean[] judges, boolean which) {
    int[] taken = IntStream.range(0, judges.length).filter(i -> judges[i] == which).toArray();
    return all.pick(taken, 0, taken.length);
  }

  private Attempts on(Sample rows, Sample unseen, double unit) {
    return new Attempts(settings, effort.steps, groups, rows, unseen, unit, cells / data.size());
  }
}
