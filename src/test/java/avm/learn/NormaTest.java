package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.kernel.Gaussian;
import avm.loss.Binary;
import avm.loss.EpsilonInsensitive;
import avm.loss.Hinge;
import avm.loss.Multiclass;
import avm.loss.Regression;
import org.junit.Test;

/** OGD and NORMA against their naive twin, and their limits. */
public class NormaTest {

  /** a ← (1 − η_tλ)a, then a gradient is stored; the oldest leaves. */
  private static final class Naive extends NaiveField {
    private final double first;
    private final double lambda;
    private final boolean root;
    private final int budget;
    private int t;

    Naive(int classes, double eta, double lambda, boolean root, int budget) {
      super(classes);
      first = eta;
      this.lambda = lambda;
      this.root = root;
      this.budget = budget;
      likeGradient(eta);
    }

    @Override
    void step(double[] x, double y, double weight) {
      t++;
      eta = root ? first / Math.sqrt(t) : first;
      super.step(x, y, weight);
    }

    @Override
    void decay() {
      scaleAll(1 - eta * lambda);
    }

    @Override
    void insert(double[] x, double y, double[] g) {
      if (budget > 0 && kept.size() == budget) {
        reductions++;
        kept.remove(0);
      }
      append(x, y, g);
    }
  }

  private static ExpansionLearner ogd(int classes, double rho, double eta, double lambda, boolean root, int budget) {
    return GradientLearners.ogd(new Gaussian(2), GradientLearners.objective(classes, rho, 0.1), eta, lambda, root,
        budget);
  }

  @Test
  public void itIsItsNaiveTwin() {
    for (int classes : Twins.KINDS) {
      for (boolean root : new boolean[] {false, true}) {
        for (int budget : new int[] {0, 1, 40}) {
          Naive naive = new Naive(classes, 0.3, 0.2, root, budget);
          naive.margin = 0.8;
          Twins.same(ogd(classes, 0.8, 0.3, 0.2, root, budget), naive, Twins.rows(classes, 400, 61));
          assertTrue("vectors were removed", budget == 0 || naive.reductions > budget);
        }
      }
    }
  }

  @Test
  public void theSignOfTheErrorServesTheTube() {
    Naive naive = new Naive(0, 0.1, 0.03, false, 0);
    naive.squared = false;
    Twins.same(GradientLearners.ogd(new Gaussian(2), new Regression(new EpsilonInsensitive(0.1)), 0.1, 0.03, false, 0),
        naive, Twins.rows(0, 400, 62));
  }

  @Test
  public void aMarginOfOneIsTheHingeLoss() {
    Twins.equal(ogd(2, 1, 0.2, 0.01, false, 0),
        GradientLearners.ogd(new Gaussian(2), new Binary(new Hinge()), 0.2, 0.01, false, 0), Twins.rows(2, 300, 63), 0);
  }

  @Test
  public void aLimitThatIsNeverReachedIsNone() {
    for (int classes : Twins.KINDS) {
      Twins.equal(ogd(classes, 1, 0.2, 0.01, false, 0), ogd(classes, 1, 0.2, 0.01, false, 1000),
          Twins.rows(classes, 300, 64), 0);
    }
  }

  /** s_1 = −s_0 = f, and the margin 2yf is below 1 where yf is below ½. */
  @Test
  public void twoClassesInTheFormOfSeveralHaveHalfTheMargin() {
    ExpansionLearner binary = ogd(2, 0.5, 0.2, 0.01, false, 30);
    ExpansionLearner several =
        GradientLearners.ogd(new Gaussian(2), new Multiclass(new Hinge(), 2), 0.2, 0.01, false, 30);
    for (Rows row : Twins.rows(2, 300, 65)) {
      binary.observe(row.point());
      several.observe(row.point());
      assertEquals(binary.scores()[0], several.scores()[1], 0);
      assertEquals(binary.scores()[0], -several.scores()[0], 0);
      binary.update(row.y(), 1);
      several.update(row.y() > 0 ? 1 : 0, 1);
    }
  }

  /** Where the oldest leaves, at most ηB(1 − ηλ)^B is lost. */
  @Test
  public void truncationCostsLittleWhereOldVectorsHaveFaded() {
    ExpansionLearner free = ogd(2, 1, 0.5, 0.2, false, 0);
    ExpansionLearner cut = ogd(2, 1, 0.5, 0.2, false, 150);
    double lost = 0.5 * Math.pow(1 - 0.5 * 0.2, 150) / (0.5 * 0.2);
    for (Rows row : Rows.binary(600, 3, 66)) {
      free.observe(row.point());
      cut.observe(row.point());
      assertEquals(free.scores()[0], cut.scores()[0], lost);
      free.update(row.y(), 1);
      cut.update(row.y(), 1);
    }
    assertTrue(lost < 1e-5);
  }

  @Test
  public void stepsThatWouldReverseTheSignAreRefused() {
    for (boolean root : new boolean[] {false, true}) {
      assertEquals("lambda is 5.0; it must be from 0 up, and below one over the step size 0.2",
          assertThrows(IllegalArgumentException.class, () -> ogd(2, 1, 0.2, 5, root, 0)).getMessage());
    }
    assertThrows(IllegalArgumentException.class, () -> ogd(2, -1, 0.2, 0, false, 0));
    assertThrows(IllegalArgumentException.class, () -> GradientLearners.objective(0, 1, -0.1));
    assertThrows(IllegalArgumentException.class, () -> GradientLearners.objective(1, 1, 0.1));
  }
}
