package avm.coverage;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.expansion.CoreSet;
import avm.expansion.KernelRow;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.Test;

/** A row is the least-squares combination of its k nearest core points in feature space. */
public class NeighboursTest {
  private static final Kernel KERNEL = new Gaussian(0.5);

  private static Point row(Random random) {
    return Point.of(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
  }

  private static KernelRow against(CoreSet cores, Point x) {
    KernelRow row = new KernelRow();
    row.compute(cores, KERNEL, x);
    return row;
  }

  /** ‖Φ(x) − Σ b_i Φ(c_i)‖², by exact distances. */
  private static double residual(CoreSet cores, Point x, int[] index, double[] b) {
    double sum = 1;
    for (int i = 0; i < b.length; i++) {
      sum -= 2 * b[i] * KERNEL.value(cores.point(index[i]).squaredDistance(x));
      for (int j = 0; j < b.length; j++) {
        sum += b[i] * b[j] * KERNEL.value(cores.point(index[i]).squaredDistance(cores.point(index[j])));
      }
    }
    return sum;
  }

  @Test
  public void theKNearestInOrder() {
    Random random = new Random(1);
    CoreSet cores = new CoreSet();
    Neighbours neighbours = new Neighbours(KERNEL, 4);
    for (int n = 1; n <= 60; n++) {
      cores.add(row(random), true);
      Point x = row(random);
      int count = neighbours.represent(cores, against(cores, x), 0, 1);
      int[] expected = IntStream.range(0, n).boxed()
          .sorted((i, j) -> Double.compare(cores.point(i).squaredDistance(x), cores.point(j).squaredDistance(x)))
          .limit(4).mapToInt(i -> i).toArray();
      assertArrayEquals(expected, IntStream.range(0, count).map(neighbours::index).toArray());
    }
  }

  /** No small change of the shares makes the residual smaller, and it is at most the nearest core point's. */
  @Test
  public void theSharesAreTheBest() {
    Random random = new Random(2);
    CoreSet cores = new CoreSet();
    for (int i = 0; i < 50; i++) {
      cores.add(row(random), true);
    }
    Neighbours neighbours = new Neighbours(KERNEL, 5);
    for (int k = 0; k < 100; k++) {
      Point x = row(random);
      int count = neighbours.represent(cores, against(cores, x), 0, 1);
      int[] index = IntStream.range(0, count).map(neighbours::index).toArray();
      double[] b = IntStream.range(0, count).mapToDouble(neighbours::share).toArray();
      double best = residual(cores, x, index, b);
      for (int i = 0; i < count; i++) {
        for (double step : new double[] {-0.01, 0.01}) {
          double[] other = b.clone();
          other[i] += step;
          assertTrue(residual(cores, x, index, other) > best);
        }
      }
      assertTrue(best <= 2 - 2 * KERNEL.value(cores.point(index[0]).squaredDistance(x)) + 1e-5);
    }
    assertTrue(neighbours.residuals()[0] > 0 && neighbours.residuals()[0] < neighbours.residuals()[1]);
  }

  @Test
  public void oneNeighbourIsTheProjectionOnIt() {
    CoreSet cores = new CoreSet();
    cores.add(Point.of(0, 0), true);
    cores.add(Point.of(5, 5), true);
    Neighbours neighbours = new Neighbours(KERNEL, 1);
    assertEquals(1, neighbours.represent(cores, against(cores, Point.of(0.6, 0.8)), 0, 1));
    assertEquals(0, neighbours.index(0));
    assertEquals(Math.exp(-0.5), neighbours.share(0), 1e-5);
  }

  @Test
  public void aCorePointIsItself() {
    Random random = new Random(3);
    CoreSet cores = new CoreSet();
    for (int i = 0; i < 20; i++) {
      cores.add(row(random), true);
    }
    Neighbours neighbours = new Neighbours(KERNEL, 3);
    neighbours.represent(cores, against(cores, cores.point(7)), 7, 1);
    assertEquals(7, neighbours.index(0));
    assertArrayEquals(new double[] {1, 0, 0}, new double[] {neighbours.share(0), neighbours.share(1),
        neighbours.share(2)}, 1e-4);
  }

  /** A gradient that hardly counts is not worth a system of equations. */
  @Test
  public void aTinyGradientIsProjectedOnItsOwnCorePoint() {
    CoreSet cores = new CoreSet();
    cores.add(Point.of(0, 0), true);
    cores.add(Point.of(0, 1), true);
    Neighbours neighbours = new Neighbours(KERNEL, 2);
    KernelRow row = against(cores, Point.of(0.6, 0.8));
    assertEquals(2, neighbours.represent(cores, row, 0, 0.02));
    assertEquals(1, neighbours.represent(cores, row, 1, 0.002));
    assertEquals(1, neighbours.index(0));
    assertEquals(row.kernels()[1], neighbours.share(0), 0);
  }
}
