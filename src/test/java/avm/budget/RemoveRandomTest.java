package avm.budget;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import avm.learn.ExpansionLearner;
import avm.learn.Learners;
import avm.learn.Rows;
import java.util.List;
import org.junit.Test;

/** Limits of the randomized budget Perceptron. */
public class RemoveRandomTest {

  @Test
  public void withoutALimitItIsThePerceptronBitForBit() {
    for (Kernel kernel : new Kernel[] {new Gaussian(0.5), new SingleGaussian(0.5)}) {
      for (int classes : new int[] {2, 4}) {
        ExpansionLearner free = Learners.perceptron(kernel, classes);
        ExpansionLearner bounded = Learners.rbp(kernel, classes, Integer.MAX_VALUE, 1);
        for (Rows row : Rows.of("hinge", classes, 300, 3, 41)) {
          free.observe(row.point());
          bounded.observe(row.point());
          assertArrayEquals(free.scores(), bounded.scores(), 0);
          free.update(row.y(), 1);
          bounded.update(row.y(), 1);
        }
        assertEquals(free.cores().size(), bounded.cores().size());
        for (int i = 0; i < free.cores().size(); i++) {
          for (int o = 0; o < free.outputs(); o++) {
            assertEquals(free.expansion().weights().coefficients().coefficient(o, i),
                bounded.expansion().weights().coefficients().coefficient(o, i), 0);
          }
        }
      }
    }
  }

  @Test
  public void theBudgetIsNeverExceeded() {
    for (int budget : new int[] {1, 2, 25}) {
      ExpansionLearner learner = Learners.rbp(new Gaussian(0.5), 3, budget, 1);
      for (Rows row : Rows.of("hinge", 3, 300, 3, 42)) {
        learner.observe(row.point());
        learner.update(row.y(), 1);
        assertTrue(learner.cores().size() <= budget);
      }
      assertEquals(budget, learner.cores().size());
      assertEquals(budget, learner.report().sizeBound(), 0);
    }
  }

  @Test
  public void aBudgetOfOneKeepsTheLastMistake() {
    ExpansionLearner learner = Learners.rbp(new Gaussian(0.5), 2, 1, 1);
    Point last = null;
    for (Rows row : Rows.binary(200, 3, 43)) {
      learner.observe(row.point());
      last = row.y() * learner.scores()[0] <= 0 ? row.point() : last;
      learner.update(row.y(), 1);
      assertEquals(0, last.squaredDistance(learner.cores().point(0)), 0);
    }
  }

  /** Rows of zeros and ones are stored as bits; a row of other numbers ends that. */
  @Test
  public void vectorsOfOnesAreReplacedToo() {
    for (int others : new int[] {0, 1}) {
      ExpansionLearner learner = Learners.rbp(new Gaussian(0.5), 2, 10, 1);
      List<Rows> rows = Rows.binary(300, 6, 44);
      for (int t = 0; t < rows.size(); t++) {
        double[] x = rows.get(t).x().clone();
        for (int j = 0; j < x.length && (others == 0 || t % 50 != 49); j++) {
          x[j] = x[j] > 0 ? 1 : 0;
        }
        learner.observe(Point.of(x));
        double f = 0;
        for (int i = 0; i < learner.cores().size(); i++) {
          f += learner.expansion().weights().coefficients().coefficient(0, i)
              * Math.exp(-0.5 * learner.cores().point(i).squaredDistance(Point.of(x)));
        }
        assertEquals(f, learner.scores()[0], 1e-12);
        learner.update(rows.get(t).y(), 1);
      }
      assertEquals(10, learner.cores().size());
    }
  }

  @Test
  public void aBudgetBelowOneIsRefused() {
    String message = assertThrows(IllegalArgumentException.class, () -> new RemoveRandom(0, 1)).getMessage();
    assertEquals("the budget is 0; it must be at least 1", message);
  }
}
