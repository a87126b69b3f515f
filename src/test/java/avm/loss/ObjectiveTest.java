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

  /** Wrong is 1 and right 0; a score of 0 says the second class, equal scores the first; numbers have a squared error. */
  @Test
  public void errors() {
    Binary binary = new Binary(new Logistic());
    assertEquals(0, binary.error(new double[] {0}, 1), 0);
    assertEquals(1, binary.error(new double[] {0}, -1), 0);
    assertEquals(0, binary.error(new double[] {-1e-9}, -1), 0);
    assertEquals(1, binary.error(new double[] {2}, -1), 0);
    Multiclass many = new Multiclass(new Logistic(), 3);
    assertEquals(3, many.outputs());
    double[] tie = {1, 1, 0};
    assertEquals(0, many.error(tie, 0), 0);
    assertEquals(1, many.error(tie, 1), 0);
    assertEquals(1, many.error(tie, 2), 0);
    assertEquals(0, many.error(new double[] {1, 3, 2}, 1), 0);
    assertEquals(1, many.error(new double[] {1, 3, 2}, 2), 0);
    assertEquals(6.25, new Regression(new Squared()).error(new double[] {3}, 0.5), 0);
  }

  /** The loss of the margin over the strongest other class, whichever class that is. */
  @Test
  public void multiclassLoss() {
    Multiclass many = new Multiclass(new Hinge(), 3);
    double[] scores = {0.5, 2, 1.25};
    assertEquals(2.5, many.value(scores, 0), 0);
    assertEquals(0.25, many.value(scores, 1), 0);
    assertEquals(1.75, many.value(scores, 2), 0);
  }

  @Test
  public void onlySquaredLossesHaveACurvature() {
    assertEquals(1, new Regression(new Squared()).curvature(), 0);
    assertEquals(1, new Regression(new SquaredTube(0.5)).curvature(), 0);
    assertEquals(0, new Regression(new EpsilonInsensitive(0)).curvature(), 0);
    assertEquals(0, new Binary(new Hinge()).curvature(), 0);
    assertEquals(0, new Multiclass(new Hinge(), 2).curvature(), 0);
  }

  /** The gradients of several rows are those of one after the other. */
  @Test
  public void gradientsOfSomeRows() {
    Multiclass objective = new Multiclass(new Logistic(), 3);
    double[][] scores = {{0.1, 2, -1}, {0.7, 2, 0}, {-0.5, 1, 3}};
    double[] targets = {9, 2, 0, 1};
    double[][] expected = new double[3][3];
    for (int r = 0; r < 3; r++) {
      objective.gradient(new double[] {scores[0][r], scores[1][r], scores[2][r]}, targets[1 + r], expected[r]);
    }
    objective.gradients(scores, targets, 1, 2);
    for (int o = 0; o < 3; o++) {
      assertEquals(expected[0][o], scores[o][0], 0);
      assertEquals(expected[1][o], scores[o][1], 0);
    }
    assertArrayEquals("the third is left", new double[] {-1, 0, 3}, new double[] {scores[0][2], scores[1][2], scores[2][2]}, 0);
  }
}
