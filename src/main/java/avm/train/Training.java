package avm.train;

import avm.encode.RawRow;
import avm.encode.RowList;
import avm.encode.RowSource;
import avm.encode.RowValues;
import avm.encode.Schema;
import avm.io.Part;
import avm.io.Saved;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** A learner's state between calls: the model, and the warm-up, the race or the batch under way. */
public final class Training implements Saved {
  private final Schema schema;
  private TrainedModel model;
  /**
   * The first rows of a stream, kept while scaling and settings are fitted to them: anew when their number reaches a
   * power of two, and for good when it reaches the warm-up's length; null where nothing warms up.
   */
  private List<RawRow> warmUp;
  private int length;
  /** The model of a stream that paused in its warm-up, to go on with if rows follow; else null. */
  private TrainedModel paused;
  private Race race;
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
    boolean later = model == null && Batch.checksOnTheWay(options, schema, rows);
    begin(options, later ? rows : rows.checked());
    otherwise = later ? () -> begin(options, rows.checked()) : null;
  }

  private void begin(TrainSettings options, RowSource rows) {
    if (rows.size() > 0) {
      batch = new Batch(options, schema, rows, model, false, options.scaling());
      model = batch.model();
      warmUp = null;
      paused = null;
      race = null;
    } else if (model == null && !options.isComplete()) {
      warmUp = new ArrayList<>();
      length = options.warmUp();
    } else if (model == null) {
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
    if (warmUp != null) {
      warmUp(options.get(), row, weight, at);
    } else if (race != null && race.open()) {
      model = race.learn(row, weight, at);
    } else {
      model.learn(row, weight, at);
    }
  }

  private void warmUp(TrainSettings options, RowValues row, double weight, Workspace at) {
    TrainedModel shown = model;
    TrainedModel stream = paused;
    model = stream == null ? shown : stream;
    paused = null;
    warmUp.add(row.kept(weight));
    int n = warmUp.size();
    try {
      if ((n & (n - 1)) == 0 || n == length) {
        model = Batch.stream(options, schema, new RowList(warmUp), options.scaling());
      } else {
        model.learn(row, weight, at);
      }
    } catch (IllegalArgumentException e) {
      warmUp.remove(n - 1);
      model = shown;
      paused = stream;
      throw e;
    }
    if (n >= length) {
      race = Race.of(options, schema, new RowList(warmUp), model);
      warmUp = null;
    }
  }

  /**
   * A stream pauses: while it is warming up, its rows are learned as a batch. If rows follow, it goes on as if it had
   * not paused.
   *
   * @param options how to train
   */
  public void pause(TrainSettings options) {
    if (warmedUp() > 0 && paused == null) {
      Batch all = new Batch(options, schema, new RowList(warmUp), null, false, options.scaling());
      while (all.next()) {
        // one pass at a time
      }
      paused = model;
      model = all.model();
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
    return learned() ? model.distribution(at.scores(model, row)) : nothing();
  }

  /**
   * {@return what {@link #distribution} says of each of many rows, on all cores}
   *
   * @param rows the rows
   * @throws IllegalArgumentException if a row is not right
   */
  public double[][] distributions(RowSource rows) {
    double[][] result = learned() ? model.distributions(rows) : null;
    return result == null ? oneByOne(rows) : result;
  }

  private double[][] oneByOne(RowSource rows) {
    double[][] result = new double[rows.size()][];
    RowValues values = new RowValues();
    Workspace at = new Workspace();
    for (int i = 0; i < result.length; i++) {
      rows.read(i, values);
      values.look();
      rows.check(values);
      result[i] = distribution(values, at);
    }
    return result;
  }

  private boolean learned() {
    return model != null && model.learner().steps() > 0;
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
    return model == null ? new double[] {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY}
        : model.interval(row, at, confidence);
  }

  /** {@return the attributes} */
  public Schema schema() {
    return schema;
  }

  /** {@return the model, or null before the first row} */
  public TrainedModel model() {
    return model;
  }

  /** {@return how many rows of a warm-up that is not over are kept} */
  public int warmedUp() {
    return warmUp == null ? 0 : warmUp.size();
  }

  /** {@return how the scaling was chosen by a race, in a sentence; nothing where there was none} */
  public String raced() {
    return race == null ? "" : race.toString();
  }

  /** The model of a race is the leader's. */
  @Override
  public Part save() {
    Part part = new Part();
    if (race != null) {
      part.put("race", race.save());
    } else if (model != null) {
      part.put("model", batch == null ? model.save() : batch.save(schema));
    }
    if (paused != null) {
      part.put("paused", paused.save());
    }
    return warmUp == null ? part : part.put("warmUp",
        new Part().put("length", length).put("rows", warmUp.stream().map(RawRow::save).toList()));
  }

  @Override
  public void load(Part part) {
    race = part.has("race") ? Race.load(schema, part.part("race")) : null;
    model = race != null ? race.leader() : part.has("model") ? TrainedModel.load(schema, part.part("model")) : null;
    paused = part.has("paused") ? TrainedModel.load(schema, part.part("paused")) : null;
    warmUp = null;
    if (part.has("warmUp")) {
      length = part.part("warmUp").whole("length", 1, Integer.MAX_VALUE);
      warmUp = new ArrayList<>(part.part("warmUp").parts("rows").stream().map(RawRow::load).toList());
    }
  }
}
