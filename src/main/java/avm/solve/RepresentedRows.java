package avm.solve;

import avm.coverage.LocalProjection;
import avm.data.Point;
import avm.expansion.CoreSet;
import avm.expansion.KernelRow;
import avm.expansion.PairKernel;
import avm.kernel.Kernel;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Rows as combinations of stored vectors, Φ(x_r) ≈ Σ b_rk Φ(c_rk): the sparse matrix B. The score of a row is then a
 * combination of the scores of its few vectors.
 */
public final class RepresentedRows {
  /** How many rows a thread takes at a time. */
  static final int CHUNK = 512;

  private final int rows;
  private final int most;
  private final int[] index;
  private final float[] share;
  /** B by stored vector: where each one's rows begin, the rows, and their shares. */
  private final int[] begin;
  private final int[] row;
  private final float[] rowShare;

  /**
   * Represents rows, on all cores.
   *
   * @param points the rows
   * @param cores the stored vectors
   * @param kernel the kernel
   * @param pairs its values between stored vectors
   * @param k how many vectors represent a row
   */
  public RepresentedRows(Point[] points, CoreSet cores, Kernel kernel, PairKernel pairs, int k) {
    rows = points.length;
    most = Math.min(k, cores.size());
    index = new int[rows * most];
    share = new float[rows * most];
    chunks(rows, (from, to) -> {
      KernelRow values = new KernelRow();
      LocalProjection projection = new LocalProjection(most);
      double reach = Double.POSITIVE_INFINITY;
      for (int r = from; r < to; r++) {
        values.compute(cores, kernel, points[r]);
        projection.ontoNearest(values, pairs, reach);
        reach = projection.reach();
        for (int n = 0; n < most; n++) {
          index[r * most + n] = projection.index(n);
          share[r * most + n] = (float) projection.share(n);
        }
      }
    });
    begin = new int[cores.size() + 1];
    row = new int[index.length];
    rowShare = new float[index.length];
    transpose();
  }

  private void transpose() {
    for (int i : index) {
      begin[i + 1]++;
    }
    for (int i = 1; i < begin.length; i++) {
      begin[i] += begin[i - 1];
    }
    int[] next = begin.clone();
    for (int at = 0; at < index.length; at++) {
      int to = next[index[at]]++;
      row[to] = at / most;
      rowShare[to] = share[at];
    }
  }

  /** What is done with a range of rows. */
  interface Range {
    void take(int from, int to);
  }

  /** Goes through rows in chunks, on all cores. */
  static void chunks(int rows, Range range) {
    IntStream.range(0, (rows + CHUNK - 1) / CHUNK).parallel()
        .forEach(c -> range.take(c * CHUNK, Math.min(rows, (c + 1) * CHUNK)));
  }

  /** Makes a range of each array 0. */
  static void clear(float[][] arrays, int from, int to) {
    for (float[] array : arrays) {
      Arrays.fill(array, from, to, 0);
    }
  }

  /**
   * How many rows there are.
   *
   * @return the number
   */
  public int size() {
    return rows;
  }

  /**
   * B times a matrix: the rows' scores.
   *
   * @param values the stored vectors' scores, an array for each output
   * @param scores takes the rows' scores, an array for each output
   */
  void scores(float[][] values, float[][] scores) {
    chunks(rows, (from, to) -> {
      clear(scores, from, to);
      for (int o = 0; o < values.length; o += GatheredSums.MOST) {
        for (int r = from; r < to; r++) {
          GatheredSums.add(index, share, r * most, (r + 1) * most, values, o, scores, r);
        }
      }
    });
  }

  /**
   * Bᵀ times a matrix: what rows give is shared among their stored vectors.
   *
   * @param given a number for each row, in an array for each output
   * @param sums takes the sums of the stored vectors, an array for each output
   */
  void share(float[][] given, float[][] sums) {
    chunks(begin.length - 1, (from, to) -> {
      clear(sums, from, to);
      for (int o = 0; o < given.length; o += GatheredSums.MOST) {
        for (int i = from; i < to; i++) {
          GatheredSums.add(row, rowShare, begin[i], begin[i + 1], given, o, sums, i);
        }
      }
    });
  }
}
