package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.model.Expansion;
import avm.reduce.Halve;
import avm.store.KernelRow;
import avm.weights.Coefficients;
import avm.weights.Constant;
import avm.weights.Last;
import avm.weights.WeightVectors;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.Test;

/** Ahpatron against its naive twin, which computes every norm afresh, and its limits. */
public class AhpatronTest {
  private static final Kernel KERNEL = new Gaussian(2);

  private static final class Naive extends NaiveField {
    private final int budget;
    private final double radius;
    private final double ridge;
    private int clipped;

    Naive(int budget, double epsilon, double radius, double step, double ridge) {
      super(2);
      this.budget = budget;
      this.radius = radius;
      this.ridge = ridge;
      margin = 1 - epsilon;
      eta = step;
    }

    @Override
    void put(double[] x, double y, double[] f, double[] g) {
      super.put(x, y, f, g);
      if (Math.sqrt(squaredNorm()) > radius) {
        clipped++;
        scaleAll(radius / Math.sqrt(squaredNorm()));
      }
    }

    @Override
    void insert(double[] x, double y, double[] g) {
      if (kept.size() == budget) {
        reductions++;
        double before = squaredNorm();
        List<Kept> order = new ArrayList<>(kept);
        order.sort(Comparator.comparingDouble(each -> -Math.abs(each.a[0])));
        List<Kept> gone = order.subList(budget / 2, budget);
        kept.removeAll(gone);
        double[][] system = gram(this, kept);
        double[] right = new double[kept.size()];
        for (int i = 0; i < right.length; i++) {
          system[i][i] += ridge;
          for (Kept each : gone) {
            right[i] += each.a[0] * k(each.x, kept.get(i).x);
          }
        }
        double[] more = solve(system, right);
        for (int i = 0; i < more.length; i++) {
          kept.get(i).a = new double[] {kept.get(i).a[0] + more[i]};
        }
        scaleAll(Math.sqrt(before / squaredNorm()));
      }
      append(x, y, g);
    }
  }

  @Test
  public void itIsItsNaiveTwin() {
    for (int budget : new int[] {2, 20, 40}) {
      for (double radius : new double[] {Math.sqrt(budget) / 2, Double.POSITIVE_INFINITY}) {
        Naive naive = new Naive(budget, 0.4, radius, 0.25, 5e-4);
        Twins.same(GradientLearners.ahpatron(KERNEL, 2, budget, 0.4, radius, 0.25, 5e-4), naive, Twins.rows(2, 500,
            141));
        assertTrue("vectors were halved", naive.reductions > 2);
        assertTrue("f left the ball", radius > 100 || naive.clipped > 0);
      }
    }
  }

  @Test
  public void withoutLimitsItIsOgd() {
    Twins.equal(GradientLearners.ogd(KERNEL, GradientLearners.objective(2, 0.6, 0), 0.25, 0, false, 0),
        GradientLearners.ahpatron(KERNEL, 2, 1000, 0.4, Double.POSITIVE_INFINITY, 0.25, 5e-4), Twins.rows(2, 300,
            142), 0);
  }

  @Test
  public void theNormIsWhatIsFollowedAndHalvingKeepsIt() {
    double radius = 1.5;
    Halve policy = new Halve(20, radius, 5e-4);
    ExpansionLearner learner = new ExpansionLearner(
        new Expansion(KERNEL, new WeightVectors(new Coefficients(1, new Constant(0.25, 0)), new Last(), null)),
        new Gradient(GradientLearners.objective(2, 0.5, 0), true), policy, null);
    int halved = 0;
    for (Rows row : Rows.binary(1500, 3, 143)) {
      int size = learner.cores().size();
      double before = policy.squaredNorm();
      learner.observe(row.point());
      learner.update(row.y(), 1);
      assertEquals(Twins.squaredNorm(learner), policy.squaredNorm(), 1e-9);
      assertTrue(policy.squaredNorm() <= radius * radius + 1e-12);
      if (learner.cores().size() < size) {
        halved++;
        assertEquals(11, learner.cores().size());
        double[] f = new double[1];
        learner.predict(row.point(), new KernelRow(), f);
        double expected = before + 2 * 0.25 * row.y() * (f[0] - 0.25 * row.y()) + 0.0625;
        if (expected < radius * radius) {
          assertEquals("the step follows from the norm before", expected, policy.squaredNorm(), 1e-9);
        }
      }
    }
    assertTrue(halved > 5);
  }

  @Test
  public void otherTargetsAreRefused() {
    assertEquals("Ahpatron is for two classes, and there are 3", assertThrows(IllegalArgumentException.class,
        () -> GradientLearners.ahpatron(KERNEL, 3, 10, 0.5, 1, 0.1, 1e-3)).getMessage());
    assertEquals("Ahpatron is for two classes, and the target is numeric", assertThrows(IllegalArgumentException.class,
        () -> GradientLearners.ahpatron(KERNEL, 0, 10, 0.5, 1, 0.1, 1e-3)).getMessage());
    assertEquals("the budget is 11; it must be even", assertThrows(IllegalArgumentException.class,
        () -> GradientLearners.ahpatron(KERNEL, 2, 11, 0.5, 1, 0.1, 1e-3)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> GradientLearners.ahpatron(KERNEL, 2, 10, 1, 1, 0.1, 1e-3));
    assertThrows(IllegalArgumentException.class, () -> GradientLearners.ahpatron(KERNEL, 2, 10, 0.5, 0, 0.1, 1e-3));
    assertThrows(IllegalArgumentException.class, () -> GradientLearners.ahpatron(KERNEL, 2, 10, 0.5, 1, 0.1, 0));
  }
}
