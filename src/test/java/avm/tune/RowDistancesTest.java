package avm.tune;

import static org.junit.Assert.assertArrayEquals;

import avm.data.Point;
import avm.data.Sample;
import avm.learn.CoverageKind;
import avm.store.CoreSet;
import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** How many cells rows make is told by their distances alone. */
public class RowDistancesTest {
  private static final int ROWS = 900;
  private static final int[] ENDS = {0, 1, ROWS / 4, ROWS / 2, ROWS};

  private static void check(Point... points) {
    Sample rows = new Sample(points, new double[points.length], new double[points.length], 0, points[0].size());
    RowDistances distances = new RowDistances(rows);
    for (double diameter : new double[] {1e-3, 0.1, 0.5, 1, 2, 20}) {
      int[] expected = new int[ENDS.length];
      for (int k = 0; k < ENDS.length; k++) {
        CoreSet cores = new CoreSet();
        Geometry.cover(cores, rows, 0, ENDS[k], CoverageKind.HYPERSPHERE.coverage(diameter, points[0].size()));
        expected[k] = cores.size();
      }
      assertArrayEquals("diameter " + diameter, expected, distances.cells(diameter, ENDS));
    }
  }

  @Test
  public void asManyAsCoveringMakes() {
    for (int features : new int[] {2, 5, 80}) {
      Random random = new Random(features);
      Point[] points = new Point[ROWS];
      Arrays.setAll(points, i -> Point.of(random.doubles(features).toArray()));
      points[7] = points[3];
      check(points);
    }
  }

  /** Far from 0 rounding exceeds all distances between rows. */
  @Test
  public void farFromZero() {
    Random random = new Random(1);
    Point[] points = new Point[ROWS];
    Arrays.setAll(points, i -> Point.of(1e8 + random.nextDouble(), -1e8 + random.nextDouble()));
    check(points);
  }
}
