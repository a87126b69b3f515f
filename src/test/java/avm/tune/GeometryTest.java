package avm.tune;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.coverage.Coverage;
import avm.data.Point;
import avm.data.Sample;
import avm.kernel.Gaussian;
import avm.learn.CoverageKind;
import avm.learn.KernelKind;
import avm.learn.Settings;
import avm.store.CoreSet;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.Test;

/** Distances and diameters: doc/algorithms.md, Automatic settings. */
public class GeometryTest {
  /** Rows in a square. */
  private static Sample rows(int n) {
    Sample rows = new Sample(new Point[n], new double[n], new double[n], 0, 2);
    Arrays.fill(rows.weights(), 1);
    Random random = new Random(4);
    Arrays.setAll(rows.points(), i -> Point.of(random.nextDouble(), random.nextDouble()));
    return rows;
  }

  private static Sample first(Sample rows, int n) {
    return rows.pick(IntStream.range(0, n).toArray(), 0, n);
  }

  private static int cells(Sample rows, double delta) {
    CoreSet cores = new CoreSet();
    Geometry.cover(cores, rows, 0, rows.size(), CoverageKind.HYPERSPHERE.coverage(delta, 2));
    return cores.size();
  }

  @Test
  public void theMedianOfSquaredDistances() {
    Sample rows = rows(300);
    double[] all = new double[300 * 299 / 2];
    int k = 0;
    for (int i = 0; i < 300; i++) {
      for (int j = 0; j < i; j++) {
        all[k++] = rows.points()[i].squaredDistance(rows.points()[j]);
      }
    }
    Arrays.sort(all);
    assertEquals(all[all.length / 2], Geometry.median(rows, 1), 0.1 * all[all.length / 2]);
  }

  /** A sample tells at which diameter ten times as many rows make so many cells. */
  @Test
  public void theDiameterOfSoManyCells() {
    Sample all = rows(24_000);
    for (int cells : new int[] {200, 1000, 3000}) {
      double delta = Geometry.diameter(first(all, 2400), first(all, 6000), CoverageKind.HYPERSPHERE, 0.5, all.size(), cells);
      assertEquals(cells, cells(all, delta), 0.15 * cells);
    }
    assertEquals("all rows may be core points", 0, Geometry.diameter(first(all, 500), CoverageKind.HYPERSPHERE, 0.5, 500, 500, true), 0);
  }

  /** Rows of many values are compared by several threads, with the same core points. */
  @Test
  public void coveringByThreads() {
    Random random = new Random(6);
    Point[] points = new Point[1500];
    Arrays.setAll(points, i -> Point.of(random.doubles(900).toArray()));
    Sample rows = new Sample(points, new double[points.length], new double[points.length], 0, 900);
    CoreSet expected = new CoreSet();
    Coverage coverage = CoverageKind.HYPERSPHERE.coverage(2 * 11.6, 900);
    Geometry.cover(expected, rows, 0, points.length, coverage);
    CoreSet cores = Geometry.cover(rows, coverage);
    assertTrue(expected.size() + " core points", expected.size() > 500 && expected.size() < 1400);
    assertEquals(expected.size(), cores.size());
    for (int i = 0; i < cores.size(); i++) {
      assertTrue(cores.point(i).sameAs(expected.point(i)));
    }
  }

  @Test
  public void theRadiusAtWhichAKernelHasAValue() {
    double radius = Geometry.radius(new Gaussian(3), 0.98);
    assertEquals(0.98, new Gaussian(3).value(radius * radius), 1e-12);
  }

  /** A kernel so wide that its value hardly falls over all rows still has about a hundred cells. */
  @Test
  public void aWideKernelHasAHundredCells() {
    Sample rows = rows(2000);
    Settings settings = Settings.DEFAULT;
    double delta = Geometry.coarsest(rows, settings, 0.5, KernelKind.GAUSSIAN.kernel(0.02), 0.98);
    assertEquals(100, cells(rows, delta), 15);
    double usual = Geometry.coarsest(rows, settings, 0.5, KernelKind.GAUSSIAN.kernel(50), 0.98);
    assertEquals(2 * Geometry.radius(KernelKind.GAUSSIAN.kernel(50), 0.98), usual, 1e-12);
    double flat = Geometry.coarsest(rows, settings, 0.5, KernelKind.GAUSSIAN.kernel(1e-6), 0.98);
    assertTrue("no cells whose core points are alike", KernelKind.GAUSSIAN.kernel(1e-6).value(flat * flat / 4) <= 0.9999 + 1e-9);
    double single = Geometry.coarsest(rows, settings.with(s -> s.single = true), 0.5, KernelKind.GAUSSIAN.kernel(0.02), 0.98);
    assertEquals(2 * Geometry.radius(KernelKind.GAUSSIAN.kernel(0.02), 0.98), single, 1e-12);
  }
}
