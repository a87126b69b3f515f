package avm.tune;

import avm.data.Point;
import avm.data.Sample;
import avm.parallel.Parallel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.store.KernelRows;
import java.util.Arrays;

/**
 * The squared distances between some rows, computed once on all cores: how many cells any diameter makes is then told
 * without comparing rows again. In single precision, which may put a row that is as far as a radius on either side.
 */
final class RowDistances {
  /** How many rows there are at most: theirs take 50 MB. */
  static final int MOST = 5000;
  /** Distances that rounding may change by a larger share than one in so many are taken exactly. */
  private static final double SAFE = 1e3;

  /** Those of each row to the rows after it, the last one first. */
  private final float[][] squared;

  /** Computes them. */
  RowDistances(Sample rows) {
    int n = rows.size();
    Point[] backwards = new Point[n];
    Arrays.setAll(backwards, m -> rows.points()[n - 1 - m]);
    CoreSet all = new CoreSet();
    for (Point x : backwards) {
      all.add(x, true);
    }
    squared = new float[n][];
    Parallel.forRanges(n, KernelRows.MOST, () -> {
      KernelRows rowsOfAll = new KernelRows();
      return (from, to) -> {
        rowsOfAll.measure(all, backwards, from, to, to);
        for (int m = from; m < to; m++) {
          squared[n - 1 - m] = exact(all, rowsOfAll.get(m - from), backwards, m);
        }
        return true;
      };
    });
  }

  private static float[] exact(CoreSet all, KernelRow row, Point[] points, int n) {
    double doubtful = SAFE * row.distanceError(all, points[n]);
    float[] result = new float[n];
    for (int i = 0; i < n; i++) {
      double distance = row.squaredDistance(i);
      result[i] = (float) (distance <= doubtful ? points[n].squaredDistance(points[i]) : distance);
    }
    return result;
  }

  /**
   * {@return how many spheres of a diameter cover the first rows, one after the other, for each of some numbers of rows}
   *
   * @param diameter the diameter
   * @param ends the numbers of rows, ascending
   */
  int[] cells(double diameter, int... ends) {
    int n = squared.length;
    float radius = (float) (diameter * diameter / 4);
    byte[] covered = new byte[n];
    int[] cells = new int[ends.length];
    int i = 0;
    for (int k = 0; k < ends.length; k++) {
      cells[k] = k == 0 ? 0 : cells[k - 1];
      for (; i < ends[k]; i++) {
        if (covered[n - 1 - i] == 0) {
          cells[k]++;
          cover(squared[i], radius, covered);
        }
      }
    }
    return cells;
  }

  private static void cover(float[] squared, float radius, byte[] covered) {
    for (int m = 0; m < squared.length; m++) {
      covered[m] |= squared[m] < radius ? 1 : 0;
    }
  }
}
