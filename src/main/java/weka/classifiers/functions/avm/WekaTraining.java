package weka.classifiers.functions.avm;

import avm.encode.RowValues;
import avm.io.Part;
import avm.train.TrainSettings;
import avm.train.Training;
import java.util.function.Supplier;
import weka.classifiers.functions.avm.file.HeaderPart;
import weka.classifiers.functions.avm.report.Progress;
import weka.core.Instance;
import weka.core.Instances;

/**
 * A learner's state between Weka's calls: the header, and the library's {@link Training} behind the check of rows. One of
 * Weka's classifiers hands its calls to it.
 */
public final class WekaTraining {
  private final Instances header;
  private final Training training;
  private final RowCheck check;
  private final ThreadLocal<RowReader> readers = ThreadLocal.withInitial(RowReader::new);
  private Progress progress;
  /** The reader of the thread that learned last, which will most likely ask for it again. */
  private RowReader learning;

  /** @param data data with the attributes to come */
  public WekaTraining(Instances data) {
    header = new Instances(data, 0);
    training = new Training(InstanceRows.schema(header));
    check = new RowCheck(header);
  }

  /**
   * Trains a model on rows, or makes one for a stream if there are none.
   *
   * @param options how to train
   * @param data the rows
   * @param progress is told how far it is
   * @return the state after it
   */
  public static WekaTraining of(TrainSettings options, Instances data, Progress progress) {
    WekaTraining state = new WekaTraining(data);
    state.progress = progress;
    state.training.start(options, InstanceRows.toLearn(data, state.check));
    while (state.next()) {
      // one pass at a time
    }
    state.done();
    return state;
  }

  /** @param data data to go on with, which must have the header this was made for */
  public void checkHeader(Instances data) {
    if (!header.equalHeaders(data)) {
      throw new IllegalArgumentException("the data have another header than the model that -resume goes on with; give"
          + " the same attributes and class, or train anew (buildClassifier)");
    }
  }

  /** The calling thread's reader. */
  private RowReader reader() {
    RowReader recent = learning;
    return recent != null && recent.isOwn() ? recent : readers.get();
  }

  /**
   * Starts or goes on with training pass by pass. If it fails, nothing learned is lost.
   *
   * @param options how to train
   * @param data the rows
   * @param teller is told how far it is
   */
  public void start(TrainSettings options, Instances data, Progress teller) {
    training.start(options, InstanceRows.toLearn(data, check).checked());
    progress = teller;
  }

  /** {@return whether a pass was taken: false if all have been taken before} */
  public boolean next() {
    return training.next(progress);
  }

  /** Ends training pass by pass. */
  public void done() {
    training.done();
    progress = null;
  }

  /**
   * Learns a row of a stream.
   *
   * @param options how to train, asked for while settings are not final
   * @param row the row; nothing of it is kept but copies
   * @param debug whether to tell the error stream how far it is
   */
  public void learn(Supplier<TrainSettings> options, Instance row, boolean debug) {
    RowReader reader = reader();
    if (learning != reader) {
      learning = reader;
    }
    RowValues values = reader.toLearn(check, row);
    if (values != null) {
      training.learn(options, values, row.weight(), reader.workspace());
    }
    if (debug && training.model() != null) {
      progress = progress == null ? new Progress(null, true) : progress;
      progress.row(training.model().learner());
    }
  }

  /**
   * {@return class probabilities, or the predicted number alone}
   *
   * @param row the row to predict
   */
  public double[] distribution(Instance row) {
    RowReader reader = reader();
    return training.distribution(reader.toPredict(check, row), reader.workspace());
  }

  /**
   * {@return what {@link #distribution} says of each row, predicted on all cores}
   *
   * @param rows the rows
   */
  public double[][] distributions(Instances rows) {
    return training.distributions(InstanceRows.toPredict(rows, check));
  }

  /**
   * {@return one interval for a numeric class, lower and upper end}
   *
   * @param row the row
   * @param confidence how sure it should be, between 0 and 1
   */
  public double[][] interval(Instance row, double confidence) {
    if (header.classAttribute().isNominal()) {
      throw new IllegalArgumentException("intervals are for a numeric class; '" + header.classAttribute().name()
          + "' is nominal");
    }
    RowReader reader = reader();
    return new double[][] {training.interval(reader.toPredict(check, row), reader.workspace(), confidence)};
  }

  /** {@return the model and what is under way; rows that are given to it must have been checked} */
  public Training training() {
    return training;
  }

  /** {@return this as a part of a model} */
  public Part save() {
    return new Part().put("header", HeaderPart.save(header)).put("training", training.save());
  }

  /**
   * {@return the state that was saved}
   *
   * @param part what {@link #save} made
   */
  public static WekaTraining load(Part part) {
    WekaTraining state = new WekaTraining(HeaderPart.load(part.part("header")));
    state.training.load(part.part("training"));
    return state;
  }
}
