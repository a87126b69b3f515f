package avm.data;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.Test;

/** Copies among rows. */
public class SampleTest {
  private static Point point(double value) {
    Point point = new Point(1);
    point.add(0, value);
    return point;
  }

  @Test
  public void copiesAreMergedOrSideBySide() {
    Point[] points = {point(1), point(2), point(1), point(3), point(1), point(2)};
    Sample sample = new Sample(points, new double[] {1, 1, -1, 1, 1, 1}, new double[] {1, 1, 1, 1, 2, 1}, 2, 1);
    Sample distinct = sample.distinct();
    assertArrayEquals(new double[] {1, -1, 1, 1}, distinct.targets(), 0);
    assertArrayEquals(new double[] {3, 1, 2, 1}, distinct.weights(), 0);
    assertEquals(2, distinct.border(1));
    assertEquals(2, distinct.border(2));
    assertEquals(0, distinct.border(0));
    assertEquals(4, distinct.border(4));
  }

  @Test
  public void rowsWithoutCopiesStayAsTheyAre() {
    Point[] points = {point(3), point(1), point(2)};
    assertArrayEquals(points, new Sample(points, new double[3], new double[3], 2, 1).distinct().points());
  }

  @Test
  public void ofManyRowsEachIsThereOnceAndCopiesAreNeighbours() {
    Random random = new Random(1);
    int n = 2000;
    Sample sample = new Sample(new Point[n], new double[n], new double[n], 0, 1);
    for (int i = 0; i < n; i++) {
      sample.points()[i] = point(random.nextInt(300));
      sample.targets()[i] = random.nextInt(3);
      sample.weights()[i] = 1;
    }
    Sample distinct = sample.distinct();
    Set<List<Double>> seen = new HashSet<>();
    Set<Double> done = new HashSet<>();
    double weight = 0;
    for (int i = 0; i < distinct.size(); i++) {
      double x = distinct.points()[i].size() == 0 ? 0 : distinct.points()[i].value(0);
      assertTrue(seen.add(List.of(x, distinct.targets()[i])));
      assertTrue(distinct.border(i) > i || done.add(x));
      weight += distinct.weights()[i];
    }
    assertEquals(n, weight, 0);
    assertEquals(300, done.size());
  }
}
