package avm.tune;

import avm.data.Point;
import avm.data.Sample;
import avm.kernel.Kernel;
import avm.learn.KernelKind;
import avm.learn.LossKind;
import avm.learn.Settings;
import avm.solve.Criterion;
import java.util.Arrays;
import java.util.Random;
import java.util.StringJoiner;
import java.util.function.DoubleToIntFunction;

/**
 * Settings left to us, chosen on a sample of the rows.
 *
 * <p>δ: the diameter at which all rows make about as many cells as we can afford, but none finer than the kernel can
 * tell apart. γ and λ: a search over multiples of 1/(median squared distance) and of 1/N, by the {@link Criterion} on
 * rows held out; where the whole problem will be solved, by the {@link SolverSearch}. μ: a linear function beside the
 * kernel expansion, if it lowers the criterion.
 */
public final class AutoSettings {
  /** How many rows the search goes by. */
  private static final int SAMPLE = 2400;
  /** A part of so many of all rows, but at most so many rows, tells how many cells they make. */
  private static final int PARTS = 4;
  private static final int MOST_SAMPLE = 20_000;
  /** The most scores of rows that tell which scaling promises most, where classes are many and rows are few. */
  private static final int SCORES = 60_000;
  /** What γ is multiplied by in a stream: its many rows to come allow finer detail than those at hand. */
  private static final double FINER = 2;
  /** How many rows a stream is taken for. */
  private static final double STREAM_ROWS = 50_000;
  /** Fewer rows than this tell nothing. */
  private static final int FEW = 12;
  /** The kernel's value at a cell's edge above which finer cells gain nothing, */
  static final double EDGE = 0.98;
  /** and for classes learned row by row. */
  private static final double CLASS_EDGE = 0.93;
  /** λN is at least this where rows are learned one by one. */
  private static final double LEAST_STRENGTH = 0.1;

  private final Settings settings;
  private final Sample data;
  private final Plan plan;
  private final double rows;

  private final int[] groups;

  private AutoSettings(Settings settings, Sample data, Plan plan, int[] groups) {
    this.settings = settings;
    this.data = data;
    this.plan = plan;
    this.groups = groups;
    rows = plan == Plan.STREAM ? Math.max(STREAM_ROWS, data.size()) : data.size();
  }

  /**
   * What was chosen.
   *
   * @param settings the settings, in which the kernel, γ, λ, δ and μ are known
   * @param data the rows, columns multiplied by what each counts
   * @param metric what that is, or null where all count alike
   */
  public record Chosen(Settings settings, Sample data, double[] metric) {
  }

  /**
   * {@return settings in which all is known}
   *
   * @param settings the settings
   * @param data the rows to go by
   * @param plan how rows will be learned
   * @param found a γ that a {@link #promise} of such rows has, or NaN
   * @param groups a number for each column, the same for those that count alike; null if all do
   * @param limit the most vectors that may be stored if such a share of K is kept
   */
  public static Chosen resolve(Settings settings, Sample data, Plan plan, double found, int[] groups,
      DoubleToIntFunction limit) {
    return new AutoSettings(settings, data, plan, groups).search(found, limit);
  }

  /**
   * {@return settings in which all is known with the limit that follows from them, where all rows are learned together}
   *
   * @param settings the settings
   * @param data the rows
   * @param limit the most vectors that may be stored if such a share of K is kept
   */
  public static Settings limited(Settings settings, Sample data, DoubleToIntFunction limit) {
    AutoSettings of = new AutoSettings(settings, data, Plan.SOLVE, null);
    int most = limit.applyAsInt(Geometry.kept(of.sample(data, SAMPLE), settings.seed(),
        settings.kernel().kernel(settings.gamma())));
    return settings.with(s -> s.limit = most);
  }

  /**
   * {@return how many rows it takes to tell what they promise}
   *
   * @param classes the number of classes, or 0 for a numeric target
   * @param rows how many rows there are
   */
  public static int promising(int classes, int rows) {
    int part = Math.max(Effort.of(rows).promising, Math.min(Effort.LONG.rows, rows / PARTS));
    int wanted = Frequent.rows(part, classes);
    return rows >= wanted ? wanted : Math.min(rows, Math.min(part, SCORES / Math.max(1, classes)));
  }

