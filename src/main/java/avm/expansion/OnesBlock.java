package avm.expansion;

import static avm.data.Fused.multiplyAdd;

import avm.data.Point;
import avm.kernel.Kernel;
import java.util.Arrays;

/**
 * Rows made of ones against stored vectors made of ones: {@link Ones} with rows in the place of stored vectors, eight
 * to a long. A row that is not made of ones, or of too many, is computed alone.
 */
final class OnesBlock extends RowBlock {
  /** The largest number of rows. */
  static final int ROWS = 512;
  /** How many stored vectors are added at once. */
  private static final int PACE = 16;
  /** Stored vectors of more ones take longer here than row by row, where only the rows' ones count. */
  private static final int LONG = 32;

  private final Ones cells;
  /** A 2 for each row that has the feature; {@link #none} for one that no row has had. */
  private final long[][] feature;
  private final long[] none = new long[ROWS / 8];
  /** How many ones each row has. */
  private final long[] ones = new long[ROWS / 8];
  /** In how many features each row differs from the vectors that were compared last. */
  private final long[][] differ = new long[PACE][ROWS / 8];
  private final double[] values;

  OnesBlock(CoreSet cores, Kernel kernel, Point[] stored) {
    super(cores, kernel, stored, PACE);
    cells = cores.ones();
    values = cells.values(kernel);
    feature = new long[cores.features()][];
    Arrays.fill(feature, none);
  }

  /** Whether the stored vectors have few enough ones. */
  static boolean suits(CoreSet cores) {
    return cores.meanSquaredNorm() <= LONG;
  }

  @Override
  void put(Point[] points, int n) {
    Arrays.fill(ones, 0);
    for (long[] rows : feature) {
      if (rows != none) {
        System.arraycopy(none, 0, rows, 0, none.length);
      }
    }
    for (int r = 0; r < n; r++) {
      alone[r] = cells.compares(points[r]) ? null : points[r];
      if (alone[r] == null) {
        put(points[r].columns(), points[r].size(), r);
      }
    }
  }

  private void put(int[] column, int size, int r) {
    long[][] features = feature;
    long[] unused = none;
    int at = r >>> 3;
    long bit = 2L << 8 * r;
    ones[at] |= (long) size << 8 * r;
    for (int k = 0; k < size; k++) {
      int j = column[k];
      if (j >= features.length) {
        return;
      }
      long[] rows = features[j];
      if (rows == unused) {
        rows = new long[unused.length];
        features[j] = rows;
      }
      rows[at] |= bit;
    }
  }

  @Override
  void compare(int i, int as, int n) {
    Point c = stored[i];
    long[] out = differ[as];
    int longs = (n + 7) / 8;
    less4(out, ones, c.size() * Ones.EACH, at(c, 0), at(c, 1), at(c, 2), at(c, 3), longs);
    for (int k = 4; k < c.size(); k += 4) {
      less4(out, out, 0, at(c, k), at(c, k + 1), at(c, k + 2), at(c, k + 3), longs);
    }
  }

  private long[] at(Point c, int k) {
    return k < c.size() ? feature[c.column(k)] : none;
  }

  /** Eight rows at once; for the mask see {@link OnesRow}. */
  @Override
  void add(double[] sum, double[] factors, int count, int n) {
    double[] k = values;
    int mask = k.length - 1;
    for (int r = 0; r < n; r += 8) {
      double s0 = sum[r];
      double s1 = sum[r + 1];
      double s2 = sum[r + 2];
      double s3 = sum[r + 3];
      double s4 = sum[r + 4];
      double s5 = sum[r + 5];
      double s6 = sum[r + 6];
      double s7 = sum[r + 7];
      for (int i = 0; i < count; i++) {
        int d = (int) differ[i][r >>> 3];
        int e = (int) (differ[i][r >>> 3] >>> 32);
        double f = factors[i];
        s0 = multiplyAdd(f, k[d & mask], s0);
        s1 = multiplyAdd(f, k[d >>> 8 & mask], s1);
        s2 = multiplyAdd(f, k[d >>> 16 & mask], s2);
        s3 = multiplyAdd(f, k[d >>> 24 & mask], s3);
        s4 = multiplyAdd(f, k[e & mask], s4);
        s5 = multiplyAdd(f, k[e >>> 8 & mask], s5);
        s6 = multiplyAdd(f, k[e >>> 16 & mask], s6);
        s7 = multiplyAdd(f, k[e >>> 24 & mask], s7);
      }
      sum[r] = s0;
      sum[r + 1] = s1;
      sum[r + 2] = s2;
      sum[r + 3] = s3;
      sum[r + 4] = s4;
      sum[r + 5] = s5;
      sum[r + 6] = s6;
      sum[r + 7] = s7;
    }
  }

  private static void less4(long[] out, long[] from, long more, long[] f0, long[] f1, long[] f2, long[] f3, int n) {
    for (int g = 0; g < n; g++) {
      out[g] = from[g] + more - (f0[g] + f1[g] + f2[g] + f3[g]);
    }
  }
}
