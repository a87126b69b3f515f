package avm.train;

import avm.data.Sample;
import avm.encode.Codes;
import avm.encode.Encoding;
import avm.encode.Ranges;
import avm.encode.RowEncoder;
import avm.encode.RowSource;
import avm.encode.RowValues;
import avm.encode.Scaling;
import avm.encode.Schema;
import avm.encode.TargetEncoder;
import avm.learn.Settings;
import avm.learn.SettingsDraft;
import avm.parallel.Parallel;
import avm.tune.Geometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** Which core sets the {@link Experts} of a stream begin with. */
final class Tournament {
  /** γ as multiples of one over the median squared distance: of normalised rows, */
  private static final double[] GAMMAS = {2, 8, 32};
  /** and of those with other scalings. */
  private static final double[] ONE = {1};
  /** γ so small that the kernel is a constant, in the same unit. */
  private static final double CONSTANT = 1e-9;
  /** The step sizes of weight vectors, 0 for one whose steps fall: for classes */
  private static final List<Double> CLASS_RATES = List.of(0.0, 8.0, 1.5, 0.25);
  /** and numbers. */
  private static final List<Double> NUMBER_RATES = List.of(0.0, 0.6, 0.15, 0.03);
  /** λ of the weight vector whose steps fall: it settles over about one over this many rows. */
  private static final double LAMBDA = 1e-5;
  /** The kernel's value at a cell's edge. */
  private static final double EDGE = 0.9;
  /** The most core points of a core set. */
  private static final int MOST = 1500;
  /** How many core points represent a row, where their number is not given; rows of a cell share them. */
  private static final int NEIGHBOURS = 8;
  /** μ of the linear function. */
  private static final double LINEAR = 0.5;

  private final Settings asked;
  private final RowSource rows;
  private final TargetEncoder target;
  private final double unit;
  private final List<TrainedModel> models = new ArrayList<>();
  private final RowEncoder[] windows;

  /** Fits core sets to rows with these ranges, on as many threads as are asked for. */
  static Tournament of(TrainSettings options, Schema schema, RowSource rows, Ranges ranges, TargetEncoder target, double unit) {
    return Parallel.by(options.threads(), () -> new Tournament(options, schema, rows, ranges, target, unit));
  }

  /** The mean weight of rows, which counts as 1. */
  static double unit(RowSource rows) {
    RowValues row = new RowValues();
    double sum = 0;
    for (int i = 0; i < rows.size(); i++) {
      sum += rows.read(i, row);
    }
    return sum / rows.size();
  }

  private Tournament(TrainSettings options, Schema schema, RowSource rows, Ranges ranges, TargetEncoder target, double unit) {
    asked = options.settings().with(s -> s.kernel = s.kernel.known());
    this.rows = rows;
    this.target = target;
    this.unit = unit;
    boolean free = options.leavesUnit(options.scaling());
    Supplier<RowEncoder> last = () -> new RowEncoder(schema, ranges, options.scaling());
    enter(last, GAMMAS, false);
    List<Scaling> others = free ? ranges.scalings(schema) : List.of();
    for (Scaling other : List.of(Scaling.STANDARDISE, Scaling.QUANTILE)) {
      if (others.contains(other)) {
        enter(() -> new RowEncoder(schema, ranges, other), ONE, false);
      }
    }
    double[][] codes = Codes.of(schema, rows);
    if (free && Arrays.stream(codes).anyMatch(each -> each != null)) {
      last = () -> new RowEncoder(schema, ranges, options.scaling(), codes);
      enter(last, ONE, false);
    }
    enter(last, new double[] {CONSTANT}, true);
    Scaling first = options.scaling() == Scaling.AUTO ? Scaling.COMMON : options.scaling();
    windows = new RowEncoder[] {new RowEncoder(schema, ranges, first).unbounded(),
        new RowEncoder(schema, ranges, Scaling.NORMALISE, codes).unbounded()};
  }

  /** A core set for each γ, or for the one that was given. */
  private void enter(Supplier<RowEncoder> encoders, double[] multiples, boolean linear) {
    Sample sample = Encoding.of(rows, encoders.get(), target); // which takes notice of the rows, as learning them will
    RowEncoder encoder = encoders.get();
    double median = Geometry.median(sample, asked.seed());
    boolean given = !Double.isNaN(asked.gamma()) && !linear;
    for (double multiple : given ? ONE : multiples) {
      double gamma = given ? asked.gamma() : multiple / median;
      Settings settings = asked.with(s -> {
        set(s, gamma);
        s.lambda = LAMBDA;
        s.linear = linear ? LINEAR : 0;
        s.limit = MOST;
        if (s.neighbours == Settings.NEIGHBOURS) {
          s.neighbours = NEIGHBOURS;
          s.shared = true;
        }
        s.rates = target.classes() == 0 ? NUMBER_RATES : CLASS_RATES;
      });
      models.add(new TrainedModel(encoder, target, settings, "", 0, 0, false, unit));
    }
  }

  /** Sets γ, and δ by it. */
  static void set(SettingsDraft settings, double gamma) {
    settings.gamma = gamma;
    settings.delta = 2 * Geometry.radius(settings.kernel.kernel(gamma), EDGE);
  }

  /** Models that have learned nothing. */
  List<TrainedModel> models() {
    return models;
  }

  /** How the nearest of the last rows are found. */
  RowEncoder[] windows() {
    return windows;
  }

  /** Whether a model is the linear function. */
  static boolean isLinear(TrainedModel model) {
    return model.settings().linear() > 0;
  }

  /** What a model is, in words. */
  static String name(TrainedModel model) {
    return isLinear(model) ? "a linear function"
        : String.format(Locale.ROOT, "%s%s, gamma %.3g, %,d core points", model.encoder().describe(),
            model.encoder().counts() == null ? "" : " with a metric", model.settings().gamma(), model.learner().cores().size());
  }
}
