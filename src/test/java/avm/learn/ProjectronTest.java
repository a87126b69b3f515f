package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import avm.store.KernelRow;
import avm.weights.Coefficients;
import java.util.List;
import org.junit.Test;

/** Projectron and Projectron++ against their naive twin, which solves the whole system anew, and their limits. */
public class ProjectronTest {
  private static final Kernel KERNEL = new Gaussian(2);

  private static final class Naive extends NaiveField {
    private final double threshold;
    private final int budget;
    private final boolean plus;
    private int moderated;

    Naive(int classes, double threshold, int budget, boolean plus) {
      super(classes);
      this.threshold = threshold;
      this.budget = budget;
      this.plus = plus;
      likePerceptron(0.3);
      if (plus) {
        margin = 1;
        orEqual = false;
      }
    }

    @Override
    void put(double[] x, double y, double[] f, double[] g) {
      double[] k = kernels(x);
      double[] d = solve(gram(this, kept), k);
      double p = 0;
      for (int i = 0; i < d.length; i++) {
        p += k[i] * d[i];
      }
      if (same(x) != null) {
        p = 1;
      }
      double delta = Math.sqrt(Math.max(0, 1 - p));
      double m = plus ? marginOf(f, y) : 0;
      if (m > 0) {
        double loss = 1 - m;
        double vectors = outputs == 1 ? 1 : 2;
        double tau = Math.min(1, loss / (vectors * p));
        double u = Math.sqrt((budget + 1) / Math.log(budget + 1)) / 4;
        if (p < 1e-12) {
          return;
        }
        if (budget > 0 ? 2 * loss - vectors * tau * p - 2 * u * delta >= 0 : loss > delta / threshold) {
          moderated++;
          spread(d, g, budget > 0 ? tau : Math.min(tau, 2 * (loss - delta / threshold) / (vectors * p)));
        }
      } else if (delta * delta < 1e-10 || (budget > 0 ? kept.size() == budget : delta <= threshold)) {
        reductions++;
        spread(d, g, 1);
      } else {
        append(x, y, g);
      }
    }

    private void spread(double[] d, double[] g, double times) {
      for (int i = 0; i < d.length; i++) {
        kept.get(i).a = plus(kept.get(i).a, g, times * d[i]);
      }
    }

    @Override
    void insert(double[] x, double y, double[] g) {
      throw new IllegalStateException();
    }
  }

  private static ExpansionLearner learner(int classes, double threshold, int budget, boolean plus) {
    return plus ? Learners.projectronPlus(KERNEL, classes, threshold, budget)
        : Learners.projectron(KERNEL, classes, 0.1, 0.3, threshold, budget);
  }

  @Test
  public void itIsItsNaiveTwin() {
    int moderated = 0;
    for (int classes : Twins.KINDS) {
      for (boolean plus : new boolean[] {false, true}) {
        for (int budget : new int[] {0, 1, 12, 30}) {
          if (classes > 0 || !plus) {
            double threshold = budget == 0 ? 0.6 : 0;
            Naive naive = new Naive(classes, threshold, budget, plus);
            Twins.same(learner(classes, threshold, budget, plus), naive, Twins.rows(classes, 400, 81));
            assertTrue("rows were projected", naive.reductions > 20);
            moderated += naive.moderated;
          }
        }
      }
    }
    assertTrue("rows within the margin were projected", moderated > 100);
  }

  @Test
  public void withAThresholdOfZeroOrWithoutALimitItIsThePerceptron() {
    for (int classes : new int[] {2, 4}) {
      List<Rows> rows = Rows.of("hinge", classes, 300, 3, 82);
      Twins.equal(Learners.perceptron(KERNEL, classes), learner(classes, 0, 0, false), rows, 0);
      Twins.equal(Learners.perceptron(KERNEL, classes), learner(classes, 0, 1000, false), rows, 0);
      Twins.equal(Learners.perceptron(KERNEL, classes), learner(classes, 0, 0, true), rows, 0);
    }
  }

  /** A projected step is the Perceptron's at every stored vector: f grows by y·k(c, x) there. */
  @Test
  public void aProjectedStepIsThePerceptronsAtEveryStoredVector() {
    ExpansionLearner learner = learner(2, 0, 25, false);
    double[] score = new double[1];
    int projected = 0;
    for (Rows row : Rows.binary(400, 3, 83)) {
      learner.observe(row.point());
      boolean mistake = row.y() * learner.scores()[0] <= 0;
      double[] before = new double[learner.cores().size()];
      for (int i = 0; i < before.length; i++) {
        learner.predict(learner.cores().point(i), new KernelRow(), score);
        before[i] = score[0];
      }
      learner.update(row.y(), 1);
      if (mistake && before.length == 25) {
        projected++;
        for (int i = 0; i < before.length; i++) {
          Point c = learner.cores().point(i);
          learner.predict(c, new KernelRow(), score);
          assertEquals(before[i] + row.y() * KERNEL.value(c.squaredDistance(row.point())), score[0], 1e-10);
        }
      }
    }
    assertTrue(projected > 20);
  }

  @Test
  public void aRepeatAddsToItsOwnCoefficient() {
    ExpansionLearner learner = learner(2, 0.1, 0, false);
    learner.observe(Point.of(1, 2));
    learner.update(1, 1);
    learner.observe(Point.of(3, 1));
    learner.update(-1, 1);
    learner.observe(Point.of(1, 2));
    learner.update(-1, 1);
    Coefficients coefficients = learner.expansion().weights().coefficients();
    assertEquals(0, coefficients.coefficient(0, 0), 0);
    assertEquals(2, learner.cores().size());
  }

  /** Rows nearly equal to stored ones: no division by nearly 0. */
  @Test
  public void rowsOnTopOfStoredOnesAreProjected() {
    for (boolean plus : new boolean[] {false, true}) {
      ExpansionLearner learner = learner(2, 0, 0, plus);
      Twins.onTopOfEachOther(learner, Rows.binary(200, 3, 84), 1e-8);
    }
  }

  /** In two dimensions many vectors are nearly combinations of the others. */
  @Test
  public void nearlyDependentVectorsAreNoTrouble() {
    for (Kernel kernel : new Kernel[] {new Gaussian(2), new SingleGaussian(2)}) {
      for (int k = 0; k < 4; k++) {
        ExpansionLearner learner = k < 2 ? Learners.projectron(kernel, 2, 0, 1, k == 0 ? 0.01 : 0, k == 0 ? 0 : 100)
            : Learners.projectronPlus(kernel, 2, k == 2 ? 0.01 : 0, k == 2 ? 0 : 100);
        Twins.bounded("" + k, learner, Rows.binary(2000, 2, 85), 30);
      }
    }
  }

  @Test
  public void numbersAreNotForProjectronPlus() {
    assertEquals("Projectron++ is for classes, and the target is numeric",
        assertThrows(IllegalArgumentException.class, () -> learner(0, 0.1, 0, true)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> learner(2, -0.1, 0, true));
    assertThrows(IllegalArgumentException.class, () -> learner(2, 0, -1, true));
  }
}
