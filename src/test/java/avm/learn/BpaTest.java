package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import avm.reduce.Bpa;
import avm.store.KernelRow;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Budgeted passive-aggressive learning against its naive twin, and its limits. */
public class BpaTest {

  /** Tries every r: projects a_r on the vectors of V by a system solved anew, and takes the least of what is lost. */
  private static final class Naive extends NaiveField {
    private final double c;
    private final Bpa projection;
    private final int budget;
    private double lastWeight;

    Naive(int classes, double c, Bpa projection, int budget) {
      super(classes);
      this.c = c;
      this.projection = projection;
      this.budget = budget;
    }

    @Override
    void step(double[] x, double y, double weight) {
      lastWeight = weight;
      super.step(x, y, 1);
    }

    /** g is of length 1 here; τ follows. */
    @Override
    void put(double[] x, double y, double[] f, double[] g) {
      double loss = classes == 0 ? Math.abs(y - f[0]) - epsilon : 1 - marginOf(f, y);
      double tau = Math.min(c * lastWeight, loss / square(g));
      super.put(x, y, f, times(g, tau));
    }

    /** On what r is projected. */
    private List<Kept> others(Kept r, Kept own, Bpa on) {
      List<Kept> others = new ArrayList<>(List.of(own));
      if (on == Bpa.ALL) {
        kept.stream().filter(each -> each != r).forEach(others::add);
      } else if (on == Bpa.NEAREST) {
        Kept nearest = null;
        for (Kept each : kept) {
          if (each != r && (nearest == null || k(each.x, r.x) > k(nearest.x, r.x))) {
            nearest = each;
          }
        }
        if (nearest != null && 1 - Math.pow(k(nearest.x, own.x), 2) >= 1e-12) {
          others.add(nearest);
        }
      }
      return others;
    }

    private double[] shares(Kept r, List<Kept> on) {
      return solve(gram(this, on), on.stream().mapToDouble(each -> k(each.x, r.x)).toArray());
    }

    private double residual(Kept r, List<Kept> on) {
      double left = 1;
      double[] shares = shares(r, on);
      for (int i = 0; i < shares.length; i++) {
        left -= shares[i] * k(on.get(i).x, r.x);
      }
      return left;
    }

    @Override
    void insert(double[] x, double y, double[] g) {
      Kept own = new Kept(x, g, label(y));
      double left = projection == Bpa.ALL ? residual(own, kept) : 1;
      if (left < 1e-5) {
        double[] shares = shares(own, kept);
        for (int i = 0; i < shares.length; i++) {
          kept.get(i).a = plus(kept.get(i).a, g, shares[i] / (1 - left));
        }
        return;
      }
      if (kept.size() == budget) {
        reductions++;
        Kept victim = kept.get(least(kept.stream()
            .map(r -> square(r.a) * residual(r, others(r, own, projection))).toList()));
        List<Kept> on = others(victim, own, projection);
        double[] shares = shares(victim, on);
        for (int i = 0; i < shares.length; i++) {
          on.get(i).a = plus(on.get(i).a, victim.a, shares[i]);
        }
        kept.remove(victim);
      }
      kept.add(own);
    }
  }

  private static ExpansionLearner bpa(int classes, double c, Bpa projection, int budget) {
    return Learners.bpa(new Gaussian(2), classes, 0.1, c, projection, budget);
  }

  private static void twin(int classes, double c, Bpa projection, int budget, int rows) {
    Naive naive = new Naive(classes, c, projection, budget);
    naive.squared = false;
    Twins.same(bpa(classes, c, projection, budget), naive, Twins.rows(classes, rows, 101));
    assertTrue("vectors left", naive.reductions > 20);
  }

  @Test
  public void simpleIsItsNaiveTwin() {
    for (int classes : Twins.KINDS) {
      for (int budget : new int[] {1, 2, 40}) {
        twin(classes, 0.5, Bpa.SIMPLE, budget, 400);
      }
    }
  }

  @Test
  public void nearestIsItsNaiveTwin() {
    for (int classes : Twins.KINDS) {
      for (int budget : new int[] {1, 2, 40}) {
        twin(classes, 0.5, Bpa.NEAREST, budget, 400);
      }
    }
  }

  @Test
  public void allIsItsNaiveTwin() {
    for (int classes : Twins.KINDS) {
      for (int budget : new int[] {1, 2, 12}) {
        twin(classes, 0.5, Bpa.ALL, budget, 300);
      }
    }
  }

  @Test
  public void withoutALimitTheThreeAreTheSame() {
    for (int classes : Twins.KINDS) {
      for (Bpa projection : Bpa.values()) {
        Twins.equal(bpa(classes, 1, Bpa.SIMPLE, 1000), bpa(classes, 1, projection, 1000),
            Rows.of(classes == 0 ? "l2" : "hinge", classes, 200, 3, 102), 0);
      }
    }
  }

