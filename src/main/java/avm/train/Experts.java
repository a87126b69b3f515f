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
import avm.pool.Advice;
import avm.pool.ClassPool;
import avm.pool.Frequencies;
import avm.pool.NumberPool;
import avm.pool.Pool;
import avm.pool.Recent;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * What a stream that leaves its settings to us is learned by: experts that differ in scaling, γ and step size, and a
 * {@link Pool} of their predictions. Those of one scaling and γ share their core points and the row of kernel values.
 * Beside them stand a linear function, the class frequencies, and the nearest of the last rows. Nothing is searched:
 * experts learn from the first row on, and those that fall behind are given up.
 */
final class Experts {
  /** After so many rows the best core sets are left; then it is tried who else is not needed. */
  private static final int CUT = 2000;
  /** How many are left besides that of the linear function. */
  private static final int SETS = 3;
  /** After so many rows of those who have joined with a metric, too. */
  private static final int TRIED = 1000;
  /** How many of the last rows the one looks at, and the other. */
  private static final int SHORT = 50;
  private static final int LONG = 400;

  private final TargetEncoder target;
  private final double unit;
  private final Entrants entrants;
  private final RowEncoder[] encoders;
  private final Recent[] windows = {new Recent(SHORT), new Recent(LONG)};
  private final Frequencies frequencies;
  private Pool pool;
  private final LearningCurve curve = new LearningCurve();
  private final Residuals residuals = new Residuals();
  private long rows;
  /** Whether somebody is needed is being tried; else null. */
  private Trial trial;
  /** How many trials have failed since the last that did not, and the number of rows when the next one begins. */
  private int failures;
  private long next = CUT + 1;
  /** The number of rows after which the best core sets are left, or 0 if they have been, and how many. */
  private long cut = CUT;
  private int sets = SETS;
  /** Who begins again when the stream has changed. */
  private Reserve reserve = new Reserve(List.of(), 0);
  /** Who joins because some attributes count for more than others. */
  private StreamMetric metric = new StreamMetric(false);
  /** Tells these experts from others without keeping them: see {@link TrainedModel#identity}. */
  private final Object identity = new Object();

  private Experts(TargetEncoder target, double unit, Entrants entrants, RowEncoder[] encoders) {
    this.encoders = encoders;
    this.target = target;
    this.unit = unit;
    this.entrants = entrants;
    frequencies = new Frequencies(target.classes());
    pool = pool(entrants.vectors() + 1 + windows.length);
    for (int k = 0; k < entrants.size(); k++) {
      entrants.get(k).shares(curve);
    }
  }

  /**
   * Experts of a stream whose first rows these are; they have learned nothing yet.
   *
   * @param options how to train
   * @param schema the attributes
   * @param rows the rows that scaling and the unit of γ are fitted to, at least one
   * @param last false where others will be fitted to more rows: nobody joins these
   */
  static Experts of(TrainSettings options, Schema schema, RowSource rows, boolean last) {
    Ranges ranges = new Ranges(schema, rows);
    TargetEncoder target = TargetEncoder.of(schema, ranges);
    double unit = Tournament.unit(rows);
    Tournament tournament = Tournament.of(options, schema, rows, ranges, target, unit);
    Experts experts = new Experts(target, unit, new Entrants(tournament.models()), tournament.windows());
    experts.metric = new StreamMetric(options.metric() == null && options.leavesUnit(options.scaling()));
    experts.reserve = new Reserve(last ? Reserve.fresh(tournament.models()) : List.of(), rows.size());
    return experts;
  }

  private Pool pool(int size) {
    return target.classes() == 0 ? new NumberPool(size) : new ClassPool(size);
  }

  /** What the experts say of a checked row, pooled; kept in the work space until the next step. */
  Advice advise(RowValues row, Workspace at) {
    Advice held = at.advice(identity, row, rows);
    if (held != null) {
      return held;
    }
    Advice advice = at.room(identity, pool, target.classes());
    int e = 0;
    for (int k = 0; k < entrants.size(); k++) {
      for (double[] scores : at.part(k).all(entrants.get(k), row)) {
        Advice.of(scores, advice.said[e++]);
      }
    }
    frequencies.say(advice.said[e++]);
    for (int k = 0; k < windows.length; k++) {
      at.part(entrants.size() + k).say(windows[k], encoders[k], row, advice.said[e++]);
    }
    pool.pool(advice);
    at.hold(identity, row, rows, advice);
    return advice;
  }

  /** Learns a checked row; is told how to train only where core sets are fitted to later rows. */
  void learn(Supplier<TrainSettings> options, RowValues row, double weight, Workspace at) {
    Advice advice = advise(row, at);
    boolean number = target.classes() == 0;
    double y = number ? target.encode(row.target()) : row.target();
    double w = weight / unit;
    curve.add(error(advice.pooled, y), entrants.cells());
    double taught = number ? residuals.taught(y, advice.pooled[0]) : y;
    double loss = Trial.loss(advice.pooled, taught);
    boolean left = reserve.leaves(row, weight, loss);
    boolean changed = !number && reserve.changes(loss);
    boolean tried = trial != null && trial.learn(advice, taught, w);
    pool.learn(advice, taught, w);
    RowEncoder noted = null;
    for (int k = 0; k < entrants.size(); k++) {
      TrainedModel model = entrants.get(k);
      at.part(k).observe(model);
      model.learner().update(number ? taught : target.encode(y), w);
      if (model.encoder() != noted) { // those who share an encoder stand side by side
        noted = model.encoder();
        noted.observe(row, weight);
      }
    }
    frequencies.learn(taught, w);
    for (int k = 0; k < windows.length; k++) {
      at.part(entrants.size() + k).learn(windows[k], taught);
      encoders[k].observe(row, weight);
    }
    rows++;
    if (tried) {
      judge();
    } else if (trial == null && rows >= next) { // of merged streams there are more at once
      tryLess();
    }
    if (cut > 0 && rows >= cut) {
      keep(entrants.best(sets, pool));
      cut = 0;
    }
    if (left) {
      RowSource kept = reserve.kept();
      Schema schema = encoders[0].schema();
      reserve.replace(Tournament.of(options.get(), schema, kept, new Ranges(schema, kept), target, unit).models());
    }
    if (left || changed) {
      join(reserve.fresh(), CUT);
      metric.restart(rows);
    } else if (metric.isDue(rows, target.classes())) {
      keep(entrants.unweighed(pool));
      join(StreamMetric.fresh(entrants, pool), TRIED);
    }
  }

