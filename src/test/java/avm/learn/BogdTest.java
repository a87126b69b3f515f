package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.kernel.Gaussian;
import avm.loss.Multiclass;
import avm.loss.MarginHinge;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.Test;

/** BOGD and BOGD++ against their naive twin, and their limits. */
public class BogdTest {

  /** The list is by place: what is drawn gives its place to the row. */
  private static final class Naive extends NaiveField {
    private final double lambda;
    private final int budget;
    private final double clip;
    private final boolean plus;
    private final Random random;
    private double[] p;
    private int clipped;

    Naive(int classes, double eta, double lambda, int budget, double clip, boolean plus, long seed) {
      super(classes);
      this.lambda = lambda;
      this.budget = budget;
      this.clip = clip;
      this.plus = plus;
      random = new Random(seed);
      likeGradient(eta);
    }

    @Override
    void decay() {
      scaleAll(1 - eta * lambda);
    }

    private double size(int i) {
      return Arrays.stream(kept.get(i).a).map(Math::abs).max().getAsDouble();
    }

    /** The probabilities. */
    private void compute() {
      p = new double[budget];
      double sum = 0;
      for (int i = 0; i < budget; i++) {
        sum += size(i);
      }
      double all = 0;
      for (int i = 0; i < budget; i++) {
        p[i] = plus ? Math.max(0, 1 - (budget - 1) / sum * size(i)) : 1.0 / budget;
        all += p[i];
      }
      for (int i = 0; i < budget; i++) {
        p[i] /= all;
      }
    }

    @Override
    void insert(double[] x, double y, double[] g) {
      if (kept.size() < budget) {
        append(x, y, g);
        return;
      }
      reductions++;
      compute();
      int r = 0;
      if (plus) {
        double u = random.nextDouble();
        double below = p[0];
        while (u >= below) {
          below += p[++r];
        }
      } else {
        r = random.nextInt(budget);
      }
      for (int i = 0; i < budget; i++) {
        if (i != r) {
          kept.get(i).a = times(kept.get(i).a, 1 / (1 - p[i]));
          if (size(i) > eta * clip) {
            clipped++;
            kept.get(i).a = times(kept.get(i).a, eta * clip / size(i));
          }
        }
      }
      kept.set(r, new Kept(x, g, label(y)));
    }
  }

  private static ExpansionLearner bogd(int classes, int budget, double clip, boolean plus, long seed) {
    return GradientLearners.bogd(new Gaussian(2), GradientLearners.objective(classes, 1, 0.1), 0.2, 0.05, budget,
        clip, plus,
        seed);
  }

  @Test
  public void itIsItsNaiveTwin() {
    for (int classes : Twins.KINDS) {
      for (int budget : new int[] {2, 7, 40}) {
        for (boolean plus : new boolean[] {false, true}) {
          for (double clip : new double[] {2.5, Double.POSITIVE_INFINITY}) {
            Naive naive = new Naive(classes, 0.2, 0.05, budget, clip, plus, 17);
            Twins.same(bogd(classes, budget, clip, plus, 17), naive, Twins.rows(classes, 400, 91));
            assertTrue("vectors were removed", naive.reductions > 40);
            assertTrue("coefficients were clipped", clip > 10 || naive.clipped > 0);
          }
        }
      }
    }
  }

  @Test
  public void withoutALimitItIsOgd() {
    for (int classes : Twins.KINDS) {
      ExpansionLearner ogd = GradientLearners.ogd(new Gaussian(2), GradientLearners.objective(classes, 1, 0.1), 0.2,
          0.05,
          false, 0);
      Twins.equal(ogd, bogd(classes, 1000, 10, true, 1), Twins.rows(classes, 300, 92), 0);
    }
  }

  /** Σ_r p_r·f without r, made up for, is f: of every coefficient, before clipping. */
  @Test
  public void whatRemainsIsOnAverageWhatThereWas() {
    for (boolean plus : new boolean[] {false, true}) {
      Naive naive = new Naive(2, 0.2, 0.05, 12, Double.POSITIVE_INFINITY, plus, 3);
      for (Rows row : Twins.rows(2, 300, 93)) {
        naive.step(row.x(), row.y(), 1);
        if (naive.kept.size() == 12) {
          naive.compute();
          for (int i = 0; i < 12; i++) {
            double mean = 0;
            for (int r = 0; r < 12; r++) {
              mean += r == i ? 0 : naive.p[r] / (1 - naive.p[i]);
            }
            assertEquals(naive.p[i] == 1 ? 0 : 1, mean, 1e-12);
          }
        }
      }
    }
  }

  /** Where no coefficient dominates, BOGD++ leaves all survivors equal in size. */
  @Test
  public void survivorsOfTheWeighedDrawAreEqual() {
    ExpansionLearner learner = GradientLearners.bogd(new Gaussian(50), GradientLearners.objective(2, 1, 0.1), 0.2,
        0.05, 10,
        Double.POSITIVE_INFINITY, true, 5);
    int stored = 0;
    for (Rows row : Rows.binary(11, 3, 94)) {
      learner.observe(row.point());
      learner.update(row.y(), 1);
      stored++;
    }
    assertEquals(11, stored);
    double[] sizes = new double[10];
    for (int i = 0; i < 10; i++) {
      sizes[i] = Math.abs(learner.expansion().weights().coefficients().coefficient(0, i));
    }
    Arrays.sort(sizes);
    assertEquals("one is new, the others are equal", sizes[0] == 0.2 ? sizes[9] : sizes[0], sizes[5], 1e-12);
  }

  @Test
  public void twoClassesInTheFormOfSeveralHaveHalfTheMargin() {
    for (boolean plus : new boolean[] {false, true}) {
      List<Rows> rows = Twins.rows(2, 300, 95);
      ExpansionLearner binary = GradientLearners.bogd(new Gaussian(2), GradientLearners.objective(2, 0.5, 0), 0.2,
          0.01, 20,
          3, plus, 4);
      ExpansionLearner several = GradientLearners.bogd(new Gaussian(2), new Multiclass(new MarginHinge(1), 2), 0.2,
          0.01, 20,
          3, plus, 4);
      for (Rows row : rows) {
        binary.observe(row.point());
        several.observe(row.point());
        assertEquals(binary.scores()[0], several.scores()[1], 0);
        binary.update(row.y(), 1);
        several.update(row.y() > 0 ? 1 : 0, 1);
      }
    }
  }

  @Test
  public void aBudgetOfOneIsRefused() {
    assertEquals("the budget is 1; it must be at least 2",
        assertThrows(IllegalArgumentException.class, () -> bogd(2, 1, 1, false, 1)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> bogd(2, 3, 0, false, 1));
  }
}
