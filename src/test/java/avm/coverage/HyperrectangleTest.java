package avm.coverage;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.store.CoreSet;
import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** Algorithm 4: the first core point in order of creation that is nearer than a = δ/√d in every feature. */
public class HyperrectangleTest {

  @Test
  public void theHalfSideIsDeltaOverTheRootOfD() {
    CoreSet cores = HypersphereTest.cores(Point.of(0, 0, 0, 0));
    Hyperrectangle coverage = new Hyperrectangle(2, 4);
    assertEquals(2, coverage.delta(), 0);
    assertEquals(0, HypersphereTest.find(coverage, cores, Point.of(0.999, -0.999, 0.999, 0.999)));
    assertEquals(-1, HypersphereTest.find(coverage, cores, Point.of(0, 1.001, 0, 0)));
    assertEquals(0, HypersphereTest.find(coverage.doubled(), cores, Point.of(0, 1.999, 0, 0)));
  }

  @Test
  public void theCubeIsOpen() {
    for (double origin : new double[] {0, 4, 1 << 20}) {
      CoreSet cores = HypersphereTest.cores(Point.of(origin, 0, 0, 0));
      assertEquals(-1, HypersphereTest.find(new Hyperrectangle(1, 4), cores, Point.of(origin + 0.5, 0, 0, 0)));
      assertEquals(0,
          HypersphereTest.find(new Hyperrectangle(1, 4), cores, Point.of(Math.nextDown(origin + 0.5), 0, 0, 0)));
    }
  }

  /** A corner is nearly δ away, farther than the quick look at the distance would allow by itself. */
  @Test
  public void cornersBelong() {
    for (int d : new int[] {1, 2, 3, 7, 50}) {
      double[] corner = new double[d];
      Arrays.fill(corner, Math.nextDown(0.3 / Math.sqrt(d)));
      Point core = new Point(0);
      assertEquals("d " + d, 0,
          HypersphereTest.find(new Hyperrectangle(0.3, d), HypersphereTest.cores(core), Point.of(corner)));
    }
  }

  @Test
  public void theFirstInOrderNotTheNearest() {
    CoreSet cores = HypersphereTest.cores(Point.of(9, 9), Point.of(0.5, 0.5), Point.of(0.1, 0));
    assertEquals(1, HypersphereTest.find(new Hyperrectangle(Math.sqrt(2), 2), cores, Point.of(0.1, 0)));
    CoreSet mixed = new CoreSet();
    mixed.add(Point.of(0.1, 0), false);
    mixed.add(Point.of(0.5, 0.5), true);
    assertEquals("a support vector is no cell", 1,
        HypersphereTest.find(new Hyperrectangle(Math.sqrt(2), 2), mixed, Point.of(0.1, 0)));
  }

  @Test
  public void badlyScaledFeaturesAreDecidedExactly() {
    for (double scale : new double[] {1, 1e3, 1e6, 1e9}) {
      Random random = new Random(2);
      Point[] points = new Point[30];
      for (int i = 0; i < points.length; i++) {
        points[i] = row(random, scale);
      }
      CoreSet cores = HypersphereTest.cores(points);
      int inside = 0;
      for (int k = 0; k < 300; k++) {
        Point x = row(random, scale);
        int expected = -1;
        for (int i = points.length - 1; i >= 0; i--) {
          expected = points[i].maxDistance(x) < 0.5 / Math.sqrt(3) ? i : expected;
        }
        inside += expected >= 0 ? 1 : 0;
        assertEquals("scale " + scale, expected, HypersphereTest.find(new Hyperrectangle(0.5, 3), cores, x));
      }
      assertTrue(inside + " inside", inside > 50 && inside < 290);
    }
  }

  private static Point row(Random random, double scale) {
    return Point.of(scale * (1 + random.nextInt(2)), random.nextGaussian() * 0.7, random.nextGaussian() * 0.5);
  }
}
