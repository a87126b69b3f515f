package avm.weights;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.store.CoreSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import org.junit.Test;

/** The linear function is what the kernel μ(⟨x, x'⟩ + 1) of rows no longer than 1 would learn. */
public class LinearPartTest {
  private static final double MU = 0.3;

  /** A learned row: what it adds to the scores is −α·weight times the linear kernel. */
  private record Learned(Point x, double[] alpha, double weight) {
  }

  private static WeightVectors weights(StepSize size, IntFunction<Output> output) {
    return new WeightVectors(new Coefficients(2, size), output.apply(2),
        new LinearPart(MU, new Coefficients(2, size), output.apply(2)));
  }

  /** Rows of up to 40 columns, every other one left out. */
  private static Point row(Random random) {
    Point x = new Point(0);
    int columns = random.nextInt(41);
    for (int c = 0; c < columns; c++) {
      if (random.nextBoolean()) {
        x.add(c, random.nextGaussian());
      }
    }
    return x;
  }

  private static double dot(Point x, Point y) {
    return (x.squaredNorm() + y.squaredNorm() - x.squaredDistance(y)) / 2;
  }

  private static double linear(Point x, Point y) {
    return MU * LinearPart.scale(MU, x) * LinearPart.scale(MU, y) * (dot(x, y) + 1);
  }

  private static Learned learn(WeightVectors weights, Random random, double weight) {
    Learned learned = new Learned(row(random), new double[] {random.nextGaussian(), random.nextInt(2)}, weight);
    weights.coefficients().beginStep();
    weights.endStep(learned.x, learned.alpha, weight);
    return learned;
  }

  /** Scores of a row where no vectors are stored: those of the linear function alone. */
  private static double[] scores(WeightVectors weights, Point x, boolean predicts) {
    return WeightVectorsTest.scores(weights, new CoreSet(), x, predicts);
  }

  @Test
  public void scoresAreThoseOfTheLinearKernel() {
    Random random = new Random(1);
    WeightVectors weights = weights(StepSize.none(), outputs -> new Last());
    List<Learned> all = new ArrayList<>();
    for (int t = 0; t < 60; t++) {
      all.add(learn(weights, random, t % 7 == 0 ? 0 : 1 + t % 3));
      Point x = row(random);
      double[] expected = new double[2];
      for (Learned each : all) {
        for (int o = 0; o < 2; o++) {
          expected[o] -= each.alpha[o] * each.weight * linear(each.x, x);
        }
      }
      assertArrayEquals(expected, scores(weights, x, false), 1e-11);
      assertArrayEquals(expected, scores(weights, x, true), 1e-11);
    }
  }

  /** The weight vector that predicts is the mean of w_1 = 0, w_2, …, w_T, here too. */
  @Test
  public void theAverageIsThatOfTheLinearFunctions() {
    Random random = new Random(2);
    WeightVectors weights = weights(new Pegasos(0.1, 3), Average::new);
    Point x = row(random);
    double[] sum = new double[2];
    for (int t = 1; t <= 30; t++) {
      double[] last = scores(weights, x, false);
      learn(weights, random, 1);
      for (int o = 0; o < 2; o++) {
        sum[o] += last[o];
        assertEquals(t == 1 ? scores(weights, x, false)[o] : sum[o] / t, scores(weights, x, true)[o], 1e-12);
      }
    }
  }

  /** The linear features √μ(x, 1) of a row have length 1 or less, and short rows are left as they are. */
  @Test
  public void longRowsAreShortened() {
    for (double length : new double[] {0, 1, 1.5, 2, 10, 1e6}) {
      double scale = LinearPart.scale(MU, Point.of(length));
      double squared = MU * (length * length + 1);
      assertEquals(squared <= 1 ? squared : 1, scale * scale * squared, 1e-12);
    }
  }

  @Test
  public void coefficientsOfColumns() {
    WeightVectors weights = weights(StepSize.none(), outputs -> new Last());
    Point x = new Point(0);
    x.add(2, 0.5);
    weights.coefficients().beginStep();
    weights.endStep(x, new double[] {-2, 0}, 1);
    assertEquals(4, weights.linear().used());
    double constant = 2 * MU;
    assertEquals(constant, weights.linear().outputCoefficient(0, -1), 1e-15);
    assertEquals(0, weights.linear().outputCoefficient(0, 1), 0);
    assertEquals(constant / 2, weights.linear().outputCoefficient(0, 2), 1e-15);
    assertEquals("no gradient", 0, weights.linear().outputCoefficient(1, 2), 0);
    for (int column = 3; column < 100; column++) {
      assertEquals("a column that no row had", 0, weights.linear().outputCoefficient(0, column), 0);
    }
    assertEquals(0, weights(StepSize.none(), outputs -> new Last()).linear().used());
  }

  /** The features of a row are twice as long squared, so a step may be half as long. */
  @Test
  public void stepsAreHalfAsLong() {
    StepSize size = new Constant(0.5, 0);
    assertEquals(0.25, weights(size, Average::new).stable(9, 4), 1e-15);
    assertEquals(0.5, new WeightVectors(new Coefficients(1, size), new Last(), null).stable(9, 4), 1e-15);
  }
}
