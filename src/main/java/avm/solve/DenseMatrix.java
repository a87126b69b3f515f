package avm.solve;

import static avm.data.Fused.multiplyAdd;

import avm.kernel.Kernel;
import avm.store.CoreSet;
import java.util.stream.IntStream;

/**
 * All values, in blocks of about so many rows that four columns and a sum stay in the first cache; four columns of K at
 * a time. Each column of a block is an array of its own: only loops over arrays from 0 on become vector instructions.
 */
final class DenseMatrix extends KernelMatrix {
  private static final int BLOCK = 1024;
  /** Rows of a block are a multiple of this. */
  private static final int VECTOR = 16;

  private final int n;
  private final int size;
  /** Block, column, row within the block. */
  private final float[][][] blocks;

  DenseMatrix(CoreSet cores, Kernel kernel) {
    n = cores.size();
    int pairs = (n + 2 * BLOCK - 1) / (2 * BLOCK);
    size = (n + 2 * pairs * VECTOR - 1) / (2 * pairs * VECTOR) * VECTOR;
    blocks = new float[(n + size - 1) / size][n][];
    rows(cores, kernel, (kernels, j) -> {
      for (int b = 0; b < blocks.length; b++) {
        float[] column = new float[size];
        for (int i = 0; i < Math.min(size, n - b * size); i++) {
          double value = kernels[b * size + i];
          column[i] = value > NOTHING ? (float) value : 0;
        }
        blocks[b][j] = column;
      }
    });
  }

  @Override
  public double between(int i, int j) {
    return blocks[i / size][j][i % size];
  }

  @Override
  void multiply(float[][] in, float[][] out) {
    IntStream.range(0, blocks.length).parallel().forEach(b -> {
      float[][] block = blocks[b];
      float[][] sums = new float[in.length][size];
      int j = 0;
      for (; j < n - 3; j += 4) {
        for (int c = 0; c < in.length; c++) {
          float[] f = in[c];
          add(sums[c], block[j], f[j], block[j + 1], f[j + 1], block[j + 2], f[j + 2], block[j + 3], f[j + 3], size);
        }
      }
      for (; j < n; j++) {
        for (int c = 0; c < in.length; c++) {
          add(sums[c], block[j], in[c][j], block[j], 0, block[j], 0, block[j], 0, size);
        }
      }
      for (int c = 0; c < in.length; c++) {
        System.arraycopy(sums[c], 0, out[c], b * size, Math.min(size, n - b * size));
      }
    });
  }

  /** Adds four arrays, each times a factor. */
  static void add(float[] sum, float[] k0, float f0, float[] k1, float f1, float[] k2, float f2, float[] k3,
      float f3, int size) {
    for (int i = 0; i < size; i++) {
      sum[i] = multiplyAdd(f3, k3[i], multiplyAdd(f2, k2[i], multiplyAdd(f1, k1[i], multiplyAdd(f0, k0[i], sum[i]))));
    }
  }
}
