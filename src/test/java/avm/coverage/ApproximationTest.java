package avm.coverage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.loss.Binary;
import avm.loss.EpsilonInsensitive;
import avm.loss.Hinge;
import avm.loss.Multiclass;
import avm.loss.Objective;
import avm.loss.Regression;
import java.util.Random;
import org.junit.Test;

/** When a row is approximated: always, by the schedule P(Z_t = 1) = max(0, 1 − β/t^ρ), or by a confident model. */
public class ApproximationTest {
  private static final Objective ANY = new Binary(new Hinge());

  private static boolean draw(Approximation approximation, long t) {
    return approximation.approximate(t, ANY, new double[1], 1);
  }

  @Test
  public void always() {
    for (long t = 1; t < 1000; t++) {
      assertTrue(draw(new Always(), t));
    }
    assertEquals(17, new Always().sizeBound(1000, 17, 0), 0);
    assertEquals("M_T", new Always().sizeFormula());
  }

  @Test
  public void scheduleWithoutBetaIsAlways() {
    Schedule schedule = new Schedule(0, 1, 1);
    for (long t = 1; t < 1000; t++) {
      assertTrue(draw(schedule, t));
    }
  }

  @Test
  public void scheduleNeverApproximatesWhileBetaIsTheLarger() {
    Schedule schedule = new Schedule(100, 1, 1);
    for (long t = 1; t <= 100; t++) {
      assertFalse("step " + t, draw(schedule, t));
    }
  }

  /** Over many seeds the frequency of Z_t = 0 is min(1, β/t^ρ), within five standard deviations. */
  @Test
  public void scheduleFrequencies() {
    int seeds = 4000;
    Random seed = new Random(1);
    for (double rho : new double[] {0.5, 1, 1.5}) {
      double beta = 3;
      int[] kept = new int[200];
      for (int k = 0; k < seeds; k++) {
        Schedule schedule = new Schedule(beta, rho, seed.nextLong());
        for (int t = 1; t < kept.length; t++) {
          kept[t] += draw(schedule, t) ? 0 : 1;
        }
      }
      for (int t = 1; t < kept.length; t++) {
        double q = Math.min(1, beta / Math.pow(t, rho));
        assertEquals("rho " + rho + ", t " + t, q, (double) kept[t] / seeds, 5 * Math.sqrt(q * (1 - q) / seeds) + 1e-9);
      }
    }
  }

  @Test
  public void sameSeedSameDrawsAnotherSeedOthers() {
    Schedule a = new Schedule(20, 0.7, 5);
    Schedule b = new Schedule(20, 0.7, 5);
    Schedule c = new Schedule(20, 0.7, 6);
    int differences = 0;
    for (long t = 1; t < 2000; t++) {
      boolean z = draw(a, t);
      assertEquals(z, draw(b, t));
      differences += z == draw(c, t) ? 0 : 1;
    }
    assertTrue(differences + " differences", differences > 50);
  }

  @Test
  public void savedMidwayItGoesOnAsIfNothingHadHappened() {
    Schedule schedule = new Schedule(20, 0.7, 5);
    for (long t = 1; t < 333; t++) {
      draw(schedule, t);
    }
    Schedule copy = new Schedule(20, 0.7, 6);
    copy.load(schedule.save());
    for (long t = 333; t < 2000; t++) {
      assertEquals(draw(schedule, t), draw(copy, t));
    }
  }

  @Test
  public void confidentFromAMarginOfOne() {
    Confident rule = new Confident();
    assertTrue(rule.approximate(1, ANY, new double[] {1}, 1));
    assertTrue(rule.approximate(1, ANY, new double[] {-2}, -1));
    assertFalse(rule.approximate(1, ANY, new double[] {Math.nextDown(1.0)}, 1));
    Objective multi = new Multiclass(new Hinge(), 3);
    assertTrue(rule.approximate(1, multi, new double[] {0, 1.5, 0.5}, 1));
    assertFalse(rule.approximate(1, multi, new double[] {0, 1.5, 0.75}, 1));
    Objective numeric = new Regression(new EpsilonInsensitive(0.5));
    assertTrue(rule.approximate(1, numeric, new double[] {3.25}, 3));
    assertFalse(rule.approximate(1, numeric, new double[] {4}, 3));
    assertEquals(12, rule.sizeBound(100, 5, 7), 0);
    assertEquals("M_T + rows kept", rule.sizeFormula());
  }

  /** ζ(2) = π²/6, ζ(4) = π⁴/90, Apéry's ζ(3), ζ(3/2), and the pole at 1. */
  @Test
  public void zeta() {
    assertEquals(Math.PI * Math.PI / 6, Schedule.zeta(2), 1e-9);
    assertEquals(Math.pow(Math.PI, 4) / 90, Schedule.zeta(4), 1e-12);
    assertEquals(1.2020569031595942, Schedule.zeta(3), 1e-10);
    assertEquals(2.612375348685488, Schedule.zeta(1.5), 1e-7);
    assertEquals(1000 + 0.5772156649, Schedule.zeta(1.001), 1e-3);
  }

  /** Items ii to iv of the theorem, and each really bounds the expected number Σ min(1, β/t^ρ) of rows kept. */
  @Test
  public void theBoundsAreTheTheorems() {
    assertEquals(10 + 3 * (Math.log(500) + 1), new Schedule(3, 1, 1).sizeBound(500, 10, 0), 1e-12);
    assertEquals(10 + 3 * Math.sqrt(500) / 0.5, new Schedule(3, 0.5, 1).sizeBound(500, 10, 0), 1e-12);
    assertEquals(10 + 3 * Schedule.zeta(1.5), new Schedule(3, 1.5, 1).sizeBound(500, 10, 0), 1e-12);
    assertEquals("M_T + β(log T + 1)", new Schedule(3, 1, 1).sizeFormula());
    assertEquals("M_T + βT^(1−ρ)/(1−ρ)", new Schedule(3, 0.5, 1).sizeFormula());
    assertEquals("M_T + βζ(ρ)", new Schedule(3, 1.5, 1).sizeFormula());
    for (double rho : new double[] {0.1, 0.5, 0.9, 1, 1.1, 2, 5}) {
      double expected = 0;
      for (long t = 1; t <= 2000; t++) {
        expected += Math.min(1, 3 / Math.pow(t, rho));
        assertTrue(new Schedule(3, rho, 1).sizeBound(t, 0, 0) >= expected);
      }
    }
  }

  @Test
  public void parametersOutOfRangeAreNamed() {
    assertEquals("beta is -1.0; it must be a number from 0 up",
        assertThrows(IllegalArgumentException.class, () -> new Schedule(-1, 1, 1)).getMessage());
    assertEquals("rho is 0.0; it must be a number above 0",
        assertThrows(IllegalArgumentException.class, () -> new Schedule(1, 0, 1)).getMessage());
  }
}
