package weka.classifiers.functions.avm;

import avm.data.Point;
import avm.data.Sample;
import avm.parallel.Parallel;
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
    boolean complete = Parallel.forRanges(n, Parallel.ROWS,
        () -> (from, to) -> encoded(rows, encoder, target, sample, from, to));
    Point buffer = new Point(16);
    RowValues values = new RowValues();
    for (int i = 0; i < n; i++) {
      if (complete && encoder.observe(sample.points()[i], sample.weights()[i])) {
        continue;
      }
      Instance row = rows.get(i);
      values.read(row, encoder.classIndex());
      if (!complete) {
        encoder.encode(values, buffer);
        put(sample, i, buffer, target.encode(values.target()), row.weight());
      }
      encoder.observe(values, row.weight());
    }
    return sample;
  }

  private static void put(Sample sample, int i, Point point, double y, double weight) {
    sample.points()[i] = point.copy();
    sample.targets()[i] = y;
    sample.weights()[i] = weight;
  }

  /** Encodes rows out of order; false if one has a missing value or cannot be encoded. */
  private static boolean encoded(List<Instance> rows, RowEncoder encoder, TargetEncoder target, Sample sample, int from,
      int to) {
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
      put(sample, i, buffer, target.encode(values.target()), rows.get(i).weight());
    }
    return true;
  }
}
