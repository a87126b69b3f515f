package avm.train;

import avm.data.Point;
import avm.data.PointSource;
import avm.data.Sample;
import avm.encode.Encoding;
import avm.encode.Ranges;
import avm.encode.RowEncoder;
import avm.encode.RowList;
import avm.encode.RowSource;
import avm.encode.RowValues;
import avm.encode.Scaling;
import avm.encode.Schema;
import avm.encode.TargetEncoder;
import avm.io.Part;
import avm.learn.Settings;
import avm.parallel.Parallel;
import avm.solve.Fit;
import avm.solve.Refit;
import avm.solve.Room;
import avm.tune.AutoSettings;
import avm.tune.Plan;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.function.DoubleToIntFunction;
import java.util.stream.IntStream;

/** Training on rows that are all at hand, pass by pass. */
final class Batch {
  /** How many scores are learned from, row by row, before all rows are learned together: they make the learning curve. */
  private static final int LEARNED = 4000;
  /** The fewest rows they are of. */
  private static final int LEAST_LEARNED = 1000;
  /** By what share a plainer model must be better. */
  private static final double MARGIN = 0.01;
  /** What δ is multiplied by first where cells are more than was foretold. */
  private static final double COARSER = 1.1;
  /** So many rows tell how many values rows have. */
  private static final int LOOKED_AT = 200;
  private static final double MEGA = 1 << 20;
  private static final long MIX = 0x9E3779B97F4A7C15L;

  /** The rows, encoded; null where the only pass reads them itself. */
  private final Sample sample;
  private final RowSource ordered;
  private TrainedModel model;
  private final int epochs;
  private final boolean fresh;
  private final double lambda;
  /** The largest target, without its sign. */
  private final double largest;
  /** Whether δ was chosen for all rows to have as many core points as there may be. */
  private final boolean fills;
  /** Whether a plainer model may take the place of one that does worse. */
  private final boolean checks;
  private boolean solving;
  /** Whether it is for the time that core points are limited. */
  private boolean hurries;
  private final Random shuffle;
  private int done;

  /** Goes on with a model, or starts one if there is none, with rows that are checked unless {@link #checksOnTheWay}. */
  Batch(TrainSettings options, Schema schema, RowSource rows, TrainedModel old, boolean stream, Scaling scaling) {
    int n = rows.size();
    shuffle = stream || options.preserveOrder() ? null : new Random(options.seed());
    ordered = shuffle == null ? rows : rows.pick(RowSource.shuffled(n, shuffle));
    fresh = old == null;
    double given = options.epochs();
    Room room = room(options, schema, rows, stream);
    boolean together = fresh && !stream && !options.paper() && Double.isNaN(given)
        && Refit.possible(options.settings(), n, schema.classes());
    solving = together && room.together(options.bytes(), 1) >= Room.LEAST;
    boolean fits = fresh && (options.scaling() != Scaling.NONE || solving && schema.classes() == 0);
    Ranges ranges = new Ranges(schema, fits ? rows : RowList.NONE);
    TargetEncoder target = old != null ? old.target() : TargetEncoder.of(schema, ranges);
    Plan plan = stream ? Plan.STREAM : solving ? Plan.SOLVE : Plan.PASSES;
    boolean free = solving && options.leavesUnit(Scaling.AUTO);
    Settings wanted = plan.limited(free && !options.settings().single() ? options.settings() : options.settings().with(s -> s.kernel = s.kernel.known()));
    boolean bounds = !options.isComplete() && wanted.kind().hasCells(); // other learners have a budget, or store every row
    Settings asked = bounds ? limited(wanted, options, room, 1) : wanted;
    boolean chooses = solving && options.leavesUnit(scaling);
    ScalingChoice used = chooses ? ScalingChoice.of(asked, schema, ranges, target, ordered, room.values() / schema.attributes())
        : new ScalingChoice(scaling, Double.NaN);
    RowEncoder encoder = old != null ? old.encoder()
        : options.counting(new RowEncoder(schema, ranges, used.scaling()));
    Sample encoded = rows.isChecked() ? Encoding.of(ordered, encoder, target) : null;
    double unit = old != null ? old.unit() : options.isComplete() && !solving ? 1 : encoded.meanWeight();
    if (encoded != null) {
      encoded.weighed(unit);
    }
    DoubleToIntFunction most = kept -> bounds ? limited(wanted, options, room, kept).limit() : asked.limit();
    AutoSettings.Chosen chosen = old != null ? new AutoSettings.Chosen(old.settings(), encoded, null)
        : asked.resolved() ? new AutoSettings.Chosen(solving ? AutoSettings.limited(asked, encoded, most) : asked, encoded, null)
        : options.paper() ? new AutoSettings.Chosen(AutoSettings.paper(asked, encoded, stream), encoded, null)
        : AutoSettings.resolve(asked, encoded, plan, used.gamma(), free && options.metric() == null ? encoder.groups() : null, most);
    sample = chosen.data();
    Settings settings = chosen.settings();
    RowEncoder counting = chosen.metric() == null ? encoder : encoder.counting(chosen.metric());
    lambda = asked.lambda();
    checks = solving && Double.isNaN(asked.gamma()) && Double.isNaN(asked.linear());
    boolean once = stream || solving || options.paper() || old != null && !old.solved().isEmpty();
    epochs = !Double.isNaN(given) && !stream ? (int) given
        : once ? 1 : AutoSettings.epochs(settings, sample);
    fills = solving && Double.isNaN(asked.delta());
    largest = stream || sample == null ? 0 : Arrays.stream(sample.targets()).map(Math::abs).max().orElse(0);
    String why = AutoSettings.why(asked, plan, options.paper(), n) + (settings.limit() == wanted.limit() ? ""
        : "at most " + settings.limit() + " core points by -max-" + (hurries ? "time" : "memory") + "; ")
        + (together && !solving ? "in passes by -max-memory; " : "") + (chosen.metric() == null ? ""
        : "how much each attribute counts was learned; ") + used.why(options, chooses);
    model = old != null ? old : new TrainedModel(counting, target, settings, why, largest,
        stream ? 0 : (long) n * epochs, !options.paper() && !asked.resolved(), unit);
  }

