package avm.weights;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.store.RowBlock;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import org.junit.Test;

/** Coefficients of stored vectors and of a linear function, which move, predict, are saved and averaged together. */
public class WeightVectorsTest {
  private static final Kernel KERNEL = new Gaussian(0.5);
  private static final int STORED = 20;
  private static final int COLUMNS = 40;
  private static final List<IntFunction<Output>> OUTPUTS = List.of(outputs -> new Last(), Average::new,
      StreamingSuffix::new, outputs -> new GridSuffix(outputs, 0.4), outputs -> new Suffix(outputs, 0.5, 60));

  private final CoreSet cores = new CoreSet();
  private final Random random = new Random(1);

  public WeightVectorsTest() {
    for (int i = 0; i < STORED; i++) {
      cores.add(row(), true);
    }
  }

  private Point row() {
    return Point.of(random.doubles(COLUMNS, -0.5, 0.5).toArray());
  }

  private static WeightVectors weights(IntFunction<Output> output, boolean linear) {
    WeightVectors weights = new WeightVectors(new Coefficients(2, 0.1, 0), output.apply(2),
        linear ? new LinearPart(0.3, new Coefficients(2, 0.1, 0), output.apply(2)) : null);
    weights.coefficients().resize(STORED);
    return weights;
  }

  /** A step of all weight vectors, the same for each. */
  private void learn(int steps, WeightVectors... all) {
    for (int t = 0; t < steps; t++) {
      Point x = row();
      double[] alpha = {random.nextGaussian(), random.nextGaussian()};
      int i = random.nextInt(STORED);
      for (WeightVectors weights : all) {
        weights.coefficients().beginStep();
        weights.coefficients().add(0, i, -alpha[0]);
        weights.coefficients().add(1, i, -alpha[1]);
        weights.endStep(x, alpha, 1);
      }
    }
  }

  private double[] scores(WeightVectors weights, Point x, boolean predicts) {
    return scores(weights, cores, x, predicts);
  }

  /** The scores of a row by the last weight vectors of two outputs, or by those that predict. */
  static double[] scores(WeightVectors weights, CoreSet cores, Point x, boolean predicts) {
    KernelRow row = new KernelRow();
    row.compute(cores, KERNEL, x);
    double[] scores = new double[2];
    if (predicts) {
      weights.outputScores(row, x, scores);
    } else {
      weights.scores(row, x, scores);
    }
    return scores;
  }

  @Test
  public void savedTheyGoOnAsIfNothingHadHappened() {
    for (IntFunction<Output> output : OUTPUTS) {
      WeightVectors weights = weights(output, true);
      learn(37, weights);
      WeightVectors copy = weights(output, true);
      copy.load(weights.save());
      for (int t = 0; t < 60; t++) {
        Point x = row();
        assertArrayEquals(scores(weights, x, true), scores(copy, x, true), 0);
        assertArrayEquals(scores(weights, x, false), scores(copy, x, false), 0);
        learn(1, weights, copy);
      }
    }
  }

  /** The scores of many rows at once are those of each alone. */
  @Test
  public void rowsAtOnce() {
    for (IntFunction<Output> output : OUTPUTS) {
      for (boolean linear : new boolean[] {false, true}) {
        WeightVectors weights = weights(output, linear);
        learn(37, weights);
        RowBlock block = RowBlock.of(cores, KERNEL).get();
        Point[] points = {row(), row(), row()};
        for (Point point : points) {
          block.put(point);
        }
        block.compute();
        double[][] together = new double[3][2];
        weights.outputScores(block, points, 2, together);
        for (int r = 0; r < 2; r++) {
          assertArrayEquals(scores(weights, points[r], true), together[r], 0);
        }
        assertArrayEquals("only two were asked for", new double[2], together[2], 0);
      }
    }
  }

  /** The mean of models predicts the mean of their scores, and goes on as if it had been that for so many steps. */
  @Test
  public void theMeanOfModels() {
    WeightVectors first = weights(Average::new, true);
    WeightVectors second = weights(Average::new, true);
    learn(20, first);
    learn(20, second);
    double[][] coefficients = new double[2][STORED];
    for (int o = 0; o < 2; o++) {
      for (int i = 0; i < STORED; i++) {
        coefficients[o][i] = 0.25 * first.coefficients().outputCoefficient(o, i)
            + 0.75 * second.coefficients().outputCoefficient(o, i);
      }
    }
    WeightVectors mean = weights(Average::new, true);
    mean.average(coefficients, List.of(first, second), new double[] {0.25, 0.75}, 40);
    Point x = row();
    double[] expected = new double[2];
    for (int o = 0; o < 2; o++) {
      expected[o] = 0.25 * scores(first, x, true)[o] + 0.75 * scores(second, x, true)[o];
    }
    assertArrayEquals(expected, scores(mean, x, true), 1e-12);
    assertArrayEquals(expected, scores(mean, x, false), 1e-12);
    for (int t = 41; t <= 42; t++) {
      mean.coefficients().beginStep();
      mean.endStep(x, new double[2], 0);
    }
    assertEquals(42, mean.coefficients().steps());
    assertEquals("41 steps as it was, and one that decayed as after 20", expected[0] * (41 + 20.0 / 21) / 42,
        scores(mean, x, true)[0], 1e-12);
  }

  /** Weights that are assigned, those of the stored vectors and then the linear function's, predict at once. */
  @Test
  public void assigned() {
    float[][] values = new float[2][STORED + 1 + COLUMNS];
    WeightVectors weights = weights(StreamingSuffix::new, true);
    learn(11, weights);
    for (int o = 0; o < 2; o++) {
      for (int i = 0; i < values[o].length; i++) {
        values[o][i] = random.nextInt(9) - 4;
      }
    }
    weights.assign(values, STORED);
    for (int o = 0; o < 2; o++) {
      for (int i = 0; i < values[o].length; i++) {
        assertEquals(values[o][i], i < STORED ? weights.coefficients().outputCoefficient(o, i)
            : weights.linear().outputCoefficient(o, i - STORED - 1), 1e-12);
      }
    }
  }

  /** A vector that is replaced leaves nothing behind, neither in w nor in an average. */
  @Test
  public void aReplacedVectorIsForgotten() {
    for (IntFunction<Output> output : OUTPUTS) {
      WeightVectors weights = weights(output, false);
      learn(50, weights);
      int before = weights.coefficients().support(STORED);
      weights.coefficients().clear(3);
      assertEquals(before - 1, weights.coefficients().support(STORED));
      for (int t = 0; t < 20; t++) {
        for (int o = 0; o < 2; o++) {
          assertEquals(0, weights.coefficients().coefficient(o, 3), 0);
          assertEquals(0, weights.coefficients().outputCoefficient(o, 3), 1e-15);
        }
        weights.coefficients().beginStep();
        weights.endStep(null, null, 0);
      }
    }
  }

  /** Numbers of eight bytes: two outputs, what an average keeps beside them, and the columns of the linear function. */
  @Test
  public void bytes() {
    assertEquals(8 * 2 * 10, weights(outputs -> new Last(), false).bytes(10));
    assertEquals(8 * 2 * 2 * 10, weights(Average::new, false).bytes(10));
    WeightVectors weights = weights(outputs -> new Last(), true);
    learn(1, weights);
    assertTrue(weights.bytes(10) >= 8 * 2 * (10 + weights.linear().used()));
  }
}
