package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.loss.Objective;
import avm.reduce.Bpa;
import avm.reduce.Bsgd;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.Test;

/** What holds of every learner of the field that stores vectors, whatever it does with them. */
public class FieldTest {
  private static final Kernel KERNEL = new Gaussian(0.4);
  private static final int BUDGET = 14;

  private static Map<String, Supplier<ExpansionLearner>> learners() {
    Map<String, Supplier<ExpansionLearner>> all = new LinkedHashMap<>();
    Objective gradient = GradientLearners.objective(2, 1, 0);
    all.put("NORMA", () -> GradientLearners.ogd(KERNEL, gradient, 0.2, 0.01, false, BUDGET));
    all.put("RBP", () -> Learners.rbp(KERNEL, 2, BUDGET, 1));
    all.put("Forgetron", () -> Learners.forgetron(KERNEL, 2, 0, 1, BUDGET));
    all.put("Projectron", () -> Learners.projectron(KERNEL, 2, 0, 1, 0, BUDGET));
    all.put("Projectron++", () -> Learners.projectronPlus(KERNEL, 2, 0, BUDGET));
    all.put("BOGD", () -> GradientLearners.bogd(KERNEL, gradient, 0.2, 0.01, BUDGET, 10, false, 1));
    all.put("BOGD++", () -> GradientLearners.bogd(KERNEL, gradient, 0.2, 0.01, BUDGET, 10, true, 1));
    for (Bpa projection : Bpa.values()) {
      all.put("BPA " + projection, () -> Learners.bpa(KERNEL, 2, 0, 1, projection, BUDGET));
    }
    for (Bsgd maintenance : Bsgd.values()) {
      all.put("BSGD " + maintenance, () -> GradientLearners.bsgd(KERNEL, gradient, 0.01, maintenance, BUDGET));
    }
    all.put("NOGD", () -> GradientLearners.nogd(KERNEL, gradient, 0.2, BUDGET, 5));
    all.put("Ahpatron", () -> GradientLearners.ahpatron(KERNEL, 2, BUDGET, 0.5, 3, 0.25, 5e-4));
    all.put("POMDR", () -> GradientLearners.pomdr(KERNEL, 2, BUDGET, 4, 0.3, 5, 0));
    return all;
  }

  /** Rows of zeros and ones are stored as bits, until one of other numbers comes, or vectors merge. */
  @Test
  public void theScoreIsThatOfTheStoredVectorsAlsoOfRowsOfOnes() {
    learners().forEach((name, maker) -> {
      for (boolean others : new boolean[] {false, true}) {
        ExpansionLearner learner = maker.get();
        List<Rows> rows = Rows.binary(400, 9, 161);
        for (int t = 0; t < rows.size(); t++) {
          double[] x = rows.get(t).x().clone();
          for (int j = 0; j < x.length && !(others && t % 50 == 49); j++) {
            x[j] = x[j] > 0 ? 1 : 0;
          }
          learner.observe(Point.of(x));
          double f = 0;
          for (int i = 0; i < learner.cores().size(); i++) {
            f += learner.expansion().weights().coefficients().coefficient(0, i)
                * Math.exp(-0.4 * learner.cores().point(i).squaredDistance(Point.of(x)));
          }
          assertEquals(name, f, learner.scores()[0], 1e-9 * Math.max(1, Math.abs(f)));
          learner.update(rows.get(t).y(), 1);
          assertTrue(name, learner.cores().size() <= BUDGET);
        }
        assertEquals(name, BUDGET, learner.report().sizeBound(), 0);
        assertTrue(name, learner.cores().size() > BUDGET / 2);
      }
    });
  }

  /** A tenth of the labels is wrong; fourteen vectors are few. */
  @Test
  public void allLearnWhatCanBeLearned() {
    learners().forEach((name, maker) -> {
      ExpansionLearner learner = maker.get();
      int wrong = 0;
      for (Rows row : Rows.binary(3000, 2, 162)) {
        learner.observe(row.point());
        wrong += row.y() * learner.scores()[0] <= 0 && learner.steps() >= 1000 ? 1 : 0;
        learner.update(row.y(), 1);
      }
      assertTrue(name + ": " + wrong / 2000.0, wrong / 2000.0 < 0.45);
    });
  }
}
