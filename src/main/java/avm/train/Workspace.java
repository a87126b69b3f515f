package avm.train;

import avm.data.Point;
import avm.encode.RowEncoder;
import avm.encode.RowValues;
import avm.learn.ExpansionLearner;
import avm.pool.Advice;
import avm.pool.Pool;
import avm.pool.Recent;
import avm.store.KernelRow;
import java.util.ArrayList;
import java.util.List;

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

  /** The scores by each weight vector, where there are several. */
  private double[][] all;
  /** Which of the last rows is the nearest. */
  private int nearest;
  /** What experts say, and a work space for each of them. */
  private Advice advice;
  private final List<Workspace> parts = new ArrayList<>();

  /** The work space of one of several experts. */
  Workspace part(int k) {
    while (k >= parts.size()) {
      parts.add(new Workspace());
    }
    return parts.get(k);
  }

  /** What experts said of a row, if that is at hand and they have taken no step since; else null. */
  Advice advice(Object experts, RowValues row, long now) {
    return user == experts && holds(row, now) ? advice : null;
  }

  /** Room for what experts say. */
  Advice room(Object experts, Pool pool, int classes) {
    version = -1;
    return user == experts && advice.said.length == pool.size() ? advice : new Advice(pool, classes);
  }

  /** Takes what experts say of a row. */
  void hold(Object experts, RowValues row, long now, Advice said) {
    user = experts;
    advice = said;
    hold(row, now);
  }

  private void hold(RowValues row, long now) {
    values = row;
    reading = row.readings();
    version = now;
  }

  private boolean holds(RowValues row, long now) {
    return version == now && values == row && reading == row.readings();
  }

  /** What the nearest of the last rows says of a checked row. */
  void say(Recent window, RowEncoder encoder, RowValues values, double[] out) {
    row = row == null ? new KernelRow() : row;
    encoder.encode(values, point);
    nearest = window.say(point, row, out);
  }

  /** The last rows take in the row that they told of last. */
  void learn(Recent window, double y) {
    window.learn(point, nearest, y);
  }

  /** Tells the scores of a checked row by each weight vector; not a copy. */
  double[][] all(TrainedModel model, RowValues row) {
    encode(model, row);
    int n = model.learner().expansion().learners();
    all = all == null || all.length != n || all[0].length != scores.length ? new double[n][scores.length] : all;
    model.learner().expansion().scores(point, this.row, all);
    return all;
  }

  /** A learner observes the row whose scores it told last. */
  void observe(TrainedModel model) {
    model.learner().observe(point, row);
  }

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
    hold(row, model.learner().version());
    return scores;
  }

  /** A learner observes a checked row; nothing that is at hand is computed again. Tells its scores, not a copy. */
  double[] observe(TrainedModel model, RowValues row) {
    ExpansionLearner learner = model.learner();
    if (holds(row, learner.version()) && user == model.identity) {
      learner.observe(point, this.row);
    } else {
      encode(model, row);
      learner.observe(point);
      learner.outputScores(scores);
    }
    return scores;
  }
}
