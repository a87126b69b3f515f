package avm.budget;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.loss.Hinge;
import avm.loss.Multiclass;
import avm.weights.Average;
import avm.weights.Coefficients;
import avm.weights.Constant;
import avm.weights.WeightVectors;
import org.junit.Test;

/** A gradient goes where it is put: each stored vector's coefficients grow by −α·weight times its share and η. */
public class StepTest {
  private static final double ETA = 0.5;
  private static final double[] ALPHA = {0.5, 0, -2};

  private final Step step = new Step(new Multiclass(new Hinge(), 3));
  private final Coefficients coefficients = new Coefficients(3, new Constant(ETA, 0));

  private void begin(double weight) {
    coefficients.resize(20);
    step.observe(null, null);
    System.arraycopy(ALPHA, 0, step.alpha(), 0, 3);
    step.learn(1, 2, weight);
    coefficients.beginStep();
  }

  private void assertGrown(double weight, double[] shares) {
    step.addTo(coefficients);
    for (int o = 0; o < 3; o++) {
      for (int i = 0; i < 20; i++) {
        double share = i < shares.length ? shares[i] : 0;
        assertEquals(-ETA * weight * ALPHA[o] * share, coefficients.coefficient(o, i), 1e-15);
      }
    }
  }

  @Test
  public void oneVectorTakesIt() {
    begin(3);
    step.put(2, 0.25);
    assertEquals(1, step.count());
    assertEquals(-3 * 0.25 * -2, step.amount(2, 0), 0);
    assertGrown(3, new double[] {0, 0, 0.25});
  }

  /** One after the other, more than there is room for at first. */
  @Test
  public void severalTakeParts() {
    double[] shares = new double[19];
    begin(2);
    for (int i = shares.length - 1; i > 0; i--) {
      shares[i] = 1.0 / i;
      step.put(i, shares[i]);
    }
    assertEquals(18, step.count());
    assertEquals(18, step.index()[0]);
    assertEquals(-2 * 0.5 / 17, step.amount(0, 1), 1e-15);
    assertGrown(2, shares);
  }

  @Test
  public void theFirstTakeParts() {
    double[] shares = {0.5, -1, 0.25, 3};
    begin(1);
    step.put(7, 1);
    step.putAll(shares, 3);
    assertGrown(1, new double[] {0.5, -1, 0.25});
    step.putAll(new double[12], 12);
    assertEquals(11, step.index()[11]);
  }

  /** What the whole gradient would add is what it adds to a vector with the share 1. */
  @Test
  public void theWholeGradient() {
    begin(3);
    double square = 0;
    double[] whole = new double[3];
    for (int o = 0; o < 3; o++) {
      whole[o] = step.whole(coefficients, o);
      square += whole[o] * whole[o];
    }
    assertEquals(square, step.square(coefficients), 1e-15);
    step.put(4, 1);
    step.addTo(coefficients);
    for (int o = 0; o < 3; o++) {
      assertEquals(whole[o], coefficients.coefficient(o, 4), 1e-15);
    }
  }

  /** What was put in a step is forgotten with the next row; a row that is only observed has no gradient. */
  @Test
  public void stepsBeginAnew() {
    begin(3);
    assertTrue(step.hasGradient());
    assertEquals(3, step.weight(), 0);
    step.put(1, 1);
    step.expect(7);
    assertEquals("another gradient counts too", 7, step.largestAlpha(), 0);
    step.learn(2, 1, 1);
    assertEquals(0, step.count());
    assertEquals(2, step.largestAlpha(), 0);
    assertEquals(2, step.number());
    assertEquals(1, step.y(), 0);
    step.put(1, 1);
    step.observe(null, null);
    assertFalse(step.hasGradient());
    assertEquals(0, step.count());
  }

  /** Each coefficient by its own factor in every output, and the average of w_1 = 0, w_2, … knows of it. */
  @Test
  public void coefficientsAreMultiplied() {
    WeightVectors weights = new WeightVectors(coefficients, new Average(3), null);
    double[] factor = {2, 0, 1, -0.5};
    double[][] w = new double[3][5];
    double[][] sum = new double[3][5];
    Changes changes = new Changes();
    changes.of(2);
    for (int t = 1; t <= 3; t++) {
      begin(1);
      step.putAll(new double[] {1, 2, 3, 4, 5}, 5);
      step.addTo(coefficients);
      changes.multiply(coefficients, factor, 4);
      weights.endStep(null, null, 0);
      for (int o = 0; o < 3; o++) {
        for (int i = 0; i < 5; i++) {
          sum[o][i] += w[o][i];
          w[o][i] = (w[o][i] - ETA * ALPHA[o] * (i + 1)) * (i < 4 ? factor[i] : 1);
          assertEquals(w[o][i], coefficients.coefficient(o, i), 1e-14);
          assertEquals(t == 1 ? w[o][i] : sum[o][i] / t, coefficients.outputCoefficient(o, i), 1e-14);
        }
      }
    }
  }
}
