package avm.data;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
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

  /** Some rows, and after them enough others that copies are copies. */
  private static Sample among(Point[] points, double[] targets, double[] weights, int others) {
    int n = points.length;
    Sample all = new Sample(Arrays.copyOf(points, n + others), Arrays.copyOf(targets, n + others),
        Arrays.copyOf(weights, n + others), 2, 1);
    for (int i = n; i < n + others; i++) {
      all.points()[i] = point(10 + i);
    }
    return all;
  }

  @Test
  public void copiesAreMergedOrSideBySide() {
    Point[] points = {point(1), point(2), point(1), point(3), point(1), point(2)};
    Sample sample = among(points, new double[] {1, 1, -1, 1, 1, 1}, new double[] {1, 1, 1, 1, 2, 1}, 97);
    Sample distinct = sample.distinct().part(0, 4);
    assertArrayEquals(new double[] {1, -1, 1, 1}, distinct.targets(), 0);
    assertArrayEquals(new double[] {3, 1, 2, 1}, distinct.weights(), 0);
    assertEquals(2, distinct.border(1));
    assertEquals(2, distinct.border(2));
    assertEquals(0, distinct.border(0));
    assertEquals(4, distinct.border(4));
  }

  /** Where hardly any rows differ, those that say the same of several targets are no copies. */
  @Test
  public void fewDifferentRowsHaveBeenObserved() {
    Point[] points = {point(1), point(2), point(1), point(3), point(1), point(2)};
    Sample sample = among(points, new double[] {1, 1, -1, 1, 1, 1}, new double[] {1, 1, 1, 1, 2, 1}, 96);
    Sample distinct = sample.distinct().part(0, 5);
    assertArrayEquals(new double[] {1, 1, -1, 1, 1}, distinct.targets(), 0);
    assertArrayEquals(new double[] {1, 2, 1, 1, 2}, distinct.weights(), 0);
  }

  /** Of very many such rows twenty are left for each target, all over the order. */
  @Test
  public void ofManyObservedRowsSomeAreLeft() {
    int n = 1000;
    Sample sample = new Sample(new Point[n], new double[n], new double[n], 2, 1);
    Arrays.setAll(sample.points(), i -> point(1));
    Arrays.setAll(sample.targets(), i -> i % 4 == 0 ? 1 : -1);
    Arrays.fill(sample.weights(), 1);
    Sample distinct = sample.distinct();
    assertEquals(40, distinct.size());
    assertEquals(20, Arrays.stream(distinct.targets()).limit(20).sum() + 20, 12);
    assertEquals(n, Arrays.stream(distinct.weights()).sum(), 0);
    assertEquals(250.0 / 20, Arrays.stream(distinct.weights()).min().orElse(0), 0.5);
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

  /** Four rows of which one weighs as much as the other three are three; a class may weigh more than another. */
  @Test
  public void unevenWeightsTellAsMuchAsFewerRows() {
    Point[] points = {Point.of(0), Point.of(1), Point.of(2), Point.of(3)};
    assertEquals(0.75, new Sample(points, new double[4], new double[] {3, 1, 1, 1}, 0, 1).evenness(), 1e-12);
    assertEquals(1, new Sample(points, new double[] {1, -1, -1, -1}, new double[] {3, 1, 1, 1}, 2, 1).evenness(), 1e-12);
    assertEquals(0.9, new Sample(points, new double[] {2, 2, 0, 0}, new double[] {3, 1, 1, 1}, 3, 1).evenness(), 1e-12);
  }
}
