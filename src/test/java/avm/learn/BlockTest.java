package avm.learn;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import avm.coverage.Always;
import avm.coverage.Hypersphere;
import avm.coverage.Neighbours;
import avm.data.Point;
import avm.expansion.Coefficients;
import avm.expansion.KernelBlock;
import avm.expansion.StreamingSuffix;
import avm.expansion.WeightVectors;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.loss.Binary;
import avm.loss.Logistic;
import java.util.Random;
import org.junit.Test;

/** Rows computed ahead in blocks teach, bit for bit, what rows computed one at a time teach. */
public class BlockTest {

  private static Point[] points(int n, boolean binary) {
    Random random = new Random(3);
    Point[] points = new Point[n];
    for (int i = 0; i < n; i++) {
      double[] x = new double[40];
      for (int j = 0; j < x.length; j++) {
        x[j] = binary ? random.nextInt(4) / 3 : random.nextInt(3) == 0 ? random.nextGaussian() : 0;
      }
      points[i] = Point.of(x);
    }
    return points;
  }

  private static KernelLearner learner(double delta, int limit) {
    Kernel kernel = new Gaussian(0.05);
    return new KernelLearner(kernel, new Binary(new Logistic()),
        new WeightVectors(new Coefficients(1, 1e-3, 10), new StreamingSuffix(1), null), new Hypersphere(delta),
        new Always(), new Neighbours(kernel, 5), null, limit);
  }

  private static double[] trained(Point[] points, double delta, int limit, int blockSize) {
    KernelLearner learner = learner(delta, limit);
    double[] scores = new double[2 * points.length];
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 0; i < points.length; i++) {
        if (blockSize > 0 && i % blockSize == 0) {
          int n = Math.min(blockSize, points.length - i);
          Point[] block = new Point[n];
          System.arraycopy(points, i, block, 0, n);
          learner.prepare(block, n);
        }
        learner.observe(points[i]);
        scores[pass * points.length + i] = learner.scores()[0];
        learner.update(points[i].size() % 2 == 0 ? 1 : -1, 1);
      }
    }
    return scores;
  }

  @Test
  public void anyBlockSizeIsOneAtATime() {
    for (boolean binary : new boolean[] {false, true}) {
      Point[] points = points(700, binary);
      for (double delta : new double[] {0.5, 4, 7}) {
        double[] alone = trained(points, delta, 0, 0);
        for (int size : new int[] {1, 7, 64, KernelBlock.ROWS}) {
          assertArrayEquals(alone, trained(points, delta, 0, size), 0);
        }
      }
    }
  }

  @Test
  public void mergingInTheMiddleOfABlockIsOneAtATime() {
    Point[] points = points(700, false);
    assertArrayEquals(trained(points, 1, 60, 0), trained(points, 1, 60, KernelBlock.ROWS), 0);
  }

  @Test
  public void aRowThatWasNotPreparedIsComputedAlone() {
    Point[] points = points(50, false);
    KernelLearner learner = learner(1, 0);
    learner.prepare(points, 50);
    KernelLearner plain = learner(1, 0);
    for (int i : new int[] {0, 1, 5, 6, 2}) {
      learner.observe(points[i]);
      plain.observe(points[i]);
      assertEquals(plain.scores()[0], learner.scores()[0], 0);
      learner.update(1, 1);
      plain.update(1, 1);
    }
  }
}
