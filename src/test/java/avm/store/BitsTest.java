package avm.store;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.data.Vectors;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/**
 * Points made of ones, compared eight stored vectors at a time, have the squared distances that columns give them, and
 * the kernel values of these, bit for bit.
 */
public class BitsTest {
  private static final Kernel KERNEL = new Gaussian(0.03);

  /** A point of about so many ones among the first features, or in one of 20 with another value too. */
  private static Point point(Random random, int ones, int features, boolean pure) {
    Point point = new Point(4);
    for (int j = 0; j < features; j++) {
      if (random.nextInt(features) < ones) {
        point.add(j, pure || random.nextInt(20) > 0 ? 1 : 0.5);
      }
    }
    return point;
  }

  /** What is expected of a row: columns say the distances, the kernel's own loop the kernel values. */
  private static void assertRow(String what, CoreSet cores, Point x, KernelRow row) {
    int n = cores.size();
    double[] distances = new double[n];
    Plain.squaredDistances(cores, x, distances);
    double[] kernels = new double[n];
    if (x.isOnes() && ((Bits) cores.store()).compares(x.size())) {
      KERNEL.values(distances, kernels, n);
    } else {
      KERNEL.values(distances, cores.distanceBound(x), kernels, n);
    }
    double[] weights = new Random(n).doubles(n, -1, 1).toArray();
    assertEquals(what, n, row.size());
    assertEquals(what, Vectors.dot(weights, kernels, n), row.with(Plain.array(weights))[0], 0);
    for (double within : new double[] {Double.MAX_VALUE, cores.nearestCell(distances), 7.5, 0}) {
      assertEquals(what, NearestCell.of(cores, distances, within, 0), row.nearestCell(cores, within, 0));
      assertEquals(what, cores.nearestCell(distances) < within, row.hasCell(cores, within));
    }
    for (int i = 0; i < n; i++) {
      assertEquals(what, distances[i], row.squaredDistance(i), 0);
      assertEquals(what, distances[i], row.squaredDistances()[i], 0);
    }
    assertEquals(what, Vectors.dot(weights, kernels, n), row.with(Plain.array(weights))[0], 0);
    assertArrayEquals(what, kernels, Arrays.copyOf(row.kernels(), n), 0);
  }

  @Test
  public void rowsOfOnesAreThoseOfColumns() {
    for (int ones : new int[] {1, 12, 100, 220}) {
      for (boolean cells : new boolean[] {true, false}) {
        Random random = new Random(ones);
        CoreSet cores = new CoreSet();
        KernelRow row = new KernelRow();
        for (int i = 0; i < 150; i++) {
          cores.add(point(random, ones, 300, true), cells || random.nextInt(3) > 0);
          Point x = point(random, ones + 1, 100 + random.nextInt(500), i % 10 > 0);
          row.compute(cores, KERNEL, x);
          assertRow(ones + " ones, " + (i + 1) + " stored", cores, x, row);
        }
      }
    }
  }

  @Test
  public void aRowIsCompletedWhetherItsKernelValuesWereAskedForOrNot() {
    Random random = new Random(6);
    CoreSet cores = new CoreSet();
    KernelRow row = new KernelRow();
    for (int i = 0; i < 60; i++) {
      cores.add(point(random, 20, 200, true), true);
      Point x = point(random, 20, 200, true);
      row.compute(cores, KERNEL, x);
      if (i % 2 == 0) {
        row.kernels();
      }
      cores.add(point(random, 20, 200, true), true);
      row.complete(cores, KERNEL, x);
      assertRow(cores.size() + " stored", cores, x, row);
    }
  }

  @Test
  public void theOnlyNearCellIsSeenWhereverItIs() {
    Point x = Point.of(1, 1, 1);
    Point far = Point.of(0, 0, 0, 1, 1, 1);
    KernelRow row = new KernelRow();
    for (int near = 0; near <= 70; near++) {
      CoreSet cores = new CoreSet();
      for (int i = 0; i < 70; i++) {
        cores.add(i == near ? x : far, true);
      }
      row.compute(cores, KERNEL, x);
      assertEquals("at " + near, near < 70, row.hasCell(cores, 6));
    }
  }

  @Test
  public void aViewDoesNotSeeWhatIsStoredLater() {
    Random random = new Random(5);
    CoreSet cores = new CoreSet();
    KernelRow row = new KernelRow();
    for (int i = 0; i < 100; i++) {
      cores.add(point(random, 20, 200, true), true);
      CoreSet view = cores.view();
      for (int k = 0; k < i % 20; k++) {
        cores.add(point(random, 20, 220, true), true);
      }
      Point x = point(random, 20, 200, true);
      row.compute(view, KERNEL, x);
      assertRow("view of " + view.size() + " of " + cores.size(), view, x, row);
    }
  }

  @Test
  public void vectorsOfOnesStayTheSameWhenAnotherIsStored() {
    for (boolean asked : new boolean[] {false, true}) {
      Random random = new Random(7);
      CoreSet cores = new CoreSet();
      Point[] stored = new Point[61];
      for (int i = 0; i < stored.length; i++) {
        stored[i] = point(random, 20, 200, true);
        if (i == 60) {
          stored[i].add(200, 0.5);
        }
        cores.add(stored[i], true);
        if (asked && i == 30) {
          new KernelRow().measure(cores, Point.of(0.5));
        }
      }
      double[] distances = new double[stored.length];
      Plain.squaredDistances(cores, stored[3], distances);
      for (int i = 0; i < stored.length; i++) {
        assertTrue(cores.point(i).sameAs(stored[i]));
        assertEquals(stored[3].squaredDistance(stored[i]), distances[i], 1e-12);
      }
    }
  }
}
