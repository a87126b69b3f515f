package avm.solve;

import avm.parallel.Parallel;
import java.util.Arrays;

/** A matrix of which most numbers are there, an array for each column: loops over a column are faster than gathering. */
record DenseColumns(float[][] columns, int size) implements Matrix {
  /** How many columns are added up in one loop. */
  private static final int FOUR = 4;

  @Override
  public void addProduct(float[][] in, int first, float[][] out, int start) {
    Parallel.each(in.length, (double) in.length * size * columns.length, c -> {
      float[] factors = Arrays.copyOfRange(in[c], first, first + columns.length + FOUR);
      Arrays.fill(factors, columns.length, factors.length, 0);
      float[] sums = new float[size];
      for (int k = 0; k < columns.length; k += FOUR) {
        KernelMatrix.add(sums, column(k), factors[k], column(k + 1), factors[k + 1], column(k + 2), factors[k + 2],
            column(k + 3), factors[k + 3], size);
      }
      for (int r = 0; r < size; r++) {
        out[c][start + r] += sums[r];
      }
    });
  }

  private float[] column(int k) {
    return columns[Math.min(k, columns.length - 1)];
  }
}
