package avm.kernel;

import static avm.data.Fused.multiplyAdd;

import avm.data.Exponential;

/**
 * e^{−u} over an array in single precision, twice as many values an instruction as {@link Exponential} and fewer
 * instructions: e^{−u} = p(u/2⁵)^{2⁵}, with p of degree 6, p(0) = 1 and the least relative error for u ≤ 32. The arguments
 * come as u/2⁵.
 *
 * <p>Absolute error at most 3·10⁻⁶ everywhere, relative error at most 10⁻⁵ for u ≤ 32; exactly 1 at 0. Beyond 32 the
 * value is that of 32 (about 10⁻¹⁴), so that a row far from everything still sees every core point with the same weight.
 */
final class SingleExponential {
  /** What u is divided by; from there on the value stays as it is. */
  static final float UNIT = 32;
  private static final float C2 = 0.49998966f;
  private static final float C3 = -0.16656661f;
  private static final float C4 = 0.041308153f;
  private static final float C5 = -0.0077205254f;
  private static final float C6 = 0.00086877687f;

  private SingleExponential() {
  }

  /** p(x)^{2⁵}. */
  private static float power(float x) {
    float x2 = x * x;
    float p = multiplyAdd(x2, C6, multiplyAdd(x, C5, C4));
    p = multiplyAdd(x2, p, multiplyAdd(x, C3, C2));
    p = multiplyAdd(x2, p, 1 - x);
    p *= p;
    p *= p;
    p *= p;
    p *= p;
    p *= p;
    return p;
  }

  /** e^{−32·v} of each v, from 0 up but for rounding. */
  static void ofNegative(float[] v, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = power(Math.min(v[i], 1));
    }
  }

  /** The same to the last bit, where v is known to stay below 1. */
  static void ofSmallNegative(float[] v, float[] out, int from, int to) {
    for (int i = from; i < to; i++) {
      out[i] = power(v[i]);
    }
  }
}
