package avm.expansion;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertNotNull;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** Rows computed ahead are those of the vectors stored when they were begun, whatever is stored meanwhile. */
public class RowsAheadTest {
  private static final Kernel KERNEL = new Gaussian(0.05);

  private static Point point(Random random, boolean ones, int features) {
    double[] x = new double[features];
    for (int j = 0; j < features; j++) {
      x[j] = random.nextInt(4) > 0 ? 0 : ones ? 1 : random.nextGaussian();
    }
    return Point.of(x);
  }

  private static void assertSame(CoreSet cores, Point x, KernelRow row) {
    KernelRow alone = new KernelRow();
    alone.compute(cores, KERNEL, x);
    int n = cores.size();
    assertArrayEquals(Arrays.copyOf(alone.squaredDistances(), n), Arrays.copyOf(row.squaredDistances(), row.size()), 0);
    assertArrayEquals(Arrays.copyOf(alone.kernels(), n), Arrays.copyOf(row.kernels(), row.size()), 0);
  }

  @Test
  public void whatIsStoredMeanwhileDoesNotShow() {
    for (boolean ones : new boolean[] {true, false}) {
      Random random = new Random(1);
      CoreSet cores = new CoreSet();
      for (int round = 0; round < 40; round++) {
        CoreSet before = new CoreSet();
        for (int i = 0; i < cores.size(); i++) {
          before.add(cores.point(i), true);
        }
        Point[] points = new Point[30];
        Arrays.setAll(points, k -> point(random, ones, 40));
        KernelRow[] rows = new KernelRow[points.length];
        Arrays.setAll(rows, k -> new KernelRow());
        RowsAhead ahead = new RowsAhead(cores.view(), KERNEL, points, 0, points.length, rows);
        ahead.offer();
        for (int i = 0; i < round; i++) {
          cores.add(point(random, ones, 60), true);
        }
        ahead.finish();
        while (!ahead.isFinished()) {
          Thread.onSpinWait();
        }
        for (int k = 0; k < points.length; k++) {
          assertNotNull(ahead.row(k));
          assertSame(before, points[k], ahead.row(k));
        }
      }
    }
  }

  @Test
  public void aRowOfABlockIsCompletedWithWhatWasStoredSince() {
    for (boolean ones : new boolean[] {true, false}) {
      Random random = new Random(2);
      CoreSet cores = new CoreSet();
      Point[] points = new Point[2000];
      Arrays.setAll(points, k -> point(random, ones, 40));
      KernelBlock block = new KernelBlock();
      block.compute(cores, KERNEL, points, points.length);
      for (int k = 0; k < points.length; k++) {
        KernelRow row = block.take(cores, KERNEL, points[k]);
        if (row != null) {
          assertSame(cores, points[k], row);
        }
        if (k % 7 < 2) {
          cores.add(points[k], k % 5 > 0);
        }
      }
    }
  }
}
