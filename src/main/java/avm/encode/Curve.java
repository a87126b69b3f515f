package avm.encode;

import avm.io.Part;
import java.util.Arrays;

/**
 * An increasing function of an attribute's values, linear between some of them: about the quantile of the normal
 * distribution at a value's rank. Only the order of values counts, so that extreme ones squeeze no others. Zero, or the value
 * nearest to it, is 0: sparse rows stay sparse. Values beyond the others count as the first or the last of them.
 */
final class Curve {
  /** About how many values it knows at most. */
  private static final int MOST = 200;
  /** The power of Tukey's approximation of the normal quantile, and its divisor. */
  private static final double POWER = 0.135;
  private static final double DIVISOR = 0.1975;

  private final double[] values;
  private final double[] scores;

  private Curve(double[] values, double[] scores) {
    this.values = values;
    this.scores = scores;
  }

  /** The curve of values, those but zeros in ascending order, and so many zeros; at least one value. */
  static Curve of(double[] sorted, int zeros) {
    int n = sorted.length + zeros;
    int negative = -Arrays.binarySearch(sorted, 0) - 1;
    double[] values = new double[sorted.length + 1];
    double[] scores = new double[values.length];
    int count = 0;
    double next = 0;
    int i = 0;
    for (int from = 0; from < n;) {
      boolean zero = from == negative && zeros > 0;
      double value = zero ? 0 : sorted[i];
      int to = zero ? from + zeros : from;
      for (; !zero && i < sorted.length && sorted[i] == value; i++) {
        to++;
      }
      if (to > next || to == n) { // of many values one in so many
        values[count] = value;
        scores[count++] = score((from + to) / 2.0 / n);
        next = Math.max(to, next + (double) n / MOST);
      }
      from = to;
    }
    Curve curve = new Curve(Arrays.copyOf(values, count), Arrays.copyOf(scores, count));
    double least = curve.at(0);
    Arrays.setAll(curve.scores, k -> curve.scores[k] - least);
    return curve;
  }

  /** About the normal quantile. */
  private static double score(double share) {
    return (StrictMath.pow(share, POWER) - StrictMath.pow(1 - share, POWER)) / DIVISOR;
  }

  /** How many values it knows. */
  int size() {
    return values.length;
  }

  /** The score of a value. */
  double at(double value) {
    return interpolate(values, scores, value);
  }

  /** The value of a score. */
  double inverse(double score) {
    return interpolate(scores, values, score);
  }

  private static double interpolate(double[] from, double[] to, double x) {
    int found = Arrays.binarySearch(from, x + 0.0); // -0 is 0
    int k = found >= 0 ? found : -found - 1;
    if (found >= 0 || k == 0 || k == from.length) {
      return to[Math.min(k, from.length - 1)];
    }
    return to[k - 1] + (to[k] - to[k - 1]) * ((x - from[k - 1]) / (from[k] - from[k - 1]));
  }

  /** All values, and then their scores. */
  double[] numbers() {
    double[] all = Arrays.copyOf(values, 2 * values.length);
    System.arraycopy(scores, 0, all, values.length, scores.length);
    return all;
  }

  /** Reads what {@link #numbers} gave. */
  static Curve of(Part part, String name) {
    double[] all = part.numbers(name);
    return new Curve(Arrays.copyOf(all, all.length / 2), Arrays.copyOfRange(all, all.length / 2, all.length));
  }
}