  /** How much room training takes, by some of the rows. */
  private static Room room(TrainSettings options, Schema schema, RowSource rows, boolean stream) {
    int n = options.isComplete() ? 0 : Math.min(LOOKED_AT, rows.size());
    RowValues row = new RowValues();
    double values = 0;
    for (int i = 0; i < n; i++) {
      rows.read((int) ((long) rows.size() * i / n), row);
      values += (double) row.filled() / n; // zeros of dense rows are not there in sparse ones
    }
    int outputs = schema.classes() > 2 ? schema.classes() : 1;
    return new Room(stream ? 0 : rows.size(), Refit.hasMany(rows.size(), outputs) ? unlike(rows) : rows.size(), values,
        outputs, options.settings().neighbours());
  }

  /** How many rows are no copies of others. */
  private static int unlike(RowSource rows) {
    RowValues row = new RowValues();
    return (int) IntStream.range(0, rows.size()).mapToLong(i -> {
      rows.read(i, row);
      long hash = Double.doubleToLongBits(row.target());
      for (int k = 0; k < row.count(); k++) {
        hash = MIX * (MIX * hash + row.indices()[k]) + Double.doubleToLongBits(row.values()[k]);
        hash ^= hash >>> 29;
      }
      return hash;
    }).distinct().count();
  }

  /** Settings with no more stored vectors than there is room and time for with such a share of K; no room is refused. */
  private Settings limited(Settings wanted, TrainSettings options, Room room, double kept) {
    double bytes = options.bytes();
    int most = solving ? room.together(bytes, kept) : room.oneByOne(bytes);
    if (most < Math.min(Room.LEAST, room.rows())) {
      throw new IllegalArgumentException(String.format(Locale.ROOT, "%d rows take about %.0f MB to be trained on, and "
          + "%.0f MB are allowed; give a larger -max-memory (and Java a larger -Xmx), fewer rows, or train as a stream",
          room.rows(), room.ofRows() / MEGA, bytes / MEGA));
    }
    int timely = solving ? room.within(options.seconds(), kept) : Integer.MAX_VALUE;
    hurries = timely < most;
    int limit = Math.max(Room.LEAST, Math.min(most, timely));
    boolean enough = room.rows() > 0 && limit >= room.rows() || wanted.limit() > 0 && limit >= wanted.limit();
    return enough || limit == Integer.MAX_VALUE ? wanted : wanted.with(s -> s.limit = limit);
  }

