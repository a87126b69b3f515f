package avm.solve;

import avm.parallel.Parallel;
import java.util.Arrays;

/** A matrix of which most numbers are there, an array for each column: loops over a column are faster than gathering. */
record DenseColumns(float[][] columns, int size) implements Matrix {
  /** How many columns are added up in one loop. */
  private static final int FOUR = 4;

  @Override
  public void addProduct(float[][] in, int first, float[][] out, int start) {
    Parallel.each((in.length + 1) / 2, (double) in.length * size * columns.length, pair -> {
      int c = 2 * pair;
      int d = Math.min(c + 1, in.length - 1);
      float[] f = factors(in[c], first);
      float[] g = factors(in[d], first);
      float[] sums = new float[size];
      float[] others = new float[c == d ? 0 : size];
      for (int k = 0; k < columns.length; k += FOUR) {
        if (c == d) {
          KernelMatrix.add(sums, column(k), f[k], column(k + 1), f[k + 1], column(k + 2), f[k + 2], column(k + 3), f[k + 3], size);
        } else {
          KernelMatrix.add(sums, others, column(k), f[k], g[k], column(k + 1), f[k + 1], g[k + 1], column(k + 2), f[k + 2],
              g[k + 2], column(k + 3), f[k + 3], g[k + 3], size);
        }
      }
      for (int r = 0; r < size; r++) {
        out[c][start + r] += sums[r];
      }
      for (int r = 0; r < others.length; r++) {
        out[d][start + r] += others[r];
      }
    });
  }

  /** The columns' factors, and zeros for those beyond the last one. */
  private float[] factors(float[] in, int first) {
    return Arrays.copyOf(Arrays.copyOfRange(in, first, first + columns.length), columns.length + FOUR);
  }

  private float[] column(int k) {
    return columns[Math.min(k, columns.length - 1)];
  }
}
