package avm.store;

import static org.junit.Assert.assertEquals;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.ProductLaplacian;
import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** Rows that are computed together are, bit for bit, those computed alone. */
public class KernelRowsTest {
  private static final int VECTORS = 700;

  private static Point[] points(int n, int features, double zeros, long seed) {
    Random random = new Random(seed);
    Point[] points = new Point[n];
    for (int i = 0; i < n; i++) {
      double[] values = new double[features];
      Arrays.setAll(values, j -> random.nextDouble() < zeros ? 0 : random.nextGaussian());
      points[i] = Point.of(values);
    }
    return points;
  }

  /** Stored vectors of so many features, against points of which some have features that none of these has. */
  private static void check(int features, double zeros, Kernel kernel) {
    CoreSet cores = new CoreSet();
    for (Point x : points(VECTORS, features, zeros, 1)) {
      cores.add(x, true);
    }
    Point[] points = points(3 * KernelRows.MOST, features + 3, zeros, 2);
    KernelRows together = new KernelRows();
    KernelRow alone = new KernelRow();
    int from = 5;
    int to = from + KernelRows.MOST;
    for (int n : new int[] {VECTORS, VECTORS - 9, 40}) {
      together.measure(cores, points, from, to, n);
      for (int r = from; r < to; r++) {
        alone.compute(cores, kernel, points[r]);
        assertEquals(n, together.get(r - from).size());
        for (int i = 0; i < n; i++) {
          assertEquals(alone.squaredDistance(i), together.get(r - from).squaredDistance(i), 0);
        }
      }
      together.values(cores, kernel, points, from, to, n);
      for (int r = from; r < to; r++) {
        alone.compute(cores, kernel, points[r]);
        for (int i = 0; i < n; i++) {
          assertEquals(alone.kernel(i), together.get(r - from).kernel(i), 0);
        }
      }
    }
  }

  @Test
  public void ofFewFeatures() {
    check(10, 0, new Gaussian(0.1));
  }

  @Test
  public void ofManyFeatures() {
    check(130, 0, new Gaussian(0.01));
    check(131, 0.2, new Gaussian(0.01));
  }

  @Test
  public void ofManyFeaturesThatAreMostlyZeros() {
    check(130, 0.9, new Gaussian(0.05));
  }

  @Test
  public void ofManhattanDistances() {
    check(70, 0.3, new ProductLaplacian(0.1));
  }
}