  /**
   * {@return the trial that did best with few rows, roughly: to compare encodings of the same rows}
   *
   * @param settings the settings, γ being auto
   * @param data few rows
   * @param other few rows in another encoding, or null
   * @param reached the trial that did best with these; one of the same width, by the typical distance, is made
   * @param rows how many rows there are in all
   */
  public static Trial promise(Settings settings, Sample data, Sample other, Trial reached, int rows) {
    double unit = unit(settings, data);
    SolverSearch search = new SolverSearch(settings, Effort.of(rows), data, data.size() / 3.0, null);
    double mu = given(settings.linear(), 0);
    return other == null ? search.first(unit, mu)
        : search.at(unit, mu, reached.gamma() * median(settings, other) / median(settings, data));
  }

  /**
   * {@return which settings were given, which were chosen and by what, in phrases that each end with a semicolon}
   *
   * @param asked the settings before they were resolved
   * @param plan how rows are learned; if all together, what is said of λ is said there
   * @param paper whether settings left to us are the paper's
   * @param rows how many rows there are
   */
  public static String why(Settings asked, Plan plan, boolean paper, int rows) {
    if (!asked.kind().isSearched()) {
      return byRules(asked, plan);
    }
    StringJoiner given = new StringJoiner(", ", "given: ", "; ").setEmptyValue("");
    StringJoiner chosen = new StringJoiner(", ", paper ? "by the paper's heuristics: "
        : plan == Plan.STREAM ? "by a rule of thumb: " : rows < FEW ? "by a rule of thumb, as rows are few: "
        : "best on rows held out of a sample: ", "; ").setEmptyValue("");
    boolean small = Double.isNaN(asked.delta()) && !paper;
    if (!small) {
      (paper && Double.isNaN(asked.delta()) ? chosen : given).add("delta");
    }
    if (asked.kernel() == KernelKind.AUTO) {
      chosen.add("kernel");
    }
    (Double.isNaN(asked.gamma()) ? chosen : given).add("gamma");
    if (!Double.isNaN(asked.lambda()) || plan != Plan.SOLVE) {
      (Double.isNaN(asked.lambda()) ? chosen : given).add("lambda");
    }
    return "" + given + chosen + (small ? "as small as still helps, within the time allowed: delta; " : "");
  }

  /** The same of a learner whose settings are not searched for. */
  private static String byRules(Settings asked, Plan plan) {
    boolean chosen = asked.kind().hasLambda() && Double.isNaN(asked.lambda());
    return (Double.isNaN(asked.gamma()) ? "one over the median squared distance between rows: gamma; "
        : asked.kind().hasLambda() && !chosen ? "given: gamma, lambda; " : "given: gamma; ")
        + (chosen ? "by the number of rows" + (plan == Plan.STREAM ? ", taken for " + (long) STREAM_ROWS : "")
        + ": lambda; " : asked.kind().hasLambda() && Double.isNaN(asked.gamma()) ? "given: lambda; " : "");
  }

  /**
   * {@return how many passes over the rows are worth their time, at least 1}
   *
   * @param settings the settings
   * @param data the rows
   */
  public static int epochs(Settings settings, Sample data) {
    Work work = new Work(data, settings.objective(data.classes()).outputs());
    return work.epochs(data.size(), work.cells(data.size(), settings.limit()));
  }

  /**
   * The paper's own heuristics: δ at the lower end of "twice the mean distance, bounded by twice its standard
   * deviation", γ one over the median squared distance, λ = 1/N. A learner other than AVM takes γ from here, and λ by
   * its own rule.
   *
   * @param settings the settings
   * @param data the rows to go by
   * @param stream whether rows will follow, nobody knows how many
   * @return settings in which γ, λ and δ are known
   */
  public static Settings paper(Settings settings, Sample data, boolean stream) {
    double[] squared = Geometry.squaredDistances(data, settings.seed());
    double mean = 0;
    double meanSquare = 0;
    for (double d : squared) {
      mean += Math.sqrt(d) / squared.length;
      meanSquare += d / squared.length;
    }
    double deviation = Math.sqrt(Math.max(0, meanSquare - mean * mean));
    double rows = stream ? Math.max(STREAM_ROWS, data.size()) : Math.max(1, data.size());
    return settings.filled(1 / squared[squared.length / 2], settings.kind().lambda(rows),
        Math.max(2 * (mean - deviation), mean / 2), 0);
  }