  /** Whether the only pass of a new model may read rows and check them on the way: nothing is asked of them before it. */
  static boolean checksOnTheWay(TrainSettings options, Schema schema, RowSource rows) {
    boolean once = options.epochs() == 1 || options.paper() && Double.isNaN(options.epochs());
    return !rows.isChecked() && rows.size() > 0 && once && options.isComplete() && schema.classes() > 0;
  }

  /** A model of the first rows of a stream after one pass in their order; there may be none if nothing is auto. */
  static TrainedModel stream(TrainSettings options, Schema schema, RowSource rows, Scaling scaling) {
    return Parallel.by(options.threads(), () -> {
      Batch first = new Batch(options, schema, rows, null, true, scaling);
      first.next();
      return first.model;
    });
  }

  /** The model, after the passes so far. */
  TrainedModel model() {
    return model;
  }

  /**
   * Takes one pass: the first in the rows' order, which was shuffled already, the others shuffled anew; false if all
   * passes have been taken before. If rows are checked on the way and one is not plain it throws, and this is of no use
   * then.
   */
  boolean next() {
    if (done == epochs) {
      boolean solve = solving;
      if (solve) {
        solve();
      }
      solving = false;
      return solve;
    }
    if (sample == null) {
      OnePass.learn(ordered, model);
    } else if (done > 0 && shuffle != null) {
      pass(sample.shuffled(shuffle));
    } else {
      pass();
      refill();
    }
    done++;
    return true;
  }

  /** A pass in the rows' order. */
  private void pass() {
    pass(IntStream.range(0, sample.size()).toArray());
  }

  /** If there were more cells than was foretold, δ doubled and few are left. A δ that is a little larger leaves more. */
  private void refill() {
    for (double by = COARSER; fills && done == 0 && by < 2 && model.learner().report().doublings() > 0; by *= by) {
      double delta = by * model.settings().delta();
      model = restarted(model.settings().with(s -> s.delta = delta));
      pass();
    }
  }

  /** The model before its first row, with other settings. */
  private TrainedModel restarted(Settings settings) {
    return new TrainedModel(model.encoder(), model.target(), settings, model.why(), largest, sample.size(), true,
        model.unit());
  }

  /** Finds the best weight vector; on rows held out it must not do worse than a linear function or a constant. */
  private void solve() {
    Refit refit = Refit.of(model.learner(), model.settings(), lambda, sample);
    String how = refit + (Double.isNaN(lambda) ? "; lambda did best on rows held out" : "");
    if (!checks) {
      model.refitted(refit, how);
      return;
    }
    double longest = Arrays.stream(sample.points()).mapToDouble(Point::squaredNorm).max().orElse(0);
    Settings plain = model.settings().with(s -> s.linear = 1 / (1 + longest));
    Fit linear = refit.linear(plain);
    double constant = refit.constantCriterion();
    String others = refit.errors(linear.criterion(), constant);
    boolean worse = Math.min(linear.criterion(), constant) < (1 - MARGIN) * refit.criterion();
    if (!worse && refit.isTrusted(model.learner())) {
      model.refitted(refit, how + others);
      return;
    }
    model = restarted(plain);
    pass();
    boolean flat = refit.isFlat(linear.criterion(), constant);
    model.refitted(flat ? Refit.constant(model.learner(), plain, sample) : refit.plain(model.learner(), plain, sample, linear),
        (flat ? "a constant alone" : "a linear function alone, whose lambda did best on rows held out")
        + ", since the kernel expansion " + (worse ? "did worse" : "knew rows of uneven weight by heart") + others);
  }

  /** The model to save: where only the best weight vector is missing, as it will be with that one. */
  Part save(Schema schema) {
    if (!solving || done < epochs) {
      return model.save();
    }
    TrainedModel own = model;
    try {
      model = TrainedModel.load(schema, own.save());
      solve();
      return model.save();
    } finally {
      model = own;
    }
  }

  private void pass(int[] order) {
    Point[] points = new Point[order.length];
    for (int k = 0; k < order.length; k++) {
      points[k] = sample.points()[order[k]];
    }
    int learned = solving ? Math.min(points.length, Math.max(LEAST_LEARNED, LEARNED / model.learner().outputs())) : points.length;
    model.learner().inTurn(PointSource.of(points), learned, true, (x, k) ->
        model.learn(x, sample.targets()[order[k]], sample.weights()[order[k]], fresh && done == 0));
    Point[] others = Arrays.copyOfRange(points, learned, points.length);
    model.learner().inTurn(PointSource.of(others), others.length, false, (x, k) -> model.cover(x));
  }
}
