package avm.encode;

import avm.io.Part;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * How values are scaled: those of each attribute are shifted, multiplied, and cut at a bound, or follow a {@link Curve}.
 *
 * @param shift what is subtracted
 * @param factor what the rest, or the curve's score, is multiplied by
 * @param bound how large a scaled value may be before it counts as this large: one outside the range that scaling was fitted
 *     to neither drowns the other attributes nor makes the row unlike all others
 * @param curve the curve; null where there is none
 */
record Scales(double[] shift, double[] factor, double[] bound, Curve[] curve) {
  /** A value this close to its bound lies there. */
  private static final double ROUNDING = 1e-9;

  /** Leaves the values of so many attributes as they are. */
  Scales(int n) {
    this(new double[n], new double[n], new double[n], new Curve[n]);
    Arrays.fill(factor, 1);
    Arrays.fill(bound, Double.POSITIVE_INFINITY);
  }

  /** Whether an attribute's values are shifted and multiplied, and no more. */
  boolean isPlain(int a) {
    return curve[a] == null && bound[a] == Double.POSITIVE_INFINITY;
  }

  /** Whether an attribute's values stay as they are. */
  boolean isNone(int a) {
    return isPlain(a) && shift[a] == 0 && factor[a] == 1;
  }

  /** How many values of a row are beyond their bound when they are scaled. */
  int beyond(RowValues row) {
    int beyond = 0;
    for (int k = 0; k < row.count(); k++) {
      int a = row.indices()[k];
      double scaled = (row.values()[k] - shift[a]) * factor[a];
      beyond += Math.abs(scaled) > (1 + ROUNDING) * bound[a] ? 1 : 0;
    }
    return beyond;
  }

  /** A value of an attribute, scaled. */
  double at(int a, double value) {
    return curve[a] != null ? factor[a] * curve[a].at(value)
        : Math.max(-bound[a], Math.min(bound[a], (value - shift[a]) * factor[a]));
  }

  /** The value that was scaled to this. */
  double raw(int a, double scaled) {
    return curve[a] != null ? curve[a].inverse(factor[a] == 0 ? 0 : scaled / factor[a])
        : factor[a] == 0 ? shift[a] : scaled / factor[a] + shift[a];
  }

  /** The same without bounds. */
  Scales unbounded() {
    return new Scales(shift, factor, new Scales(shift.length).bound, curve);
  }

  /** What two that are alike have in common, but for curves. */
  List<List<Double>> numbers() {
    return Stream.of(shift, factor, bound).map(each -> Arrays.stream(each).boxed().toList()).toList();
  }

  /** Puts it into a part. */
  Part save(Part part) {
    for (int a = 0; a < curve.length; a++) {
      if (curve[a] != null) {
        part.put("curve" + a, curve[a].numbers());
      }
    }
    return part.put("shift", shift).put("factor", factor).put("bound", bound);
  }

  /** Reads that of so many attributes. */
  static Scales load(Part part, int n) {
    Curve[] curve = new Curve[n];
    Arrays.setAll(curve, a -> part.has("curve" + a) ? Curve.of(part, "curve" + a) : null);
    return new Scales(part.numbers("shift", n), part.numbers("factor", n), part.numbers("bound", n), curve);
  }
}
