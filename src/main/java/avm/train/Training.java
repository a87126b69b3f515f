package avm.train;

import avm.encode.ClassBalance;
import avm.encode.RowSource;
import avm.encode.RowValues;
import avm.encode.Schema;
import avm.io.Part;
import avm.io.Saved;
import avm.parallel.Parallel;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** A learner's state between calls: the model or the experts, and the warm-up or the batch under way. */
public final class Training implements Saved {
  private final Schema schema;
  private TrainedModel model;
  /** What predicts and learns in place of the model, or null. */
  private Experts experts;
  /** The first rows of a stream, while they are kept; else null. */
  private WarmUp warmUp;
  /** The model of a stream that paused in its warm-up: it predicts until rows follow; else null. */
  private TrainedModel paused;
  /** How classes count alike in a stream, or null where they need not. */
  private ClassBalance balance;
  /** How many steps models that go on from the same one have in common, where they are merged. */
  private long past;
  private Batch batch;
  /** Starts anew, if the batch checks rows on the way and comes to one that is not plain. */
  private Runnable otherwise;

  /**
   * Makes a state without a model.
   *
   * @param schema the attributes of rows to come
   */
  public Training(Schema schema) {
    this.schema = schema;
  }

  /**
   * Starts or goes on with batch training, or starts a stream if there are no rows. If it fails, nothing has changed.
   *
   * @param options how to train
   * @param rows the rows; if they have not been checked, they are now, or in {@link #next}
   */
  public void start(TrainSettings options, RowSource rows) {
    boolean later = model() == null && !balances(options) && Batch.checksOnTheWay(options, schema, rows);
    begin(options, later ? rows : rows.checked());
    otherwise = later ? () -> begin(options, rows.checked()) : null;
  }

  /** Whether rows are weighed so that classes count alike. */
  private boolean balances(TrainSettings options) {
    return options.settings().balanced() && schema.classes() > 1;
  }

  private void begin(TrainSettings options, RowSource rows) {
    if (rows.size() > 0 || model() == null) {
      balance = balances(options) ? new ClassBalance(schema.classes()) : null;
    }
    if (rows.size() > 0) {
      batch = new Batch(options, schema, balance == null ? rows : balance.weighed(rows), model(), false, options.scaling());
      model = batch.model();
      warmUp = null;
      paused = null;
      experts = null;
    } else if (model() == null && !options.isComplete()) {
      warmUp = new WarmUp(schema, options.warmUp());
    } else if (model() == null) {
      model = Batch.stream(options, schema, rows, options.scaling());
    }
  }

  /**
   * Takes one pass of batch training.
   *
   * @param progress is told of every step
   * @return false if all passes have been taken before
   * @throws IllegalArgumentException if rows have not been checked before, and one is not right
   */
  public boolean next(Progress progress) {
    if (batch == null) {
      return false;
    }
    progress.begin();
    TrainedModel trains = model;
    trains.report(progress);
    try {
      boolean taken = batch.next();
      model = batch.model();
      return taken;
    } catch (IllegalArgumentException e) {
      if (otherwise == null) {
        throw e;
      }
    } finally {
      trains.report(null);
    }
    Runnable anew = otherwise;
    done();
    model = null;
    anew.run();
    return next(progress);
  }

  /** Ends batch training. */
  public void done() {
    batch = null;
    otherwise = null;
  }

  /**
   * Learns a row of a stream.
   *
   * @param options how to train, asked for while settings are not final
   * @param row the row, checked; nothing of it is kept but copies
   * @param weight its weight, above 0
   * @param at the calling thread's work space
   */
  public void learn(Supplier<TrainSettings> options, RowValues row, double weight, Workspace at) {
    paused = null;
    double weighed = balance == null ? weight : balance.weighed(row.target(), weight);
    if (warmUp == null && experts == null) {
      model.learn(row, weighed, at);
    } else if (warmUp == null) {
      experts.learn(options, row, weighed, at);
    } else if (experts != null || options.get().pools(schema.classes())) {
      experts = warmUp.learn(options, experts, row, weighed, at);
    } else {
      model = warmUp.learn(options.get(), model, row, weighed, at);
    }
    if (balance != null) {
      balance.add(row.target(), weight);
    }
    warmUp = warmUp != null && warmUp.isOver() ? null : warmUp;
  }

  /**
   * A stream pauses: while it is warming up, its rows are learned as a batch. If rows follow, it goes on as if it had
   * not paused.
   *
   * @param options how to train
   */
  public void pause(TrainSettings options) {
    if (warmedUp() > 0 && paused == null) {
      Batch all = new Batch(options, schema, warmUp.rows(), null, false, options.scaling());
      while (all.next()) {
        // one pass at a time
      }
      paused = all.model();
    }
  }

