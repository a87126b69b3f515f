package avm.encode;

import avm.data.Point;
import avm.data.Sample;
import avm.parallel.Parallel;

/** Rows and their classes as points and targets, all at once. */
public final class Encoding {
  private final RowSource rows;
  private final RowEncoder encoder;
  private final TargetEncoder target;
  private final Sample sample;

  private Encoding(RowSource rows, RowEncoder encoder, TargetEncoder target) {
    this.rows = rows;
    this.encoder = encoder;
    this.target = target;
    int n = rows.size();
    sample = new Sample(new Point[n], new double[n], new double[n], target.classes(), encoder.features());
    encode();
  }

  /**
   * {@return rows, encoded on all cores where none has a missing value, for which stands what the rows before it had}
   *
   * @param rows the rows, checked
   * @param encoder encodes them, and takes notice of them
   * @param target encodes their classes
   */
  public static Sample of(RowSource rows, RowEncoder encoder, TargetEncoder target) {
    return new Encoding(rows, encoder, target).sample;
  }

  private void encode() {
    boolean complete = Parallel.forRanges(sample.size(), Parallel.ROWS, () -> this::encoded);
    Point buffer = new Point(16);
    RowValues values = new RowValues();
    for (int i = 0; i < sample.size(); i++) {
      if (complete && encoder.observe(sample.points()[i], sample.weights()[i])) {
        continue;
      }
      double weight = rows.read(i, values);
      values.look();
      if (!complete) {
        put(i, values, weight, buffer);
      }
      encoder.observe(values, weight);
    }
  }

  private void put(int i, RowValues values, double weight, Point buffer) {
    encoder.encode(values, buffer);
    sample.points()[i] = buffer.copy();
    sample.targets()[i] = target.encode(values.target());
    sample.weights()[i] = weight;
  }

  /** Encodes rows out of order; false if one has a missing value or cannot be encoded. */
  private boolean encoded(int from, int to) {
    Point buffer = new Point(16);
    RowValues values = new RowValues();
    for (int i = from; i < to; i++) {
      double weight = rows.read(i, values);
      values.look();
      if (values.isIncomplete()) {
        return false;
      }
      try {
        put(i, values, weight, buffer);
      } catch (IllegalArgumentException e) {
        return false;
      }
    }
    return true;
  }
}
