package avm.data;

/**
 * a·b + c with one rounding where the processor has the instruction, else with two.
 *
 * <p>{@link Math#fma} is one instruction on nearly every processor of the last ten years, and vectorises; on the others
 * it is a calculation with {@link java.math.BigDecimal}, a thousand times slower than a multiplication and an addition.
 * Which of the two it is here is found out once, by timing it: the fastest of a few tries, far from any doubt. A
 * result on a processor without the instruction differs from that on one with it in the last digits.
 */
public final class Fused {
  /** Whether the instruction is there. */
  public static final boolean AVAILABLE = available();

  private Fused() {
  }

  /**
   * {@return a·b + c}
   *
   * @param a a number
   * @param b a number
   * @param c a number
   */
  public static double multiplyAdd(double a, double b, double c) {
    return AVAILABLE ? Math.fma(a, b, c) : a * b + c;
  }

  /**
   * {@return a·b + c, in single precision}
   *
   * @param a a number
   * @param b a number
   * @param c a number
   */
  public static float multiplyAdd(float a, float b, float c) {
    return AVAILABLE ? Math.fma(a, b, c) : a * b + c;
  }

  /** Whether sixteen in a row once take less than 20 µs, as only the instruction does, in the interpreter as well. */
  private static boolean available() {
    double x = 0;
    for (int k = 0; k < 20; k++) {
      long start = System.nanoTime();
      for (int i = 0; i < 16; i++) {
        x = Math.fma(x, 0.5, i);
      }
      if (System.nanoTime() - start < 20_000) {
        return x > 0;
      }
    }
    return false;
  }
}
