package avm.kernel;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** How near e^{−u} in single precision is to the true one: the bounds its Javadoc states. */
public class SingleExponentialTest {
  private static final int N = 1 << 20;

  /** u/32 for u from 0 to 40, an uneven grid. */
  private static float[] arguments() {
    float[] v = new float[N];
    for (int i = 0; i < N; i++) {
      double share = (double) i / N;
      v[i] = (float) (1.25 * share * share);
    }
    return v;
  }

  @Test
  public void errorsAreWithinTheStatedBounds() {
    float[] v = arguments();
    float[] e = new float[N];
    SingleExponential.ofNegative(v, e, 0, N);
    double relative = 0;
    double absolute = 0;
    for (int i = 0; i < N; i++) {
      double exact = StrictMath.exp(-32.0 * v[i]);
      absolute = Math.max(absolute, Math.abs(e[i] - exact));
      relative = v[i] > 1 ? relative : Math.max(relative, Math.abs(e[i] / exact - 1));
    }
    assertTrue("absolute " + absolute, absolute <= 3e-6);
    assertTrue("relative " + relative, relative <= 1e-5);
  }

  @Test
  public void oneAtZeroAndConstantBeyondTheLimit() {
    float[] u = {0, -0f, 1, 1.01f, 1e20f, Float.POSITIVE_INFINITY};
    SingleExponential.ofNegative(u, u, 0, u.length);
    assertEquals(1, u[0], 0);
    assertEquals(1, u[1], 0);
    assertTrue(u[2] > 0 && u[2] < 2e-14);
    for (int i = 3; i < u.length; i++) {
      assertEquals("a far point is never lost", u[2], u[i], 0);
    }
  }

  @Test
  public void aDistanceBelowZeroGivesAsMuchMoreThanOne() {
    float[] e = new float[2];
    SingleExponential.ofNegative(new float[] {1e-6f, -1e-6f}, e, 0, 2);
    assertEquals(1 - 3.2e-5, e[0], 3e-6);
    assertEquals(1 + 3.2e-5, e[1], 3e-6);
  }

  /** The kernel's values from scaled distances, within their bound or beyond what the exponential tells apart. */
  @Test
  public void valuesOfTheKernel() {
    for (double gamma : new double[] {0.01, 3}) {
      SingleGaussian kernel = new SingleGaussian(gamma);
      for (double most : new double[] {1, 31, 33, 500}) {
        float[] scaled = new float[100];
        float[] values = new float[100];
        for (int i = 0; i < 100; i++) {
          scaled[i] = (float) (most / gamma * i / 99 * kernel.scale());
        }
        kernel.values(scaled, 1.001 * most / gamma, values, 1, 100);
        assertEquals("left as it was", 0, values[0], 0);
        for (int i = 1; i < 100; i++) {
          assertEquals(kernel.value(most / gamma * i / 99), values[i], 3e-6);
        }
      }
    }
  }

  /** Leaving the limit out changes no bit below it, nor does the compiler, nor where a loop begins. */
  @Test
  public void sameBitsHoweverComputed() {
    float[] v = arguments();
    int n = 900_000;
    float[] whole = new float[N];
    SingleExponential.ofNegative(v, whole, 0, n);
    float[] small = new float[N];
    for (int i = 0, step = 1; i < n; i += step, step = step % 61 + 1) {
      SingleExponential.ofSmallNegative(v, small, i, Math.min(n, i + step));
    }
    assertArrayEquals(whole, small, 0);
  }
}
