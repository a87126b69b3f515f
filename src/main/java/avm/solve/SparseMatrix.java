package avm.solve;

import avm.kernel.Kernel;
import avm.store.CoreSet;
import java.util.Arrays;

/** The values that are more than nothing, row by row. */
final class SparseMatrix extends KernelMatrix {
  private final SparseRows rows;

  SparseMatrix(CoreSet cores, Kernel kernel) {
    int n = cores.size();
    int[][] index = new int[n][];
    float[][] value = new float[n][];
    rows(cores, kernel, (kernels, i) -> {
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
    rows = new SparseRows(index, value);
  }

  @Override
  public double between(int i, int j) {
    return rows.at(i, j);
  }

  @Override
  void multiply(float[][] in, float[][] out) {
    for (float[] array : out) {
      Arrays.fill(array, 0, rows.size(), 0);
    }
    rows.addProduct(in, 0, out, 0);
  }
}
