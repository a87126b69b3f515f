package avm.data;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

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
}
