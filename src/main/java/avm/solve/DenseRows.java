package avm.solve;

import static avm.data.Fused.multiplyAdd;

import avm.parallel.Parallel;

/** A matrix of which most numbers are there, an array for each row: the transpose of {@link DenseColumns}. */
record DenseRows(float[][] rows) implements Matrix {
  /** How many products are added up in single precision. */
  private static final int TOGETHER = 64;

  @Override
  public int size() {
    return rows.length;
  }

  @Override
  public void addProduct(float[][] in, int first, float[][] out, int start) {
    Parallel.each(rows.length, (double) in.length * rows.length * rows[0].length, r -> {
      for (int c = 0; c < in.length; c++) {
        out[c][start + r] += (float) dot(rows[r], in[c], first);
      }
    });
  }

  /**
   * The inner product with a part of an array. A few products are added up in single precision, as those of sparse rows are,
   * which takes a third of the time of double precision; their sums in double precision, since rows may be very many.
   */
  private static double dot(float[] a, float[] b, int first) {
    double sum = 0;
    for (int from = 0; from < a.length; from += TOGETHER) {
      sum += dot(a, b, first, from, Math.min(a.length, from + TOGETHER));
    }
    return sum;
  }

  private static double dot(float[] a, float[] b, int first, int from, int to) {
    float s0 = 0;
    float s1 = 0;
    float s2 = 0;
    float s3 = 0;
    int i = from;
    for (; i < to - 3; i += 4) {
      s0 = multiplyAdd(a[i], b[first + i], s0);
      s1 = multiplyAdd(a[i + 1], b[first + i + 1], s1);
      s2 = multiplyAdd(a[i + 2], b[first + i + 2], s2);
      s3 = multiplyAdd(a[i + 3], b[first + i + 3], s3);
    }
    for (; i < to; i++) {
      s0 = multiplyAdd(a[i], b[first + i], s0);
    }
    return ((double) s0 + s1) + ((double) s2 + s3);
  }
}
