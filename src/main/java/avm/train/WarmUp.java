package avm.train;

import avm.encode.RawRow;
import avm.encode.RowList;
import avm.encode.RowValues;
import avm.encode.Schema;
import avm.io.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * The first rows of a stream, kept while scaling and settings are fitted to them: anew when their number reaches a
 * power of two, and for good at the last.
 */
final class WarmUp {
  private final Schema schema;
  private final List<RawRow> rows = new ArrayList<>();
  private final int length;

  /** Starts a warm-up of so many rows. */
  WarmUp(Schema schema, int length) {
    this.schema = schema;
    this.length = length;
  }

  /** Learns a checked row: tells the model with it, from the one so far, null before the first row. */
  TrainedModel learn(TrainSettings options, RowValues row, double weight, Workspace at, TrainedModel model) {
    rows.add(row.kept(weight));
    int n = rows.size();
    try {
      if ((n & (n - 1)) == 0 || n == length) {
        return Batch.stream(options, schema, rows(), options.scaling());
      }
      model.learn(row, weight, at);
      return model;
    } catch (IllegalArgumentException e) {
      rows.remove(n - 1);
      throw e;
    }
  }

  /** Whether the rows are complete. */
  boolean done() {
    return rows.size() >= length;
  }

  /** The rows kept so far. */
  RowList rows() {
    return new RowList(rows);
  }

  /** The warm-up as a part of a model. */
  Part save() {
    return new Part().put("length", length).put("rows", rows.stream().map(RawRow::save).toList());
  }

  /** Reads a warm-up. */
  static WarmUp load(Schema schema, Part part) {
    WarmUp warmUp = new WarmUp(schema, part.whole("length", 1, Integer.MAX_VALUE));
    part.parts("rows").forEach(row -> warmUp.rows.add(RawRow.load(row)));
    return warmUp;
  }
}
