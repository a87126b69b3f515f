package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Laplacian;
import avm.reduce.Bsgd;
import avm.weights.Coefficients;
import avm.weights.Last;
import avm.weights.WeightVectors;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;

/** Budgeted SGD against its naive twin, and its limits. */
public class BsgdTest {

  /** Stores every row with a loss; what is too much is removed, projected or merged, all by trying. */
  private static final class Naive extends NaiveField {
    private final double lambda;
    private final Bsgd maintenance;
    private final int budget;
    private int t;

    Naive(int classes, double lambda, Bsgd maintenance, int budget) {
      super(classes);
      this.lambda = lambda;
      this.maintenance = maintenance;
      this.budget = budget;
      squared = true;
    }

    @Override
    void step(double[] x, double y, double weight) {
      t++;
      eta = 1 / (lambda * t);
      super.step(x, y, weight);
    }

    @Override
    void decay() {
      scaleAll((t - 1.0) / t);
    }

    @Override
    void insert(double[] x, double y, double[] g) {
      append(x, y, g);
      boolean dependent = maintenance == Bsgd.PROJECT && residual(kept.get(kept.size() - 1)) < 1e-5;
      if (kept.size() > budget || dependent) {
        reductions++;
        if (maintenance == Bsgd.PROJECT) {
          project();
        } else {
          Kept least = kept.get(least(kept.stream().map(each -> square(each.a)).toList()));
          if (maintenance == Bsgd.REMOVE) {
            kept.remove(least);
          } else {
            merge(least);
          }
        }
      }
    }

    private void project() {
      Kept last = kept.get(kept.size() - 1);
      Kept dependent = residual(last) < 1e-5 ? last : null;
      Kept gone = dependent != null ? dependent
          : kept.get(least(kept.stream().map(r -> square(r.a) * residual(r)).toList()));
      double[] shares = shares(gone);
      List<Kept> others = kept.stream().filter(each -> each != gone).toList();
      for (int i = 0; i < shares.length; i++) {
        others.get(i).a = plus(others.get(i).a, gone.a, shares[i]);
      }
      kept.remove(gone);
    }

    private double[] shares(Kept r) {
      List<Kept> others = kept.stream().filter(each -> each != r).toList();
      return solve(gram(this, others), others.stream().mapToDouble(each -> k(each.x, r.x)).toArray());
    }

    double residual(Kept r) {
      List<Kept> others = kept.stream().filter(each -> each != r).toList();
      double[] shares = shares(r);
      double left = 1;
      for (int i = 0; i < shares.length; i++) {
        left -= shares[i] * k(others.get(i).x, r.x);
      }
      return left;
    }

    private static double inner(Kept i, Kept j) {
      double sum = 0;
      for (int o = 0; o < i.a.length; o++) {
        sum += i.a[o] * j.a[o];
      }
      return sum;
    }

    /** ‖a_z‖² at h. */
    private double size(Kept i, Kept j, double h) {
      return square(coefficients(i, j, h));
    }

    private double[] coefficients(Kept i, Kept j, double h) {
      double kappa = k(i.x, j.x);
      return plus(times(i.a, Math.pow(kappa, (1 - h) * (1 - h))), j.a, Math.pow(kappa, h * h));
    }

    /** The best h: of a grid, then between its neighbours where the derivative changes its sign. */
    private double point(Kept i, Kept j) {
      double best = 0;
      for (int g = 0; g <= 200; g++) {
        best = size(i, j, g / 200.0) > size(i, j, best) ? g / 200.0 : best;
      }
      double low = Math.max(0, best - 0.005);
      double high = Math.min(1, best + 0.005);
      double kappa = k(i.x, j.x);
      for (int g = 0; g < 60; g++) {
        double h = (low + high) / 2;
        double u = Math.pow(kappa, (1 - h) * (1 - h));
        double v = Math.pow(kappa, h * h);
        double slope = u * u * (1 - h) * square(i.a) - v * v * h * square(j.a) + u * v * (1 - 2 * h) * inner(i, j);
        if (slope > 0) {
          low = h;
        } else {
          high = h;
        }
      }
      return (low + high) / 2;
    }

    double lost(Kept i, Kept j, double h) {
      return square(i.a) + square(j.a) + 2 * k(i.x, j.x) * inner(i, j) - size(i, j, h);
    }

    private void merge(Kept i) {
      List<Kept> partners = kept.stream().filter(j -> j != i && inner(i, j) > 0).toList();
      if (partners.isEmpty()) {
        kept.remove(i);
        return;
      }
      Kept partner = partners.get(least(partners.stream().map(j -> lost(i, j, point(i, j))).toList()));
      double least = lost(i, partner, point(i, partner));
      double h = point(i, partner);
      double most = Math.min(square(i.a), square(partner.a)) * (1 - Math.pow(k(i.x, partner.x), 2));
      assertTrue(least >= -1e-12 && least <= most + 1e-9);
      double[] z = plus(times(i.x, h), partner.x, 1 - h);
      double[] a = coefficients(i, partner, h);
      Kept older = kept.indexOf(i) < kept.indexOf(partner) ? i : partner;
      kept.remove(older == i ? partner : i);
      older.x = z;
      older.a = a;
    }
  }

