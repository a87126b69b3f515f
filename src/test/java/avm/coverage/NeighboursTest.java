package avm.coverage;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.Arrays;
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

  /** The k nearest to a point, the first of equals, in ascending order. */
  private static int[] nearest(CoreSet cores, Point x, int k) {
    return IntStream.range(0, cores.size()).boxed()
        .sorted((i, j) -> Double.compare(cores.point(i).squaredDistance(x), cores.point(j).squaredDistance(x)))
        .limit(k).mapToInt(i -> i).sorted().toArray();
  }

  private static int[] used(Representation representation, int count) {
    return Arrays.stream(representation.index(), 0, count).sorted().toArray();
  }

  /** A kernel that counts the rows it is asked for. */
  private static final class Counting extends Kernel {
    private int rows;

    Counting() {
      super(KERNEL.gamma());
    }

    @Override
    public void values(double[] squaredDistances, double[] values, int n) {
      rows++;
      KERNEL.values(squaredDistances, values, n);
    }

    @Override
    public double slope(double squaredDistance, double value) {
      return KERNEL.slope(squaredDistance, value);
    }
  }

  /** The first row that is represented does not take as long as all rows that were stored before it. */
  @Test
  public void listsGrowWithTheCorePoints() {
    Random random = new Random(3);
    Counting counting = new Counting();
    CellNeighbours neighbours = new CellNeighbours(counting, 4);
    CoreSet cores = new CoreSet();
    for (int i = 0; i < 50; i++) {
      Point x = row(random);
      KernelRow row = against(cores, x);
      cores.add(x, true);
      neighbours.stored(row);
    }
    assertEquals(4, neighbours.represent(cores, against(cores, row(random)), 7, 1));
    assertEquals("no row of a core point is computed again", 0, counting.rows);
  }

  /** More neighbours than there can be need no more room than those there are. */
  @Test
  public void anyNumberOfNeighbours() {
    for (boolean shared : new boolean[] {false, true}) {
      Random random = new Random(1);
      CoreSet cores = new CoreSet();
      Representation[] both = new Representation[2];
      Arrays.setAll(both, i -> shared ? new CellNeighbours(KERNEL, i == 0 ? 100 : Integer.MAX_VALUE)
          : new Neighbours(KERNEL, i == 0 ? 100 : Integer.MAX_VALUE));
      for (int n = 1; n <= 100; n++) {
        cores.add(row(random), true);
        KernelRow row = against(cores, row(random));
        int count = both[0].represent(cores, row, n - 1, 1);
        assertEquals(n, count);
        assertEquals(n, both[1].represent(cores, row, n - 1, 1));
        assertArrayEquals(used(both[0], n), used(both[1], n));
        assertArrayEquals(Arrays.copyOf(both[0].shares(), n), Arrays.copyOf(both[1].shares(), n), 0);
      }
    }
  }

  /** Whatever cell a row is said to be in: that only makes a guess. */
  @Test
  public void theKNearest() {
    Random random = new Random(1);
    CoreSet cores = new CoreSet();
    Neighbours neighbours = new Neighbours(KERNEL, 4);
    for (int n = 1; n <= 300; n++) {
      Point c = row(random);
      KernelRow before = against(cores, c);
      cores.add(c, true);
      if (n % 3 > 0) {
        neighbours.stored(before);
      }
      Point x = row(random);
      int count = neighbours.represent(cores, against(cores, x), random.nextInt(n), 1);
      assertArrayEquals(nearest(cores, x, 4), used(neighbours, count));
    }
  }

  /** Distances are whole numbers here, most of them equal to others. */
  @Test
  public void theFirstOfEquals() {
    Random random = new Random(4);
    CoreSet cores = new CoreSet();
    Neighbours neighbours = new Neighbours(KERNEL, 5);
    for (int n = 1; n <= 300; n++) {
      cores.add(Point.of(random.nextInt(4), random.nextInt(4), random.nextInt(4)), true);
      Point x = Point.of(random.nextInt(4), random.nextInt(4), random.nextInt(4));
      int count = neighbours.represent(cores, against(cores, x), random.nextInt(n), 1);
      assertArrayEquals(nearest(cores, x, 5), used(neighbours, count));
    }
  }

  @Test
  public void theNearestOfItsCorePoint() {
    Random random = new Random(5);
    CoreSet cores = new CoreSet();
    CellNeighbours neighbours = new CellNeighbours(KERNEL, 4);
    for (int n = 1; n <= 60; n++) {
      Point c = row(random);
      KernelRow before = against(cores, c);
      cores.add(c, true);
      if (n % 3 > 0) {
        neighbours.stored(before);
      }
      int cell = random.nextInt(n);
      int count = neighbours.represent(cores, against(cores, row(random)), cell, 1);
      assertArrayEquals(nearest(cores, cores.point(cell), 4), used(neighbours, count));
    }
  }

  /** No small change of the shares makes the residual smaller, and it is at most the nearest core point's. */
  @Test
  public void theSharesAreTheBest() {
    theSharesAreTheBest(new Neighbours(KERNEL, 5));
    theSharesAreTheBest(new CellNeighbours(KERNEL, 5));
    theSharesAreTheBest(new CellNeighbours(KERNEL, 3));
  }

  private static void theSharesAreTheBest(Representation neighbours) {
    Random random = new Random(2);
    CoreSet cores = new CoreSet();
    for (int i = 0; i < 50; i++) {
      cores.add(row(random), true);
    }
    for (int k = 0; k < 100; k++) {
      Point x = row(random);
      KernelRow values = against(cores, x);
      int cell = nearest(cores, x, 1)[0];
      int count = neighbours.represent(cores, values, cell, 1);
      int[] index = Arrays.copyOf(neighbours.index(), count);
      double[] b = Arrays.copyOf(neighbours.shares(), count);
      double best = residual(cores, x, index, b);
      for (int i = 0; i < count; i++) {
        for (double step : new double[] {-0.01, 0.01}) {
          double[] other = b.clone();
          other[i] += step;
          assertTrue(residual(cores, x, index, other) > best);
        }
      }
      assertTrue(best <= 2 - 2 * values.kernels()[cell] + 1e-5);
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
    assertEquals(0, neighbours.index()[0]);
    assertEquals(Math.exp(-0.5), neighbours.shares()[0], 1e-5);
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
    for (int k = 0; k < 3; k++) {
      assertEquals(neighbours.index()[k] == 7 ? 1 : 0, neighbours.shares()[k], 1e-4);
    }
    assertEquals(1, IntStream.range(0, 3).filter(k -> neighbours.index()[k] == 7).count());
  }

  /** A gradient that hardly counts is not worth a system of equations. */
  @Test
  public void aTinyGradientIsProjectedOnItsOwnCorePoint() {
    CoreSet cores = new CoreSet();
    cores.add(Point.of(0, 0), true);
    cores.add(Point.of(0, 1), true);
    aTinyGradient(new Neighbours(KERNEL, 2), cores);
    aTinyGradient(new CellNeighbours(KERNEL, 2), cores);
  }

  private static void aTinyGradient(Representation neighbours, CoreSet cores) {
    KernelRow row = against(cores, Point.of(0.6, 0.8));
    assertEquals(2, neighbours.represent(cores, row, 0, 0.02));
    assertEquals(1, neighbours.represent(cores, row, 1, 0.002));
    assertEquals(1, neighbours.index()[0]);
    assertEquals(row.kernels()[1], neighbours.shares()[0], 0);
  }
}
