package avm.learn;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** The kernel Perceptron and its randomized budget form against naive twins. */
public class PerceptronTest {
  private static final double GAMMA = 0.5;
  private static final double TOLERANCE = 1e-9;
  private static final int UNLIMITED = Integer.MAX_VALUE;

  /** Rows of which every fifth is the one learned seven rows before. */
  private static List<Rows> withRepeats(int classes) {
    List<Rows> rows = new ArrayList<>(Rows.of("hinge", classes, 400, 3, 21));
    for (int t = 10; t < rows.size(); t += 5) {
      rows.set(t, new Rows(rows.get(t - 7).x(), rows.get(t).y()));
    }
    return rows;
  }

  private static void same(ExpansionLearner learner, NaivePerceptron naive, List<Rows> rows) {
    for (Rows row : rows) {
      learner.observe(row.point());
      double[] expected = naive.scores(row.x());
      for (int o = 0; o < expected.length; o++) {
        assertEquals("step " + (learner.steps() + 1), expected[o], learner.scores()[o], TOLERANCE);
      }
      double weight = 1 + learner.steps() % 3;
      learner.update(row.y(), weight);
      naive.step(row.x(), row.y(), weight);
      assertEquals(naive.stored.size(), learner.cores().size());
    }
    for (int i = 0; i < naive.stored.size(); i++) {
      assertEquals(0, Point.of(naive.stored.get(i)).squaredDistance(learner.cores().point(i)), 0);
      for (int o = 0; o < learner.outputs(); o++) {
        assertEquals(naive.a.get(i)[o], learner.expansion().weights().coefficients().coefficient(o, i), 0);
      }
    }
  }

  @Test
  public void thePerceptronIsItsNaiveTwin() {
    for (int classes : new int[] {2, 3, 5}) {
      NaivePerceptron naive = new NaivePerceptron(classes, GAMMA, UNLIMITED, 0);
      same(Learners.perceptron(new Gaussian(GAMMA), classes), naive, withRepeats(classes));
      assertTrue("some repeats are mistakes", naive.mistakes > naive.stored.size());
    }
  }

  @Test
  public void theRandomizedBudgetPerceptronIsItsNaiveTwin() {
    for (int classes : new int[] {2, 3, 5}) {
      for (int budget : new int[] {1, 7, 40}) {
        NaivePerceptron naive = new NaivePerceptron(classes, GAMMA, budget, 17);
        same(Learners.rbp(new Gaussian(GAMMA), classes, budget, 17), naive, withRepeats(classes));
        assertTrue("vectors were removed", naive.mistakes > 2 * budget);
      }
    }
  }

  @Test
  public void coefficientsAreOnesAndEveryMistakeIsStored() {
    ExpansionLearner learner = Learners.perceptron(new Gaussian(GAMMA), 2);
    int mistakes = 0;
    for (Rows row : Rows.binary(300, 3, 22)) {
      learner.observe(row.point());
      boolean mistake = row.y() * learner.scores()[0] <= 0;
      learner.update(row.y(), 1);
      mistakes += mistake ? 1 : 0;
      assertEquals(mistakes, learner.cores().size());
      assertEquals(mistake ? mistakes - 1 : -1, learner.cell());
    }
    for (int i = 0; i < mistakes; i++) {
      assertEquals(1, Math.abs(learner.expansion().weights().coefficients().coefficient(0, i)), 0);
    }
    assertEquals(300, learner.report().sizeBound(), 0);
    assertEquals(0, learner.report().delta(), 0);
  }

  /** Two of three classes have s_1 = −s_0 = f, the third one 0: it is never the strongest other where that matters. */
  @Test
  public void aClassThatNeverComesChangesNothing() {
    ExpansionLearner two = Learners.perceptron(new Gaussian(GAMMA), 2);
    ExpansionLearner three = Learners.perceptron(new Gaussian(GAMMA), 3);
    for (Rows row : Rows.binary(300, 3, 23)) {
      two.observe(row.point());
      three.observe(row.point());
      double f = two.scores()[0];
      assertArrayEquals(new double[] {-f, f, 0}, three.scores(), 0);
      two.update(row.y(), 1);
      three.update(row.y() > 0 ? 1 : 0, 1);
      assertEquals(two.cores().size(), three.cores().size());
    }
  }
}
