package avm.data;

import java.util.Arrays;

/** The few array loops that everything shares. */
public final class Vectors {

  private Vectors() {
  }

  /**
   * {@return the inner product Σ a[i]·b[i], over eight partial sums: fast, and always the same order of additions for
   * the same n}
   *
   * @param a an array
   * @param b another
   * @param n how many elements to take
   */
  public static double dot(double[] a, double[] b, int n) {
    double s0 = 0;
    double s1 = 0;
    double s2 = 0;
    double s3 = 0;
    double s4 = 0;
    double s5 = 0;
    double s6 = 0;
    double s7 = 0;
    int i = 0;
    for (int end = n - 7; i < end; i += 8) {
      s0 = Fused.multiplyAdd(a[i], b[i], s0);
      s1 = Fused.multiplyAdd(a[i + 1], b[i + 1], s1);
      s2 = Fused.multiplyAdd(a[i + 2], b[i + 2], s2);
      s3 = Fused.multiplyAdd(a[i + 3], b[i + 3], s3);
      s4 = Fused.multiplyAdd(a[i + 4], b[i + 4], s4);
      s5 = Fused.multiplyAdd(a[i + 5], b[i + 5], s5);
      s6 = Fused.multiplyAdd(a[i + 6], b[i + 6], s6);
      s7 = Fused.multiplyAdd(a[i + 7], b[i + 7], s7);
    }
    double tail = 0;
    for (; i < n; i++) {
      tail = Fused.multiplyAdd(a[i], b[i], tail);
    }
    return ((s0 + s4) + (s1 + s5)) + ((s2 + s6) + (s3 + s7)) + tail;
  }

  /**
   * Adds an array times a factor to another.
   *
   * @param sum the other
   * @param factor the factor
   * @param term the array
   * @param n how many elements to take
   */
  public static void add(double[] sum, double factor, double[] term, int n) {
    for (int i = 0; i < n; i++) {
      sum[i] = Fused.multiplyAdd(factor, term[i], sum[i]);
    }
  }

  /**
   * {@return the largest of some numbers, or 0 if none is above it}
   *
   * @param a the numbers
   * @param n how many
   */
  public static int max(int[] a, int n) {
    int max = 0;
    for (int i = 0; i < n; i++) {
      max = Math.max(max, a[i]);
    }
    return max;
  }

  /**
   * Two inner products with one array, each as {@link #dot} gives it, in one pass.
   *
   * @param a an array
   * @param b another
   * @param c what both are multiplied with
   * @param n how many elements to take
   * @param out takes Σ a[i]·c[i] and Σ b[i]·c[i]
   */
  public static void dots(double[] a, double[] b, double[] c, int n, double[] out) {
    double s0 = 0;
    double s1 = 0;
    double s2 = 0;
    double s3 = 0;
    double s4 = 0;
    double s5 = 0;
    double s6 = 0;
    double s7 = 0;
    double t0 = 0;
    double t1 = 0;
    double t2 = 0;
    double t3 = 0;
    double t4 = 0;
    double t5 = 0;
    double t6 = 0;
    double t7 = 0;
    int i = 0;
    for (int end = n - 7; i < end; i += 8) {
      s0 = Fused.multiplyAdd(a[i], c[i], s0);
      t0 = Fused.multiplyAdd(b[i], c[i], t0);
      s1 = Fused.multiplyAdd(a[i + 1], c[i + 1], s1);
      t1 = Fused.multiplyAdd(b[i + 1], c[i + 1], t1);
      s2 = Fused.multiplyAdd(a[i + 2], c[i + 2], s2);
      t2 = Fused.multiplyAdd(b[i + 2], c[i + 2], t2);
      s3 = Fused.multiplyAdd(a[i + 3], c[i + 3], s3);
      t3 = Fused.multiplyAdd(b[i + 3], c[i + 3], t3);
      s4 = Fused.multiplyAdd(a[i + 4], c[i + 4], s4);
      t4 = Fused.multiplyAdd(b[i + 4], c[i + 4], t4);
      s5 = Fused.multiplyAdd(a[i + 5], c[i + 5], s5);
      t5 = Fused.multiplyAdd(b[i + 5], c[i + 5], t5);
      s6 = Fused.multiplyAdd(a[i + 6], c[i + 6], s6);
      t6 = Fused.multiplyAdd(b[i + 6], c[i + 6], t6);
      s7 = Fused.multiplyAdd(a[i + 7], c[i + 7], s7);
      t7 = Fused.multiplyAdd(b[i + 7], c[i + 7], t7);
    }
    double tailA = 0;
    double tailB = 0;
    for (; i < n; i++) {
      tailA = Fused.multiplyAdd(a[i], c[i], tailA);
      tailB = Fused.multiplyAdd(b[i], c[i], tailB);
    }
    out[0] = ((s0 + s4) + (s1 + s5)) + ((s2 + s6) + (s3 + s7)) + tailA;
    out[1] = ((t0 + t4) + (t1 + t5)) + ((t2 + t6) + (t3 + t7)) + tailB;
  }

  /**
   * {@return the smallest element, over four partial minima; +∞ if n is 0}
   *
   * @param a an array
   * @param n how many elements to take
   */
  public static double min(double[] a, int n) {
    double m0 = Double.POSITIVE_INFINITY;
    double m1 = m0;
    double m2 = m0;
    double m3 = m0;
    int i = 0;
    for (int end = n - 3; i < end; i += 4) {
      m0 = a[i] < m0 ? a[i] : m0;
      m1 = a[i + 1] < m1 ? a[i + 1] : m1;
      m2 = a[i + 2] < m2 ? a[i + 2] : m2;
      m3 = a[i + 3] < m3 ? a[i + 3] : m3;
    }
    for (; i < n; i++) {
      m0 = a[i] < m0 ? a[i] : m0;
    }
    return Math.min(Math.min(m0, m1), Math.min(m2, m3));
  }

  /**
   * {@return an array of at least n elements that starts with those of a: the same one if it has room, else a copy an
   * eighth larger}
   *
   * @param a an array
   * @param n how many elements it must hold
   */
  public static double[] room(double[] a, int n) {
    return n <= a.length ? a : Arrays.copyOf(a, capacity(n));
  }

  /**
   * {@return the capacity to make for n elements: an eighth more, and 6 more than a multiple of 8} With its header an
   * array of so many doubles takes a multiple of 64 bytes, so that arrays made one after the other begin at the same
   * place of a cache line, and loops over several of them load whole lines.
   *
   * @param n how many elements are needed
   */
  public static int capacity(int n) {
    return ((n + n / 8 + 9) & -8) + 6;
  }

  /**
   * Adds up elements that move to the same place.
   *
   * @param a an array; its first n elements are replaced
   * @param target where each element goes
   * @param n how many elements there are
   */
  public static void gather(double[] a, int[] target, int n) {
    double[] sum = new double[n];
    for (int i = 0; i < n; i++) {
      sum[target[i]] += a[i];
    }
    System.arraycopy(sum, 0, a, 0, n);
  }
}
