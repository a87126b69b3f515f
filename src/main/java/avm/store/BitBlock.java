package avm.store;

import static avm.data.Fused.multiplyAdd;

import avm.data.Point;
import avm.kernel.Kernel;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Rows made of ones against stored vectors made of ones: {@link Bits} with rows in the place of stored vectors. What is
 * common to a row and a stored vector is counted in four bits, sixteen rows to a long, up to fifteen features at a time;
 * then it is taken from bytes, those of the first eight rows in one long and those of the other eight in another. A row
 * that is not made of ones, or of too many, is computed alone.
 */
final class BitBlock extends RowBlock {
  /** The largest number of rows: loops are then long enough for HotSpot's widest vectors, from 71 longs up. */
  static final int ROWS = 1280;
  /** The length of arrays: see {@link avm.data.Vectors#capacity}. */
  private static final int LONGS = ROWS / 16 + 6;
  /** How many stored vectors are added at once. */
  private static final int PACE = 16;
  /** So many features of a stored vector take as long as its kernel values, */
  private static final int CHEAP = 40;
  /** and those of so many vectors as long as one does row by row. */
  private static final double SPEED = 1.5;
  /** How many features four bits can count. */
  private static final int COUNT = 15;
  /** The lower four bits of each byte. */
  private static final long LOWER = 0x0F0F0F0F0F0F0F0FL;
  private static final long ONE = Double.doubleToRawLongBits(1);

  private final Bits cells;
  private final int[][] stored;
  /** A 1 for each row that has the feature; {@link #unread} for one that no stored vector has. */
  private final long[][] feature;
  private final long[] none = new long[LONGS];
  private final long[] unread = new long[LONGS];
  /** How many ones each row has: rows 0 … 7 of every 16, and the others. */
  private final long[][] ones = new long[2][LONGS];
  private final long[] common = new long[LONGS];
  /** In how many features each row differs from the vectors that were compared last. */
  private final long[][][] differ = new long[2][PACE][LONGS];
  private final double[] values;

  /** Makes it for a core set and the features of its vectors. */
  BitBlock(CoreSet cores, Bits bits, Kernel kernel, int[][] stored) {
    super(cores, kernel, PACE);
    this.stored = stored;
    cells = bits;
    values = cells.values(kernel);
    feature = new long[cores.features()][];
    Arrays.fill(feature, unread);
    for (int[] c : stored) {
      for (int j : c) {
        feature[j] = feature[j] == unread ? new long[LONGS] : feature[j];
      }
    }
  }

  /** Whether this takes no longer than row by row, where all stored vectors count but only the row's ones do. */
  static boolean suits(Bits bits, int n, IntPredicate counts) {
    double work = 0;
    for (int i = 0; i < n; i++) {
      work += counts.test(i) ? 1 + (double) bits.size(i) / CHEAP : 0;
    }
    return work <= SPEED * n;
  }

  @Override
  void forget() {
    Arrays.fill(ones[0], 0);
    Arrays.fill(ones[1], 0);
    for (long[] rows : feature) {
      if (rows != unread) {
        System.arraycopy(none, 0, rows, 0, none.length);
      }
    }
  }

  @Override
  void put(Point x, int r) {
    if (!x.isOnes() || !putOnes(x.columns(), x.values(), x.size(), r)) {
      alone[r] = x;
    }
  }

  @Override
  boolean putOnes(int[] columns, double[] numbers, int n, int r) {
    long[][] features = feature;
    int at = r >>> 4;
    long bit = 1L << 8 * (r & 7) + (r >>> 1 & 4);
    int last = -1;
    int steps = 0;
    long other = 0;
    for (int k = 0; k < n; k++) {
      int j = columns[k];
      steps |= j - last - 1;
      last = j;
      other |= Double.doubleToRawLongBits(numbers[k]) ^ ONE;
      if (j < features.length) {
        features[j][at] |= bit;
      }
    }
    if (steps < 0 || other != 0 || !cells.compares(n)) {
      for (int k = 0; k < n; k++) {
        if (columns[k] < features.length) {
          features[columns[k]][at] &= ~bit;
        }
      }
      return false;
    }
    ones[r >>> 3 & 1][at] |= (long) n << 8 * (r & 7);
    return true;
  }

  @Override
  void compare(int i, int as, int n) {
    int[] c = stored[i];
    int longs = (n + 15) / 16;
    long[] first = differ[0][as];
    long[] second = differ[1][as];
    long[] from = ones[0];
    long[] fromSecond = ones[1];
    long more = c.length * Bits.EACH;
    for (int k = 0; k == 0 || k < c.length; k += COUNT) {
      int end = Math.min(c.length, k + COUNT);
      long[] sum = none;
      int at = k;
      for (; at + 4 <= end; at += 4) {
        add4(common, sum, feature[c[at]], feature[c[at + 1]], feature[c[at + 2]], feature[c[at + 3]], longs);
        sum = common;
      }
      less(first, second, from, fromSecond, more, sum, at(c, at, end), at(c, at + 1, end), at(c, at + 2, end), longs);
      from = first;
      fromSecond = second;
      more = 0;
    }
  }

  private long[] at(int[] c, int k, int end) {
    return k < end ? feature[c[k]] : none;
  }

  /** Eight rows at once; for the mask see {@link BitRow}. */
  @Override
  void add(double[] sum, double[] factors, int count, int n) {
    double[] k = values;
    int mask = k.length - 1;
    for (int r = 0; r < n; r += 8) {
      long[][] half = differ[r >>> 3 & 1];
      double s0 = sum[r];
      double s1 = sum[r + 1];
      double s2 = sum[r + 2];
      double s3 = sum[r + 3];
      double s4 = sum[r + 4];
      double s5 = sum[r + 5];
      double s6 = sum[r + 6];
      double s7 = sum[r + 7];
      for (int i = 0; i < count; i++) {
        int d = (int) half[i][r >>> 4];
        int e = (int) (half[i][r >>> 4] >>> 32);
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

  private static void add4(long[] out, long[] from, long[] f0, long[] f1, long[] f2, long[] f3, int n) {
    for (int g = 0; g < n; g++) {
      out[g] = from[g] + f0[g] + f1[g] + f2[g] + f3[g];
    }
  }

  /** Takes twice what is common, in the lower and in the upper halves of bytes, from bytes. */
  private static void less(long[] out, long[] second, long[] from, long[] fromSecond, long more, long[] sum, long[] f0,
      long[] f1, long[] f2, int n) {
    for (int g = 0; g < n; g++) {
      long both = sum[g] + f0[g] + f1[g] + f2[g];
      out[g] = from[g] + more - ((both & LOWER) << 1);
      second[g] = fromSecond[g] + more - ((both >>> 4 & LOWER) << 1);
    }
  }
}