  private static ExpansionLearner bsgd(int classes, Bsgd maintenance, int budget) {
    return bsgd(2, classes, maintenance, budget);
  }

  private static ExpansionLearner bsgd(double gamma, int classes, Bsgd maintenance, int budget) {
    return GradientLearners.bsgd(new Gaussian(gamma), GradientLearners.objective(classes, 1, 0.1), 0.02, maintenance,
        budget);
  }

  private static void twin(int classes, Bsgd maintenance, int budget, int rows) {
    Naive naive = new Naive(classes, 0.02, maintenance, budget);
    naive.gamma = maintenance == Bsgd.MERGE ? 0.3 : 2; // far partners would differ by less than rounding
    Twins.same(bsgd(naive.gamma, classes, maintenance, budget), naive, Twins.rows(classes, rows, 111));
    assertTrue("vectors left", naive.reductions > 20);
  }

  @Test
  public void removalIsItsNaiveTwin() {
    for (int classes : Twins.KINDS) {
      for (int budget : new int[] {1, 2, 40}) {
        twin(classes, Bsgd.REMOVE, budget, 400);
      }
    }
  }

  @Test
  public void projectionIsItsNaiveTwin() {
    for (int classes : Twins.KINDS) {
      for (int budget : new int[] {1, 2, 12}) {
        twin(classes, Bsgd.PROJECT, budget, 300);
      }
    }
  }

  @Test
  public void mergingIsItsNaiveTwin() {
    for (int classes : Twins.KINDS) {
      for (int budget : new int[] {1, 2, 20}) {
        twin(classes, Bsgd.MERGE, budget, 220);
      }
    }
  }

  @Test
  public void withoutALimitItIsKernelSgd() {
    for (int classes : Twins.KINDS) {
      for (Bsgd maintenance : Bsgd.values()) {
        List<Rows> rows = Rows.of(classes == 0 ? "l2" : "hinge", classes, 200, 3, 112);
        ExpansionLearner learner = bsgd(classes, maintenance, 1000);
        ExpansionLearner sgd = Learners.kernelSgd(new Gaussian(2), GradientLearners.objective(classes, 1, 0.1),
            new WeightVectors(new Coefficients(learner.outputs(), 0.02, 0), new Last(), null), null);
        Twins.equal(sgd, learner, rows, 0);
      }
    }
  }

  /** P loses no more than merging at an end, and that no more than removal, of the same vector. */
  @Test
  public void projectionLosesLessThanMergingAtAnEndAndThatLessThanRemoval() {
    Naive naive = new Naive(2, 0.02, Bsgd.REMOVE, 12);
    int compared = 0;
    for (Rows row : Twins.rows(2, 200, 113)) {
      naive.step(row.x(), row.y(), 1);
      for (NaiveField.Kept i : naive.kept.size() < 12 ? new ArrayList<NaiveField.Kept>() : naive.kept) {
        double projected = NaiveField.square(i.a) * naive.residual(i);
        for (NaiveField.Kept j : naive.kept) {
          if (i != j) {
            assertTrue(projected <= naive.lost(i, j, 0) + 1e-9);
            assertTrue(naive.lost(i, j, 0) <= NaiveField.square(i.a) + 1e-9);
            compared++;
          }
        }
      }
    }
    assertTrue(compared > 1000);
  }

  /** Two vectors of one class that are all but equal: the function stays as it is, and so do the vectors. */
  @Test
  public void mergingTwoEqualVectorsIsExact() {
    ExpansionLearner learner = bsgd(2, Bsgd.MERGE, 3);
    ExpansionLearner free = bsgd(2, Bsgd.MERGE, 100);
    Random random = new Random(114);
    double[][] xs = {{0, 0}, {2, 1}, {0, 1e-9}, {3, -2}};
    for (double[] x : xs) {
      for (ExpansionLearner each : List.of(learner, free)) {
        each.observe(Point.of(x));
        each.update(1, 1);
      }
    }
    assertEquals(3, learner.cores().size());
    for (int k = 0; k < 20; k++) {
      double[] x = Rows.gaussian(2, random);
      learner.observe(Point.of(x));
      free.observe(Point.of(x));
      assertEquals(free.scores()[0], learner.scores()[0], 1e-7 / 0.02);
    }
  }

  @Test
  public void mergingIsForTheGaussianKernel() {
    assertEquals("merging needs the Gaussian kernel", assertThrows(IllegalArgumentException.class,
        () -> GradientLearners.bsgd(new Laplacian(1), GradientLearners.objective(2, 1, 0), 0.1, Bsgd.MERGE,
            10)).getMessage());
  }
}