  /** Gives up all weight vectors but some of each core set. */
  private void keep(int[][] vectors) {
    pool.keep(entrants.experts(vectors, pool));
    entrants.keep(vectors);
  }

  /** Core sets join; after so many rows as many as before are left, or as many as are the most. */
  private void join(List<TrainedModel> fresh, int length) {
    sets = cut > 0 ? sets : Math.min(SETS, entrants.sets());
    entrants.join(fresh, pool, curve);
    trial = null;
    failures = 0;
    cut = Math.max(cut, rows + length);
    next = cut + 1;
  }

  /** 1 for a wrong class and 0 for the right one, or the squared error in the class's own unit. */
  private double error(double[] pooled, double y) {
    int best = 0;
    for (int c = 1; c < pooled.length; c++) {
      best = pooled[c] > pooled[best] ? c : best;
    }
    return target.classes() == 0 ? target.loss(pooled, y) : best == (int) y ? 0 : 1;
  }

  /** Tries to do without somebody: the next of those who may be left out, or nobody until there are twice as many rows. */
  private void tryLess() {
    List<int[][]> less = entrants.less(pool);
    if (failures < less.size()) {
      int[][] vectors = less.get(failures);
      int[] kept = entrants.experts(vectors, pool);
      Pool without = pool(1);
      without.load(pool.save());
      without.keep(kept);
      trial = new Trial(vectors, kept, without, target.classes(), rows);
    } else {
      failures = 0;
      next = 2 * rows;
    }
  }

  /** Ends a trial. Where it has succeeded, those who were left out go. */
  private void judge() {
    failures++;
    if (trial.succeeds()) {
      entrants.keep(trial.vectors());
      pool = trial.pool();
      failures = 0;
    }
    trial = null;
    next = rows + 1;
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
    return entrants.get(entrants.leader(pool));
  }

  /** How many rows have been learned. */
  long rows() {
    return rows;
  }

  /** Who is pooled, in phrases that a semicolon parts. */
  @Override
  public String toString() {
    double rest = Math.max(0, 1 - Arrays.stream(entrants.trust(pool)).sum());
    return pool.size() + " predictions, pooled by how well they do; trust in those of " + entrants.trusted(pool)
        + (target.classes() == 0 ? "the mean" : "the class frequencies") + ", the nearest of the last rows: " + Math.round(100 * rest) + "%";
  }

  /** The experts as a part of a saved model. */
  Part save() {
    Part part = new Part().put("target", target.save()).put("unit", unit).put("rows", rows).put("pool", pool.save())
        .put("models", IntStream.range(0, entrants.size()).mapToObj(k -> entrants.get(k).save()).toList()).put("frequencies", frequencies.save())
        .put("curve", curve.save()).put("residuals", residuals.save());
    for (int k = 0; k < windows.length; k++) {
      part.put("encoder" + k, encoders[k].save()).put("window" + k, windows[k].save());
    }
    part.put("metric", metric.save()).put("failures", failures).put("next", next).put("cut", cut).put("sets", sets).put("reserve", reserve.save());
    return trial == null ? part : part.put("trial", trial.save());
  }

  /** Reads experts. */
  static Experts load(Schema schema, Part part) {
    Entrants entrants = new Entrants(
        part.parts("models").stream().map(model -> TrainedModel.load(schema, model)).toList());
    RowEncoder[] encoders = {RowEncoder.load(schema, part.part("encoder0")), RowEncoder.load(schema, part.part("encoder1"))};
    Experts experts = new Experts(TargetEncoder.load(part.part("target")), part.number("unit"), entrants, encoders);
    experts.pool.load(part.part("pool"));
    experts.rows = part.whole("rows");
    experts.failures = part.has("failures") ? part.whole("failures", 0, Integer.MAX_VALUE) : 0;
    experts.next = part.has("next") ? part.whole("next") : Math.max(experts.next, experts.rows + 1);
    experts.cut = part.has("cut") ? part.whole("cut") : experts.rows < CUT ? CUT : 0;
    if (part.has("reserve")) {
      experts.sets = part.whole("sets", 0, SETS);
      experts.reserve = Reserve.load(schema, part.part("reserve"));
    }
    experts.metric = part.has("metric") ? StreamMetric.load(part.part("metric")) : experts.metric;
    experts.frequencies.load(part.part("frequencies"));
    experts.curve.load(part.part("curve"));
    experts.residuals.load(part.part("residuals"));
    for (int k = 0; k < encoders.length; k++) {
      experts.windows[k].load(part.part("window" + k));
    }
    if (part.has("trial")) {
      Part saved = part.part("trial");
      int[][] vectors = Trial.vectors(saved);
      Pool without = experts.pool(1);
      without.load(saved.part("pool"));
      experts.trial = new Trial(vectors, entrants.experts(vectors, experts.pool), without, experts.target.classes(), 0);
      experts.trial.load(saved);
    }
    return experts;
  }
}
