package avm.kernel;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;

/** How near the vectorised e^{−u} is to the true one: the bounds its Javadoc states. */
public class ExponentialTest {

  @Test
  public void relativeErrorIsWithinTheStatedBounds() {
    assertTrue("u <= 100: " + worst(0, 100), worst(0, 100) <= 5e-13);
    assertTrue("u <= 400: " + worst(100, 400), worst(100, 400) <= 4e-8);
    assertTrue("u <= 700: " + worst(400, 700), worst(400, 700) <= 2e-5);
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
    assertEquals(StrictMath.exp(-700), u[1], 1e-308);
    for (int i = 2; i < u.length; i++) {
      assertEquals("a far point is never lost", u[1], u[i], 0);
    }
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