  /**
   * {@return class probabilities of a row, or the predicted number alone; alike for all classes, or 0, before the
   * first row}
   *
   * @param row the row, checked
   * @param at the calling thread's work space
   */
  public double[] distribution(RowValues row, Workspace at) {
    return !learned() ? nothing() : pools() ? experts.distribution(row, at)
        : model().distribution(at.scores(model(), row));
  }

  /** Whether it is experts who predict now. */
  private boolean pools() {
    return experts != null && paused == null;
  }

  /**
   * {@return what {@link #distribution} says of each of many rows, on all cores}
   *
   * @param rows the rows
   * @throws IllegalArgumentException if a row is not right
   */
  public double[][] distributions(RowSource rows) {
    double[][] result = learned() && !pools() ? model().distributions(rows) : null;
    if (result == null) {
      result = new double[rows.size()][];
      if (!pools() || !Parallel.forRanges(result.length, Group.FEW, reader(rows, result))) {
        reader(rows, result).get().on(0, result.length);
      }
    }
    return result;
  }

  /** Predicts rows one by one; the first that is not right is refused. */
  private Supplier<Parallel.Ranged> reader(RowSource rows, double[][] result) {
    return () -> {
      RowValues values = new RowValues();
      Workspace at = new Workspace();
      return (from, to) -> {
        for (int i = from; i < to; i++) {
          rows.read(i, values);
          values.look();
          rows.check(values);
          result[i] = distribution(values, at);
        }
        return true;
      };
    };
  }

  private boolean learned() {
    return experts != null || model != null && model.learner().steps() > 0;
  }

  /** What is predicted before the first row. */
  private double[] nothing() {
    double[] nothing = new double[Math.max(1, schema.classes())];
    if (schema.isNominal(schema.classIndex())) {
      Arrays.fill(nothing, 1.0 / nothing.length);
    }
    return nothing;
  }

  /**
   * {@return the lower and upper end of an interval for a numeric class}
   *
   * @param row the row, checked
   * @param at the calling thread's work space
   * @param confidence how sure it should be, between 0 and 1
   */
  public double[] interval(RowValues row, Workspace at, double confidence) {
    TrainedModel trusted = model();
    return pools() ? experts.interval(row, at, confidence)
        : trusted == null ? new double[] {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY}
        : trusted.interval(row, at, confidence);
  }

  /** {@return the attributes} */
  public Schema schema() {
    return schema;
  }

  /** {@return the model, or null before the first row; where experts predict, the one that is trusted most} */
  public TrainedModel model() {
    return paused != null ? paused : experts != null ? experts.leader() : model;
  }

  /** {@return T: how many steps have been taken, by experts together} */
  public long steps() {
    return pools() ? experts.rows() : model() == null ? 0 : model().learner().steps();
  }

  /** {@return how many rows of a warm-up that is not over are kept} */
  public int warmedUp() {
    return warmUp == null ? 0 : warmUp.rows().size();
  }

  /** {@return which experts predict, in phrases that a semicolon parts; nothing where one model does} */
  public String experts() {
    return pools() ? experts.toString() : "";
  }

  @Override
  public Part save() {
    Part part = new Part();
    if (model != null) {
      part.put("model", batch == null ? model.save() : batch.save(schema));
    }
    if (paused != null) {
      part.put("paused", paused.save());
    }
    if (balance != null) {
      part.put("balance", balance.save());
    }
    if (experts != null) {
      part.put("experts", experts.save());
    }
    if (past > 0) {
      part.put("past", past);
    }
    return warmUp == null ? part : part.put("warmUp", warmUp.save());
  }

  @Override
  public void load(Part part) {
    past = part.has("past") ? part.whole("past") : 0;
    model = part.has("model") ? TrainedModel.load(schema, part.part("model")) : part.has("race") ? leader(part) : null;
    paused = part.has("paused") ? TrainedModel.load(schema, part.part("paused")) : null;
    experts = part.has("experts") ? Experts.load(schema, part.part("experts")) : null;
    balance = part.has("balance") ? new ClassBalance(schema.classes()) : null;
    if (balance != null) {
      balance.load(part.part("balance"));
    }
    warmUp = part.has("warmUp") ? WarmUp.load(schema, part.part("warmUp")) : null;
  }

  /** The best of models that were saved while they learned side by side, before there were experts. */
  private TrainedModel leader(Part part) {
    List<Part> entrants = part.part("race").parts("entrants");
    Part leader = entrants.get(part.part("race").whole("leader", 0, entrants.size() - 1));
    return TrainedModel.load(schema, leader.part("model"));
  }
}
