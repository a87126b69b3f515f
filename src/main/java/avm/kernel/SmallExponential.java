package avm.kernel;

import static avm.data.Fused.multiplyAdd;

import avm.data.Exponential;

/**
 * e^{−u} over an array where u is known to stay small, in fewer operations than {@link Exponential} takes:
 * e^{−u} = p(−u/2ᵏ)^{2ᵏ}, with p of degree 8, p(0) = 1 and the least relative error for u ≤ 2ᵏ/4. With k = 3 that is
 * u ≤ 2, with k = 6 u ≤ 16.
 *
 * <p>Relative error at most 10⁻¹³; exactly 1 at 0, and decreasing. Two values by different k differ in the last digits.
 */
final class SmallExponential {
  /** The largest u for three squarings, */
  static final double THREE = 2;
  /** and for six. */
  static final double SIX = 16;
  /** What u is multiplied by: −1/2ᵏ. */
  private static final double BY_THREE = -1.0 / 8;
  private static final double BY_SIX = -1.0 / 64;
  private static final double C2 = 0.4999999999984051;
  private static final double C3 = 0.16666666655714937;
  private static final double C4 = 0.04166666379515118;
  private static final double C5 = 0.008333294984770093;
  private static final double C6 = 0.001388601586685996;
  private static final double C7 = 0.00019718660804695764;
  private static final double C8 = 2.199716089264094e-05;

  private SmallExponential() {
  }

  /** p(x). Small enough that the loops below have it inside and are vectorised. */
  private static double polynomial(double x) {
    double x2 = x * x;
    double p = multiplyAdd(x2, C8, multiplyAdd(x, C7, C6));
    p = multiplyAdd(x2, p, multiplyAdd(x, C5, C4));
    p = multiplyAdd(x2, p, multiplyAdd(x, C3, C2));
    return multiplyAdd(x2, p, 1 + x);
  }

  /** p⁸. */
  private static double eighthPower(double p) {
    double p2 = p * p;
    double p4 = p2 * p2;
    return p4 * p4;
  }

  /** e^{−s·v} of each v ≥ 0, where no s·v exceeds a bound, at most {@link #SIX}. */
  static void ofNegative(double[] v, double s, double bound, double[] out, int n) {
    boolean many = n >= Exponential.MANY;
    if (bound <= THREE) {
      if (many) {
        three(v, s * BY_THREE, out, n);
      } else {
        threeOfFew(v, s * BY_THREE, out, n);
      }
    } else if (many) {
      six(v, s * BY_SIX, out, n);
    } else {
      sixOfFew(v, s * BY_SIX, out, n);
    }
  }

  private static void three(double[] v, double scale, double[] out, int n) {
    for (int i = 0; i < n; i++) {
      out[i] = eighthPower(polynomial(v[i] * scale));
    }
  }

  /** The same loop: see {@link Exponential}. */
  private static void threeOfFew(double[] v, double scale, double[] out, int n) {
    for (int i = 0; i < n; i++) {
      out[i] = eighthPower(polynomial(v[i] * scale));
    }
  }

  private static void six(double[] v, double scale, double[] out, int n) {
    for (int i = 0; i < n; i++) {
      out[i] = eighthPower(eighthPower(polynomial(v[i] * scale)));
    }
  }

  /** The same loop. */
  private static void sixOfFew(double[] v, double scale, double[] out, int n) {
    for (int i = 0; i < n; i++) {
      out[i] = eighthPower(eighthPower(polynomial(v[i] * scale)));
    }
  }
}
