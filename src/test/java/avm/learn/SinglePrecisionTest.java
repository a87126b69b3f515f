package avm.learn;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.coverage.CellNeighbours;
import avm.coverage.Neighbours;
import avm.coverage.Schedule;
import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import java.util.List;
import org.junit.Test;

/** A stream learned in single precision: the same cells, and scores near those of double precision. */
public class SinglePrecisionTest {
  private static final int ROWS = 3000;

  private static ExpansionLearner learner(Kernel kernel, int kind, String output, int limit) {
    Recipe recipe = new Recipe().loss("logistic", kind == 2 ? 3 : 2).output(output, ROWS);
    recipe.kernel = kernel;
    recipe.lambda = 1e-4;
    recipe.offset = 1000;
    recipe.limit = limit;
    recipe.representation = kind == 0 ? recipe.representation
        : kind == 1 ? new CellNeighbours(kernel, 8) : new Neighbours(kernel, 8);
    return recipe.learner();
  }

  @Test
  public void cellsAreTheSameAndScoresAreNear() {
    for (int kind = 0; kind < 3; kind++) {
      for (String output : Recipe.OUTPUTS) {
        for (int limit : new int[] {0, 100}) {
          compare(kind, output, limit);
        }
      }
    }
  }

  /** A row that is not approximated adds to the vector equal to it, which rounding must not hide. */
  @Test
  public void aRowEqualToAStoredVectorIsNotStoredAgain() {
    List<Rows> rows = Rows.of("logistic", 2, 500, 4, 7);
    ExpansionLearner[] learners = new ExpansionLearner[2];
    for (int k = 0; k < 2; k++) {
      Recipe recipe = new Recipe().loss("logistic", 2);
      recipe.kernel = k == 0 ? new Gaussian(0.5) : new SingleGaussian(0.5);
      recipe.approximation = new Schedule(1e9, 1, 1);
      learners[k] = Rows.learn(Rows.learn(recipe.learner(), rows), rows);
    }
    assertEquals(500, learners[0].cores().size());
    assertEquals(500, learners[1].cores().size());
  }

  /** A row too long for single precision is stored: what was kept of kernel values before is computed anew. */
  @Test
  public void savedAndLoadedAfterALongRowItGoesOnAsIfNothingHadHappened() throws Exception {
    for (int kind = 1; kind < 3; kind++) {
      ExpansionLearner whole = learner(new SingleGaussian(0.5), kind, "streaming", 0);
      ExpansionLearner parts = learner(new SingleGaussian(0.5), kind, "streaming", 0);
      List<Rows> rows = Rows.of("logistic", kind == 2 ? 3 : 2, 600, 4, 7);
      double[] expected = new double[whole.outputs()];
      double[] actual = new double[whole.outputs()];
      for (int i = 0; i < rows.size(); i++) {
        Point x = i == 300 ? Point.of(2000, 2000, 2000) : rows.get(i).point();
        parts = i == 200 || i == 310 ? LearnerContract.reloaded(parts, learner(new SingleGaussian(0.5), kind, "streaming", 0)) : parts;
        whole.observe(x);
        parts.observe(x);
        whole.outputScores(expected);
        parts.outputScores(actual);
        assertArrayEquals("row " + i, expected, actual, 0);
        whole.update(rows.get(i).y(), 1);
        parts.update(rows.get(i).y(), 1);
        assertEquals(i < 300, whole.cores().isSingle());
      }
    }
  }

  private static void compare(int kind, String output, int limit) {
    ExpansionLearner exact = learner(new Gaussian(0.5), kind, output, limit);
    ExpansionLearner single = learner(new SingleGaussian(0.5), kind, output, limit);
    List<Rows> rows = Rows.of("logistic", kind == 2 ? 3 : 2, ROWS, 4, 7);
    double[] expected = new double[exact.outputs()];
    double[] actual = new double[exact.outputs()];
    double largest = 0;
    double worst = 0;
    for (Rows row : rows) {
      Point x = row.point();
      exact.observe(x);
      single.observe(x);
      exact.outputScores(expected);
      single.outputScores(actual);
      // an average over few of many steps is a small difference of large sums
      double share = exact.report().averagedShare();
      for (int o = 0; o < expected.length && (share == 0 || share > 0.01); o++) {
        largest = Math.max(largest, Math.abs(expected[o]));
        worst = Math.max(worst, Math.abs(expected[o] - actual[o]));
      }
      exact.update(row.y(), 1);
      single.update(row.y(), 1);
      assertEquals(exact.cell(), single.cell());
    }
    assertEquals(exact.cores().size(), single.cores().size());
    assertTrue(single.cores().isSingle());
    assertTrue(kind + ", " + output + ": scores up to " + largest + " differ by " + worst, worst < 1e-4 * largest);
  }
}
