package avm.train;

import avm.encode.RawRow;
import avm.encode.RowEncoder;
import avm.encode.RowList;
import avm.encode.RowValues;
import avm.encode.Schema;
import avm.io.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * Who joins a stream's experts when the stream has changed: after a change others may be needed than those who were left.
 * Where the loss of the last hundred rows or so is far above that of the last few thousand, the core sets that they began
 * with begin again. Where the stream has left its range ({@link Beyond}), the rows that follow are kept, as in the warm-up, and
 * core sets that are fitted to them join.
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
  /** How many rows a scaling is fitted to anew in models that were saved before it was. */
  private static final int LENGTH = 1000;

  private List<TrainedModel> models;
  private double last;
  private double mean;
  private double square;
  private long rows;
  private long from = FIRST;
  private final Beyond beyond = new Beyond();
  /** The rows that scaling is to be fitted to, or null while none are kept; and how many are. */
  private List<RawRow> kept;
  private final int length;

  /** Keeps core sets that have learned nothing, fitted to so many rows. */
  Reserve(List<TrainedModel> models, int length) {
    this.models = models;
    this.length = length;
  }

  /** Takes a row and its loss; true where the scaling no longer fits, and the rows to fit it to are {@link #kept}. */
  boolean leaves(RowValues row, double weight, double loss) {
    if (kept != null) {
      kept.add(row.kept(weight));
      return kept.size() >= length;
    }
    if (!models.isEmpty()) {
      kept = beyond.learn(models.get(0).encoder().cuts(row), loss) ? new ArrayList<>() : null;
    }
    return false;
  }

  /** The rows that scaling is to be fitted to. */
  RowList kept() {
    return new RowList(kept);
  }

  /** Takes core sets that have learned nothing, fitted to the rows that were kept, in place of its own. */
  void replace(List<TrainedModel> fitted) {
    models = fitted;
    kept = null;
    beyond.restart();
  }

  /** Takes the loss of a row; true where the stream has changed, and its scaling still fits. */
  boolean changes(double loss) {
    rows++;
    double slow = Math.max(SLOW, 1.0 / rows);
    double counted = rows == 1 ? loss : Math.min(loss, MOST * mean);
    mean += slow * (counted - mean);
    square += slow * (counted * counted - square);
    last += Math.max(FAST, 1.0 / rows) * (counted - last);
    double deviation = Math.sqrt(Math.max(0, square - mean * mean) * FAST / (2 - FAST));
    if (models.isEmpty() || kept != null || rows < from || mean < LEAST || last <= mean + FAR * deviation) {
      return false;
    }
    from = (long) (AGAIN * rows);
    return true;
  }

  /** The core sets once more, for new experts. */
  List<TrainedModel> fresh() {
    return fresh(models);
  }

  /** Core sets that have learned nothing once more; those that shared an encoder share a new one. */
  static List<TrainedModel> fresh(List<TrainedModel> models) {
    List<TrainedModel> fresh = new ArrayList<>();
    RowEncoder of = null;
    RowEncoder encoder = null;
    for (TrainedModel model : models) {
      if (model.encoder() != of) { // those who share an encoder stand side by side
        of = model.encoder();
        encoder = RowEncoder.load(of.schema(), of.save());
      }
      fresh.add(model.fresh(encoder, model.settings()));
    }
    return fresh;
  }

  /** This as a part of a saved model. */
  Part save() {
    return new Part().put("models", models.stream().map(TrainedModel::save).toList()).put("last", last).put("mean", mean)
        .put("square", square).put("rows", rows).put("from", from).put("beyond", beyond.save())
        .put("kept", kept == null ? List.of() : kept.stream().map(RawRow::save).toList()).put("keeps", kept != null)
        .put("length", length);
  }

  /** Reads it. */
  static Reserve load(Schema schema, Part part) {
    List<TrainedModel> models = part.parts("models").stream().map(model -> TrainedModel.load(schema, model)).toList();
    Reserve reserve = new Reserve(models, part.has("length") ? part.whole("length", 0, Integer.MAX_VALUE) : LENGTH);
    reserve.last = part.number("last");
    reserve.mean = part.number("mean");
    reserve.square = part.number("square");
    reserve.rows = part.whole("rows");
    reserve.from = part.whole("from");
    if (part.has("beyond")) {
      reserve.beyond.load(part.part("beyond"));
      List<RawRow> rows = part.parts("kept").stream().map(RawRow::load).toList();
      reserve.kept = part.truth("keeps") ? new ArrayList<>(rows) : null;
    }
    return reserve;
  }
}
