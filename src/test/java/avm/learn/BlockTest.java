package avm.learn;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import avm.coverage.Always;
import avm.coverage.CellNeighbours;
import avm.coverage.Hypersphere;
import avm.coverage.Nearest;
import avm.coverage.Neighbours;
import avm.data.Point;
import avm.data.PointSource;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import avm.loss.Binary;
import avm.loss.Hinge;
import avm.loss.Logistic;
import avm.weights.Coefficients;
import avm.weights.Last;
import avm.weights.StreamingSuffix;
import avm.weights.WeightVectors;
import java.util.Arrays;
import java.util.Random;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
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

  private static ExpansionLearner learner(double delta, int limit, boolean paper) {
    Kernel kernel = new Gaussian(0.05);
    if (paper) {
      return Learners.avm(kernel, new Binary(new Hinge()), new WeightVectors(new Coefficients(1, 1e-3, 0), new Last(),
          null), new Hypersphere(delta), new Always(), new Nearest(), null, limit);
    }
    return Learners.avm(kernel, new Binary(new Logistic()),
        new WeightVectors(new Coefficients(1, 1e-3, 10), new StreamingSuffix(1), null), new Hypersphere(delta),
        new Always(), new Neighbours(kernel, 5), null, limit);
  }

  /** The same in single precision. */
  private static ExpansionLearner single(double delta, int limit) {
    Kernel kernel = new SingleGaussian(0.05);
    return Learners.avm(kernel, new Binary(new Logistic()),
        new WeightVectors(new Coefficients(1, 1e-3, 10), new StreamingSuffix(1), null), new Hypersphere(delta),
        new Always(), new CellNeighbours(kernel, 5), null, limit);
  }

  private static double[] trained(Point[] points, double delta, int limit, boolean paper, int blockSize) {
    return trained(points, learner(delta, limit, paper), blockSize);
  }

  private static double[] trained(Point[] points, ExpansionLearner learner, int blockSize) {
    double[] scores = new double[2 * points.length];
    for (int pass = 0; pass < 2; pass++) {
      int first = pass * points.length;
      int size = blockSize > 0 ? blockSize : points.length;
      for (int from = 0; from < points.length; from += size) {
        Point[] block = Arrays.copyOfRange(points, from, Math.min(points.length, from + size));
        int offset = first + from;
        IntConsumer step = k -> {
          learner.observe(block[k]);
          scores[offset + k] = learner.scores()[0];
          learner.update(block[k].size() % 2 == 0 ? 1 : -1, 1);
        };
        if (blockSize > 0) {
          learner.inTurn(PointSource.of(block), block.length, true, (x, k) -> step.accept(k));
        } else {
          IntStream.range(0, block.length).forEach(step);
        }
      }
    }
    return scores;
  }

  @Test
  public void anyBlockSizeIsOneAtATime() {
    for (int kind = 0; kind < 4; kind++) {
      Point[] points = points(700, kind % 2 == 1);
      boolean paper = kind > 1;
      for (double delta : new double[] {0.5, 4, 7}) {
        double[] alone = trained(points, delta, 0, paper, 0);
        for (int size : new int[] {1, 7, 64, 300, points.length}) {
          assertArrayEquals(alone, trained(points, delta, 0, paper, size), 0);
        }
      }
    }
  }

  /** A row too long for single precision comes, is compared in double, and is stored: from then on all are. */
  @Test
  public void anyBlockSizeIsOneAtATimeInSinglePrecision() {
    Point[] points = points(700, false);
    points[400] = Point.of(1e4, 1e4);
    for (double delta : new double[] {0.5, 4, 7}) {
      for (int limit : new int[] {0, 200}) {
        double[] alone = trained(points, single(delta, limit), 0);
        for (int size : new int[] {1, 64, points.length}) {
          assertArrayEquals(alone, trained(points, single(delta, limit), size), 0);
        }
      }
    }
  }

  @Test
  public void mergingInTheMiddleOfABlockIsOneAtATime() {
    Point[] points = points(700, false);
    for (boolean paper : new boolean[] {false, true}) {
      assertArrayEquals(trained(points, 1, 60, paper, 0), trained(points, 1, 60, paper, 700), 0);
    }
  }

  @Test
  public void aRowThatWasNotPreparedIsComputedAlone() {
    Point[] points = points(50, false);
    ExpansionLearner learner = learner(1, 0, true);
    ExpansionLearner plain = learner(1, 0, true);
    learner.inTurn(PointSource.of(points), 50, true, (x, k) -> {
      Point other = k % 3 == 0 ? points[49 - k] : points[k];
      learner.observe(other);
      plain.observe(other);
      assertEquals(plain.scores()[0], learner.scores()[0], 0);
      learner.update(1, 1);
      plain.update(1, 1);
    });
  }

  /** Rows that are covered have no kernel values if they are prepared, and make the same cells; what is learned next is the same. */
  @Test
  public void coveredInTurnIsOneAtATime() {
    for (boolean binary : new boolean[] {false, true}) {
      Point[] points = points(700, binary);
      Point[] middle = Arrays.copyOfRange(points, 100, 600);
      for (int limit : new int[] {0, 60}) {
        ExpansionLearner alone = learner(1, limit, false);
        ExpansionLearner inTurn = learner(1, limit, false);
        for (ExpansionLearner learner : new ExpansionLearner[] {alone, inTurn}) {
          trained(Arrays.copyOf(points, 100), learner, 0);
        }
        Arrays.stream(middle).forEach(alone::cover);
        inTurn.inTurn(PointSource.of(middle), middle.length, false, (x, k) -> inTurn.cover(x));
        assertEquals(alone.cores().size(), inTurn.cores().size());
        for (int i = 0; i < alone.cores().size(); i++) {
          assertEquals(0, alone.cores().point(i).squaredDistance(inTurn.cores().point(i)), 0);
        }
        Point[] last = Arrays.copyOfRange(points, 600, 700);
        assertArrayEquals(trained(last, alone, 0), trained(last, inTurn, 0), 0);
      }
    }
  }
}
