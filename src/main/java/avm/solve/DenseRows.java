package avm.solve;

import avm.parallel.Parallel;

/** A matrix of which most numbers are there, an array for each row: the transpose of {@link DenseColumns}. */
record DenseRows(float[][] rows) implements Matrix {
  @Override
  public int size() {
    return rows.length;
  }

  @Override
  public void addProduct(float[][] in, int first, float[][] out, int start) {
    Parallel.each(rows.length, (double) in.length * rows.length * rows[0].length, r -> {
      for (int c = 0; c < in.length; c++) {
        out[c][start + r] += (float) QuasiNewton.dot(rows[r], in[c], first);
      }
    });
  }
}
