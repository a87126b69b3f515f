package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.coverage.Coverage;
import avm.coverage.Hyperrectangle;
import avm.coverage.Hypersphere;
import avm.store.KernelRow;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized.Parameters;
import org.junit.runners.Parameterized;

/** With δ below every distance the machine is kernel SGD (Algorithm 1): scores, decisions, coefficients, outputs. */
@RunWith(Parameterized.class)
public class KernelSgdLimitTest {
  private static final int ROWS = 160;
  private static final int FEATURES = 3;
  private static final double GAMMA = 0.5;
  private static final double TOLERANCE = 1e-9;

  private final String loss;
  private final int classes;
  private final double lambda;
  private final double offset;
  private final Coverage coverage;
  private final List<Rows> rows;

  public KernelSgdLimitTest(String loss, int classes, double lambda, double offset, String shape) {
    this.loss = loss;
    this.classes = classes;
    this.lambda = lambda;
    this.offset = offset;
    coverage = shape.equals("sphere") ? new Hypersphere(1e-6) : new Hyperrectangle(1e-6, FEATURES);
    rows = Rows.of(loss, classes, ROWS, FEATURES, 11);
  }

  /** Every loss, small and large λ, the paper's step size and one with an offset. */
  @Parameters(name = "{0} {1} classes, lambda {2}, t0 {3}, {4}")
  public static List<Object[]> cases() {
    List<Object[]> cases = new ArrayList<>();
    for (String loss : new String[] {"hinge", "smoothHinge", "logistic", "l1", "l2", "eps"}) {
      for (int classes : NaiveSgd.numeric(loss) ? new int[] {0} : new int[] {2, 4}) {
        cases.add(new Object[] {loss, classes, 0.02, 0.0, "sphere"});
        cases.add(new Object[] {loss, classes, 0.3, 12.5, "rectangle"});
        cases.add(new Object[] {loss, classes, 0.0005, 0.0, "rectangle"});
      }
    }
    return cases;
  }

  private ExpansionLearner learner(String output) {
    Recipe recipe = new Recipe().loss(loss, classes).output(output, ROWS);
    recipe.lambda = lambda;
    recipe.offset = offset;
    recipe.coverage = coverage;
    return recipe.learner();
  }

  @Test
  public void scoresAndDecisionsOfEveryStep() {
    ExpansionLearner learner = learner("last");
    NaiveSgd naive = new NaiveSgd(loss, classes, GAMMA, lambda, offset);
    for (Rows row : rows) {
      learner.observe(row.point());
      double[] expected = naive.scores(naive.w, row.x());
      close("score at step " + (learner.steps() + 1), expected, learner.scores());
      assertEquals(decision(expected), decision(learner.scores()));
      long step = learner.steps();
      learner.update(row.y(), 1);
      assertEquals("each row is its own cell", step, learner.cell());
      naive.step(row.x(), row.y(), 1);
    }
  }

  @Test
  public void coefficientsAndPredictionsOfEveryOutput() {
    NaiveSgd naive = new NaiveSgd(loss, classes, GAMMA, lambda, offset);
    for (Rows row : rows) {
      naive.step(row.x(), row.y(), 1);
    }
    same("last", naive, naive.w);
    same("average", naive, naive.mean(1, ROWS));
    same("suffix", naive, naive.mean(ROWS * 3 / 4 + 1, ROWS));
    same("streaming", naive, naive.mean(64 + 1, ROWS));
  }

  private void same(String output, NaiveSgd naive, double[][] expected) {
    ExpansionLearner learner = Rows.learn(learner(output), rows);
    assertEquals(ROWS, learner.cores().size());
    for (int i = 0; i < ROWS; i++) {
      double[] actual = new double[naive.outputs];
      for (int o = 0; o < actual.length; o++) {
        actual[o] = learner.expansion().weights().coefficients().outputCoefficient(o, i);
      }
      close(output + " coefficient " + i, expected[i], actual);
    }
    for (Rows row : Rows.of(loss, classes, 20, FEATURES, 12)) {
      double[] actual = new double[naive.outputs];
      learner.predict(row.point(), new KernelRow(), actual);
      close(output + " prediction", naive.scores(expected, row.x()), actual);
    }
  }

  /** The l2 cases mean little unless projections take place; the first step size, 1/λ, is sure to leave the ball. */
  @Test
  public void onlySquaredLossIsProjected() {
    long projections = Rows.learn(learner("last"), rows).report().projections();
    boolean leaves = loss.equals("l2") && offset == 0;
    assertTrue(projections + " projections", leaves ? projections > 0 : projections == 0);
  }

  private static int decision(double[] f) {
    int best = 0;
    for (int o = 0; o < f.length; o++) {
      best = f[o] > f[best] ? o : best;
    }
    return f.length == 1 ? (f[0] >= 0 ? 1 : 0) : best;
  }

  private static void close(String what, double[] expected, double[] actual) {
    for (int o = 0; o < expected.length; o++) {
      assertEquals(what, expected[o], actual[o], TOLERANCE * Math.max(1e-3, Math.abs(expected[o])));
    }
  }
}
