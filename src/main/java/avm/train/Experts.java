package avm.train;

import avm.encode.Ranges;
import avm.encode.RowEncoder;
import avm.encode.RowSource;
import avm.encode.RowValues;
import avm.encode.Schema;
import avm.encode.TargetEncoder;
import avm.eval.LearningCurve;
import avm.eval.Residuals;
import avm.io.Part;
import avm.parallel.Parallel;
import avm.pool.Advice;
import avm.pool.ClassPool;
import avm.pool.Frequencies;
import avm.pool.NumberPool;
import avm.pool.Pool;
import avm.pool.Recent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * What a stream that leaves its settings to us is learned by: experts that differ in scaling, γ and step size, and a
 * {@link Pool} of their predictions. Those of one scaling and γ share their core points and the row of kernel values.
 * Beside them stand a linear function, the class frequencies, and the nearest of the last rows. Nothing is searched:
 * experts learn from the first row on, and those that fall behind are given up.
 */
final class Experts {
  /** After so many rows so many core sets are left, besides that of the linear function. */
  private static final int[][] LEFT = {{2000, 5}, {8000, 3}};
  /** Then each keeps so many weight vectors: one core set with each row, since that takes a while. */
  private static final int VECTORS = 3;
  /** In so many ways the nearest of the last rows is found. */
  private static final int WINDOWS = 2;

  private final TargetEncoder target;
  private final double unit;
  private final List<TrainedModel> models;
  private final RowEncoder[] encoders;
  private final Recent[] windows = {new Recent(), new Recent()};
  private final Frequencies frequencies;
  private final Pool pool;
  private final LearningCurve curve = new LearningCurve();
  private final Residuals residuals = new Residuals();
  private long rows;
  /** Tells these experts from others without keeping them: see {@link TrainedModel#identity}. */
  private final Object identity = new Object();

  private Experts(TargetEncoder target, double unit, List<TrainedModel> models, int size, RowEncoder[] encoders) {
    this.encoders = encoders;
    this.target = target;
    this.unit = unit;
    this.models = models;
    frequencies = new Frequencies(target.classes());
    pool = target.classes() == 0 ? new NumberPool(size) : new ClassPool(size);
    models.forEach(model -> model.shares(curve));
  }

  /**
   * Experts of a stream whose first rows these are; they have learned nothing yet.
   *
   * @param options how to train
   * @param schema the attributes
   * @param rows the rows that scaling and the unit of γ are fitted to, at least one
   */
  static Experts of(TrainSettings options, Schema schema, RowSource rows) {
    Ranges ranges = new Ranges(schema, rows);
    TargetEncoder target = TargetEncoder.of(schema, ranges);
    double unit = weight(rows) / rows.size();
    Tournament tournament = Parallel.by(options.threads(),
        () -> new Tournament(options, schema, rows, ranges, target, unit));
    List<TrainedModel> models = tournament.models();
    return new Experts(target, unit, models, models.stream().mapToInt(Experts::vectors).sum() + 1 + WINDOWS,
        tournament.windows());
  }

  private static double weight(RowSource rows) {
    RowValues row = new RowValues();
    double sum = 0;
    for (int i = 0; i < rows.size(); i++) {
      sum += rows.read(i, row);
    }
    return sum;
  }

  private static int vectors(TrainedModel model) {
    return model.learner().expansion().learners();
  }

  /** What the experts say of a checked row, pooled; kept in the work space until the next step. */
  Advice advise(RowValues row, Workspace at) {
    Advice held = at.advice(identity, row, rows);
    if (held != null) {
      return held;
    }
    Advice advice = at.room(identity, pool, target.classes());
    int e = 0;
    for (int k = 0; k < models.size(); k++) {
      for (double[] scores : at.part(k).all(models.get(k), row)) {
        Advice.of(scores, advice.said[e++]);
      }
    }
    frequencies.say(advice.said[e++]);
    for (int k = 0; k < WINDOWS; k++) {
      at.part(models.size() + k).say(windows[k], encoders[k], row, advice.said[e++]);
    }
    pool.pool(advice);
    at.hold(identity, row, rows, advice);
    return advice;
  }

  /** Learns a checked row. */
  void learn(RowValues row, double weight, Workspace at) {
    Advice advice = advise(row, at);
    boolean number = target.classes() == 0;
    double y = number ? target.encode(row.target()) : row.target();
    double w = weight / unit;
    curve.add(error(advice.pooled, y), cells());
    double taught = number ? residuals.taught(y, advice.pooled[0]) : y;
    pool.learn(advice, taught, w);
    RowEncoder noted = null;
    for (int k = 0; k < models.size(); k++) {
      TrainedModel model = models.get(k);
      at.part(k).observe(model);
      model.learner().update(number ? taught : target.encode(y), w);
      if (model.encoder() != noted) { // those who share an encoder stand side by side
        noted = model.encoder();
        noted.observe(row, weight);
      }
    }
    frequencies.learn(taught, w);
    for (int k = 0; k < WINDOWS; k++) {
      at.part(models.size() + k).learn(windows[k], taught);
      encoders[k].observe(row, weight);
    }
    rows++;
    for (int[] left : LEFT) {
      if (rows == left[0]) {
        keep(left[1]);
      }
    }
    long turn = rows - LEFT[0][0] - 1;
    if (turn >= 0 && turn < models.size()) {
      trim((int) turn);
    }
  }

  /** 1 for a wrong class and 0 for the right one, or the squared error in the class's own unit. */
  private double error(double[] pooled, double y) {
    if (target.classes() == 0) {
      return target.loss(pooled, y);
    }
    return best(pooled) == (int) y ? 0 : 1;
  }