  private Chosen search(double found, DoubleToIntFunction limit) {
    Sample sample = sample(data, SAMPLE);
    double unit = unit(settings, sample);
    Work work = new Work(sample, settings.objective(data.classes()).outputs());
    boolean solve = plan == Plan.SOLVE;
    Trial best = best(sample, unit, cells(work, settings.limit(), 1), found);
    double[] metric = best.metric();
    Sample scaled = metric == null ? data : data.scaled(metric);
    Sample some = metric == null ? sample : sample(scaled, SAMPLE);
    double gamma = given(settings.gamma(), plan == Plan.STREAM ? FINER * best.gamma() : best.gamma());
    double strength = Math.max(LEAST_STRENGTH, best.strength());
    double edge = data.classes() > 0 && !solve ? CLASS_EDGE : EDGE;
    double typical = 1 / Math.sqrt(unit);
    Kernel kernel = best.kernel().kernel(gamma);
    double kept = solve ? Geometry.kept(some, settings.seed(), kernel) : 1;
    int most = limit.applyAsInt(kept);
    double cells = cells(work, most, kept);
    double diameter = solve ? Geometry.diameter(some, sample(scaled, Math.min(work.comparable(MOST_SAMPLE), data.size() / PARTS)),
        settings.coverage(), typical, rows, cells) : Geometry.diameter(some, settings.coverage(), typical, rows, cells, false);
    Settings chosen = settings.with(s -> {
      s.kernel = best.kernel();
      s.limit = most;
    }).filled(gamma, given(settings.lambda(), strength / Math.max(1, rows)),
        Math.max(diameter, Geometry.coarsest(some, settings, typical, kernel, edge)), best.linear());
    return new Chosen(chosen, scaled, metric);
  }

  private double cells(Work work, int limit, double kept) {
    return plan == Plan.SOLVE ? work.solvableCells(rows, limit, kept) : work.cells(rows, limit);
  }

  private Trial best(Sample sample, double unit, double cells, double found) {
    boolean alike = sample.border(1) >= sample.size(); // nothing can be held out of copies of one row
    if (sample.size() < FEW || alike || !Double.isNaN(settings.gamma() + settings.lambda()) || plan == Plan.STREAM) {
      return new Trial(settings.kernel().known(), unit, LEAST_STRENGTH, 0, null, Double.POSITIVE_INFINITY);
    }
    Settings smooth = plan == Plan.SOLVE ? settings : settings.with(s -> {
      s.loss = LossKind.AUTO;
      s.neighbours = Math.max(FEW, s.neighbours);
    });
    return new SolverSearch(smooth, Effort.of(data.size()), data, cells, groups).best(unit, given(settings.linear(), linearWeight(sample)), found);
  }

  /** Some of the rows, copies put together. */
  private Sample sample(Sample all, int least) {
    int size = plan == Plan.SOLVE ? Math.max(2 * SAMPLE, least) : SAMPLE;
    return all.pick(all.shuffled(new Random(settings.seed())), 0, Math.min(size, all.size())).distinct();
  }

  /** The median of the squared distances that the kernel is a function of. */
  private static double median(Settings settings, Sample rows) {
    return Geometry.median(rows, settings.seed(), settings.kernel().kernel(1)::squaredDistance);
  }

  /** One over the median squared distance between rows. */
  private static double unit(Settings settings, Sample rows) {
    return 1 / Geometry.median(rows, settings.seed());
  }

  /** μ at which the linear function's features are as long as the kernel's, which have length 1. */
  private static double linearWeight(Sample rows) {
    double mean = 1;
    for (Point x : rows.points()) {
      mean += x.squaredNorm() / rows.size();
    }
    return 1 / mean;
  }

  static double given(double value, double other) {
    return Double.isNaN(value) ? other : value;
  }
}
