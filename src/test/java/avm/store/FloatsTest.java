package avm.store;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.data.FloatDot;
import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.SingleGaussian;
import java.util.Random;
import org.junit.Test;

/** Rows in single precision are what rows in double precision are, within the bounds stated. */
public class FloatsTest {

  private static Point point(Random random, int features, double scale) {
    double[] x = new double[features];
    for (int j = 0; j < features; j++) {
      x[j] = random.nextInt(3) == 0 ? 0 : scale * random.nextGaussian();
    }
    return Point.of(x);
  }

  @Test
  public void distancesAndKernelValuesAreWithinTheBounds() {
    for (int features : new int[] {1, 2, 3, 4, 5, 22, 70}) {
      Random random = new Random(features);
      SingleGaussian kernel = new SingleGaussian(2.0 / features);
      CoreSet cores = new CoreSet(kernel);
      for (int i = 0; i < 300; i++) {
        Point x = point(random, features, 1);
        KernelRow row = new KernelRow();
        row.compute(cores, kernel, x);
        KernelRow exact = new KernelRow();
        exact.compute(cores, new Gaussian(kernel.gamma()), x);
        double error = row.distanceError(cores, x);
        assertTrue(i < 2 || error > 1e6 * exact.distanceError(cores, x));
        for (int k = 0; k < i; k++) {
          assertEquals(exact.squaredDistance(k), row.squaredDistance(k), error);
          assertEquals(exact.squaredDistances()[k], row.squaredDistances()[k], error);
          assertEquals(exact.kernel(k), row.kernel(k), Floats.CERTAIN);
          assertEquals(row.kernel(k), row.kernels()[k], 0);
        }
        cores.add(x, i % 5 > 0);
      }
      assertTrue(cores.isSingle());
    }
  }

  /** A copy in single precision takes half as much memory again. */
  @Test
  public void takesHalfAsMuchMemoryAgain() {
    Random random = new Random(1);
    CoreSet single = new CoreSet(new SingleGaussian(0.3));
    CoreSet exact = new CoreSet(new Gaussian(0.3));
    for (int i = 0; i < 500; i++) {
      Point x = point(random, 20, 1);
      single.add(x, true);
      exact.add(x, true);
    }
    assertEquals(1.5, (double) single.bytes() / exact.bytes(), 0.05);
  }

  /** Where it is not in doubt, the nearest cell is the nearest cell. */
  @Test
  public void theNearestCellIsTheSameOne() {
    Random random = new Random(1);
    SingleGaussian kernel = new SingleGaussian(0.3);
    CoreSet cores = new CoreSet(kernel);
    int found = 0;
    for (int i = 0; i < 2000; i++) {
      Point x = point(random, 4, 1);
      KernelRow row = new KernelRow();
      row.compute(cores, kernel, x);
      KernelRow exact = new KernelRow();
      exact.compute(cores, new Gaussian(0.3), x);
      double error = row.distanceError(cores, x);
      int expected = exact.nearestCell(cores, 0.1, 0);
      int nearest = row.nearestCell(cores, 0.1 + error, 2 * error);
      if (nearest >= 0 && row.squaredDistance(nearest) < 0.1 - error) {
        assertEquals(expected, nearest);
        found++;
      } else if (nearest == KernelRow.NONE) {
        assertEquals(KernelRow.NONE, expected);
      }
      assertEquals(exact.nearestCell(cores, Double.POSITIVE_INFINITY, 0),
          row.nearestCell(cores, Double.POSITIVE_INFINITY, 0));
      cores.add(x, i % 5 > 0);
    }
    assertTrue("" + found, found > 500);
  }

  /** Whole numbers, of which many are equally near; γ is such that nothing is rounded. */
  @Test
  public void ofEqualsTheFirstIsTheNearest() {
    Random random = new Random(2);
    SingleGaussian kernel = new SingleGaussian(0.25);
    CoreSet cores = new CoreSet(kernel);
    for (int i = 0; i < 1000; i++) {
      Point x = Point.of(random.nextInt(8), random.nextInt(8), random.nextInt(8));
      KernelRow row = new KernelRow();
      row.compute(cores, kernel, x);
      KernelRow exact = new KernelRow();
      exact.compute(cores, new Gaussian(0.25), x);
      assertEquals(exact.nearestCell(cores, 100, 0), row.nearestCell(cores, 100, 0));
      cores.add(x, i % 5 > 0);
    }
    assertTrue(cores.isSingle());
  }

  @Test
  public void aLongVectorEndsIt() {
    SingleGaussian kernel = new SingleGaussian(1);
    CoreSet cores = new CoreSet(kernel);
    cores.add(Point.of(1, 2), true);
    Point far = Point.of(1000, 1000);
    KernelRow row = new KernelRow();
    row.compute(cores, kernel, far);
    assertEquals("compared in double", cores.distanceError(far), row.distanceError(cores, far), 0);
    assertTrue(cores.isSingle());
    cores.add(far, true);
    assertFalse(cores.isSingle());
    row.compute(cores, kernel, Point.of(1000, 1000.001));
    assertEquals(1e-6, row.squaredDistance(1), 1e-9);
  }

  /** For every number of strips and what is left of one, whatever is behind the last number of the second array. */
  @Test
  public void innerProductsOfAnyLength() {
    Random random = new Random(5);
    for (int n : new int[] {0, 1, 127, 128, 511, 512, 513, 1024, 1330, 1536, 1537, 2047, 2048, 2049, 4096, 5000}) {
      float[] a = new float[FloatDot.room(n)];
      float[] k = new float[a.length];
      double expected = 0;
      double size = 0;
      for (int i = 0; i < k.length; i++) {
        k[i] = random.nextFloat();
        a[i] = i < n ? (float) random.nextGaussian() : 0;
        expected += (double) a[i] * k[i];
        size += Math.abs(a[i] * k[i]);
      }
      assertEquals("" + n, expected, FloatDot.of(a, k, n, new float[k.length]), 5e-7 * size);
    }
  }

  /** The exact vectors are kept beside the rounded ones. */
  @Test
  public void theyTakeHalfAsMuchMemoryAgain() {
    CoreSet single = new CoreSet(new SingleGaussian(0.1));
    CoreSet exact = new CoreSet(new Gaussian(1));
    Random random = new Random(8);
    for (int i = 0; i < 1000; i++) {
      Point x = point(random, 20, 1);
      single.add(x, true);
      exact.add(x, true);
    }
    assertTrue(single.isSingle());
    assertEquals(1.5, single.bytes() / (double) exact.bytes(), 0.1);
  }
}
