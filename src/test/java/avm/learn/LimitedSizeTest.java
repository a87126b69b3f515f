package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.coverage.Confident;
import avm.coverage.Hyperrectangle;
import avm.coverage.Hypersphere;
import avm.coverage.Schedule;
import avm.data.Point;
import avm.kernel.Gaussian;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized.Parameters;
import org.junit.runners.Parameterized;

/** The limit on stored vectors: kept whatever arrives, by doubling δ, and nothing learned is dropped. */
@RunWith(Parameterized.class)
public class LimitedSizeTest {
  private static final double DELTA = 0.3;
  private static final int ROWS = 250;

  private final boolean rectangle;
  private final String approximation;
  private final int limit;

  public LimitedSizeTest(boolean rectangle, String approximation, int limit) {
    this.rectangle = rectangle;
    this.approximation = approximation;
    this.limit = limit;
  }

  @Parameters(name = "rectangle {0}, {1}, limit {2}")
  public static List<Object[]> cases() {
    List<Object[]> cases = new ArrayList<>();
    for (boolean rectangle : new boolean[] {false, true}) {
      for (String approximation : new String[] {"always", "schedule", "confident"}) {
        for (int limit : new int[] {1, 2, 7, 40}) {
          cases.add(new Object[] {rectangle, approximation, limit});
        }
      }
    }
    return cases;
  }

  private Recipe recipe(String loss, int classes) {
    Recipe recipe = new Recipe().loss(loss, classes);
    recipe.coverage = rectangle ? new Hyperrectangle(DELTA, 2) : new Hypersphere(DELTA);
    if (!approximation.equals("always")) {
      recipe.approximation = approximation.equals("schedule") ? new Schedule(5, 0.4, 3) : new Confident();
    }
    recipe.limit = limit;
    return recipe;
  }

  private void kept(List<Rows> rows) {
    ExpansionLearner learner = recipe("hinge", 2).output("streaming", 0).learner();
    for (Rows row : rows) {
      learner.observe(row.point());
      learner.update(row.y(), 1);
      int i = learner.cell();
      assertTrue(learner.cores().size() + " stored", learner.cores().size() <= limit);
      assertTrue("index " + i, i >= 0 && i < learner.cores().size());
      assertTrue(learner.report().support() <= learner.report().sizeBound() || approximation.equals("schedule"));
    }
    double doublings = Math.log(learner.report().delta() / DELTA) / Math.log(2);
    assertEquals("a power of two", Math.rint(doublings), doublings, 1e-9);
    assertEquals(learner.report().doublings(), doublings, 1e-9);
    assertEquals(rows.size(), learner.steps());
  }

  @Test
  public void randomRows() {
    kept(Rows.binary(ROWS, 2, 1));
  }

  /** Each row a thousand times farther out than the one before, up to 10^99, then back. */
  @Test
  public void farOutliers() {
    List<Rows> rows = new ArrayList<>();
    for (int k = -33; k <= 33; k++) {
      double far = Math.pow(1000, 33 - Math.abs(k));
      rows.add(new Rows(new double[] {far, k % 2 == 0 ? far : -far}, k % 2 == 0 ? 1 : -1));
    }
    kept(rows);
  }

  @Test
  public void duplicatesNeedNoRoom() {
    List<Rows> few = Rows.binary(limit, 2, 2);
    few.replaceAll(row -> new Rows(new double[] {100 * row.x()[0], 100 * row.x()[1]}, row.y()));
    List<Rows> rows = new ArrayList<>();
    Random random = new Random(3);
    for (int t = 0; t < ROWS; t++) {
      Rows row = few.get(random.nextInt(limit));
      rows.add(new Rows(row.x(), random.nextBoolean() ? 1 : -1));
    }
    kept(rows);
    assertEquals(0, Rows.learn(recipe("hinge", 2).learner(), rows).report().doublings());
  }

  /**
   * Merging adds coefficients up: the sum over the stored vectors is that of the same gradients without merging, in w
   * and in every average. A twin with a kernel near 1 everywhere and no limit sees the same scores, hence the same
   * gradients.
   */
  @Test
  public void nothingLearnedIsDropped() {
    for (String output : Recipe.OUTPUTS) {
      for (int classes : new int[] {2, 3}) {
        List<Rows> rows = Rows.of("logistic", classes, ROWS, 2, 4);
        Recipe limited = recipe("logistic", classes).output(output, ROWS);
        Recipe free = recipe("logistic", classes).output(output, ROWS);
        limited.kernel = new Gaussian(1e-14);
        free.kernel = limited.kernel;
        free.limit = 0;
        double[] expected = sums(Rows.learn(free.learner(), rows));
        ExpansionLearner learner = Rows.learn(limited.learner(), rows);
        assertTrue(learner.report().doublings() > 0);
        assertTrue(Arrays.stream(expected).map(Math::abs).max().getAsDouble() > 1e-3);
        double[] actual = sums(learner);
        for (int o = 0; o < expected.length; o++) {
          assertEquals(output + ", output " + o, expected[o], actual[o], 1e-6);
        }
      }
    }
  }

  private static double[] sums(ExpansionLearner learner) {
    double[] sum = new double[learner.outputs()];
    for (int o = 0; o < sum.length; o++) {
      for (int i = 0; i < learner.cores().size(); i++) {
        sum[o] += learner.expansion().weights().coefficients().outputCoefficient(o, i);
      }
    }
    return sum;
  }

  /** The limit of one stores one vector, the first row, whatever follows. */
  @Test
  public void mergedCellsKeepTheOldestCorePoint() {
    List<Rows> rows = Rows.binary(ROWS, 2, 1);
    ExpansionLearner learner = Rows.learn(recipe("hinge", 2).learner(), rows);
    assertTrue(learner.cores().point(0).sameAs(Point.of(rows.get(0).x())));
  }
}
