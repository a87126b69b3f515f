package weka.classifiers.functions.avm;

import avm.data.Point;
import avm.store.KernelRow;
import weka.core.Instance;

/**
 * What one thread needs to predict: room for a row's values, its point and its kernel values. The row it predicted last
 * is often the row that is learned next; it has been checked and encoded then, and its kernel values and scores are at
 * hand.
 */
final class Workspace {
  private final RowValues values = new RowValues();
  private final Point point = new Point(16);
  private final KernelRow row = new KernelRow();
  private final double[] scores;
  private final Thread owner = Thread.currentThread();
  /** The steps the model had taken when the row was predicted; −1 if nothing is at hand. */
  private long steps = -1;

  /** Makes it for a model of so many outputs. */
  Workspace(int outputs) {
    scores = new double[outputs];
  }

  /** Whether it is the calling thread's. */
  boolean isOwn() {
    return owner == Thread.currentThread();
  }

  /** Reads, checks and encodes a row. */
  void read(RowModel model, RowCheck check, Instance instance) {
    steps = -1;
    values.read(instance, model.encoder().classIndex());
    check.attributes(values);
    model.encoder().encode(values, point);
  }

  /** Checks a row and tells its scores; not a copy. */
  double[] scores(RowModel model, RowCheck check, Instance instance) {
    read(model, check, instance);
    model.learner().predict(point, row, scores);
    steps = model.learner().steps();
    return scores;
  }

  /** Whether a row is the one that was predicted last, by the model as it is now; its class may be another. */
  boolean holds(RowModel model, Instance instance) {
    return steps == model.learner().steps() && values.equal(instance, model.encoder().classIndex());
  }

  /** The scores of the row that was predicted last; not a copy. */
  double[] scores() {
    return scores;
  }

  /** What the row says. */
  RowValues values() {
    return values;
  }

  /** The row, encoded. */
  Point point() {
    return point;
  }

  /** The kernel values of the row that was predicted last. */
  KernelRow row() {
    return row;
  }
}
