package avm.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** A point is its non-zeros: dense and sparse rows are the same, bit for bit, and distances are exact sums. */
public class PointTest {

  private static double[] dense(Random random, int d) {
    double[] x = new double[d];
    for (int j = 0; j < d; j++) {
      x[j] = random.nextInt(3) == 0 ? random.nextGaussian() : random.nextBoolean() ? 0.0 : -0.0;
    }
    return x;
  }

  private static Point sparse(double[] x) {
    Point point = new Point(0);
    for (int j = 0; j < x.length; j++) {
      if (x[j] != 0) {
        point.add(j, x[j]);
      }
    }
    return point;
  }

  @Test
  public void denseAndSparseAreTheSame() {
    Random random = new Random(1);
    for (int k = 0; k < 200; k++) {
      double[] x = dense(random, 40);
      double[] y = dense(random, 40);
      Point a = Point.of(x);
      Point b = sparse(x);
      assertTrue(a.sameAs(b));
      assertEquals(a.size(), b.size());
      assertEquals(a.squaredNorm(), b.squaredNorm(), 0);
      assertEquals(a.squaredDistance(Point.of(y)), b.squaredDistance(sparse(y)), 0);
      assertEquals(a.maxDistance(Point.of(y)), b.maxDistance(sparse(y)), 0);
    }
  }

  @Test
  public void setAtOnceOrOneByOneIsTheSame() {
    Random random = new Random(3);
    Point once = new Point(0);
    for (int k = 0; k < 200; k++) {
      double[] x = k % 3 == 0 ? random.ints(k % 40, k % 2, 2).asDoubleStream().toArray() : dense(random, k % 40);
      int[] column = random.ints(50, 1, 4).toArray();
      Arrays.parallelPrefix(column, Integer::sum);
      int[] attribute = random.ints(0, 50).distinct().limit(x.length).sorted().toArray();
      Point each = new Point(0);
      for (int i = 0; i < x.length; i++) {
        each.add(column[attribute[i]], x[i]);
      }
      assertTrue(once.set(column, attribute, x, x.length));
      assertTrue(each.sameAs(once));
      assertEquals(each.squaredNorm(), once.squaredNorm(), 0);
      assertEquals(Arrays.stream(x).allMatch(value -> value == 0 || value == 1), once.isOnes());
      assertEquals(each.isOnes(), once.isOnes());
    }
    assertFalse(once.set(new int[] {0, 1}, new int[] {0, 1}, new double[] {1, Double.NaN}, 2));
    assertFalse(once.set(new int[] {0, 1}, new int[] {1, 0}, new double[] {1, 1}, 2));
    assertFalse(once.set(new int[] {0, 1}, new int[] {1, 0}, new double[] {1, 2}, 2));
  }

  /** Whatever the point was before. */
  @Test
  public void onesAtOnceOrOneByOneAreTheSame() {
    Random random = new Random(4);
    Point once = new Point(0);
    for (int k = 0; k < 500; k++) {
      int[] column = random.ints(0, 60).distinct().limit(random.nextInt(30)).sorted().toArray();
      Point each = new Point(0);
      for (int j : column) {
        each.add(j, 1);
      }
      double[] value = new double[column.length];
      Arrays.fill(value, 1);
      double[] counts = new double[60];
      if (k % 3 == 0) {
        once.setOnes(column, column.length);
      } else {
        assertTrue(once.setOnes(column, value, column.length, counts));
        assertEquals(column.length, Arrays.stream(counts).sum(), 0);
        Arrays.stream(column).forEach(j -> assertEquals(1, counts[j], 0));
      }
      assertTrue(each.sameAs(once));
      assertTrue(each.sameAs(once.copy()));
      assertTrue(once.isOnes());
      assertEquals(column.length, once.squaredNorm(), 0);
      if (column.length > 1) {
        value[k % column.length] = 1 + 1e-15;
        assertFalse(once.setOnes(column, value, column.length, counts));
        value[k % column.length] = 1;
        column[0] = column[1];
        assertFalse(once.setOnes(column, value, column.length, counts));
      }
      once.clear();
      for (int j = 0; j < k % 7; j++) {
        once.add(j, k % 2 == 0 ? 2 : 1);
      }
      if (k % 5 == 0) {
        once.set(new int[] {0, 1, 2}, new int[] {0, 1, 2}, new double[] {1, 0, 3}, 3);
      }
    }
  }

  @Test
  public void distancesAreThoseOfTheDenseRows() {
    Random random = new Random(2);
    for (int k = 0; k < 200; k++) {
      double[] x = dense(random, 30);
      double[] y = dense(random, 1 + random.nextInt(60));
      double squared = 0;
      double max = 0;
      for (int j = 0; j < Math.max(x.length, y.length); j++) {
        double difference = (j < x.length ? x[j] : 0) - (j < y.length ? y[j] : 0);
        squared += difference * difference;
        max = Math.max(max, Math.abs(difference));
      }
      assertEquals(squared, Point.of(x).squaredDistance(Point.of(y)), 0);
      assertEquals(squared, Point.of(y).squaredDistance(Point.of(x)), 0);
      assertEquals(max, Point.of(x).maxDistance(Point.of(y)), 0);
      assertEquals(0, Point.of(x).squaredDistance(Point.of(x)), 0);
    }
  }

  @Test
  public void distanceDoesNotCancel() {
    Point a = Point.of(1e8, 1);
    Point b = Point.of(1e8, 1 + 1e-6);
    assertEquals(1e-12, a.squaredDistance(b), 1e-21);
  }

  @Test
  public void aPointIsABufferAndACopyIsNot() {
    Point point = Point.of(1, 2, 3);
    Point copy = point.copy();
    assertNotSame(point, copy);
    point.clear();
    assertEquals(0, point.size());
    assertEquals(0, point.squaredNorm(), 0);
    assertTrue(point.sameAs(new Point(5)));
    point.add(7, -4);
    assertEquals(16, point.squaredNorm(), 0);
    assertEquals(7, point.column(0));
    assertTrue(copy.sameAs(Point.of(1, 2, 3)));
    assertEquals(14, copy.squaredNorm(), 0);
    assertFalse(copy.sameAs(point));
    copy.add(9, 1);
    assertEquals("a copy can grow", 4, copy.size());
  }

  @Test
  public void sameAsTellsValuesAndColumns() {
    assertFalse(Point.of(1, 0).sameAs(Point.of(0, 1)));
    assertFalse(Point.of(1, 2).sameAs(Point.of(1, Math.nextUp(2.0))));
    assertFalse(Point.of(1).sameAs(Point.of(1, 2)));
  }

  @Test
  public void columnsMustAscend() {
    Point point = Point.of(0, 5);
    assertEquals("column 1 after column 1: columns must ascend",
        assertThrows(IllegalArgumentException.class, () -> point.add(1, 2)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> point.add(0, 2));
    assertTrue("and nothing changed", point.sameAs(Point.of(0, 5)));
  }
}
