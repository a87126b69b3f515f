package avm.solve;

import static avm.data.Fused.multiplyAdd;

import avm.parallel.Parallel;
import java.util.Arrays;

/**
 * A sparse matrix, row by row, for products with other matrices. These have an array for each column. Few columns are
 * gathered from, one after the other; of many a copy is made in which a row is an array.
 */
final class SparseRows {
  /** How many rows a thread takes at a time, at most, */
  static final int CHUNK = 512;
  /** and at least in how many parts rows are taken. */
  private static final int PARTS = 16;
  /** From so many columns on they are many. */
  private static final int MANY = 8;
  /** Numbers that are gathered take as long as so many in a row. */
  private static final double SLOW = 8;

  private final int[][] place;
  private final float[][] number;
  private final double numbers;

  /** Takes the rows' numbers and their places; not copies. */
  SparseRows(int[][] place, float[][] number) {
    this.place = place;
    this.number = number;
    numbers = Arrays.stream(number).mapToDouble(of -> of.length).sum();
  }

  /** What is done with a range of rows. */
  interface Range {
    void take(int from, int to);
  }

  /** Goes through rows in chunks of at most so many, on all cores if that many operations are worth it. */
  static void chunks(int rows, int chunk, double operations, Range range) {
    Parallel.range((rows + chunk - 1) / chunk, operations)
        .forEach(c -> range.take(c * chunk, Math.min(rows, (c + 1) * chunk)));
  }

  /** How many rows there are. */
  int size() {
    return place.length;
  }

  /** A number of a row, 0 where there is none; its places are in ascending order. */
  float at(int row, int column) {
    int k = Arrays.binarySearch(place[row], column);
    return k < 0 ? 0 : number[row][k];
  }

  /** The matrix of so many columns on its side. */
  SparseRows transposed(int columns) {
    int[] count = new int[columns];
    for (int[] places : place) {
      for (int i : places) {
        count[i]++;
      }
    }
    int[][] rows = new int[columns][];
    float[][] numbers = new float[columns][];
    for (int i = 0; i < columns; i++) {
      rows[i] = new int[count[i]];
      numbers[i] = new float[count[i]];
    }
    Arrays.fill(count, 0);
    for (int r = 0; r < place.length; r++) {
      for (int k = 0; k < place[r].length; k++) {
        int i = place[r][k];
        rows[i][count[i]] = r;
        numbers[i][count[i]++] = number[r][k];
      }
    }
    return new SparseRows(rows, numbers);
  }

  /** Adds the product with a matrix whose columns begin at first to columns from start on, on all cores. */
  void addProduct(float[][] in, int first, float[][] out, int start) {
    double operations = SLOW * numbers * in.length;
    int chunk = Math.min(CHUNK, size() / PARTS + 1);
    if (in.length < MANY) {
      chunks(size(), chunk, operations, (from, to) -> {
        for (int c = 0; c < in.length; c++) {
          for (int r = from; r < to; r++) {
            out[c][start + r] += sum(place[r], number[r], in[c], first);
          }
        }
      });
    } else {
      float[][] rows = rows(in, first);
      chunks(size(), chunk, operations, (from, to) -> {
        float[] sums = new float[in.length];
        for (int r = from; r < to; r++) {
          Arrays.fill(sums, 0);
          sum(place[r], number[r], rows, sums);
          for (int c = 0; c < sums.length; c++) {
            out[c][start + r] += sums[c];
          }
        }
      });
    }
  }

  private static float[][] rows(float[][] columns, int first) {
    float[][] rows = new float[columns[0].length - first][];
    chunks(rows.length, CHUNK, (double) rows.length * columns.length, (from, to) -> {
      for (int r = from; r < to; r++) {
        rows[r] = new float[columns.length];
        for (int c = 0; c < columns.length; c++) {
          rows[r][c] = columns[c][first + r];
        }
      }
    });
    return rows;
  }

  /** Over four partial sums. */
  private static float sum(int[] place, float[] number, float[] in, int first) {
    float s0 = 0;
    float s1 = 0;
    float s2 = 0;
    float s3 = 0;
    int k = 0;
    for (; k < number.length - 3; k += 4) {
      s0 = multiplyAdd(number[k], in[first + place[k]], s0);
      s1 = multiplyAdd(number[k + 1], in[first + place[k + 1]], s1);
      s2 = multiplyAdd(number[k + 2], in[first + place[k + 2]], s2);
      s3 = multiplyAdd(number[k + 3], in[first + place[k + 3]], s3);
    }
    for (; k < number.length; k++) {
      s0 = multiplyAdd(number[k], in[first + place[k]], s0);
    }
    return (s0 + s1) + (s2 + s3);
  }

  private static void sum(int[] place, float[] number, float[][] rows, float[] sums) {
    int k = 0;
    for (; k < number.length - 3; k += 4) {
      add(sums, rows[place[k]], number[k], rows[place[k + 1]], number[k + 1], rows[place[k + 2]], number[k + 2],
          rows[place[k + 3]], number[k + 3]);
    }
    for (; k < number.length; k++) {
      float[] row = rows[place[k]];
      float f = number[k];
      for (int c = 0; c < sums.length; c++) {
        sums[c] = multiplyAdd(f, row[c], sums[c]);
      }
    }
  }

  private static void add(float[] sums, float[] a, float f, float[] b, float g, float[] c, float h, float[] d, float e) {
    for (int o = 0; o < sums.length; o++) {
      sums[o] += multiplyAdd(f, a[o], g * b[o]) + multiplyAdd(h, c[o], e * d[o]);
    }
  }
}
