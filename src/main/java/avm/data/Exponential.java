package avm.data;

import static avm.data.Fused.multiplyAdd;

/**
 * e^{−u} over an array, in multiplications and additions only, so that the JIT vectorises the loop: e^{−u} =
 * p(−u/2⁸)^{2⁸}, with p of degree 10, p(0) = 1 and the least relative error for u ≤ 120.
 *
 * <p>Relative error at most 10⁻¹³ for u ≤ 120, 10⁻⁸ for u ≤ 200, 10⁻³ for u ≤ 400; absolute error at most 10⁻¹³
 * everywhere; exactly 1 at 0, and decreasing. Beyond 700 the value is that of 700 (about 10⁻³⁰³), so that a row far
 * from everything still sees every core point with the same weight.
 */
public final class Exponential {
  /** From here on the value stays as it is. */
  public static final double LIMIT = 700;
  /** What u is multiplied by: −2⁻⁸. */
  private static final double SCALE = -1.0 / 256;
  private static final double LEAST = LIMIT * SCALE;
  private static final double C2 = 0.4999999999999668;
  private static final double C3 = 0.16666666666483929;
  private static final double C4 = 0.04166666662728618;
  private static final double C5 = 0.008333332884106337;
  private static final double C6 = 0.0013888858375407272;
  private static final double C7 = 0.0001983997053105659;
  private static final double C8 = 2.4766474544102737e-05;
  private static final double C9 = 2.6969528715837946e-06;
  private static final double C10 = 2.192393887747652e-07;

  /** So many are worth the widest vectors. */
  public static final int MANY = 64;

  private Exponential() {
  }

  /**
   * Replaces each u by e^{−u}.
   *
   * @param u the arguments, at least 0; overwritten
   * @param n how many
   */
  public static void ofNegative(double[] u, int n) {
    ofNegative(u, 1, u, n);
  }

  /**
   * {@return e^{−u} of one value, the same to the last bit}
   *
   * @param u at least 0
   */
  public static double ofNegative(double u) {
    return power(Math.max(u * SCALE, LEAST));
  }

  /** p(x)^{2⁸}. Small enough that the loops below have it inside and are vectorised. */
  private static double power(double x) {
    double x2 = x * x;
    double p = multiplyAdd(x2, C10, multiplyAdd(x, C9, C8));
    p = multiplyAdd(x2, p, multiplyAdd(x, C7, C6));
    p = multiplyAdd(x2, p, multiplyAdd(x, C5, C4));
    p = multiplyAdd(x2, p, multiplyAdd(x, C3, C2));
    p = multiplyAdd(x2, p, 1 + x);
    p *= p;
    p *= p;
    p *= p;
    p *= p;
    p *= p;
    p *= p;
    p *= p;
    p *= p;
    return p;
  }

  /**
   * e^{−s·v} of each v.
   *
   * @param v the arguments, at least 0
   * @param s a factor, above 0
   * @param out takes the values
   * @param n how many
   */
  public static void ofNegative(double[] v, double s, double[] out, int n) {
    double scale = s * SCALE;
    for (int i = 0; i < n; i++) {
      out[i] = power(Math.max(v[i] * scale, LEAST));
    }
  }

  /**
   * e^{−s·v} of each v, the same to the last bit as {@link #ofNegative(double[], double, double[], int)}, where s·v is
   * known to stay below {@link #LIMIT}.
   *
   * @param v the arguments, at least 0
   * @param s a factor, above 0
   * @param out takes the values
   * @param n how many
   */
  public static void ofSmallNegative(double[] v, double s, double[] out, int n) {
    if (n < MANY) {
      ofFew(v, s * SCALE, out, n);
    } else {
      ofMany(v, s * SCALE, out, n);
    }
  }

  private static void ofFew(double[] v, double scale, double[] out, int n) {
    for (int i = 0; i < n; i++) {
      out[i] = power(v[i] * scale);
    }
  }

  /** The same loop: HotSpot makes it for the lengths that it has seen, and after short ones with narrow vectors. */
  private static void ofMany(double[] v, double scale, double[] out, int n) {
    for (int i = 0; i < n; i++) {
      out[i] = power(v[i] * scale);
    }
  }
}
