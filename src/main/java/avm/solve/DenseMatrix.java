package avm.solve;

import static avm.data.Fused.multiplyAdd;

import avm.expansion.CoreSet;
import avm.kernel.Kernel;
import java.util.stream.IntStream;

/**
 * All values, in blocks of so many rows that the product's sums stay in the first cache; four columns of K at a time.
 * Each column of a block is an array of its own: only loops over arrays from 0 on become vector instructions.
 */
final class DenseMatrix extends KernelMatrix {
  private static final int BLOCK = 512;

  private final int n;
  /** Block, column, row within the block. */
  private final float[][][] blocks;

  DenseMatrix(CoreSet cores, Kernel kernel) {
    n = cores.size();
    blocks = new float[(n + BLOCK - 1) / BLOCK][n][];
    rows(cores, kernel, (j, kernels) -> {
      for (int b = 0; b < blocks.length; b++) {
        float[] column = new float[BLOCK];
        for (int i = 0; i < Math.min(BLOCK, n - b * BLOCK); i++) {
          column[i] = (float) kernels[b * BLOCK + i];
        }
        blocks[b][j] = column;
      }
    });
  }

  @Override
  public double between(int i, int j) {
    return blocks[i / BLOCK][j][i % BLOCK];
  }

  @Override
  void multiply(float[][] in, float[][] out) {
    int columns = in[0].length;
    IntStream.range(0, blocks.length).parallel().forEach(b -> {
      float[][] block = blocks[b];
      float[][] sums = new float[columns][BLOCK];
      int j = 0;
      for (; j < n - 3; j += 4) {
        for (int c = 0; c < columns; c++) {
          add(sums[c], block[j], in[j][c], block[j + 1], in[j + 1][c], block[j + 2], in[j + 2][c], block[j + 3],
              in[j + 3][c]);
        }
      }
      for (; j < n; j++) {
        for (int c = 0; c < columns; c++) {
          add(sums[c], block[j], in[j][c], block[j], 0, block[j], 0, block[j], 0);
        }
      }
      for (int i = 0; i < Math.min(BLOCK, n - b * BLOCK); i++) {
        for (int c = 0; c < columns; c++) {
          out[b * BLOCK + i][c] = sums[c][i];
        }
      }
    });
  }

  private static void add(float[] sum, float[] k0, float f0, float[] k1, float f1, float[] k2, float f2, float[] k3,
      float f3) {
    for (int i = 0; i < BLOCK; i++) {
      sum[i] = multiplyAdd(f3, k3[i], multiplyAdd(f2, k2[i], multiplyAdd(f1, k1[i], multiplyAdd(f0, k0[i], sum[i]))));
    }
  }
}
