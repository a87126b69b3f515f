package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.coverage.Always;
import avm.coverage.Approximation;
import avm.coverage.Hyperrectangle;
import avm.coverage.Hypersphere;
import avm.coverage.Schedule;
import avm.data.Point;
import avm.kernel.Gaussian;
import avm.store.KernelRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized.Parameters;
import org.junit.runners.Parameterized;

/**
 * The machine equals Algorithm 2 written down plainly (see {@link NaiveAvm}): cells, coefficients, every output, with
 * weights, with rows that are not approximated, with projection, and through the merges that a limit brings.
 */
@RunWith(Parameterized.class)
public class NaiveAvmTest {
  private static final int ROWS = 256;
  private static final double GAMMA = 0.6;

  private final String loss;
  private final int classes;
  private final boolean rectangle;
  private final boolean schedule;
  private final int limit;

  public NaiveAvmTest(String loss, int classes, boolean rectangle, boolean schedule, int limit) {
    this.loss = loss;
    this.classes = classes;
    this.rectangle = rectangle;
    this.schedule = schedule;
    this.limit = limit;
  }

  @Parameters(name = "{0}, {1} classes, rectangle {2}, schedule {3}, limit {4}")
  public static List<Object[]> cases() {
    List<Object[]> cases = new ArrayList<>();
    for (String loss : new String[] {"hinge", "logistic", "l2", "eps"}) {
      for (int classes : NaiveSgd.numeric(loss) ? new int[] {0} : new int[] {2, 3}) {
        for (int k = 0; k < 8; k++) {
          cases.add(new Object[] {loss, classes, (k & 1) != 0, (k & 2) != 0, (k & 4) != 0 ? 25 : 0});
        }
      }
    }
    return cases;
  }

  private Approximation approximation() {
    return schedule ? new Schedule(4, 0.5, 9) : new Always();
  }

  private ExpansionLearner learner(String output) {
    Recipe recipe = new Recipe().loss(loss, classes).output(output, ROWS);
    recipe.kernel = new Gaussian(GAMMA);
    recipe.lambda = 0.01;
    recipe.coverage = rectangle ? new Hyperrectangle(0.8, 2) : new Hypersphere(0.8);
    recipe.approximation = approximation();
    recipe.limit = limit;
    return recipe.learner();
  }

  @Test
  public void everyStepAndEveryOutput() {
    List<Rows> rows = Rows.of(loss, classes, ROWS, 2, 21);
    List<ExpansionLearner> learners = new ArrayList<>();
    for (String output : Recipe.OUTPUTS) {
      learners.add(learner(output));
    }
    NaiveAvm naive = new NaiveAvm(loss, classes, GAMMA, 0.01, rectangle, 0.8, limit);
    Approximation draws = approximation();
    Random weights = new Random(7);
    for (int t = 1; t <= ROWS; t++) {
      Rows row = rows.get(t - 1);
      double weight = t % 3 == 0 ? 0.1 + 2 * weights.nextDouble() : 1;
      int expected = naive.step(row.x(), row.y(), weight, draws.approximate(t, null, null, row.y()));
      for (ExpansionLearner learner : learners) {
        learner.observe(row.point());
        learner.update(row.y(), weight);
        int cell = learner.cell();
        assertEquals("step " + t, expected, cell);
        assertEquals("step " + t, naive.stored.size(), learner.cores().size());
        assertEquals("delta at step " + t, naive.delta, learner.report().delta(), 0);
      }
    }
    assertEquals(limit > 0, naive.doublings > 0);
    assertTrue(!schedule || limit > 0 || naive.cell.contains(false));
    same(learners.get(0), naive, naive.w);
    same(learners.get(1), naive, naive.mean(1, ROWS));
    same(learners.get(2), naive, naive.mean(193, ROWS));
    same(learners.get(3), naive, naive.mean(129, ROWS));
    double share = learners.get(4).report().averagedShare();
    assertEquals(0.5, share, 0.06);
    same(learners.get(4), naive, naive.mean((int) Math.round(ROWS * (1 - share)) + 1, ROWS));
  }

  private void same(ExpansionLearner learner, NaiveAvm naive, double[][] expected) {
    double scale = 1;
    for (int i = 0; i < expected.length; i++) {
      assertEquals(naive.cell.get(i), learner.cores().isCell(i));
      assertEquals(0, learner.cores().point(i).squaredDistance(Point.of(naive.stored.get(i))), 0);
      for (int o = 0; o < naive.outputs; o++) {
        scale = Math.max(scale, Math.abs(expected[i][o]));
        assertEquals("coefficient " + i, expected[i][o],
            learner.expansion().weights().coefficients().outputCoefficient(o, i), 1e-9 * scale);
      }
    }
    for (Rows row : Rows.of(loss, classes, 10, 2, 22)) {
      double[] actual = new double[naive.outputs];
      learner.predict(row.point(), new KernelRow(), actual);
      double[] score = naive.scores(expected, row.x());
      for (int o = 0; o < actual.length; o++) {
        assertEquals(score[o], actual[o], 1e-9 * scale);
      }
    }
  }
}
