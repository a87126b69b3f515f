package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.store.KernelRow;
import java.util.Random;
import org.junit.Test;

/** NOGD against its naive twin, which keeps w and z, and its limits. */
public class NogdTest {

  /** OGD, then w and z = Λ^{−½}Vᵀk; eigenvectors by Jacobi's rotations. */
  private static final class Naive extends NaiveField {
    private final int budget;
    private final int rank;
    /** Rows of Λ^{−½}Vᵀ, and w of each output; null before the features are made. */
    private double[][] map;
    private double[][] w;

    Naive(int classes, double eta, int budget, int rank) {
      super(classes);
      this.budget = budget;
      this.rank = rank;
      likeGradient(eta);
    }

    double[] features(double[] x) {
      double[] k = kernels(x);
      double[] z = new double[map.length];
      for (int c = 0; c < z.length; c++) {
        for (int i = 0; i < k.length; i++) {
          z[c] += map[c][i] * k[i];
        }
      }
      return z;
    }

    @Override
    double[] scores(double[] x) {
      if (map == null) {
        return super.scores(x);
      }
      double[] z = features(x);
      double[] f = new double[outputs];
      for (int o = 0; o < outputs; o++) {
        for (int c = 0; c < z.length; c++) {
          f[o] += w[o][c] * z[c];
        }
      }
      return f;
    }

    @Override
    void put(double[] x, double y, double[] f, double[] g) {
      if (map == null) {
        super.put(x, y, f, g);
      } else {
        move(x, g);
      }
    }

    @Override
    void insert(double[] x, double y, double[] g) {
      if (kept.size() < budget) {
        append(x, y, g);
      } else {
        begin();
        move(x, g);
      }
    }

    /** w += g·z, and what that makes of the coefficients. */
    private void move(double[] x, double[] g) {
      reductions++;
      double[] z = features(x);
      for (int o = 0; o < outputs; o++) {
        for (int c = 0; c < z.length; c++) {
          w[o][c] += g[o] * z[c];
        }
      }
      for (int i = 0; i < kept.size(); i++) {
        for (int o = 0; o < outputs; o++) {
          kept.get(i).a[o] = 0;
          for (int c = 0; c < z.length; c++) {
            kept.get(i).a[o] += w[o][c] * map[c][i];
          }
        }
      }
    }

    private void begin() {
      int n = kept.size();
      double[][] k = gram(this, kept);
      double[][] v = new double[n][n];
      for (int i = 0; i < n; i++) {
        v[i][i] = 1;
      }
      for (int sweep = 0; sweep < 60; sweep++) {
        for (int p = 0; p < n; p++) {
          for (int q = p + 1; q < n; q++) {
            rotate(k, v, p, q);
          }
        }
      }
      map = new double[rank][n];
      w = new double[outputs][rank];
      boolean[] used = new boolean[n];
      for (int c = 0; c < rank; c++) {
        int best = -1;
        for (int i = 0; i < n; i++) {
          best = !used[i] && (best < 0 || k[i][i] > k[best][best]) ? i : best;
        }
        used[best] = true;
        double root = Math.sqrt(k[best][best]);
        for (int i = 0; i < n; i++) {
          map[c][i] = v[i][best] / root;
          for (int o = 0; o < outputs; o++) {
            w[o][c] += root * v[i][best] * kept.get(i).a[o];
          }
        }
      }
    }

    private static void rotate(double[][] k, double[][] v, int p, int q) {
      if (k[p][q] == 0) {
        return;
      }
      double theta = Math.atan2(2 * k[p][q], k[q][q] - k[p][p]) / 2;
      double c = Math.cos(theta);
      double s = Math.sin(theta);
      for (int i = 0; i < k.length; i++) {
        double a = k[i][p];
        double b = k[i][q];
        k[i][p] = c * a - s * b;
        k[i][q] = s * a + c * b;
        a = v[i][p];
        b = v[i][q];
        v[i][p] = c * a - s * b;
        v[i][q] = s * a + c * b;
      }
      for (int i = 0; i < k.length; i++) {
        double a = k[p][i];
        double b = k[q][i];
        k[p][i] = c * a - s * b;
        k[q][i] = s * a + c * b;
      }
    }
  }

