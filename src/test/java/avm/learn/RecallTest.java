package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import java.util.Random;
import org.junit.Test;

/** What a stream recalls of its cells: a class never seen before is known after its first row. */
public class RecallTest {
  private static final double EXACT = 1e-12;

  private static Settings settings(OutputKind output, int limit) {
    return Settings.DEFAULT.with(s -> {
      s.gamma = 1;
      s.lambda = 1e-5;
      s.loss = LossKind.LOGISTIC;
      s.delta = 1;
      s.neighbours = 8;
      s.linear = 0;
      s.output = output;
      s.limit = limit;
    });
  }

  private static ExpansionLearner stream(int classes) {
    return settings(OutputKind.AUTO, 0).learner(classes, 2, 0, 0, true);
  }

  /** Predicts a row and learns it; whether the prediction was wrong. */
  private static boolean wrong(ExpansionLearner learner, Point x, double y) {
    double[] scores = new double[learner.outputs()];
    learner.observe(x);
    learner.outputScores(scores);
    int best = 0;
    for (int c = 1; c < scores.length; c++) {
      best = scores[c] > scores[best] ? c : best;
    }
    boolean wrong = scores.length == 1 ? scores[0] >= 0 != y > 0 : best != (int) y;
    learner.update(y, 1);
    return wrong;
  }

  private static Point near(double x, double y, Random random) {
    return Point.of(x + 0.1 * random.nextGaussian(), y + 0.1 * random.nextGaussian());
  }

  /** Errors in the last of forty bursts, six rows of some class in a place of its own after a hundred of class 0. */
  private static int errorsInLaterBursts(ExpansionLearner learner) {
    Random random = new Random(1);
    int errors = 0;
    for (int burst = 0; burst < 40; burst++) {
      for (int k = 0; k < 100; k++) {
        wrong(learner, near(4 * random.nextInt(20), 0, random), 0);
      }
      for (int k = 0; k < 6; k++) {
        errors += wrong(learner, near(4 * burst, 8, random), 1 + burst % 3) && burst >= 20 ? 1 : 0;
      }
    }
    return errors;
  }

  @Test
  public void aClassInANewPlaceIsKnownAfterOneRow() {
    ExpansionLearner learner = stream(4);
    assertEquals("one error in each of the last twenty bursts", 20, errorsInLaterBursts(learner));
    assertTrue(learner.recall().isTrusted());
    int without = errorsInLaterBursts(settings(OutputKind.SUFFIX, 0).learner(4, 2, 0, 0, true));
    assertTrue("the weight vectors alone take longer: " + without, without > 30);
  }

  @Test
  public void noiseIsSeldomTrusted() {
    for (int classes : new int[] {2, 3}) {
      ExpansionLearner learner = stream(classes);
      Random random = new Random(2);
      int trusted = 0;
      for (int k = 0; k < 3000; k++) {
        int c = random.nextInt(10) < 7 ? 0 : 1;
        wrong(learner, near(random.nextInt(20), 0, random), classes == 2 ? 2 * c - 1 : c);
        trusted += learner.recall().isTrusted() ? 1 : 0;
      }
      assertTrue(classes + " classes, rows: " + trusted, trusted < 300);
    }
  }

  @Test
  public void aClassHasItsShareOfTheProbabilities() {
    double[] scores = {1, -2, 0.5};
    double[] before = probabilities(scores);
    Recall.mix(1, scores);
    double[] after = probabilities(scores);
    for (int c = 0; c < 3; c++) {
      assertEquals((before[c] + (c == 1 ? Recall.ODDS : 0)) / (1 + Recall.ODDS), after[c], EXACT);
    }
    for (int c = 0; c < 2; c++) {
      for (double f : new double[] {-800, -3, 0, 3, 800}) {
        double[] single = {f};
        Recall.mix(c, single);
        double p = 1 / (1 + Math.exp(-f));
        assertEquals((p + c * Recall.ODDS) / (1 + Recall.ODDS), 1 / (1 + Math.exp(-single[0])), EXACT);
      }
    }
    double[] same = {1, 2};
    Recall.mix(-1, same);
    assertEquals("nothing is recalled", 1, same[0], 0);
  }

  private static double[] probabilities(double[] scores) {
    double sum = 0;
    double[] p = new double[scores.length];
    for (int c = 0; c < p.length; c++) {
      p[c] = Math.exp(scores[c]);
      sum += p[c];
    }
    for (int c = 0; c < p.length; c++) {
      p[c] /= sum;
    }
    return p;
  }

  @Test
  public void mergedCellsRecallTheClassOfTheNewest() {
    ExpansionLearner learner = settings(OutputKind.AUTO, 4).learner(3, 2, 0, 0, true);
    double[][] rows = {{0, 0, 0}, {0.7, 0, 1}, {9, 0, 2}, {30, 0, 1}};
    for (double[] row : rows) {
      wrong(learner, Point.of(row[0], row[1]), row[2]);
    }
    assertEquals(4, learner.cores().size());
    wrong(learner, Point.of(60, 0), 2);
    assertEquals("the first two have joined", 4, learner.cores().size());
    int[] expected = {1, 2, 1, 2};
    for (int i = 0; i < expected.length; i++) {
      assertEquals("cell " + i, expected[i], learner.recall().of(i));
    }
    assertEquals("no such cell", -1, learner.recall().of(40));
  }

  @Test
  public void onlyClassesWhereTheOutputIsLeftToUs() {
    assertNull("not asked for", settings(OutputKind.AUTO, 0).learner(3, 2, 0, 0, false).recall());
    assertNull("a given output", settings(OutputKind.LAST, 0).learner(3, 2, 0, 0, true).recall());
    assertNull("a numeric target", settings(OutputKind.AUTO, 0).learner(0, 2, 0, 0, true).recall());
  }
}
