package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.coverage.Approximation;
import avm.coverage.Hypersphere;
import avm.data.Point;
import avm.loss.Objective;
import org.junit.Test;

/** Which rows become cells and which support vectors: the conventions that the paper leaves open. */
public class CellsTest {

  /** A rule that approximates from step {@code from} up to before step {@code to}. */
  private record Between(long from, long to) implements Approximation {
    @Override
    public boolean approximate(long t, Objective objective, double[] scores, double y) {
      return t >= from && t < to;
    }

    @Override
    public double sizeBound(long steps, int cells, long kept) {
      return cells + kept;
    }

    @Override
    public String sizeFormula() {
      return "";
    }
  }

  private static final Approximation NEVER = new Between(0, 0);

  private static ExpansionLearner learner(Approximation approximation, int limit) {
    Recipe recipe = new Recipe();
    recipe.coverage = new Hypersphere(1);
    recipe.approximation = approximation;
    recipe.lambda = 0.1;
    recipe.limit = limit;
    return recipe.learner();
  }

  private static int learn(ExpansionLearner learner, double y, double... x) {
    learner.observe(Point.of(x));
    learner.update(y, 1);
    return learner.cell();
  }

  @Test
  public void aRowWithoutGradientMakesACellButNoSupportVector() {
    ExpansionLearner learner = learner(new Between(0, 99), 0);
    learn(learner, 1, 0);
    assertEquals("y f = 10 k(0.6²) is above 1, so there is no gradient", 1, learn(learner, 1, 0.6));
    assertEquals(2, learner.report().cells());
    assertEquals(2, learner.report().stored());
    assertEquals(1, learner.report().support());
    assertEquals(0, learner.expansion().weights().coefficients().coefficient(0, 1), 0);
    assertEquals("rows near it belong to it", 1, learn(learner, -1, 0.7));
    assertEquals(2, learner.report().support());
  }

  @Test
  public void anApproximatedRowAddsToItsCell() {
    ExpansionLearner learner = learner(new Between(0, 99), 0);
    learn(learner, 1, 0);
    assertEquals(0, learn(learner, -1, 0.2));
    assertEquals(1, learner.cores().size());
    assertEquals("+1 and −1 meet in one coefficient", 0,
        learner.expansion().weights().coefficients().coefficient(0, 0), 0);
    assertEquals(0, learner.report().support());
  }

  @Test
  public void aRowNotApproximatedInsideACellIsASupportVectorAndNoCell() {
    ExpansionLearner learner = learner(NEVER, 0);
    learn(learner, 1, 0);
    assertEquals(1, learn(learner, -1, 0.2));
    assertTrue(learner.cores().isCell(0));
    assertFalse(learner.cores().isCell(1));
    assertEquals(1, learner.report().cells());
    assertEquals(2, learner.report().support());
    assertEquals("−1/(0.1·2)", -5, learner.expansion().weights().coefficients().coefficient(0, 1), 1e-12);
    assertEquals("a row beyond the cell but near the support vector is outside", 2, learn(learner, 1, 0.55));
    assertTrue(learner.cores().isCell(2));
  }

  @Test
  public void withoutGradientNothingIsStoredInsideACell() {
    ExpansionLearner learner = learner(NEVER, 0);
    learn(learner, 1, 0);
    assertEquals("the cell", 0, learn(learner, 1, 0.2));
    assertEquals(1, learner.cores().size());
    assertEquals("both rows count as not approximated", 0, learner.report().approximated());
  }

  @Test
  public void aRowEqualToAStoredVectorAddsToItsCoefficient() {
    ExpansionLearner learner = learner(NEVER, 0);
    learn(learner, 1, 0);
    learn(learner, -1, 0.2);
    assertEquals("to the core point", 0, learn(learner, -1, 0));
    assertEquals(0, learner.expansion().weights().coefficients().coefficient(0, 0), 0);
    assertEquals("to the support vector", 1, learn(learner, 1, 0.2));
    assertEquals(0, learner.expansion().weights().coefficients().coefficient(0, 1), 0);
    assertEquals(2, learner.cores().size());
  }

  @Test
  public void approximationPutsTheGradientOnTheCellNotOnASupportVectorInIt() {
    ExpansionLearner learner = learner(new Between(3, 99), 0);
    learn(learner, 1, 0);
    learn(learner, -1, 0.2);
    assertEquals(0, learn(learner, 1, 0.2));
    assertEquals(1, learner.report().approximated());
  }

  /**
   * Two vectors are the limit; the third row lies in the second one's cell but Z = 0 wants to store it. δ doubles, the
   * second vector joins the first, and the row is now outside all cells: so it is a cell, and found again.
   */
  @Test
  public void aRowThatMergingPutOutsideAllCellsIsACell() {
    ExpansionLearner learner = learner(NEVER, 2);
    learn(learner, 1, 0);
    learn(learner, -1, 0.9);
    assertEquals(1, learn(learner, 1, 1.3));
    assertEquals(2, learner.report().delta(), 0);
    assertTrue(learner.cores().isCell(1));
    assertEquals(2, learner.report().cells());
    assertEquals("the same row again", 1, learn(learner, -1, 1.3));
    assertEquals(2, learner.cores().size());
  }
}
