package avm.solve;

import static avm.data.Fused.multiplyAdd;

import avm.parallel.Parallel;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A sparse matrix, row by row. Few columns of another one are gathered from, one after the other; of many a copy is made
 * in which a row is an array.
 */
final class SparseRows implements Matrix {
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
  /** The rows with one number, its places and the numbers, and the rows with more. */
  private final int[] single;
  private final int[] singlePlace;
  private final float[] singleNumber;
  private final int[] others;

  /** Takes the rows' numbers and their places; not copies. */
  SparseRows(int[][] place, float[][] number) {
    this.place = place;
    this.number = number;
    numbers = Arrays.stream(number).mapToDouble(of -> of.length).sum();
    single = IntStream.range(0, place.length).filter(r -> place[r].length == 1).toArray();
    singlePlace = Arrays.stream(single).map(r -> place[r][0]).toArray();
    singleNumber = new float[single.length];
    for (int s = 0; s < single.length; s++) {
      singleNumber[s] = number[single[s]][0];
    }
    others = IntStream.range(0, place.length).filter(r -> place[r].length > 1).toArray();
  }

  /** What is done with a range of rows. */
  interface Range {
    void take(int from, int to);
  }

  /** Goes through rows in chunks of at most so many, on all cores if that many operations are worth it. */
  static void chunks(int rows, int chunk, double operations, Range range) {
    Parallel.each((rows + chunk - 1) / chunk, operations,
        c -> range.take(c * chunk, Math.min(rows, (c + 1) * chunk)));
  }

  @Override
  public int size() {
    return place.length;
  }

  /** How many numbers there are. */
  double numbers() {
    return numbers;
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

  /** The same of so many columns, an array for each of them. */
  float[][] columns(int columns) {
    float[][] result = new float[columns][place.length];
    for (int r = 0; r < place.length; r++) {
      for (int k = 0; k < place[r].length; k++) {
        result[place[r][k]][r] = number[r][k];
      }
    }
    return result;
  }

  @Override
  public void addProduct(float[][] in, int first, float[][] out, int start) {
    chunks(single.length, CHUNK, SLOW * single.length * in.length, (from, to) -> {
      for (int c = 0; c < in.length; c++) {
        addSingle(in[c], first, out[c], start, from, to);
      }
    });
    double operations = SLOW * (numbers - single.length) * in.length;
    int chunk = Math.min(CHUNK, others.length / PARTS + 1);
    if (in.length < MANY) {
      chunks(others.length, chunk, operations, (from, to) -> {
        for (int c = 0; c < in.length; c++) {
          for (int k = from; k < to; k++) {
            int r = others[k];
            out[c][start + r] += sum(place[r], number[r], in[c], first);
          }
        }
      });
    } else if (others.length > 0) {
      float[][] rows = rows(in, first);
      chunks(others.length, chunk, operations, (from, to) -> {
        float[] sums = new float[in.length];
        for (int k = from; k < to; k++) {
          int r = others[k];
          Arrays.fill(sums, 0);
          sum(place[r], number[r], rows, sums);
          for (int c = 0; c < sums.length; c++) {
            out[c][start + r] += sums[c];
          }
        }
      });
    }
  }

  private void addSingle(float[] in, int first, float[] out, int start, int from, int to) {
    for (int s = from; s < to; s++) {
      out[start + single[s]] += singleNumber[s] * in[first + singlePlace[s]];
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
