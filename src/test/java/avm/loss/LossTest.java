package avm.loss;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;

/** Each loss is the paper's, convex, and its α is its derivative; at a kink the stated convention holds. */
public class LossTest {
  private static final double TAU = 0.5;
  private static final double EPSILON = 0.1;
  private static final MarginLoss[] MARGIN = {new Hinge(), new SmoothHinge(TAU), new Logistic(), new MarginHinge(1 - TAU),
      new Mistake()};
  private static final Loss[] NUMERIC = {new EpsilonInsensitive(0), new Squared(), new EpsilonInsensitive(EPSILON),
      new SquaredTube(EPSILON)};

  @Test
  public void derivativeIsThatOfTheValue() {
    Random random = new Random(1);
    for (int k = 0; k < 2000; k++) {
      double f = 3 * random.nextGaussian();
      for (Loss loss : MARGIN) {
        differentiable(loss, f, random.nextBoolean() ? 1 : -1);
      }
      for (Loss loss : NUMERIC) {
        differentiable(loss, f, 3 * random.nextGaussian());
      }
    }
  }

  private static void differentiable(Loss loss, double f, double y) {
    double h = 1e-6;
    boolean kink = Math.abs(y * f - 1) < 2 * h || Math.abs(y * f - 1 + TAU) < 2 * h || Math.abs(f - y) < 2 * h
        || Math.abs(Math.abs(f - y) - EPSILON) < 2 * h;
    if (!kink) {
      assertEquals(loss.getClass().getSimpleName() + " at f = " + f + ", y = " + y,
          (loss.value(f + h, y) - loss.value(f - h, y)) / (2 * h), loss.derivative(f, y), 1e-5);
    }
  }

  /** l(g) ≥ l(f) + α(g − f): the value is convex and α a subgradient, also at the kinks. */
  @Test
  public void derivativeIsASubgradientEverywhere() {
    double[] grid = {-3, -1.5, -1, -0.5, -0.1, 0, 0.1, 0.4, 0.5, 0.9, 1, 1.1, 2, 3};
    for (double f : grid) {
      for (double g : grid) {
        for (double y : new double[] {-1, 1}) {
          for (Loss loss : MARGIN) {
            assertTrue(loss.value(g, y) >= loss.value(f, y) + loss.derivative(f, y) * (g - f) - 1e-12);
          }
        }
        for (double y : grid) {
          for (Loss loss : NUMERIC) {
            assertTrue(loss.value(g, y) >= loss.value(f, y) + loss.derivative(f, y) * (g - f) - 1e-12);
          }
        }
      }
    }
  }

  @Test
  public void values() {
    assertEquals(1.5, new Hinge().value(0.5, -1), 0);
    assertEquals(0, new Hinge().value(1.5, 1), 0);
    assertEquals(1 + 2 - TAU / 2, new SmoothHinge(TAU).value(-2, 1), 1e-15);
    assertEquals(0.25 * 0.25 / (2 * TAU), new SmoothHinge(TAU).value(0.75, 1), 1e-15);
    assertEquals(0.025, new SmoothHinge(0.2).ofMargin(0.9), 1e-15);
    assertEquals(TAU / 2, new SmoothHinge(TAU).ofMargin(1 - TAU), 1e-15);
    assertEquals(TAU / 2 + 0.01, new SmoothHinge(TAU).ofMargin(0.99 - TAU), 1e-15);
    assertEquals(Math.log(2), new Logistic().value(0, 1), 1e-15);
    assertEquals(2, new EpsilonInsensitive(0).value(3, 1), 0);
    assertEquals(2, new Squared().value(3, 1), 0);
    assertEquals(1.9, new EpsilonInsensitive(EPSILON).value(3, 1), 1e-15);
    assertEquals(0, new EpsilonInsensitive(EPSILON).value(1.05, 1), 0);
  }

  /** Hinge has gradient when y·f &lt; 1 or ρ, strictly; the tube's edge has none; ℓ1 has none where it is exact. */
  @Test
  public void atTheKinks() {
    assertEquals(0, new Hinge().slope(1), 0);
    assertEquals(-1, new Hinge().slope(Math.nextDown(1.0)), 0);
    assertEquals(0, new SmoothHinge(TAU).slope(1), 0);
    assertEquals(-1, new SmoothHinge(TAU).slope(1 - TAU), 0);
    assertEquals(0, new EpsilonInsensitive(0).derivative(2, 2), 0);
    assertEquals(0, new EpsilonInsensitive(0.25).derivative(2.25, 2), 0);
    assertEquals(1, new EpsilonInsensitive(0.25).derivative(Math.nextUp(2.25), 2), 0);
    assertEquals(-1, new EpsilonInsensitive(0.25).derivative(1.5, 2), 0);
    assertEquals(0, new MarginHinge(0.25).slope(0.25), 0);
    assertEquals(-1, new MarginHinge(0.25).slope(Math.nextDown(0.25)), 0);
    assertEquals(0, new SquaredTube(0.25).derivative(2.25, 2), 0);
    assertEquals(0.5, new SquaredTube(0.25).derivative(2.5, 2), 0);
  }

  @Test
  public void logisticStaysFiniteFarOut() {
    Logistic loss = new Logistic();
    assertEquals(1000, loss.ofMargin(-1000), 0);
    assertEquals(-1, loss.slope(-1000), 0);
    assertEquals(0, loss.ofMargin(1000), 1e-300);
    assertEquals(0, loss.slope(1000), 1e-300);
  }

  @Test
  public void parametersOutOfRangeAreNamed() {
    for (double tau : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertEquals("tau is " + tau + "; it must be a number above 0",
          assertThrows(IllegalArgumentException.class, () -> new SmoothHinge(tau)).getMessage());
    }
    for (double epsilon : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertEquals("epsilon is " + epsilon + "; it must be a number from 0 up",
          assertThrows(IllegalArgumentException.class, () -> new EpsilonInsensitive(epsilon)).getMessage());
    }
  }
}
