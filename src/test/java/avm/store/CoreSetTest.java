package avm.store;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.data.FoldedDot;
import avm.data.Fused;
import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.Test;

/**
 * The column storage gives the distances of plain loops over the features in ascending order, bit for bit, whichever
 * columns are arrays and whichever lists; what is stored is a copy.
 */
public class CoreSetTest {
  private static final int FEATURES = 100_000;

  /** A few features every point has, some that come and go in phases, many rare ones. */
  private static Point row(Random random, int i) {
    Point point = new Point(4);
    for (int j = 0; j < 20; j++) {
      boolean phase = i / 100 % 4 == j % 4;
      if (j < 9 || phase && random.nextInt(2) == 0) {
        point.add(j, random.nextGaussian());
      }
    }
    for (int j = 20 + random.nextInt(2000); j < FEATURES; j += 1 + random.nextInt(20000)) {
      point.add(j, random.nextGaussian());
    }
    return point;
  }

  private static double dot(Point a, Point b) {
    double sum = 0;
    int l = 0;
    for (int k = 0; k < a.size(); k++) {
      while (l < b.size() && b.column(l) < a.column(k)) {
        l++;
      }
      if (l < b.size() && b.column(l) == a.column(k)) {
        sum = Fused.multiplyAdd(a.value(k), b.value(l), sum);
      }
    }
    return sum;
  }

  @Test
  public void distancesAreThoseOfPlainLoops() {
    Random random = new Random(1);
    CoreSet cores = new CoreSet();
    List<Point> naive = new ArrayList<>();
    for (int i = 0; i < 1200; i++) {
      Point x = row(random, i);
      if (i % 25 == 0 || i > 1180) {
        double[] actual = new double[i];
        Plain.squaredDistances(cores, x, actual);
        for (int k = 0; k < i; k++) {
          Point c = naive.get(k);
          double plain = Math.abs(Fused.multiplyAdd(-2, dot(x, c), x.squaredNorm() + c.squaredNorm()));
          assertEquals(plain, actual[k], 0);
          assertEquals(c.squaredDistance(x), actual[k], cores.distanceError(x));
        }
      }
      assertEquals(i, cores.add(x, true));
      naive.add(x);
    }
    for (int i = 0; i < naive.size(); i += 7) {
      assertTrue("vector " + i, cores.point(i).sameAs(naive.get(i)));
    }
  }

  /** A point with features never seen has the distance of its whole norm in them. */
  @Test
  public void unseenFeatures() {
    CoreSet cores = new CoreSet();
    cores.add(Point.of(3, 0, 4), true);
    Point x = new Point(2);
    x.add(1, 2);
    x.add(900, 1);
    double[] distance = new double[1];
    Plain.squaredDistances(cores, x, distance);
    assertEquals(25 + 5, distance[0], 0);
    Plain.squaredDistances(cores, new Point(0), distance);
    assertEquals(25, distance[0], 0);
  }

  @Test
  public void storedPointsAreCopies() {
    CoreSet cores = new CoreSet();
    Point x = Point.of(1, 2);
    cores.add(x, true);
    x.clear();
    x.add(0, 100);
    assertTrue(cores.point(0).sameAs(Point.of(1, 2)));
    Point out = cores.point(0);
    out.clear();
    assertTrue(cores.point(0).sameAs(Point.of(1, 2)));
  }

  @Test
  public void indexOfFindsTheSameValuesOnly() {
    Random random = new Random(2);
    CoreSet cores = new CoreSet();
    for (int i = 0; i < 300; i++) {
      cores.add(row(random, i), true);
    }
    KernelRow row = new KernelRow();
    for (int i = 0; i < 300; i += 10) {
      Point x = cores.point(i);
      row.measure(cores, x);
      assertEquals(i, cores.indexOf(x, row));
    }
    Point near = Point.of(1e6, 1);
    cores.add(near, true);
    Point other = Point.of(1e6, Math.nextUp(1.0));
    row.measure(cores, other);
    assertEquals("a distance of rounding size is not equality", -1, cores.indexOf(other, row));
    row.measure(cores, near);
    assertEquals(300, cores.indexOf(near, row));
  }

  @Test
  public void cellsAreCountedAndTold() {
    CoreSet cores = new CoreSet();
    cores.add(Point.of(0), true);
    cores.add(Point.of(1), false);
    cores.add(Point.of(2), true);
    assertEquals(3, cores.size());
    assertEquals(2, cores.cells());
    assertTrue(cores.isCell(0));
    assertFalse(cores.isCell(1));
    assertEquals("a support vector is no cell", 1, cores.nearestCell(new double[] {4, 0, 1}), 0);
    assertFalse("nearer, not as near", NearestCell.isBelow(cores, new double[] {4, 0, 1}, 1));
    assertTrue(NearestCell.isBelow(cores, new double[] {4, 0, 1}, Math.nextUp(1.0)));
    assertEquals(Double.POSITIVE_INFINITY, new CoreSet().nearestCell(new double[0]), 0);
  }

  /** The bound on rounding holds for a sparse row against dense core points, too. */
  @Test
  public void distanceErrorIsABound() {
    for (int d : new int[] {1, 10, 1000, 20000}) {
      for (double scale : new double[] {1, 1e3, 1e6}) {
        double[] c = new double[d];
        Arrays.fill(c, Math.sqrt(0.6 * Math.ulp(scale * scale)));
        c[0] = scale;
        CoreSet cores = new CoreSet();
        cores.add(Point.of(c), true);
        Point x = Point.of(scale);
        double[] distance = new double[1];
        Plain.squaredDistances(cores, x, distance);
        double exact = x.squaredDistance(Point.of(c));
        assertEquals("d " + d + ", scale " + scale, exact, distance[0], cores.distanceError(x));
      }
    }
  }

  /** A row that is multiplied with many arrays adds up in another order; the next row adds up as usual. */
  @Test
  public void manyArraysAreMultipliedInAnotherOrder() {
    Random random = new Random(3);
    CoreSet cores = new CoreSet();
    while (cores.size() < 700) {
      cores.add(Point.of(random.nextGaussian(), random.nextGaussian()), true);
    }
    Kernel kernel = new Gaussian(0.3);
    CoefficientArray numbers = Plain.array(random.doubles(700).toArray());
    Point x = Point.of(0.3, -0.2);
    KernelRow row = new KernelRow();
    row.compute(cores, kernel, x);
    double usual = row.with(numbers)[0];
    row.compute(cores, kernel, x);
    row.expectMany();
    double folded = row.with(numbers)[0];
    assertEquals(FoldedDot.of(numbers.values(0), row.kernels(), 700, new double[700]), folded, 0);
    assertEquals(usual, folded, 1e-12 * usual);
    row.compute(cores, kernel, x);
    assertEquals(usual, row.with(numbers)[0], 0);
  }
}
