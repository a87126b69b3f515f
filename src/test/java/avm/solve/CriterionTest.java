package avm.solve;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.data.Sample;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.Test;

/** The criterion of classes is the least loss over all slopes, here by trying them; and when it is clearly worse. */
public class CriterionTest {
  private static final int ROWS = 80;
  private static final double TOLERANCE = 1e-4;
  private final Random random = new Random(3);

  private Sample sample(int classes) {
    Point[] points = new Point[ROWS];
    Arrays.setAll(points, r -> Point.of(r));
    return new Sample(points, IntStream.range(0, ROWS).mapToDouble(r -> classes == 2 ? r % 2 * 2 - 1 : r % classes).toArray(),
        random.doubles(ROWS, 0.5, 2).toArray(), classes, 1);
  }

  /** Scores that tell the class, times a scale, with noise. */
  private double[][] scores(Sample rows, double scale, double noise) {
    double[][] scores = new double[ROWS][rows.classes() == 2 ? 1 : rows.classes()];
    for (int r = 0; r < ROWS; r++) {
      for (int o = 0; o < scores[r].length; o++) {
        double signal = rows.classes() == 2 ? rows.targets()[r] : rows.targets()[r] == o ? 1 : -1;
        scores[r][o] = scale * (signal + noise * random.nextGaussian());
      }
    }
    return scores;
  }

  private static double loss(double[][] scores, Sample rows, double slope) {
    double sum = 0;
    for (int r = 0; r < ROWS; r++) {
      double[] all = rows.classes() == 2 ? new double[] {0, scores[r][0]} : scores[r];
      int own = rows.classes() == 2 ? (int) (rows.targets()[r] + 1) / 2 : (int) rows.targets()[r];
      double most = Arrays.stream(all).map(f -> f * slope).max().orElseThrow();
      sum += rows.weights()[r] * (Math.log(Arrays.stream(all).map(f -> Math.exp(f * slope - most)).sum()) + most
          - slope * all[own]);
    }
    return sum / Arrays.stream(rows.weights()).sum();
  }

  @Test
  public void nearTheLeastLossOverAllSlopes() {
    for (int classes : new int[] {2, 3, 7}) {
      for (double scale : new double[] {1e-3, 0.1, 1, 30, 1000}) {
        for (double noise : new double[] {0.6, 1.5, 5}) {
          Sample rows = sample(classes);
          double[][] scores = scores(rows, scale, noise);
          double least = DoubleStream.iterate(-12, t -> t < 12, t -> t + 0.01).map(t -> loss(scores, rows, Math.exp(t)))
              .min().orElseThrow();
          double loss = Criterion.of(scores, rows); // a right and a wrong row are added
          assertTrue(classes + " classes, scale " + scale + ", noise " + noise + ": " + least + ", " + loss,
              loss >= (1 - TOLERANCE) * least && loss <= least + (noise < 1 ? 4.0 : 0.5) / ROWS);
        }
      }
    }
  }

  /** Rows that are all right, and by as much, leave the loss of one row; by more or less, a little more. */
  @Test
  public void rowsThatAreAllRightLeaveLittle() {
    for (int classes : new int[] {2, 3}) {
      Sample rows = sample(classes);
      double alike = Criterion.of(scores(rows, 0.01, 0), rows);
      double unlike = Criterion.of(scores(rows, 0.01, 0.2), rows);
      assertEquals(1.0 / ROWS, alike, 0.1 / ROWS);
      assertTrue(alike + " " + unlike, unlike > 1.05 * alike);
    }
  }

  @Test
  public void scoresThatTellTheOtherClassAreWorthNothing() {
    Sample rows = sample(2);
    assertEquals(Math.log(2), Criterion.of(scores(rows, -1, 0.1), rows), TOLERANCE);
  }

  /** Classes drawn with p ∝ e^{s·f}, most of them not the likeliest: the slope found is s, whatever the unit of f. */
  @Test
  public void theSlopeThatMakesClassesLikely() {
    for (int classes : new int[] {2, 10}) {
      for (double slope : new double[] {0.01, 1, 100}) {
        int n = 20_000;
        double[][] scores = new double[n][classes == 2 ? 1 : classes];
        double[] targets = new double[n];
        for (int r = 0; r < n; r++) {
          double[] p = new double[classes];
          for (int c = 0; c < scores[r].length; c++) {
            p[c] = random.nextGaussian();
            scores[r][c] = p[c] / slope;
          }
          double rest = random.nextDouble() * Arrays.stream(p).map(Math::exp).sum();
          int c = -1;
          while (rest > 0 && c < classes - 1) {
            rest -= Math.exp(p[++c]);
          }
          targets[r] = classes == 2 ? 1 - 2 * c : c;
        }
        double[] weights = new double[n];
        Arrays.fill(weights, 3);
        Sample rows = new Sample(new Point[n], targets, weights, classes, 1);
        assertEquals(classes + " classes", slope, Criterion.slope(scores, rows), 0.05 * slope);
      }
    }
  }

  /** A model that has not erred is sure but not certain, and of one that says nothing nothing is made. */
  @Test
  public void theSlopeOfRowsThatAreAllRight() {
    for (int classes : new int[] {2, 3}) {
      Sample rows = sample(classes);
      double slope = Criterion.slope(scores(rows, 0.01, 0), rows);
      double p = 1 / (1 + (classes - 1) * Math.exp(-slope * (classes == 2 ? 0.01 : 0.02)));
      assertTrue("" + p, p > 0.9 && p < 0.999);
      assertEquals(1, Criterion.slope(scores(rows, 0, 0), rows), 0);
    }
  }
}
