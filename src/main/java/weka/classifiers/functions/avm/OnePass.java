package weka.classifiers.functions.avm;

import avm.data.Point;
import avm.learn.Plan;
import avm.learn.Settings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import weka.core.Instance;
import weka.core.Instances;

/**
 * Training in one pass where nothing has to be found out from the rows first: each is read once, and checked, encoded
 * and learned by the same thread while it is at hand. It leaves all that is not plain to {@link Batch}, which knows how
 * to complain of a row, what stands for a missing value and how many steps there are.
 */
final class OnePass {
  private final List<Instance> rows;
  private final RowCheck check;
  private final RowModel model;
  private final double[] targets;
  private final double[] weights;
  private final RowValues again = new RowValues();

  private OnePass(List<Instance> rows, RowCheck check, RowModel model) {
    this.rows = rows;
    this.check = check;
    this.model = model;
    targets = new double[rows.size()];
    weights = new double[rows.size()];
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
    Settings settings = options.settings().limitedFor(Plan.PASSES);
    double epochs = Check.number(options.getEpochs());
    boolean once = epochs == 1 || options.getPaper() && Double.isNaN(epochs);
    if (data.isEmpty() || !once || !settings.resolved() || options.scalingKind() != Scaling.NONE
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
      OnePass pass = new OnePass(rows, check, model);
      model.learner().inTurn(pass::give, rows.size(), pass::learn);
      return model;
    } catch (IllegalArgumentException e) {
      return null;
    } finally {
      model.report(null);
    }
  }

  /** Reads rows. */
  private void give(int from, int to, Point[] into) {
    RowValues values = new RowValues();
    values.expect(rows, from, to);
    for (int i = from; i < to; i++) {
      Instance row = rows.get(i);
      values.read(row, model.encoder().classIndex());
      check.attributes(values);
      if (!check.teaches(row.weight(), values.target()) || !values.isPlain()) {
        throw new IllegalArgumentException("row " + (i + 1) + " is not plain");
      }
      if (into[i - from] == null) {
        into[i - from] = new Point(values.count());
      }
      model.encoder().encode(values, into[i - from]);
      targets[i] = model.target().encode(values.target());
      weights[i] = row.weight();
    }
  }

  private void learn(Point x, int i) {
    if (!model.encoder().observe(x, weights[i])) {
      again.read(rows.get(i), model.encoder().classIndex());
      model.encoder().observe(again, weights[i]);
    }
    model.learn(x, targets[i], weights[i], true);
  }
}
