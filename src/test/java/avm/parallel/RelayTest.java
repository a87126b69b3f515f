package avm.parallel;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.data.PointSource;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.SingleGaussian;
import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** Rows that threads compute ahead are, when they are learned, those computed alone; and they are learned in order. */
public class RelayTest {
  private static final Kernel KERNEL = new Gaussian(0.05);

  private static Point point(Random random, boolean ones, int features) {
    double[] x = new double[features];
    for (int j = 0; j < features; j++) {
      x[j] = random.nextInt(features < 100 ? 4 : 50) > 0 ? 0 : ones ? 1 : random.nextGaussian();
    }
    return Point.of(x);
  }

  private static void assertSame(CoreSet cores, Kernel kernel, Point x, KernelRow row) {
    KernelRow alone = new KernelRow();
    alone.compute(cores, kernel, x);
    int n = cores.size();
    assertArrayEquals(Arrays.copyOf(alone.squaredDistances(), n), Arrays.copyOf(row.squaredDistances(), row.size()), 0);
    assertArrayEquals(Arrays.copyOf(alone.kernels(), n), Arrays.copyOf(row.kernels(), row.size()), 0);
  }

  @Test
  public void whatIsStoredMeanwhileDoesNotShowInAView() {
    for (int kind = 0; kind < 3; kind++) {
      boolean ones = kind == 0;
      Kernel kernel = kind == 2 ? new SingleGaussian(0.05) : KERNEL;
      Random random = new Random(1);
      CoreSet cores = new CoreSet(kernel);
      for (int round = 0; round < 40; round++) {
        CoreSet before = new CoreSet(kernel);
        for (int i = 0; i < cores.size(); i++) {
          before.add(cores.point(i), true);
        }
        CoreSet view = cores.view();
        for (int i = 0; i < round; i++) {
          cores.add(point(random, ones, 60), true);
        }
        Point x = point(random, ones, 40);
        KernelRow row = new KernelRow();
        row.compute(view, kernel, x);
        assertSame(before, kernel, x, row);
      }
    }
  }

  @Test
  public void aRowIsCompletedWithWhatWasStoredSince() {
    for (int kind = 0; kind < 6; kind++) {
      Kernel kernel = kind > 3 ? new SingleGaussian(0.05) : KERNEL;
      boolean ones = kind < 2;
      Random random = new Random(2);
      CoreSet cores = new CoreSet(kernel);
      Point[] points = new Point[2000];
      int features = kind == 3 ? 400 : 40;
      Arrays.setAll(points, k -> point(random, ones, features));
      boolean[] taken = new boolean[points.length];
      int other = kind == 1 || kind == 5 ? 301 : -1;
      Relay[] relay = new Relay[1];
      relay[0] = new Relay(cores, kernel, PointSource.of(points), points.length, (x, k) -> {
        KernelRow row = relay[0].take(cores, points[k]);
        taken[k] = row != null && (k == 0 || taken[k - 1]);
        for (double below : new double[] {2, 5, 100}) {
          assertEquals(nearest(cores, kernel, points[k], Math.nextDown(below), 0) >= 0, row.hasCell(cores, below));
        }
        for (double margin : new double[] {0, 1e-9, 0.5}) {
          assertEquals(nearest(cores, kernel, points[k], 100, margin), row.nearestCell(cores, 100, margin));
          assertEquals(nearest(cores, kernel, points[k], 5, margin), row.nearestCell(cores, 5, margin));
        }
        assertSame(cores, kernel, points[k], row);
        if (k % 7 < 2) {
          cores.add(k == other ? Point.of(ones ? 0.5 : 1e5) : points[k], k % 5 > 0 || k < 100);
        }
      });
      relay[0].run();
      assertTrue("steps were left out or out of order", taken[points.length - 1]);
      assertEquals(kind == 4, cores.isSingle());
    }
  }

  private static int nearest(CoreSet cores, Kernel kernel, Point x, double within, double margin) {
    KernelRow alone = new KernelRow();
    alone.compute(cores, kernel, x);
    return alone.nearestCell(cores, within, margin);
  }

  @Test
  public void afterTheCoreSetWasReplacedRowsAreComputedAlone() {
    Random random = new Random(4);
    Point[] points = new Point[400];
    Arrays.setAll(points, k -> point(random, false, 10));
    CoreSet[] cores = {new CoreSet()};
    Relay[] relay = new Relay[1];
    int[] alone = new int[1];
    relay[0] = new Relay(cores[0], KERNEL, PointSource.of(points), points.length, (x, k) -> {
      KernelRow row = relay[0].take(cores[0], points[k]);
      if (row == null) {
        alone[0]++;
      } else {
        assertSame(cores[0], KERNEL, points[k], row);
      }
      if (k == 200) {
        cores[0] = new CoreSet();
      }
      cores[0].add(points[k], true);
    });
    relay[0].run();
    assertTrue("" + alone[0], alone[0] > 0 && alone[0] < 200);
  }

  @Test
  public void whatAStepThrowsEndsThemAll() {
    Point[] points = new Point[3000];
    Arrays.setAll(points, k -> Point.of(k));
    for (int bad : new int[] {0, 200, 1500, 2999}) {
      CoreSet cores = new CoreSet();
      int[] last = {-1};
      Relay relay = new Relay(cores, KERNEL, PointSource.of(points), points.length, (x, k) -> {
        if (k == bad) {
          throw new IllegalStateException("step " + bad);
        }
        last[0] = k;
      });
      assertEquals("step " + bad, assertThrows(IllegalStateException.class, relay::run).getMessage());
      assertEquals(bad - 1, last[0]);
    }
  }
}
