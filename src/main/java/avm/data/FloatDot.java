package avm.data;

import static avm.data.Fused.multiplyAdd;

/**
 * Inner products in single precision, added up in double. HotSpot does not turn a sum into vector instructions, but it
 * does a loop whose arrays are all at the same index or at a constant distance from it: so up to three strips of an array
 * are folded into one (a loop over four is too long for it on ARM), that one into a quarter of it, and only the rest is
 * added up one by one.
 */
public final class FloatDot {
  /** How long a strip is. */
  private static final int STRIP = 384;
  /** A quarter of it. */
  private static final int PART = STRIP / 4;

  private FloatDot() {
  }

  /**
   * {@return the room for n numbers in whole strips}
   *
   * @param n how many
   */
  public static int room(int n) {
    return (n + STRIP - 1) / STRIP * STRIP;
  }

  /**
   * {@return the inner product Σ a[i]·k[i] of arrays with {@link #room}}
   *
   * @param a an array, 0 from n on
   * @param k another
   * @param n how many elements to take
   * @param sums a work space with as much room
   */
  public static double of(float[] a, float[] k, int n, float[] sums) {
    double sum = 0;
    for (int from = 0; from < n; from += 3 * STRIP) {
      int to = from + STRIP;
      switch ((n - from - 1) / STRIP) {
        case 0 -> fold1(a, k, sums, from, to);
        case 1 -> fold2(a, k, sums, from, to);
        default -> fold3(a, k, sums, from, to);
      }
      foldStrip(sums, from, from + PART);
      sum += sum(sums, from, from + PART);
    }
    return sum;
  }

  private static void fold1(float[] a, float[] k, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = a[i] * k[i];
    }
  }

  private static void fold2(float[] a, float[] k, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = multiplyAdd(a[i + STRIP], k[i + STRIP], a[i] * k[i]);
    }
  }

  private static void fold3(float[] a, float[] k, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      float two = multiplyAdd(a[i + STRIP], k[i + STRIP], a[i] * k[i]);
      out[i] = multiplyAdd(a[i + 2 * STRIP], k[i + 2 * STRIP], two);
    }
  }

  private static void foldStrip(float[] sums, int from, int to) {
    for (int i = from; i < to; i++) {
      sums[i] = sums[i] + sums[i + PART] + (sums[i + 2 * PART] + sums[i + 3 * PART]);
    }
  }

  private static double sum(float[] a, int from, int to) {
    double s0 = 0;
    double s1 = 0;
    double s2 = 0;
    double s3 = 0;
    for (int i = from; i < to; i += 4) {
      s0 += a[i];
      s1 += a[i + 1];
      s2 += a[i + 2];
      s3 += a[i + 3];
    }
    return s0 + s1 + (s2 + s3);
  }
}
