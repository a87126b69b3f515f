package avm.coverage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** Algorithm 3: the nearest core point, the first of equals, if it is nearer than δ/2, by exact distances. */
public class HypersphereTest {

  static CoreSet cores(Point... points) {
    CoreSet cores = new CoreSet();
    for (Point point : points) {
      cores.add(point, true);
    }
    return cores;
  }

  static int find(Coverage coverage, CoreSet cores, Point x) {
    KernelRow row = new KernelRow();
    row.compute(cores, new Gaussian(1), x);
    int cell = coverage.find(cores, row, x);
    assertEquals("covers", cell >= 0, coverage.covers(cores, row, x));
    return cell;
  }

  @Test
  public void theRadiusIsHalfOfDelta() {
    CoreSet cores = cores(Point.of(0, 0));
    Hypersphere coverage = new Hypersphere(2);
    assertEquals(2, coverage.delta(), 0);
    assertEquals(0, find(coverage, cores, Point.of(0.999, 0)));
    assertEquals(-1, find(coverage, cores, Point.of(1.001, 0)));
    assertEquals(0, find(coverage.doubled(), cores, Point.of(1.999, 0)));
    assertEquals(-1, find(coverage.doubled(), cores, Point.of(2.001, 0)));
  }

  /** At exactly δ/2 a row is outside, at the next number below it is inside, near the origin and far from it. */
  @Test
  public void theBallIsOpen() {
    for (double origin : new double[] {0, 4, 1 << 20}) {
      CoreSet cores = cores(Point.of(origin, 0));
      assertEquals(-1, find(new Hypersphere(1), cores, Point.of(origin + 0.5, 0)));
      assertEquals(0, find(new Hypersphere(1), cores, Point.of(Math.nextDown(origin + 0.5), 0)));
      assertEquals(-1, find(new Hypersphere(10), cores, Point.of(origin + 3, 4)));
    }
  }

  /** Rows of ones have whole squared distances, known exactly: here 1 and 2. */
  @Test
  public void theBallIsOpenForRowsOfOnes() {
    CoreSet cores = cores(Point.of(1, 1, 0, 0), Point.of(0, 0, 1, 1));
    assertEquals(-1, find(new Hypersphere(2), cores, Point.of(1, 1, 1, 0)));
    assertEquals(0, find(new Hypersphere(Math.nextUp(2.0)), cores, Point.of(1, 1, 1, 0)));
    assertEquals(1, find(new Hypersphere(Math.nextUp(2.0)), cores, Point.of(0, 0, 0, 1)));
    assertEquals("the first of equals", 0, find(new Hypersphere(3), cores, Point.of(1, 0, 1, 0)));
  }

  @Test
  public void nothingIsInAnEmptyCoverage() {
    assertEquals(-1, find(new Hypersphere(1e9), new CoreSet(), Point.of(1, 2)));
    CoreSet support = new CoreSet();
    support.add(Point.of(1, 2), false);
    assertEquals("a support vector that is no cell", -1, find(new Hypersphere(1), support, Point.of(1, 2)));
  }

  @Test
  public void tiesGoToTheFirst() {
    CoreSet cores = cores(Point.of(5, 5), Point.of(1, 0), Point.of(-1, 0), Point.of(0, 1));
    assertEquals(1, find(new Hypersphere(3), cores, new Point(0)));
    CoreSet mixed = new CoreSet();
    mixed.add(Point.of(1, 0), false);
    mixed.add(Point.of(0, 1), true);
    mixed.add(Point.of(0, -1), true);
    assertEquals(1, find(new Hypersphere(3), mixed, new Point(0)));
  }

  /** Two core points at the same distance stay tied whatever the other features, common to all, round to. */
  @Test
  public void tiesSurviveOtherFeatures() {
    Random random = new Random(1);
    for (int k = 0; k < 2000; k++) {
      double a = random.nextDouble();
      double b = random.nextDouble();
      double c = random.nextDouble();
      CoreSet cores = cores(Point.of(a, 0.25, b, 0, c), Point.of(a, 0, b, 0.25, c), Point.of(a, -0.25, b, 0, c));
      assertEquals("a " + a + ", b " + b + ", c " + c, 0, find(new Hypersphere(1), cores, Point.of(a, 0, b, 0, c)));
    }
  }

  /** Features of scale 1 to 10⁹ with cells of size 1: the dot product's rounding is larger than the cell. */
  @Test
  public void badlyScaledFeaturesAreDecidedExactly() {
    for (double scale : new double[] {1, 1e3, 1e6, 1e9}) {
      Random random = new Random(2);
      Point[] points = new Point[60];
      for (int i = 0; i < points.length; i++) {
        points[i] = row(random, scale);
      }
      CoreSet cores = cores(points);
      int inside = 0;
      for (int k = 0; k < 500; k++) {
        Point x = row(random, scale);
        int expected = exactly(points, x, 0.25);
        inside += expected >= 0 ? 1 : 0;
        assertEquals("scale " + scale, expected, find(new Hypersphere(1), cores, x));
      }
      assertTrue(inside + " inside", inside > 100 && inside < 490);
    }
  }

  /** A few values of the large feature, small differences in the others. */
  private static Point row(Random random, double scale) {
    return Point.of(scale * (1 + random.nextInt(3)), 0.7 * random.nextGaussian(), random.nextGaussian() * 0.5);
  }

  static int exactly(Point[] points, Point x, double squaredRadius) {
    int best = -1;
    double least = squaredRadius;
    for (int i = 0; i < points.length; i++) {
      if (points[i].squaredDistance(x) < least) {
        least = points[i].squaredDistance(x);
        best = i;
      }
    }
    return best;
  }

  /** A sparse row beside a core point of very many features, whose norm has been rounded thousands of times. */
  @Test
  public void aSparseRowBesideADenseCorePoint() {
    double[] c = new double[10_001];
    Arrays.fill(c, Math.sqrt(0.6 * Math.ulp(1e12)));
    c[0] = 1e6;
    double squared = Point.of(c).squaredDistance(Point.of(1e6));
    CoreSet cores = cores(Point.of(c));
    assertEquals(0, find(new Hypersphere(2 * Math.sqrt(1.1 * squared)), cores, Point.of(1e6)));
    assertEquals(-1, find(new Hypersphere(2 * Math.sqrt(0.9 * squared)), cores, Point.of(1e6)));
  }

  @Test
  public void deltaOutOfRangeIsNamed() {
    for (double delta : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertEquals("delta is " + delta + "; it must be a number above 0",
          assertThrows(IllegalArgumentException.class, () -> new Hypersphere(delta)).getMessage());
      assertThrows(IllegalArgumentException.class, () -> new Hyperrectangle(delta, 3));
    }
  }
}
