package weka.classifiers.functions.avm;

import avm.data.Point;
import avm.learn.Sample;
import java.util.List;
import weka.core.Instance;

/** Weka's rows as the library's, all at once. */
final class Encoding {
  private Encoding() {
  }

  /** Encodes rows, on all cores where none has a missing value, for which stands what the rows before it had. */
  static Sample of(List<Instance> rows, RowEncoder encoder, TargetEncoder target) {
    int n = rows.size();
    Sample sample = new Sample(new Point[n], new double[n], new double[n]);
    boolean complete = Parallel.forRanges(n, (from, to) -> encoded(rows, encoder, sample.points(), from, to));
    Point buffer = new Point(16);
    RowValues values = new RowValues();
    for (int i = 0; i < n; i++) {
      Instance row = rows.get(i);
      values.read(row, encoder.classIndex());
      if (!complete) {
        encoder.encode(values, buffer);
        sample.points()[i] = buffer.copy();
      }
      encoder.observe(values, row.weight());
      sample.targets()[i] = target.encode(values.target());
      sample.weights()[i] = row.weight();
    }
    return sample;
  }

  /** Encodes rows out of order; false if one has a missing value or cannot be encoded. */
  private static boolean encoded(List<Instance> rows, RowEncoder encoder, Point[] points, int from, int to) {
    Point buffer = new Point(16);
    RowValues values = new RowValues();
    for (int i = from; i < to; i++) {
      values.read(rows.get(i), encoder.classIndex());
      if (values.isIncomplete()) {
        return false;
      }
      try {
        encoder.encode(values, buffer);
      } catch (IllegalArgumentException e) {
        return false;
      }
      points[i] = buffer.copy();
    }
    return true;
  }
}
