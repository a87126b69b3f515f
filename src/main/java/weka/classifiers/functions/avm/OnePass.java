package weka.classifiers.functions.avm;

import avm.data.Point;
import avm.learn.Settings;
import avm.tune.Plan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import weka.classifiers.functions.avm.options.AVMOptions;
import weka.core.Instance;
import weka.core.Instances;

/**
 * Training in one pass where nothing has to be found out from the rows first: each is read once, and checked, encoded
 * and learned by the same thread while it is at hand. It leaves all that is not plain to {@link Batch}, which knows how
 * to complain of a row, what stands for a missing value and how many steps there are.
 */
final class OnePass {
  private final Instances header;
  private final List<Instance> rows;
  private final RowCheck check;
  private final RowModel model;
  private final double[] targets;
  private final double[] weights;
  private final RowValues again = new RowValues();
  private final Map<Thread, Reader> readers = new ConcurrentHashMap<>();
  /** Whether rows are noted when they are read, in any order, as long as all are made of ones: their sums are whole. */
  private final boolean early;

  private OnePass(Instances header, List<Instance> rows, RowCheck check, RowModel model) {
    this.header = header;
    this.rows = rows;
    this.check = check;
    this.model = model;
    targets = new double[rows.size()];
    weights = new double[rows.size()];
    again.read(rows.get(0), model.encoder().classIndex());
    early = again.isOnes() && check.isNumeric() && model.encoder().isInPlace();
  }

  /**
   * Reads rows, in one thread. All that it looks at is its own or stays as it is: what is next in memory to something
   * that another thread changes with every row would have to come from that one's core each time.
   */
  private final class Reader {
    private final List<Instance> from = rows;
    private final RowCheck checks = check;
    private final RowEncoder encoder = model.encoder();
    private final double[] target = targets;
    private final double[] weight = weights;
    private final RowValues values = new RowValues();
    private final RunningValues noted = new RunningValues(header);
    /** Whether all rows so far are noted. */
    private boolean notes = early;

    private void expect(int first, int end) {
      values.expect(from, first, end);
    }

    private void read(int i, Point into) {
      Instance row = from.get(i);
      values.find(row, encoder.classIndex());
      weight[i] = row.weight();
      target[i] = values.target();
      notes = notes && weight[i] == 1 && noted.addOnes(values.indices(), values.values(), values.count(), into);
      if (notes) {
        checks.header(values);
      } else {
        values.look();
        checks.attributes(values);
      }
      if (!checks.teaches(weight[i], target[i]) || !values.isPlain()) {
        throw new IllegalArgumentException("row " + (i + 1) + " is not plain");
      }
      if (!notes) {
        encoder.encode(values, into);
      }
    }
  }

  /**
   * Trains a model, if options and rows are such that it can be done in this way.
   *
   * @param options the learner's options
   * @param header the attributes
   * @param data the rows, not checked yet
   * @param check checks rows
   * @param progress is told of every step
   * @return the model that {@link Batch} would make, or null
   */
  static RowModel of(AVMOptions options, Instances header, Instances data, RowCheck check, Progress progress) {
    Settings settings = Plan.PASSES.limited(options.settings());
    double epochs = options.epochs();
    boolean once = epochs == 1 || options.getPaper() && Double.isNaN(epochs);
    if (data.isEmpty() || !once || !settings.resolved() || options.scaling() != Scaling.NONE
        || !header.classAttribute().isNominal()) {
      return null;
    }
    List<Instance> rows = data;
    if (!options.getPreserveOrder()) {
      rows = new ArrayList<>(data);
      Collections.shuffle(rows, new Random(options.getSeed()));
    }
    Ranges none = new Ranges(header.numAttributes(), List.of());
    RowModel model = new RowModel(new RowEncoder(header, none, Scaling.NONE), Batch.target(options, header, none),
        settings, Batch.why(options, settings), 0, rows.size(), false);
    progress.begin();
    model.report(progress);
    try {
      OnePass pass = new OnePass(header, rows, check, model);
      model.learner().inTurn(pass::give, rows.size(), pass::learn);
      pass.finish();
      return model;
    } catch (IllegalArgumentException e) {
      return null;
    } finally {
      model.report(null);
    }
  }

  /** Reads rows. */
  private void give(int from, int to, Point[] into) {
    Reader reader = readers.computeIfAbsent(Thread.currentThread(), thread -> new Reader());
    reader.expect(from, to);
    for (int k = 0; k < to - from; k++) {
      if (into[k] == null) {
        into[k] = new Point(16);
      }
      reader.read(from + k, into[k]);
    }
  }

  private void learn(Point x, int i) {
    if (!early && !model.encoder().observe(x, weights[i])) {
      again.read(rows.get(i), model.encoder().classIndex());
      model.encoder().observe(again, weights[i]);
    }
    model.learn(x, model.target().encode(targets[i]), weights[i], true);
  }

  /** Adds up what was noted early, in the rows' order if some rows were not. */
  private void finish() {
    RowEncoder encoder = model.encoder();
    if (readers.values().stream().allMatch(reader -> reader.notes)) {
      readers.values().forEach(reader -> encoder.observe(reader.noted));
    } else if (early) {
      for (int i = 0; i < weights.length; i++) {
        again.read(rows.get(i), encoder.classIndex());
        encoder.observe(again, weights[i]);
      }
    }
  }
}