  private static ExpansionLearner nogd(double gamma, int classes, double eta, int budget, int rank) {
    return GradientLearners.nogd(new Gaussian(gamma), GradientLearners.objective(classes, 1, 0.1), eta, budget, rank);
  }

  @Test
  public void itIsItsNaiveTwin() {
    for (int classes : Twins.KINDS) {
      for (int[] size : new int[][] {{1, 1}, {10, 10}, {30, 6}, {40, 20}}) {
        Naive naive = new Naive(classes, 0.2, size[0], size[1]);
        Twins.same(nogd(2, classes, 0.2, size[0], size[1]), naive, Twins.rows(classes, 400, 121));
        assertTrue("steps were taken along features", naive.reductions > 40);
      }
    }
  }

  @Test
  public void withRoomForAllItIsOgd() {
    for (int classes : Twins.KINDS) {
      Twins.equal(GradientLearners.ogd(new Gaussian(2), GradientLearners.objective(classes, 1, 0.1), 0.2, 0, false, 0),
          nogd(2, classes, 0.2, 1000, 10), Twins.rows(classes, 300, 122), 0);
    }
  }

  /** With all B features f changes only by the row's own step: f(c) grows by ηy·k(x, c) at every stored vector. */
  @Test
  public void allFeaturesKeepTheFunction() {
    ExpansionLearner learner = nogd(2, 2, 0.2, 25, 25);
    double[] score = new double[1];
    boolean begun = false;
    for (Rows row : Rows.binary(400, 3, 123)) {
      learner.observe(row.point());
      boolean full = learner.cores().size() == 25 && row.y() * learner.scores()[0] < 1;
      double[] before = new double[25];
      for (int i = 0; i < 25 && full; i++) {
        learner.predict(learner.cores().point(i), new KernelRow(), score);
        before[i] = score[0];
      }
      learner.update(row.y(), 1);
      for (int i = 0; i < 25 && full; i++) {
        Point c = learner.cores().point(i);
        learner.predict(c, new KernelRow(), score);
        assertEquals(before[i] + 0.2 * row.y() * Math.exp(-2 * c.squaredDistance(row.point())), score[0], 1e-10);
      }
      begun |= full;
    }
    assertTrue(begun);
  }

  /** One step changes f(x') by ηy⟨z, z'⟩: that goes to the kernel as landmarks and features grow, and ‖z‖ ≤ 1. */
  @Test
  public void theFeaturesKernelConverges() {
    Kernel kernel = new Gaussian(0.5);
    double last = 1;
    for (int budget : new int[] {4, 16, 64}) {
      ExpansionLearner learner = GradientLearners.nogd(kernel, GradientLearners.objective(0, 1, 0), 1e-3, budget,
          budget);
      Random random = new Random(124);
      double[] score = new double[1];
      while (learner.steps() < budget) {
        learner.observe(Point.of(Rows.gaussian(2, random)));
        learner.update(1e9, 1e-9);
      }
      double error = 0;
      for (int k = 0; k < 100; k++) {
        Point x = Point.of(Rows.gaussian(2, random));
        Point other = k % 10 == 0 ? x : Point.of(Rows.gaussian(2, random));
        learner.predict(other, new KernelRow(), score);
        double before = score[0];
        learner.observe(x);
        double change = 1e-3 * (1e9 - learner.scores()[0]) * 1e-9;
        learner.update(1e9, 1e-9);
        learner.predict(other, new KernelRow(), score);
        double product = (score[0] - before) / change;
        assertTrue(k % 10 > 0 || product <= 1 + 1e-6);
        error += k == 0 ? 0 : Math.abs(product - kernel.value(x.squaredDistance(other))) / 100; // k = 0: the projection
      }
      assertTrue(budget + ": " + error, error < last);
      last = error;
    }
    assertTrue("" + last, last < 1e-2);
  }

  @Test
  public void moreFeaturesThanVectorsAreRefused() {
    assertEquals("the rank is 4; it must be from 1 to the budget 3",
        assertThrows(IllegalArgumentException.class, () -> nogd(2, 2, 0.1, 3, 4)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> nogd(2, 2, 0.1, 3, 0));
  }
}
