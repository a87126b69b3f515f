package avm.solve;

import avm.expansion.CoreSet;
import avm.kernel.Kernel;
import java.util.Arrays;

/** The values that are more than nothing, row by row. */
final class SparseMatrix extends KernelMatrix {
  private final int[][] index;
  private final float[][] value;

  SparseMatrix(CoreSet cores, Kernel kernel) {
    int n = cores.size();
    index = new int[n][];
    value = new float[n][];
    rows(cores, kernel, (i, kernels) -> {
      int count = 0;
      for (int j = 0; j < n; j++) {
        count += kernels[j] > NOTHING ? 1 : 0;
      }
      int[] where = new int[count];
      float[] what = new float[count];
      for (int j = 0, k = 0; j < n; j++) {
        if (kernels[j] > NOTHING) {
          where[k] = j;
          what[k++] = (float) kernels[j];
        }
      }
      index[i] = where;
      value[i] = what;
    });
  }

  @Override
  public double between(int i, int j) {
    int k = Arrays.binarySearch(index[i], j);
    return k < 0 ? 0 : value[i][k];
  }

  @Override
  void multiply(float[][] in, float[][] out) {
    RepresentedRows.chunks(index.length, (from, to) -> {
      RepresentedRows.clear(out, from, to);
      for (int c = 0; c < in.length; c += GatheredSums.MOST) {
        for (int i = from; i < to; i++) {
          GatheredSums.add(index[i], value[i], 0, index[i].length, in, c, out, i);
        }
      }
    });
  }
}
