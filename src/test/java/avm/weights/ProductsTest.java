package avm.weights;

import static org.junit.Assert.assertArrayEquals;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.Random;
import org.junit.Test;

/** Inner products are kept with a row, but never used after the weight vectors or the row have changed. */
public class ProductsTest {
  private static final Kernel KERNEL = new Gaussian(0.5);

  private final Random random = new Random(1);
  private final CoreSet cores = new CoreSet();
  private final Point x = Point.of(0.2, -0.4);
  private final KernelRow kept = new KernelRow();

  private void store(int n) {
    for (int i = 0; i < n; i++) {
      cores.add(Point.of(random.nextGaussian(), random.nextGaussian()), true);
    }
  }

  private static void step(WeightVectors weights, int i, double amount) {
    weights.coefficients().beginStep();
    weights.coefficients().add(0, i, amount);
    weights.coefficients().add(1, i, -amount / 3);
    weights.endStep(null, null, 0);
  }

  /** The row that was kept says what a new one says. */
  private void assertScores(String what, WeightVectors weights, Point of) {
    KernelRow fresh = new KernelRow();
    fresh.compute(cores, KERNEL, of);
    double[] expected = new double[2];
    double[] actual = new double[2];
    weights.scores(fresh, of, expected);
    weights.scores(kept, of, actual);
    assertArrayEquals(what, expected, actual, 0);
    weights.outputScores(fresh, of, expected);
    weights.outputScores(kept, of, actual);
    assertArrayEquals(what + ", output", expected, actual, 0);
  }

  /** Both inner products of an average in one pass are those of two passes, bit for bit. */
  @Test
  public void onePassOrTwo() {
    Coefficients coefficients = new Coefficients(1, 0.1, 3);
    WeightVectors weights = new WeightVectors(coefficients, new StreamingSuffix(1), null);
    for (int n = 1; n < 40; n++) {
      store(1);
      weights.coefficients().resize(n);
      coefficients.beginStep();
      coefficients.add(0, n - 1, random.nextGaussian());
      weights.endStep(null, null, 0);
      KernelRow fresh = new KernelRow();
      fresh.compute(cores, KERNEL, x);
      kept.compute(cores, KERNEL, x);
      double[] expected = new double[1];
      double[] actual = new double[1];
      weights.scores(kept, x, expected);
      weights.outputScores(kept, x, expected);
      weights.outputScores(fresh, x, actual);
      assertArrayEquals(expected, actual, 0);
      weights.scores(kept, x, expected);
      weights.scores(fresh, x, actual);
      assertArrayEquals(expected, actual, 0);
    }
  }

  @Test
  public void everyChangeIsSeen() {
    store(5);
    for (Output output : new Output[] {new Last(), new StreamingSuffix(2), new Average(2), new GridSuffix(2, 0.5)}) {
      WeightVectors weights = new WeightVectors(new Coefficients(2, 0.1, 3), output, null);
      weights.coefficients().resize(5);
      kept.compute(cores, KERNEL, x);
      assertScores("at first", weights, x);
      for (int t = 0; t < 9; t++) {
        step(weights, t % 5, 1 + t);
        assertScores("step", weights, x);
      }
      for (int t = 0; t < 9; t++) {
        step(weights, 2, 0);
        assertScores("step without gradient", weights, x);
      }
      weights.coefficients().shrink(0.5);
      assertScores("shrink", weights, x);
      weights.assign(new float[][] {{1, -2, 0.3f, 4, 5}, {-0.5f, 2, 7, -1, 3}}, 5);
      assertScores("assign", weights, x);
      weights.coefficients().merge(new int[] {0, 1, 0, 1, 2});
      assertScores("merge", weights, x);
      Point other = Point.of(1, 1);
      kept.compute(cores, KERNEL, other);
      assertScores("another row", weights, other);
    }
  }
}
