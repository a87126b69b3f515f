package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.budget.Forget;
import avm.kernel.Gaussian;
import java.util.Random;
import org.junit.Test;

/** The self-tuned Forgetron against its naive twin, and its limits. */
public class ForgetronTest {

  /** φ by bisection of Q + Ψ(φ) ≤ 15N/32. */
  private static final class Naive extends NaiveField {
    private final int budget;
    private int n;
    private double q;
    private double phi = 1;

    Naive(int classes, int budget) {
      super(classes);
      this.budget = budget;
      likePerceptron(0.3);
    }

    @Override
    void put(double[] x, double y, double[] f, double[] g) {
      n++;
      super.put(x, y, f, g);
    }

    @Override
    void insert(double[] x, double y, double[] g) {
      append(x, y, g);
      if (kept.size() > budget) {
        reductions++;
        Kept r = kept.get(0);
        double sigma = Math.abs(r.a[r.label]);
        double mu = Math.signum(r.a[r.label]) * scores(r.x)[r.label];
        phi = 1;
        if (q + psi(1, sigma, mu) > 15 * n / 32.0) {
          double low = 0;
          double high = 1;
          for (int k = 0; k < 200; k++) {
            double middle = (low + high) / 2;
            if (q + psi(middle, sigma, mu) <= 15 * n / 32.0) {
              low = middle;
            } else {
              high = middle;
            }
          }
          phi = low;
        }
        q += psi(phi, sigma, mu);
        scaleAll(phi);
        kept.remove(0);
      }
    }

    private static double psi(double phi, double sigma, double mu) {
      return sigma * phi * sigma * phi + 2 * sigma * phi * (1 - phi * mu);
    }
  }

  private static ExpansionLearner forgetron(int classes, int budget) {
    return Learners.forgetron(new Gaussian(2), classes, 0.1, 0.3, budget);
  }

  @Test
  public void itIsItsNaiveTwin() {
    for (int classes : Twins.KINDS) {
      for (int budget : new int[] {1, 7, 40}) {
        Naive naive = new Naive(classes, budget);
        Twins.same(forgetron(classes, budget), naive, Twins.rows(classes, 500, 71));
        assertTrue("vectors were removed", naive.reductions > budget);
        assertTrue("coefficients shrank", naive.q > 0);
      }
    }
  }

  @Test
  public void withoutALimitItIsThePerceptron() {
    for (int classes : new int[] {2, 4}) {
      Twins.equal(Learners.perceptron(new Gaussian(2), classes), forgetron(classes, Integer.MAX_VALUE),
          Twins.rows(classes, 300, 72), 0);
    }
  }

  /** No repeats: coefficients are at most 1, and no older one is larger than a younger one. */
  @Test
  public void theDamageIsBoundedAndCoefficientsGrowWithRecency() {
    Forget policy = new Forget(30);
    ExpansionLearner learner = Twins.perceptron(new Gaussian(1), policy);
    Random random = new Random(73);
    int shrunk = 0;
    for (int t = 0; t < 3000; t++) {
      double[] x = Rows.gaussian(2, random);
      double y = Math.hypot(x[0], x[1]) < 1.2 == random.nextInt(5) > 0 ? 1 : -1;
      learner.observe(new Rows(x, y).point());
      learner.update(y, 1);
      assertTrue(policy.factor() > 0 && policy.factor() <= 1);
      assertTrue(policy.damage() <= 15 * policy.mistakes() / 32.0 + 1e-9);
      shrunk += policy.factor() < 1 ? 1 : 0;
    }
    assertTrue(shrunk > 100);
    assertTrue(policy.damage() > 0);
    int oldest = (int) ((policy.mistakes() - 30) % 30);
    double last = 0;
    for (int k = 0; k < 30; k++) {
      double a = Math.abs(learner.expansion().weights().coefficients().coefficient(0, (oldest + k) % 30));
      assertTrue(a >= last - 1e-12 && a <= 1);
      last = a;
    }
    assertEquals(30, learner.cores().size());
  }
}
