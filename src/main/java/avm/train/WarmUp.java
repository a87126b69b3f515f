package avm.train;

import avm.encode.RawRow;
import avm.encode.RowList;
import avm.encode.RowValues;
import avm.encode.Schema;
import avm.io.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The first rows of a stream, kept while scaling and settings are fitted to them: anew when their number reaches a power
 * of two, and for good when it reaches the warm-up's length.
 */
final class WarmUp {
  /** How many rows experts learn again at once, */
  private static final int AT_ONCE = 16;
  /** and beyond that with each new row, so that no row takes long. */
  private static final int CATCH_UP = 8;

  private final Schema schema;
  private final int length;
  private final List<RawRow> kept = new ArrayList<>();
  /** Experts fitted to more rows, which are learning them again to take over; else null. */
  private Experts successors;
  private final Workspace aside = new Workspace();
  private boolean over;

  WarmUp(Schema schema, int length) {
    this.schema = schema;
    this.length = length;
  }

  /** The rows so far. */
  RowList rows() {
    return new RowList(kept);
  }

  /** Whether scaling and settings are final. */
  boolean isOver() {
    return over;
  }

  private boolean refits(int n) {
    return (n & (n - 1)) == 0 || n == length;
  }

  /** Experts, who are many, take every second power of two only. */
  private boolean refitsExperts(int n) {
    return refits(n) && (n == length || Integer.numberOfTrailingZeros(n) % 2 == 0);
  }

  /** A model, null before the first row, learns a row or is fitted anew; if it fails, the row has not been. */
  TrainedModel learn(TrainSettings options, TrainedModel model, RowValues row, double weight, Workspace at) {
    kept.add(row.kept(weight));
    int n = kept.size();
    TrainedModel next = model;
    try {
      if (refits(n)) {
        next = Batch.stream(options, schema, rows(), options.scaling());
      } else {
        model.learn(row, weight, at);
      }
    } catch (IllegalArgumentException e) {
      kept.remove(n - 1);
      throw e;
    }
    over = n >= length;
    return next;
  }

  /**
   * Experts, null before the first row, learn a row. Where scaling is fitted anew, others learn all rows again beside
   * them, a few with each new row, and then take their place.
   */
  Experts learn(Supplier<TrainSettings> options, Experts experts, RowValues row, double weight, Workspace at) {
    RawRow own = row.kept(weight);
    Experts next = experts == null ? Experts.of(options.get(), schema, new RowList(List.of(own)), length == 1) : experts;
    next.learn(options, row, weight, at);
    kept.add(own);
    int n = kept.size();
    if (successors == null && n > 1 && refitsExperts(n)) {
      successors = Experts.of(options.get(), schema, rows(), n == length);
    }
    RowValues again = new RowValues();
    for (int k = 0; successors != null && (n <= AT_ONCE || k < CATCH_UP); k++) {
      double w = rows().read((int) successors.rows(), again);
      again.look();
      successors.learn(options, again, w, aside);
      if (successors.rows() == n) {
        next = successors;
        successors = null;
      }
    }
    over = n >= length && successors == null;
    return next;
  }

  /** The warm-up as a part of a saved model. */
  Part save() {
    Part part = new Part().put("length", length).put("rows", kept.stream().map(RawRow::save).toList());
    return successors == null ? part : part.put("successors", successors.save());
  }

  /** Reads a warm-up. */
  static WarmUp load(Schema schema, Part part) {
    WarmUp warmUp = new WarmUp(schema, part.whole("length", 1, Integer.MAX_VALUE));
    warmUp.kept.addAll(part.parts("rows").stream().map(RawRow::load).toList());
    warmUp.successors = part.has("successors") ? Experts.load(schema, part.part("successors")) : null;
    return warmUp;
  }
}
