package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.coverage.Confident;
import avm.coverage.Schedule;
import java.util.List;
import org.junit.Test;

/** The theorem on the model size: S_T is within the bound reported, surely or on the average over the draws. */
public class ModelSizeTest {
  private static final int ROWS = 400;

  @Test
  public void alwaysTheSupportIsWithinTheCells() {
    ExpansionLearner learner = new Recipe().learner();
    for (Rows row : Rows.binary(ROWS, 2, 1)) {
      learner.observe(row.point());
      learner.update(row.y(), 1);
      Report report = learner.report();
      assertEquals(report.cells(), report.sizeBound(), 0);
      assertEquals(report.cells(), report.stored());
      assertTrue(report.support() <= report.sizeBound());
    }
    assertEquals(ROWS, learner.report().approximated());
    assertTrue("some rows share cells", learner.report().cells() < ROWS / 2);
  }

  @Test
  public void confidentTheSupportIsWithinCellsAndRowsKept() {
    Recipe recipe = new Recipe();
    recipe.approximation = new Confident();
    ExpansionLearner learner = recipe.learner();
    for (Rows row : Rows.binary(ROWS, 2, 1)) {
      learner.observe(row.point());
      learner.update(row.y(), 1);
      Report report = learner.report();
      assertTrue(report.support() <= report.sizeBound());
      assertEquals(report.cells() + report.steps() - report.approximated(), report.sizeBound(), 0);
    }
    assertTrue(learner.report().approximated() < ROWS);
  }

  /** E S_T ≤ E bound for ρ below, at and above 1: the means over seeds, which are far apart. */
  @Test
  public void scheduledTheSupportIsWithinTheBoundOnTheAverage() {
    List<Rows> rows = Rows.binary(ROWS, 2, 1);
    for (double rho : new double[] {0.5, 1, 1.5}) {
      double support = 0;
      double bound = 0;
      double kept = 0;
      int seeds = 40;
      for (int seed = 1; seed <= seeds; seed++) {
        Recipe recipe = new Recipe();
        recipe.approximation = new Schedule(6, rho, seed);
        Report report = Rows.learn(recipe.learner(), rows).report();
        support += (double) report.support() / seeds;
        bound += report.sizeBound() / seeds;
        kept += (double) (report.steps() - report.approximated()) / seeds;
        assertTrue(report.support() <= report.cells() + report.steps() - report.approximated());
      }
      double expected = 0;
      for (int t = 1; t <= ROWS; t++) {
        expected += Math.min(1, 6 / Math.pow(t, rho));
      }
      assertEquals("rows kept, rho " + rho, expected, kept, 5 * Math.sqrt(expected / seeds));
      assertTrue("rho " + rho + ": " + support + " of " + bound, support <= bound);
    }
  }

  /** A larger β keeps more support vectors, a larger ρ fewer: both are live. */
  @Test
  public void betaAndRhoMoveTheSize() {
    List<Rows> rows = Rows.binary(ROWS, 2, 1);
    assertTrue(stored(rows, 20, 0.5) > stored(rows, 3, 0.5) + 20);
    assertTrue(stored(rows, 20, 0.5) > stored(rows, 20, 1.5) + 20);
  }

  private static int stored(List<Rows> rows, double beta, double rho) {
    Recipe recipe = new Recipe();
    recipe.approximation = new Schedule(beta, rho, 1);
    return Rows.learn(recipe.learner(), rows).report().stored();
  }

  @Test
  public void theReportGivesTheFeatureDiameterOfDelta() {
    Report report = Rows.learn(new Recipe().learner(), Rows.binary(10, 2, 1)).report();
    assertEquals(1, report.delta(), 0);
    assertEquals(Math.sqrt(2 * (1 - Math.exp(-0.5))), report.featureDiameter(), 1e-12);
  }
}
