package avm.train;

import avm.data.Point;
import avm.encode.RowValues;
import avm.learn.ExpansionLearner;
import avm.store.KernelRow;

/**
 * What one thread needs to predict: room for a row's point, its kernel values and its scores. The row that was
 * predicted last is often the one that is learned next: all of these are at hand then.
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
  /** and the model's version then; −1 if nothing is at hand. */
  private long version = -1;

  /** Encodes a checked row. */
  private void encode(TrainedModel model, RowValues row) {
    version = -1;
    if (user != model.identity) {
      user = model.identity;
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
    version = model.learner().version();
    return scores;
  }

  /** A learner observes a checked row; nothing that is at hand is computed again. Tells its scores, not a copy. */
  double[] observe(TrainedModel model, RowValues row) {
    ExpansionLearner learner = model.learner();
    if (version == learner.version() && values == row && reading == row.readings() && user == model.identity) {
      learner.observe(point, this.row);
    } else {
      encode(model, row);
      learner.observe(point);
      learner.outputScores(scores);
    }
    return scores;
  }
}
