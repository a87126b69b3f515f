package weka.classifiers.functions.avm;

import avm.eval.Sketch;
import java.io.IOException;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import weka.classifiers.functions.avm.options.AVMOptions;
import weka.core.Instance;
import weka.core.Instances;

/** A learner's state between Weka's calls: the header, the model, and the warm-up or the batch under way. */
public final class Training implements Serializable {
  private static final long serialVersionUID = 1L;

  private final Instances header;
  private RowModel model;
  private WarmUp warmUp;
  private Race race;
  private transient Batch batch;
  private transient volatile RowCheck check;

  /**
   * Makes a state without a model.
   *
   * @param data data with the attributes to come
   */
  public Training(Instances data) {
    header = new Instances(data, 0);
  }

  /**
   * Checks that data to go on with have the header this was made for.
   *
   * @param data the data
   */
  public void checkHeader(Instances data) {
    if (!header.equalHeaders(data)) {
      throw new IllegalArgumentException("the data have another header than the model that -resume goes on with; give"
          + " the same attributes and class, or train anew (buildClassifier)");
    }
  }

  private RowCheck check() {
    RowCheck current = check;
    if (current == null) {
      current = new RowCheck(header);
      check = current;
    }
    return current;
  }

  /**
   * Trains a model in one pass, if nothing has to be found out from the rows first and they are plain.
   *
   * @param options the learner's options
   * @param data the rows
   * @param progress is told of every step
   * @return false if it must be done by {@link #start} and {@link #next}; nothing has changed then
   */
  public boolean learnAtOnce(AVMOptions options, Instances data, Progress progress) {
    model = OnePass.of(options, header, data, check(), progress);
    return model != null;
  }

  /**
   * Starts or goes on with batch training, or starts a stream if there are no rows.
   *
   * @param options the learner's options
   * @param data the rows
   */
  public void start(AVMOptions options, Instances data) {
    List<Instance> rows = check().teaching(data);
    if (!rows.isEmpty()) {
      batch = new Batch(options, header, rows, model);
      model = batch.model();
      warmUp = null;
      race = null;
    } else if (model == null && (!options.settings().resolved() || options.scaling() != Scaling.NONE)) {
      warmUp = new WarmUp(header, options.getWarmUp());
    } else if (model == null) {
      model = Batch.stream(options, header, rows, options.scaling());
    }
  }

  /**
   * Takes one pass of batch training.
   *
   * @param progress is told of every step
   * @return false if all passes have been taken before
   */
  public boolean next(Progress progress) {
    if (batch == null) {
      return false;
    }
    progress.begin();
    model.report(progress);
    try {
      return batch.next();
    } finally {
      model.report(null);
    }
  }

  /** Ends batch training. */
  public void done() {
    batch = null;
  }

  /**
   * Learns a row of a stream.
   *
   * @param options the learner's options
   * @param row the row; nothing of it is kept but copies
   */
  public void learn(AVMOptions options, Instance row) {
    if (warmUp == null && (race == null || !race.open())) {
      model.learn(check(), row);
      return;
    }
    check().attributes(row);
    if (!check().teaches(row)) {
      return;
    }
    if (warmUp == null) {
      model = race.learn(check(), row);
      return;
    }
    model = warmUp.learn(options, check(), row, model);
    if (warmUp.done()) {
      race = Race.of(options, header, warmUp.rows(), model);
      warmUp = null;
    }
  }

  /**
   * A stream pauses: while it is warming up, its rows are learned as a batch. Rows may follow, and the pause be repeated.
   *
   * @param options the learner's options
   */
  public void pause(AVMOptions options) {
    if (warmUp != null && !warmUp.rows().isEmpty()) {
      Batch all = new Batch(options, header, warmUp.rows(), null);
      while (all.next()) {
        // one pass at a time
      }
      model = all.model();
    }
  }

  /**
   * Predicts.
   *
   * @param row the row
   * @return class probabilities, or the predicted number alone; alike for all classes, or 0, before the first row
   */
  public double[] distribution(Instance row) {
    if (learned()) {
      return model.distribution(check(), row);
    }
    check().attributes(row);
    return nothing();
  }

  /**
   * Predicts many rows, on all cores.
   *
   * @param rows the rows
   * @return what {@link #distribution} says of each
   */
  public double[][] distributions(Instances rows) {
    if (learned()) {
      return model.distributions(check(), rows);
    }
    double[][] result = new double[rows.numInstances()][];
    Arrays.setAll(result, i -> distribution(rows.instance(i)));
    return result;
  }

  private boolean learned() {
    return model != null && model.learner().steps() > 0;
  }

  /** What is predicted before the first row. */
  private double[] nothing() {
    double[] nothing = new double[header.numClasses()];
    if (header.classAttribute().isNominal()) {
      Arrays.fill(nothing, 1.0 / nothing.length);
    }
    return nothing;
  }

  /**
   * An interval for a numeric class.
   *
   * @param row the row
   * @param confidence how sure it should be, between 0 and 1
   * @return one interval, lower and upper end
   */
  public double[][] interval(Instance row, double confidence) {
    if (header.classAttribute().isNominal()) {
      throw new IllegalArgumentException("intervals are for a numeric class; '" + header.classAttribute().name()
          + "' is nominal");
    }
    check().attributes(row);
    return model == null ? new double[][] {{Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY}} : model.interval(check(), row, confidence);
  }

  /**
   * The model.
   *
   * @return the model, or null before the first row
   */
  public RowModel model() {
    return model;
  }

  /**
   * What the pictures of the model need.
   *
   * @param rows data to show with it, or null
   * @return the sketch, or null before the first row
   */
  public Sketch sketch(Instances rows) {
    return model == null ? null : new ModelGraph(header, model).sketch(rows);
  }

  /**
   * The model as a Java class that needs nothing else.
   *
   * @param name the class's name
   * @return the source code
   * @throws IOException if the template cannot be read
   */
  public String source(String name) throws IOException {
    if (model == null) {
      throw new IllegalStateException("AVM has learned no row yet: there is no model to write as source code");
    }
    return new ModelSource(header, model).of(name);
  }

  /**
   * A page about the model.
   *
   * @param decimals how many digits numbers have
   * @return the page
   */
  public String toString(int decimals) {
    return model == null ? "AVM: built on a header, no row learned yet."
        : ModelText.of(header, model, warmUp, race, decimals);
  }
}