  private static int best(double[] pooled) {
    int best = 0;
    for (int c = 1; c < pooled.length; c++) {
      best = pooled[c] > pooled[best] ? c : best;
    }
    return best;
  }

  /** Gives up all core sets but the best few, each as good as its best weight vector. */
  private void keep(int most) {
    double[] cost = new double[models.size()];
    for (int k = 0; k < cost.length; k++) {
      cost[k] = experts(k).mapToDouble(pool::cost).min().orElseThrow();
    }
    List<Integer> best = IntStream.range(0, cost.length).boxed().filter(k -> !Tournament.isLinear(models.get(k)))
        .sorted(Comparator.comparingDouble(k -> cost[k])).limit(most).toList();
    int[] left = IntStream.range(0, cost.length)
        .filter(k -> best.contains(k) || Tournament.isLinear(models.get(k))).toArray();
    IntStream others = IntStream.range(pool.size() - 1 - WINDOWS, pool.size());
    pool.keep(IntStream.concat(Arrays.stream(left).flatMap(this::experts), others).toArray());
    List<TrainedModel> kept = Arrays.stream(left).mapToObj(models::get).toList();
    models.clear();
    models.addAll(kept);
  }

  /** Gives up all weight vectors of a core set but the best few. */
  private void trim(int k) {
    int first = experts(k).findFirst().orElseThrow();
    int[] best = experts(k).boxed().sorted(Comparator.comparingDouble(pool::cost)).limit(VECTORS)
        .mapToInt(e -> e - first).sorted().toArray();
    int end = first + vectors(models.get(k));
    pool.keep(IntStream.range(0, pool.size())
        .filter(e -> e < first || e >= end || Arrays.binarySearch(best, e - first) >= 0).toArray());
    models.set(k, models.get(k).with(best));
  }

  /** The numbers of a core set's weight vectors among all experts. */
  private IntStream experts(int k) {
    int first = models.subList(0, k).stream().mapToInt(Experts::vectors).sum();
    return IntStream.range(first, first + vectors(models.get(k)));
  }

  /** Class probabilities, or the predicted number alone. */
  double[] distribution(RowValues row, Workspace at) {
    double[] pooled = advise(row, at).pooled;
    return target.classes() == 0 ? new double[] {target.decode(pooled[0])} : pooled.clone();
  }

  /** The interval that holds a numeric class with a confidence, from the errors of the last rows. */
  double[] interval(RowValues row, Workspace at, double confidence) {
    return Arrays.stream(residuals.around(advise(row, at).pooled[0], confidence)).map(target::decode).toArray();
  }

  /** The core set that is trusted most, for pages and pictures. */
  TrainedModel leader() {
    double[] trust = trust();
    int leader = 0;
    for (int k = 1; k < trust.length; k++) {
      leader = trust[k] > trust[leader] && !Tournament.isLinear(models.get(k)) ? k : leader;
    }
    return models.get(leader);
  }

  /** How many core points all core sets have. */
  private int cells() {
    int sum = 0;
    for (TrainedModel model : models) {
      sum += model.learner().cores().cells();
    }
    return sum;
  }

  /** How much each core set is trusted. */
  private double[] trust() {
    return IntStream.range(0, models.size()).mapToDouble(k -> experts(k).mapToDouble(pool::trust).sum()).toArray();
  }

  /** How many rows have been learned. */
  long rows() {
    return rows;
  }

  /** Who is pooled, in phrases that a semicolon parts. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(pool.size() + " predictions, pooled by how well they do; trust in those of ");
    double[] trust = trust();
    double rest = 1;
    for (int k = 0; k < trust.length; k++) {
      text.append(String.format(Locale.ROOT, "%s: %.0f%%; ", Tournament.name(models.get(k)), 100 * trust[k]));
      rest -= trust[k];
    }
    return text.append(String.format(Locale.ROOT, "%s, the nearest of the last rows: %.0f%%",
        target.classes() == 0 ? "the mean" : "the class frequencies", Math.max(0, 100 * rest))).toString();
  }

  /** The experts as a part of a saved model. */
  Part save() {
    Part part = new Part().put("target", target.save()).put("unit", unit).put("rows", rows).put("pool", pool.save())
        .put("models", models.stream().map(TrainedModel::save).toList()).put("frequencies", frequencies.save())
        .put("curve", curve.save()).put("residuals", residuals.save());
    for (int k = 0; k < WINDOWS; k++) {
      part.put("encoder" + k, encoders[k].save()).put("window" + k, windows[k].save());
    }
    return part;
  }

  /** Reads experts. */
  static Experts load(Schema schema, Part part) {
    List<TrainedModel> models = new ArrayList<>(
        part.parts("models").stream().map(model -> TrainedModel.load(schema, model)).toList());
    RowEncoder[] encoders = new RowEncoder[WINDOWS];
    Arrays.setAll(encoders, k -> RowEncoder.load(schema, part.part("encoder" + k)));
    Experts experts = new Experts(TargetEncoder.load(part.part("target")), part.number("unit"), models, 1, encoders);
    experts.pool.load(part.part("pool"));
    experts.rows = part.whole("rows");
    experts.frequencies.load(part.part("frequencies"));
    experts.curve.load(part.part("curve"));
    experts.residuals.load(part.part("residuals"));
    for (int k = 0; k < WINDOWS; k++) {
      experts.windows[k].load(part.part("window" + k));
    }
    return experts;
  }
}
