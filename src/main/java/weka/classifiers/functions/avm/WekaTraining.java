package weka.classifiers.functions.avm;

import avm.encode.RowSource;
import avm.face.RowStream;
import avm.io.Part;
import avm.merge.Merge;
import avm.parallel.Parallel;
import avm.train.TrainSettings;
import avm.train.Training;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import weka.classifiers.functions.avm.InstanceRows.Use;
import weka.classifiers.functions.avm.report.ModelGraph;
import weka.classifiers.functions.avm.report.Progress;
import weka.core.Capabilities;
import weka.core.Instance;
import weka.core.Instances;

/**
 * A learner's state between Weka's calls: the header, and the library's {@link Training} behind the check of rows. One of
 * Weka's classifiers hands its calls to it.
 */
final class WekaTraining {
  private final Instances header;
  private final Training training;
  private final RowCheck check;
  private final Supplier<TrainSettings> options;
  private final RowStream stream;

  /** Makes a state without a model; the data have the attributes to come, options are asked for when they are needed. */
  WekaTraining(Instances data, Supplier<TrainSettings> options) {
    this.options = options;
    header = new Instances(data, 0);
    training = new Training(InstanceRows.schema(header));
    check = new RowCheck(header);
    stream = new RowStream(training, check.values(), options);
  }

  /** Checks that a header is one that capabilities allow; the rows have a check of their own. */
  static void check(Capabilities capabilities, Instances data, Progress progress) throws Exception {
    try {
      capabilities.testWithFail(new Instances(data, 0));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw progress.stopped();
    }
  }

  /** The state after training on rows, or one for a stream if there are none. */
  static WekaTraining of(Supplier<TrainSettings> options, Instances data, Progress progress) {
    WekaTraining state = new WekaTraining(data, options);
    state.run(progress, () -> {
      state.training.start(options.get(), new InstanceRows(data, state.check, Use.LEARN));
      while (state.training.next(progress)) {
        // one pass at a time
      }
      state.training.done();
      return state;
    });
    return state;
  }

  /** Does work with as many threads as the options say; if it is stopped, says so. */
  private <T> T run(Progress progress, Supplier<T> work) {
    try {
      return Parallel.by(options.get().threads(), work);
    } catch (CancellationException e) {
      throw progress == null ? e : progress.stopped();
    }
  }

  /** Starts or goes on with training pass by pass. If it fails, nothing learned is lost. */
  void start(Instances data, Progress progress) {
    if (!header.equalHeaders(data)) {
      throw new IllegalArgumentException("the data have another header than the model that -resume goes on with; give"
          + " the same attributes and class, or train anew (buildClassifier)");
    }
    run(progress, () -> {
      training.start(options.get(), new InstanceRows(data, check, Use.LEARN).checked());
      return this;
    });
  }

  /** Takes a pass of training pass by pass; false if all have been taken before. */
  boolean next(Progress progress) {
    return run(progress, () -> training.next(progress));
  }

  /** The stream pauses. */
  void pause() {
    run(null, () -> {
      training.pause(options.get());
      return this;
    });
  }

  /** Takes in what another one has learned. */
  void merge(WekaTraining other) {
    run(null, () -> {
      Merge.into(training, other.training, options);
      return this;
    });
  }

  /** All that was to be merged has been. */
  void merged() {
    run(null, () -> {
      Merge.finish(training);
      training.pause(options.get());
      return this;
    });
  }

  /** What a row holds, having checked its header. */
  private InstanceValues read(Instance row) {
    check.header(row.dataset(), row.numAttributes());
    return InstanceValues.of(row);
  }

  /** Learns a row of a stream, of which only copies are kept. */
  void learn(Instance row) {
    InstanceValues own = read(row);
    stream.learn(own.indices(), own.values(), own.count(), row.weight());
  }

  /** Class probabilities, or the predicted number alone. */
  double[] distribution(Instance row) {
    InstanceValues own = read(row);
    return stream.distribution(own.indices(), own.values(), own.count());
  }

  /** What {@link #distribution} says of each row, predicted on all cores. */
  double[][] distributions(Instances rows) {
    return run(null, () -> training.distributions(new InstanceRows(rows, check, Use.PREDICT)));
  }

  /** One interval for a numeric class, lower and upper end, of a confidence between 0 and 1. */
  double[][] interval(Instance row, double confidence) {
    if (header.classAttribute().isNominal()) {
      throw new IllegalArgumentException("intervals are for a numeric class; '" + header.classAttribute().name()
          + "' is nominal");
    }
    InstanceValues own = read(row);
    return new double[][] {stream.interval(own.indices(), own.values(), own.count(), confidence)};
  }

  /** What pictures of the model are made from, with some of the rows, if there are any; null before the first row. */
  ModelGraph graph(String name, List<Instance> rows) {
    int stride = Math.max(1, (rows.size() + ModelGraph.MOST_ROWS - 1) / ModelGraph.MOST_ROWS);
    RowSource shown = new InstanceRows(IntStream.range(0, rows.size()).filter(i -> i % stride == 0).mapToObj(rows::get)
        .toList(), check, Use.PREDICT);
    return training.model() == null ? null
        : run(null, () -> new ModelGraph(name, training.model(), shown, training.distributions(shown)));
  }

  /** The model and what is under way. */
  Training training() {
    return training;
  }

  /** This as a part of a model. */
  Part save() {
    return new Part().put("header", HeaderPart.save(header)).put("training", training.save());
  }

  /** The state that was saved. */
  static WekaTraining load(Part part, Supplier<TrainSettings> options) {
    WekaTraining state = new WekaTraining(HeaderPart.load(part.part("header")), options);
    state.training.load(part.part("training"));
    return state;
  }
}
