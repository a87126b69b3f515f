package avm.solve;

import avm.expansion.CoreSet;
import avm.kernel.Kernel;
import java.util.Arrays;
import java.util.stream.IntStream;

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
    IntStream.range(0, index.length).parallel().forEach(i -> {
      int[] where = index[i];
      float[] what = value[i];
      Arrays.fill(out[i], 0);
      int k = 0;
      for (; k < where.length - 3; k += 4) {
        RepresentedRows.add(out[i], in[where[k]], what[k], in[where[k + 1]], what[k + 1], in[where[k + 2]], what[k + 2],
            in[where[k + 3]], what[k + 3]);
      }
      for (; k < where.length; k++) {
        RepresentedRows.add(out[i], in[where[k]], what[k]);
      }
    });
  }
}
