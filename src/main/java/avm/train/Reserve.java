package avm.train;

import avm.encode.RowEncoder;
import avm.encode.Schema;
import avm.io.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * The core sets that a stream's experts began with, to begin again when the stream has changed: after a change others may
 * be needed than those who were left. It has changed where the loss of the last hundred rows or so is far above that of
 * the last few thousand.
 */
final class Reserve {
  /** The share of a row in the mean of the last rows, and of many rows. */
  private static final double FAST = 0.01;
  private static final double SLOW = 0.0005;
  /** How many standard deviations of its own the former is above the latter. */
  private static final double FAR = 6;
  /** The least mean loss: with less those who are left follow all changes. */
  private static final double LEAST = 0.1;
  /** The largest loss that counts, as a multiple of the mean. */
  private static final double MOST = 10;
  /** How many rows there are at least, and how many times as many as at the last change. */
  private static final long FIRST = 2000;
  private static final double AGAIN = 1.5;

  private final List<TrainedModel> models;
  private double last;
  private double mean;
  private double square;
  private long rows;
  private long from = FIRST;

  /** Keeps core sets that have learned nothing. */
  Reserve(List<TrainedModel> models) {
    this.models = models;
  }

  /** Takes the loss of a row; true where the stream has changed. */
  boolean changes(double loss) {
    rows++;
    double slow = Math.max(SLOW, 1.0 / rows);
    double counted = rows == 1 ? loss : Math.min(loss, MOST * mean);
    mean += slow * (counted - mean);
    square += slow * (counted * counted - square);
    last += Math.max(FAST, 1.0 / rows) * (counted - last);
    double deviation = Math.sqrt(Math.max(0, square - mean * mean) * FAST / (2 - FAST));
    if (models.isEmpty() || rows < from || mean < LEAST || last <= mean + FAR * deviation) {
      return false;
    }
    from = (long) (AGAIN * rows);
    return true;
  }

  /** The core sets once more, for new experts; those that shared an encoder share a new one. */
  List<TrainedModel> fresh() {
    List<TrainedModel> fresh = new ArrayList<>();
    RowEncoder of = null;
    RowEncoder encoder = null;
    for (TrainedModel model : models) {
      if (model.encoder() != of) { // those who share an encoder stand side by side
        of = model.encoder();
        encoder = RowEncoder.load(of.schema(), of.save());
      }
      fresh.add(model.fresh(encoder));
    }
    return fresh;
  }

  /** This as a part of a saved model. */
  Part save() {
    return new Part().put("models", models.stream().map(TrainedModel::save).toList()).put("last", last).put("mean", mean)
        .put("square", square).put("rows", rows).put("from", from);
  }

  /** Reads it. */
  static Reserve load(Schema schema, Part part) {
    Reserve reserve = new Reserve(part.parts("models").stream().map(model -> TrainedModel.load(schema, model)).toList());
    reserve.last = part.number("last");
    reserve.mean = part.number("mean");
    reserve.square = part.number("square");
    reserve.rows = part.whole("rows");
    reserve.from = part.whole("from");
    return reserve;
  }
}
