package avm.kernel;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Exponential;
import avm.kernel.Gaussian;
import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** How near the vectorised e^{−u} is to the true one: the bounds its Javadoc states. */
public class ExponentialTest {

  @Test
  public void relativeErrorIsWithinTheStatedBounds() {
    assertTrue("u <= 120: " + worst(0, 120), worst(0, 120) <= 1e-13);
    assertTrue("u <= 200: " + worst(120, 200), worst(120, 200) <= 1e-8);
    assertTrue("u <= 400: " + worst(200, 400), worst(200, 400) <= 1e-3);
  }

  /** The largest relative error on a dense, uneven grid; StrictMath.exp is within one unit in the last place. */
  private static double worst(double from, double to) {
    Random random = new Random(1);
    double worst = 0;
    double[] u = new double[1000];
    double[] e = new double[1000];
    for (int block = 0; block < 500; block++) {
      for (int i = 0; i < u.length; i++) {
        u[i] = from + (to - from) * (block + random.nextDouble()) / 500;
        e[i] = u[i];
      }
      Exponential.ofNegative(e, e.length);
      for (int i = 0; i < u.length; i++) {
        double exact = StrictMath.exp(-u[i]);
        worst = Math.max(worst, Math.abs(e[i] - exact) / exact);
      }
    }
    return worst;
  }

  @Test
  public void oneAtZeroAndConstantBeyondTheLimit() {
    double[] u = {0, 700, 701, 1e6, Double.MAX_VALUE, Double.POSITIVE_INFINITY};
    Exponential.ofNegative(u, u.length);
    assertEquals(1, u[0], 0);
    assertTrue(u[1] > 0 && u[1] < 1e-302);
    for (int i = 2; i < u.length; i++) {
      assertEquals("a far point is never lost", u[1], u[i], 0);
    }
  }

  @Test
  public void decreasing() {
    double[] u = new double[70_000];
    Arrays.setAll(u, i -> i / 100.0);
    Exponential.ofNegative(u, u.length);
    for (int i = 1; i < u.length; i++) {
      assertTrue("at " + i / 100.0, u[i] < u[i - 1]);
    }
  }

  /** Leaving the limit out changes no bit below it. */
  @Test
  public void smallArgumentsNeedNoLimit() {
    double[] v = new Random(3).doubles(1000, 0, 699).toArray();
    double[] whole = new double[v.length];
    double[] small = new double[v.length];
    for (int k = 0; k < 2000; k++) {
      Exponential.ofNegative(v, 0.97, whole, v.length);
      Exponential.ofSmallNegative(v, 0.97, small, v.length);
      assertArrayEquals(whole, small, 0);
    }
  }

  /** Where arguments are known to be small, the error is no larger with fewer operations. */
  @Test
  public void smallArgumentsTakeFewerOperations() {
    for (double bound : new double[] {1e-9, 0.3, SmallExponential.THREE, 9, SmallExponential.SIX}) {
      double[] u = new double[100_001];
      Arrays.setAll(u, i -> bound * i / 100_000);
      double[] e = new double[u.length];
      SmallExponential.ofNegative(u, 1, bound, e, u.length);
      assertEquals(1, e[0], 0);
      for (int i = 1; i < u.length; i++) {
        double exact = StrictMath.exp(-u[i]);
        assertEquals("at " + u[i], exact, e[i], 1e-13 * exact);
        assertTrue("decreasing at " + u[i], e[i] <= e[i - 1]);
      }
    }
  }

  /** Bounds of one level give the same bits whatever they and the number of arguments are, those of another do not. */
  @Test
  public void theLevelOfABoundDecidesAboutTheBits() {
    Gaussian kernel = new Gaussian(0.5);
    double[] bounds = {1, 4, 5, 32, 33, 1399, 1401};
    double[] distances = new Random(5).doubles(200, 0.5, 1).toArray();
    double[][] values = new double[bounds.length][200];
    double[] few = new double[200];
    for (int a = 0; a < bounds.length; a++) {
      kernel.values(distances, bounds[a], values[a], 200);
      kernel.values(distances, bounds[a], few, 20);
      assertArrayEquals(Arrays.copyOf(values[a], 20), Arrays.copyOf(few, 20), 0);
      for (int b = 0; b < a; b++) {
        boolean last = Math.min(kernel.level(bounds[a]), kernel.level(bounds[b])) == 2;
        assertEquals(kernel.level(bounds[a]) == kernel.level(bounds[b]) || last, Arrays.equals(values[a], values[b]));
      }
    }
    assertArrayEquals(new int[] {0, 0, 1, 1, 2, 2, 3}, Arrays.stream(bounds).mapToInt(kernel::level).toArray());
  }

  /** The JIT compiles the loop; the bits must not depend on whether it has. */
  @Test
  public void sameBitsWhateverTheLengthAndTheCompiler() {
    Random random = new Random(2);
    double[] u = random.doubles(1000, 0, 50).toArray();
    double[] first = one(u);
    for (int k = 0; k < 5000; k++) {
      Exponential.ofNegative(u.clone(), u.length);
    }
    double[] whole = u.clone();
    Exponential.ofNegative(whole, whole.length);
    double[] after = one(u);
    for (int i = 0; i < u.length; i++) {
      assertEquals(first[i], whole[i], 0);
      assertEquals(first[i], after[i], 0);
    }
  }

  @Test
  public void oneValueHasTheSameBits() {
    double[] u = new Random(4).doubles(2000, 0, 800).toArray();
    double[] expected = u.clone();
    Exponential.ofNegative(expected, u.length);
    for (int k = 0; k < 10; k++) {
      assertArrayEquals(expected, Arrays.stream(u).map(Exponential::ofNegative).toArray(), 0);
    }
    assertEquals(1, Exponential.ofNegative(0), 0);
  }

  private static double[] one(double[] u) {
    double[] e = new double[u.length];
    for (int i = 0; i < u.length; i++) {
      double[] single = {u[i]};
      Exponential.ofNegative(single, 1);
      e[i] = single[0];
    }
    return e;
  }
}
