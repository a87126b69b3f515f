package avm.store;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.Matern;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.Test;

/** The inner products of a block's rows are, bit for bit, those of each row computed alone. */
public class RowBlockTest {

  private static Point point(Random random, int features, int zeros) {
    double[] x = new double[features];
    for (int j = 0; j < features; j++) {
      x[j] = random.nextInt(100) < zeros ? 0 : random.nextGaussian();
    }
    return Point.of(x);
  }

  private static CoefficientArray arrays(Random random, int n) {
    CoefficientArray arrays = new CoefficientArray(3);
    arrays.resize(n);
    for (int o = 0; o < arrays.outputs(); o++) {
      for (int i = 0; i < n; i++) {
        arrays.add(o, i, i % 5 == 0 ? 0 : random.nextGaussian());
      }
    }
    return arrays;
  }

  @Test
  public void productsAreThoseOfEachRowAlone() {
    Random random = new Random(1);
    for (Kernel kernel : new Kernel[] {new Gaussian(0.05), new Gaussian(50), new Matern(0.3, 5)}) {
      for (int zeros : new int[] {0, 30, 97}) {
        for (int n : new int[] {16, 45, 301}) {
          CoreSet cores = new CoreSet();
          while (cores.size() < n) {
            cores.add(point(random, 20, zeros), true);
          }
          Supplier<Point> some = () -> point(random, 15 + random.nextInt(8), zeros);
          assertSameProducts(random, cores, kernel, some);
        }
      }
    }
  }

  /** Kernel values of rows much longer than all stored vectors are computed in another way: see {@link Kernel#level}. */
  @Test
  public void productsOfLongRowsAreThoseOfEachRowAlone() {
    Random random = new Random(3);
    Kernel kernel = new Gaussian(0.05);
    CoreSet cores = new CoreSet();
    while (cores.size() < 100) {
      cores.add(scaled(point(random, 20, 0), 0.5), true);
    }
    assertEquals(0, kernel.level(cores.distanceBound()));
    double[] factors = {0.5, 1, 3, 100};
    assertSameProducts(random, cores, kernel, () -> scaled(point(random, 20, 0), factors[random.nextInt(4)]));
  }

  private static Point scaled(Point x, double factor) {
    return Point.of(Arrays.stream(x.values(), 0, x.size()).map(v -> v * factor).toArray());
  }

  /** A point of ones, one feature in so many; now and then a longer one, or one with another value. */
  private static Point ones(Random random, int features, int oneIn, int odd) {
    double[] x = new double[features];
    for (int j = 0; j < features; j++) {
      x[j] = random.nextInt(oneIn) == 0 ? 1 : 0;
    }
    if (odd > 0 && random.nextInt(odd) == 0) {
      x[random.nextInt(features)] = 2;
    } else if (odd > 0 && random.nextInt(odd) == 0) {
      Arrays.fill(x, 1);
    }
    return Point.of(x);
  }

  @Test
  public void productsOfOnesAreThoseOfEachRowAlone() {
    Random random = new Random(2);
    for (Kernel kernel : new Kernel[] {new Gaussian(0.05), new Matern(0.3, 5)}) {
      for (int n : new int[] {16, 45, 301}) {
        CoreSet cores = new CoreSet();
        while (cores.size() < n) {
          cores.add(ones(random, 249, (n == 45 ? 6 : 12) + cores.size() % 50, 0), true);
        }
        assertTrue(RowBlock.pays(cores, new Gaussian(1), i -> true) && RowBlock.of(cores, kernel).get() instanceof BitBlock);
        assertSameProducts(random, cores, kernel, () -> ones(random, 240 + random.nextInt(20), 12, 20));
      }
    }
  }

  private static void assertSameProducts(Random random, CoreSet cores, Kernel kernel, Supplier<Point> some) {
    RowBlock block = RowBlock.of(cores, kernel).get();
    CoefficientArray values = arrays(random, cores.size());
    CoefficientArray deficits = arrays(random, cores.size());
    for (int rows : new int[] {RowBlock.rows(cores), 1, 77}) {
      Point[] points = new Point[rows];
      Arrays.setAll(points, r -> some.get());
      block.clear();
      for (Point x : points) {
        block.put(x);
      }
      block.compute();
      for (int r = 0; r < rows; r++) {
        KernelRow alone = new KernelRow();
        alone.compute(cores, kernel, points[r]);
        double[] one = block.row(r).with(values);
        double[] other = block.row(r).with(deficits);
        assertSame(alone.with(values), one);
        assertSame(alone.with(deficits), other);
      }
    }
  }

  private static void assertSame(double[] expected, double[] actual) {
    for (int o = 0; o < expected.length; o++) {
      assertEquals(expected[o], actual[o], 0);
    }
  }

  @Test
  public void manyFeaturesAndFewValuesAndVectorsOfManyOnesThatAllCountAreComparedRowByRow() {
    CoreSet longOnes = new CoreSet();
    CoreSet wide = new CoreSet();
    CoreSet sparse = new CoreSet();
    CoreSet dense = new CoreSet();
    for (int i = 0; i < 20; i++) {
      double[] ones = new double[34];
      Arrays.fill(ones, i % 2, 34, 1);
      longOnes.add(Point.of(ones), true);
      double[] x = new double[1000];
      Arrays.fill(x, i + 0.5);
      wide.add(Point.of(x), true);
      double[] few = new double[100];
      Arrays.fill(few, 88, 100, i + 0.5);
      sparse.add(Point.of(few), true);
      few[0] = 1;
      dense.add(Point.of(few), true);
    }
    assertFalse(RowBlock.pays(longOnes, new Gaussian(1), i -> true));
    assertTrue(RowBlock.pays(longOnes, new Gaussian(1), i -> i % 2 == 0));
    assertFalse(RowBlock.pays(wide, new Gaussian(1), i -> true));
    assertFalse(RowBlock.pays(sparse, new Gaussian(1), i -> true));
    assertTrue(RowBlock.pays(dense, new Gaussian(1), i -> true));
  }

  /** A row that is no row of ones after all leaves nothing behind. */
  @Test
  public void whatIsNotMadeOfOnesIsRefused() {
    CoreSet cores = new CoreSet();
    for (int i = 0; i < 20; i++) {
      Point c = new Point(2);
      c.add(i % 3, 1);
      c.add(3 + i % 5, 1);
      cores.add(c, true);
    }
    Kernel kernel = new Gaussian(0.5);
    RowBlock block = RowBlock.of(cores, kernel).get();
    CoefficientArray values = arrays(new Random(3), cores.size());
    block.clear();
    assertFalse(block.putOnes(new int[] {1, 4}, new double[] {1, 2}, 2));
    assertFalse(block.putOnes(new int[] {4, 1}, new double[] {1, 1}, 2));
    assertFalse(block.putOnes(new int[] {1, 4}, new double[] {1, Double.NaN}, 2));
    assertTrue(block.putOnes(new int[] {2, 3, 9}, new double[] {1, 1, 1}, 3));
    block.compute();
    Point x = new Point(3);
    x.setOnes(new int[] {2, 3, 9}, 3);
    KernelRow alone = new KernelRow();
    alone.compute(cores, kernel, x);
    assertSame(alone.with(values), block.row(0).with(values));
  }
}
