package avm.learn;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.coverage.Hypersphere;
import avm.weights.Coefficients;
import avm.weights.Last;
import avm.weights.WeightVectors;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized.Parameters;
import org.junit.runners.Parameterized;

/** Kernel SGD (Algorithm 1) is AVM with cells smaller than every distance, and its naive twin. */
@RunWith(Parameterized.class)
public class KernelSgdTest {
  private static final int ROWS = 150;
  private static final double TOLERANCE = 1e-9;

  private final String loss;
  private final int classes;
  private final Recipe recipe;
  private final List<Rows> rows;

  public KernelSgdTest(String loss, int classes, String output) {
    this.loss = loss;
    this.classes = classes;
    recipe = new Recipe().loss(loss, classes).output(output, ROWS);
    recipe.coverage = new Hypersphere(1e-6);
    rows = Rows.of(loss, classes, ROWS, 3, 51);
  }

  @Parameters(name = "{0}, {1} classes, {2}")
  public static List<Object[]> cases() {
    List<Object[]> cases = new ArrayList<>();
    for (String loss : new String[] {"hinge", "smoothHinge", "logistic", "l1", "l2", "eps"}) {
      for (int classes : NaiveSgd.numeric(loss) ? new int[] {0} : new int[] {2, 4}) {
        cases.add(new Object[] {loss, classes, "last"});
        cases.add(new Object[] {loss, classes, "streaming"});
      }
    }
    return cases;
  }

  private ExpansionLearner learner(String output) {
    Recipe own = new Recipe().loss(loss, classes).output(output, ROWS);
    return Learners.kernelSgd(own.kernel, own.objective,
        new WeightVectors(new Coefficients(own.objective.outputs(), own.lambda, own.offset), own.output, null),
        own.projection);
  }

  /** Every row of logistic and squared loss has a gradient: then the two store the same, and are equal bit for bit. */
  @Test
  public void itIsAvmWithCellsSmallerThanEveryDistance() {
    boolean everyRow = loss.equals("logistic") || loss.startsWith("l");
    double tolerance = everyRow ? 0 : TOLERANCE;
    ExpansionLearner avm = recipe.learner();
    ExpansionLearner sgd = learner(recipe.output instanceof Last ? "last" : "streaming");
    int stored = 0;
    double[] expected = new double[sgd.outputs()];
    double[] actual = new double[sgd.outputs()];
    for (Rows row : rows) {
      avm.observe(row.point());
      sgd.observe(row.point());
      assertArrayEquals(avm.scores(), sgd.scores(), tolerance);
      avm.outputScores(expected);
      sgd.outputScores(actual);
      assertArrayEquals(expected, actual, tolerance);
      avm.update(row.y(), 1);
      sgd.update(row.y(), 1);
      if (sgd.cores().size() > stored) {
        assertEquals(stored, sgd.cell());
        stored = sgd.cores().size();
      } else {
        assertEquals("no gradient, nothing stored", -1, sgd.cell());
      }
    }
    assertEquals(avm.report().support(), sgd.report().support());
    assertTrue(everyRow == (sgd.cores().size() == ROWS));
    assertEquals(avm.report().projections(), sgd.report().projections());
  }

  @Test
  public void itIsItsNaiveTwin() {
    NaiveSgd naive = new NaiveSgd(loss, classes, 0.5, recipe.lambda, 0);
    ExpansionLearner sgd = learner("last");
    for (Rows row : rows) {
      sgd.observe(row.point());
      double[] expected = naive.scores(naive.w, row.x());
      for (int o = 0; o < expected.length; o++) {
        assertEquals(expected[o], sgd.scores()[o], TOLERANCE * Math.max(1, Math.abs(expected[o])));
      }
      sgd.update(row.y(), 1);
      naive.step(row.x(), row.y(), 1);
    }
  }
}
