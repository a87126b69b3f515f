package avm.loss;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** How a gradient spreads over the weight vectors, and when a model is confident. */
public class ObjectiveTest {

  @Test
  public void binary() {
    Binary binary = new Binary(new Hinge());
    double[] alpha = new double[1];
    assertEquals(1, binary.outputs());
    assertTrue(binary.gradient(new double[] {0.5}, 1, alpha));
    assertEquals(-1, alpha[0], 0);
    assertTrue(binary.gradient(new double[] {0.5}, -1, alpha));
    assertEquals(1, alpha[0], 0);
    assertFalse("a margin of 1 has no gradient", binary.gradient(new double[] {-1}, -1, alpha));
    assertTrue("and is confident", binary.confident(new double[] {-1}, -1));
    assertFalse(binary.confident(new double[] {Math.nextDown(1.0)}, 1));
  }

  /** −l' to the row's class, +l' to the strongest other class, 0 to the rest; what alpha held before is gone. */
  @Test
  public void multiclassSpreadsOverOwnAndStrongestOther() {
    Multiclass objective = new Multiclass(new Hinge(), 4);
    double[] alpha = {7, 7, 7, 7};
    assertTrue(objective.gradient(new double[] {0.3, 0.1, 0.8, 0.2}, 0, alpha));
    assertArrayEquals(new double[] {-1, 0, 1, 0}, alpha, 0);
    assertTrue(objective.gradient(new double[] {0.3, 0.1, 0.8, 0.2}, 2, alpha));
    assertArrayEquals(new double[] {1, 0, -1, 0}, alpha, 0);
  }

  @Test
  public void multiclassTiesGoToTheFirstClass() {
    Multiclass objective = new Multiclass(new Hinge(), 4);
    double[] alpha = new double[4];
    objective.gradient(new double[] {0, 0, 0, 0}, 2, alpha);
    assertArrayEquals(new double[] {1, 0, -1, 0}, alpha, 0);
    objective.gradient(new double[] {0, 0, 0, 0}, 0, alpha);
    assertArrayEquals(new double[] {-1, 1, 0, 0}, alpha, 0);
    objective.gradient(new double[] {0, 0.5, 0, 0.5}, 0, alpha);
    assertArrayEquals(new double[] {-1, 1, 0, 0}, alpha, 0);
  }

  @Test
  public void multiclassMarginOfExactlyOne() {
    Multiclass objective = new Multiclass(new Hinge(), 3);
    double[] alpha = new double[3];
    double[] scores = {0.5, 1.5, -2};
    assertFalse(objective.gradient(scores, 1, alpha));
    assertArrayEquals(new double[3], alpha, 0);
    assertTrue(objective.confident(scores, 1));
    assertFalse(objective.confident(scores, 0));
    assertThrows(IllegalArgumentException.class, () -> new Multiclass(new Hinge(), 1));
  }

  @Test
  public void regressionIsConfidentInsideTheTube() {
    Regression regression = new Regression(new EpsilonInsensitive(0.5));
    double[] alpha = new double[1];
    assertTrue(regression.confident(new double[] {1.25}, 1));
    assertFalse(regression.gradient(new double[] {1.25}, 1, alpha));
    assertFalse(regression.confident(new double[] {2}, 1));
    assertTrue(regression.gradient(new double[] {2}, 1, alpha));
    assertEquals(1, alpha[0], 0);
  }
}
