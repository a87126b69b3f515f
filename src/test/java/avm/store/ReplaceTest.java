package avm.store;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.Test;

/** A core set after any sequence of add, replace, merge, save and load computes what one built afresh does, to the bit. */
public class ReplaceTest {
  private static final int STEPS = 3000;

  /** A binary point, or one in twelve of them with another value. */
  private static Point bits(Random random) {
    Point point = new Point(8);
    boolean pure = random.nextInt(12) > 0;
    for (int j = 0; j < 40; j++) {
      if (random.nextInt(5) == 0) {
        point.add(j, pure || random.nextInt(5) > 0 ? 1 : 0.25);
      }
    }
    return point;
  }

  /** A point of numbers, now and then a long one. */
  private static Point numbers(Random random) {
    double length = random.nextInt(40) == 0 ? 500 : 1;
    Point point = new Point(6);
    for (int j = 0; j < 6; j++) {
      point.add(j, random.nextInt(7) == 0 ? 0 : length * random.nextGaussian());
    }
    return point;
  }

  /** A sparse point: features are rare, so that columns are lists. */
  private static Point sparse(Random random) {
    Point point = new Point(4);
    int j = 0;
    for (int k = 0; k < 5; k++) {
      j += 1 + random.nextInt(200);
      point.add(j, random.nextGaussian());
    }
    return point;
  }

  private static void assertSame(CoreSet expected, CoreSet actual, Kernel kernel, Point x) {
    int n = expected.size();
    assertEquals(n, actual.size());
    assertEquals(expected.cells(), actual.cells());
    assertEquals(expected.store().getClass(), actual.store().getClass());
    assertEquals(expected.distanceBound(x), actual.distanceBound(x), 0);
    assertEquals(expected.distanceError(x), actual.distanceError(x), 0);
    KernelRow one = new KernelRow();
    KernelRow other = new KernelRow();
    one.compute(expected, kernel, x);
    other.compute(actual, kernel, x);
    CoefficientArray numbers = Plain.array(new Random(n).doubles(n, -1, 1).toArray());
    assertArrayEquals(one.with(numbers), other.with(numbers), 0);
    assertArrayEquals(Arrays.copyOf(one.squaredDistances(), n), Arrays.copyOf(other.squaredDistances(), n), 0);
    assertArrayEquals(Arrays.copyOf(one.kernels(), n), Arrays.copyOf(other.kernels(), n), 0);
    assertEquals(one.nearestCell(expected, 1e9, 0), other.nearestCell(actual, 1e9, 0));
    int i = new Random(n).nextInt(n);
    assertTrue(expected.point(i).sameAs(actual.point(i)));
    assertTrue(actual.view().point(i).sameAs(actual.point(i)));
  }

  private static CoreSet afresh(List<Point> points, List<Boolean> cells, Kernel kernel) {
    CoreSet cores = new CoreSet(kernel);
    for (int i = 0; i < points.size(); i++) {
      cores.add(points.get(i), cells.get(i));
    }
    return cores;
  }

  private static void anySequence(Function<Random, Point> rows, Kernel kernel, int most) {
    Random random = new Random(most);
    CoreSet cores = new CoreSet(kernel);
    List<Point> points = new ArrayList<>();
    List<Boolean> cells = new ArrayList<>();
    for (int step = 0; step < STEPS; step++) {
      Point x = rows.apply(random);
      if (points.size() < most && random.nextInt(3) > 0 || points.isEmpty()) {
        boolean cell = random.nextInt(4) > 0;
        cores.add(x, cell);
        points.add(x.copy());
        cells.add(cell);
      } else if (random.nextInt(200) == 0) {
        int keep = points.size() / 2 + 1;
        points.subList(keep, points.size()).clear();
        cells.subList(keep, cells.size()).clear();
        cores = afresh(points, cells, kernel);
      } else {
        int i = random.nextInt(points.size());
        cores.replace(i, x);
        points.set(i, x.copy());
      }
      if (step % 50 == 0) {
        CoreSet expected = afresh(points, cells, kernel);
        assertSame(expected, cores, kernel, rows.apply(random));
        CoreSet loaded = new CoreSet(kernel);
        loaded.load(cores.save());
        assertSame(expected, loaded, kernel, rows.apply(random));
      }
    }
  }

  @Test
  public void bits() {
    anySequence(ReplaceTest::bits, new Gaussian(0.1), 21);
    anySequence(ReplaceTest::bits, new Gaussian(0.1), 200);
  }

  @Test
  public void columns() {
    anySequence(ReplaceTest::numbers, new Gaussian(0.3), 30);
    anySequence(ReplaceTest::sparse, new Gaussian(0.3), 300);
  }

  @Test
  public void floats() {
    anySequence(ReplaceTest::numbers, new SingleGaussian(0.3), 20);
    anySequence(random -> Point.of(random.nextGaussian(), random.nextGaussian()), new SingleGaussian(0.3), 500);
  }

  /** What a view was compared with may have changed: it no longer is one. */
  @Test
  public void aViewEndsWhenAVectorIsReplaced() {
    CoreSet cores = new CoreSet();
    cores.add(Point.of(1, 2), true);
    CoreSet view = cores.view();
    cores.add(Point.of(3, 4), true);
    assertTrue(view.isViewOf(cores));
    cores.replace(0, Point.of(5, 6));
    assertFalse(view.isViewOf(cores));
    assertTrue(cores.view().isViewOf(cores));
  }
}
