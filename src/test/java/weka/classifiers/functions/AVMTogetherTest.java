package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.Test;
import weka.core.Instance;
import weka.core.Instances;

/** A batch learns all rows together after one pass, on a scaling of its choice, where nothing asked for forbids it. */
public class AVMTogetherTest {
  private static final String LEARNED = "Learned  ";

  private static double errors(AVM avm, Instances rows) throws Exception {
    int wrong = 0;
    for (Instance row : rows) {
      wrong += avm.classifyInstance(row) == row.classValue() ? 0 : 1;
    }
    return wrong;
  }

  /** How many cells rows make is foretold by some of them. If there are a few more, δ need not double. */
  @Test
  public void aLimitLeavesAboutAsManyCorePoints() throws Exception {
    Instances rows = Rows.numbers(4);
    Random random = new Random(1);
    for (int i = 0; i < 12_000; i++) {
      double[] x = random.doubles(5).toArray();
      int row = i;
      Arrays.setAll(x, j -> row % 2 == 0 ? x[j] * x[j] * x[j] : x[j]);
      x[4] = x[0] > x[1] ? 1 : 0;
      Rows.add(rows, x);
    }
    AVM avm = Rows.batch("-M 300 -G 60 -L 0.001 -U 0 -N standardise", rows);
    int cores = avm.model().learner().cores().size();
    assertTrue(cores + " core points", cores > 150 && cores <= 300);
    assertFalse(avm.toString(), avm.toString().contains("doubled"));
  }

  @Test
  public void betterThanOnePass() throws Exception {
    Instances rows = Rows.rows(1200, 3, 1);
    Instances train = new Instances(rows, 0, 600);
    Instances test = new Instances(rows, 600, 600);
    AVM together = Rows.batch("", train);
    AVM once = Rows.batch("-E 1", train);
    assertTrue(together.toString(), together.toString().contains(LEARNED));
    assertTrue(errors(together, test) + " of " + errors(once, test), errors(together, test) <= errors(once, test));
  }

  @Test
  public void notWithPassesThePaperAnotherLossOrNoNeighbours() throws Exception {
    Instances rows = Rows.rows(80, 2, 1);
    for (String options : new String[] {"-E 2", "-paper", "-F hinge", "-J 0"}) {
      assertFalse(options, Rows.batch(options, rows).toString().contains(LEARNED));
    }
    assertTrue(Rows.batch("-L 0.01", rows).toString().contains("lambda 0.01"));
  }

  /** A wave along the one wide attribute shows best if attributes keep their proportions. */
  @Test
  public void theScalingThatPromisesMost() throws Exception {
    Instances rows = AVMExpertsTest.rows(1500, true, true);
    String page = Rows.batch("", rows).toString();
    assertTrue(page, page.contains("scaling common did best"));
    assertFalse(Rows.batch("-N normalise", rows).toString().contains("promised"));
  }

  /** What has been learned together goes on in single passes: to solve for other rows would forget the first. */
  @Test
  public void resumedItTakesOnePass() throws Exception {
    Instances rows = Rows.rows(300, 2, 1);
    AVM avm = Rows.batch("-resume", rows);
    assertTrue(avm.toString(), avm.toString().contains(" 300 steps"));
    double before = errors(avm, rows);
    avm.initializeClassifier(rows);
    while (avm.next()) {
      // one pass at a time
    }
    avm.done();
    assertTrue(avm.toString(), avm.toString().contains(" 600 steps"));
    assertEquals(before, errors(avm, rows), 0.05 * rows.numInstances());
  }

  /** Rows that follow are learned from where the batch ended. */
  @Test
  public void aStreamGoesOn() throws Exception {
    Instances rows = Rows.rows(700, 2, 1);
    AVM avm = Rows.batch("", new Instances(rows, 0, 600));
    double before = errors(avm, rows);
    Rows.update(avm, rows, 600, 700);
    assertEquals(before, errors(avm, rows), 0.04 * rows.numInstances());
  }
}