  /** With C = ∞ a row has no loss after its step, with room or without. */
  @Test
  public void anAggressiveStepLeavesNoLoss() {
    for (int classes : Twins.KINDS) {
      for (Bpa projection : Bpa.values()) {
        ExpansionLearner learner = bpa(classes, Double.POSITIVE_INFINITY, projection, 15);
        double[] after = new double[learner.outputs()];
        for (Rows row : Twins.rows(classes, 200, 103)) {
          learner.observe(row.point());
          double before = loss(classes, learner.scores(), row.y());
          int z = classes > 2 ? rival(learner.scores(), (int) row.y()) : 0;
          learner.update(row.y(), 1);
          learner.predict(row.point(), new KernelRow(), after);
          double margin = classes > 2 ? after[(int) row.y()] - after[z] : row.y() * after[0];
          if (before > 0 && classes > 0) {
            assertEquals(1, margin, 1e-8);
          } else if (before > 0) {
            assertEquals(0.1, Math.abs(row.y() - after[0]), 1e-8);
          }
        }
      }
    }
  }

  private static double loss(int classes, double[] f, double y) {
    return classes == 0 ? Math.abs(y - f[0]) - 0.1
        : classes == 2 ? 1 - y * f[0] : 1 - f[(int) y] + f[rival(f, (int) y)];
  }

  private static int rival(double[] f, int own) {
    int z = own == 0 ? 1 : 0;
    for (int c = 0; c < f.length; c++) {
      z = c != own && f[c] > f[z] ? c : z;
    }
    return z;
  }

  /** What is lost on more vectors is no more. */
  @Test
  public void moreVectorsLoseLess() {
    Naive naive = new Naive(2, 0.5, Bpa.ALL, 12);
    int compared = 0;
    for (Rows row : Twins.rows(2, 300, 104)) {
      NaiveField.Kept own = new NaiveField.Kept(row.x(), new double[] {1}, 0);
      if (naive.kept.size() == 12 && naive.same(row.x()) == null) {
        for (NaiveField.Kept r : naive.kept) {
          double all = naive.residual(r, naive.others(r, own, Bpa.ALL));
          double near = naive.residual(r, naive.others(r, own, Bpa.NEAREST));
          double simple = naive.residual(r, naive.others(r, own, Bpa.SIMPLE));
          assertTrue(all <= near + 1e-12 && near <= simple + 1e-12);
          compared++;
        }
      }
      naive.step(row.x(), row.y(), 1);
    }
    assertTrue(compared > 1000);
  }

  /** A vector whose coefficient has become 0 is the first to go. */
  @Test
  public void aVectorWithoutACoefficientGoesFirst() {
    for (Bpa projection : Bpa.values()) {
      ExpansionLearner learner = bpa(2, 1, projection, 3);
      for (double[] x : new double[][] {{0, 0}, {3, 0}, {0, 3}}) {
        learner.observe(Point.of(x));
        learner.update(1, 1);
      }
      learner.observe(Point.of(3, 0));
      learner.update(-1, 0.999999999999); // takes back nearly all of it
      learner.observe(Point.of(3, 3));
      learner.update(1, 1);
      assertEquals(0, Point.of(3, 3).squaredDistance(learner.cores().point(1)), 0);
    }
  }

  /** Rows that are nearly combinations of the stored ones: no division by nearly 0. */
  @Test
  public void rowsOnTopOfStoredOnesAreNoTrouble() {
    for (Bpa projection : Bpa.values()) {
      ExpansionLearner learner = bpa(2, 1, projection, 12);
      Twins.onTopOfEachOther(learner, Rows.binary(200, 3, 105), 1e-6);
    }
  }

  /** In two dimensions many vectors are nearly combinations of the others. */
  @Test
  public void nearlyDependentVectorsAreNoTrouble() {
    for (Kernel kernel : new Kernel[] {new Gaussian(2), new SingleGaussian(2)}) {
      for (Bpa projection : Bpa.values()) {
        ExpansionLearner learner = Learners.bpa(kernel, 2, 0, 1, projection, 80);
        Twins.bounded("" + projection, learner, Rows.binary(2000, 2, 106), 20);
      }
    }
  }

  @Test
  public void aStepOfNoLengthIsRefused() {
    assertEquals("C is 0.0; it must be above 0",
        assertThrows(IllegalArgumentException.class, () -> bpa(2, 0, Bpa.SIMPLE, 3)).getMessage());
    for (Bpa projection : Bpa.values()) {
      assertThrows(IllegalArgumentException.class, () -> bpa(2, 1, projection, 0));
    }
  }
}
