package avm.data;

import static avm.data.Fused.multiplyAdd;

/**
 * Inner products of long arrays in vector instructions. HotSpot does not turn a sum into such instructions, but it does a loop
 * whose arrays are at the same index or at a constant distance from it: so up to three strips of the arrays are folded into
 * one, that one into a quarter of it, and the quarter is added up. The order of additions is not that of {@link Vectors#dot},
 * so the last digits differ.
 */
public final class FoldedDot {
  /** How long a strip is. */
  private static final int STRIP = 512;
  /** Arrays have at least so many elements: two shorter ones are multiplied sooner by {@link Vectors#dots}. */
  public static final int LEAST = STRIP;
  /** A quarter of it. */
  private static final int PART = STRIP / 4;

  private FoldedDot() {
  }

  /**
   * {@return the inner product Σ a[i]·k[i]}
   *
   * @param a an array
   * @param k another
   * @param n how many elements to take, at least {@link #LEAST}
   * @param sums a work space of at least n elements
   */
  public static double of(double[] a, double[] k, int n, double[] sums) {
    double sum = 0;
    int from = 0;
    for (; n - from >= 3 * STRIP; from += 3 * STRIP) {
      fold3(a, k, sums, from, from + STRIP);
      sum += total(sums, from);
    }
    int rest = n - from;
    int middle = from + rest % STRIP; // before it there is one strip more
    if (rest >= 2 * STRIP) {
      fold3(a, k, sums, from, middle);
      fold2(a, k, sums, middle, from + STRIP);
      return sum + total(sums, from);
    }
    if (rest >= STRIP) {
      fold2(a, k, sums, from, middle);
      fold1(a, k, sums, middle, from + STRIP);
      return sum + total(sums, from);
    }
    for (; from < n; from++) {
      sum = multiplyAdd(a[from], k[from], sum);
    }
    return sum;
  }

  private static void fold1(double[] a, double[] k, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] * k[i];
    }
  }

  private static void fold2(double[] a, double[] k, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = multiplyAdd(a[i + STRIP], k[i + STRIP], a[i] * k[i]);
    }
  }

  private static void fold3(double[] a, double[] k, double[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      double two = multiplyAdd(a[i + STRIP], k[i + STRIP], a[i] * k[i]);
      out[i] = multiplyAdd(a[i + 2 * STRIP], k[i + 2 * STRIP], two);
    }
  }

  /** The sum of a strip. */
  private static double total(double[] sums, int from) {
    foldStrip(sums, from, from + PART);
    double s0 = 0;
    double s1 = 0;
    double s2 = 0;
    double s3 = 0;
    for (int i = from; i < from + PART; i += 4) {
      s0 += sums[i];
      s1 += sums[i + 1];
      s2 += sums[i + 2];
      s3 += sums[i + 3];
    }
    return s0 + s1 + (s2 + s3);
  }

  private static void foldStrip(double[] sums, int from, int to) {
    for (int i = from; i < to; i++) {
      sums[i] = sums[i] + sums[i + PART] + (sums[i + 2 * PART] + sums[i + 3 * PART]);
    }
  }
}
