package avm.train;

import avm.data.Point;
import avm.encode.RowValues;
import avm.store.KernelRow;

/**
 * What one thread needs to predict: room for a row's point, its kernel values and its scores. The row that was predicted
 * last is often the one that is learned next: all of these are at hand then.
 */
public final class Workspace {
  private final Point point = new Point(16);
  private KernelRow row;
  private double[] scores;
  /** The identity of the model it was used with last. */
  private Object user;
  /** What was predicted, */
  private RowValues values;
  private long reading;
  /** and the steps that the model had taken then; −1 if nothing is at hand. */
  private long steps = -1;

  /** Makes it for any model. */
  public Workspace() {
  }

  /** Encodes a checked row. */
  void encode(TrainedModel model, RowValues row) {
    steps = -1;
    if (user != model.identity()) {
      user = model.identity();
      this.row = new KernelRow();
      scores = new double[model.learner().outputs()];
    }
    model.encoder().encode(row, point);
  }

  /** Tells the scores of a checked row; not a copy. */
  double[] scores(TrainedModel model, RowValues row) {
    encode(model, row);
    model.learner().predict(point, this.row, scores);
    values = row;
    reading = row.readings();
    steps = model.learner().steps();
    return scores;
  }

  /** Whether a row is the one that was predicted last, by the model as it is now. */
  boolean holds(TrainedModel model, RowValues row) {
    return steps == model.learner().steps() && values == row && reading == row.readings() && user == model.identity();
  }

  /** The scores of the row that was predicted last; not a copy. */
  double[] scores() {
    return scores;
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
