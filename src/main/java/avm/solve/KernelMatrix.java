package avm.solve;

import static avm.data.Fused.multiplyAdd;

import avm.data.Point;
import avm.kernel.Kernel;
import avm.parallel.Parallel;
import avm.projection.PairKernel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.store.KernelRows;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * K between all stored vectors, in single precision, for products with many columns at once. Where the kernel is narrow, vectors
 * near each other form a block, which has those columns of K in which one of its vectors has more than nothing. Where it is
 * wide, vectors form blocks in their order, which have all columns, and half of K is computed. Each column of a block is an
 * array of its own: only loops over arrays from 0 on become vector instructions.
 */
final class KernelMatrix implements PairKernel {
  /** Values below this are nothing; processors are slow with numbers that hardly differ from 0. */
  static final double NOTHING = 1e-5;
  /** A block has at most so many vectors: four columns and a sum stay in the first cache, */
  private static final int LARGE = 1024;
  /** and where the kernel is narrow, so many, since vectors of a smaller block have more columns in common. */
  private static final int SMALL = 128;
  /** The share of values that are more than nothing below which the kernel is narrow, */
  private static final double NARROW = 0.5;
  /** told by so many rows of K. */
  private static final int LOOKED_AT = 16;
  /** How many rows a thread takes at a time. */
  private static final int ROWS = KernelRows.MOST;
  /** So few vectors are one block: short loops take longer, and there is too little to do for several threads. */
  private static final int FEW = 768;
  /** Arrays of a block have a multiple of this length. */
  private static final int VECTOR = 16;

  /** The vectors. */
  private final Point[] points;
  /** The vectors of each block. */
  private final int[][] blocks;
  /** The block of each vector, and its place there. */
  private final int[] block;
  private final int[] place;
  /** Which columns a block has, in ascending order, */
  private final int[][] columns;
  /** and their values: block, column, place in the block. */
  private final float[][][] values;

  /** Computes the matrix, on all cores. */
  KernelMatrix(CoreSet cores, Kernel kernel) {
    int n = cores.size();
    points = IntStream.range(0, n).mapToObj(cores::point).toArray(Point[]::new);
    boolean narrow = share(cores, kernel) < NARROW;
    blocks = narrow ? Blocks.of(cores, SMALL) : ranges(n);
    block = new int[n];
    place = new int[n];
    for (int b = 0; b < blocks.length; b++) {
      for (int p = 0; p < blocks[b].length; p++) {
        block[blocks[b][p]] = b;
        place[blocks[b][p]] = p;
      }
    }
    float[][][] all = new float[blocks.length][n][];
    if (!narrow) {
      Arrays.setAll(all, b -> new float[n][padded(blocks[b])]);
    }
    Parallel.forRanges(n, ROWS, () -> narrow ? narrow(cores, kernel, all) : wide(cores, kernel, all));
    columns = Arrays.stream(all).map(of -> IntStream.range(0, n).filter(j -> of[j] != null).toArray()).toArray(int[][]::new);
    values = new float[blocks.length][][];
    Arrays.setAll(values, b -> Arrays.stream(columns[b]).mapToObj(j -> all[b][j]).toArray(float[][]::new));
  }

  /**
   * {@return the share of the values of K that are more than nothing, about}
   *
   * @param cores the stored vectors
   * @param kernel the kernel
   */
  static double share(CoreSet cores, Kernel kernel) {
    int n = cores.size();
    KernelRow row = new KernelRow();
    long some = 0;
    int looks = Math.min(LOOKED_AT, n);
    for (int k = 0; k < looks; k++) {
      row.values(cores, kernel, cores.point((int) ((long) n * k / looks)), n);
      some += Arrays.stream(row.kernels(), 0, n).filter(value -> value > NOTHING).count();
    }
    return n == 0 ? 1 : (double) some / n / looks;
  }

  /** The vectors; not a copy. */
  Point[] points() {
    return points;
  }

  /** K between some vectors and each: an array over the former for each of the latter. */
  float[][] columns(int[] some) {
    float[][] result = new float[block.length][some.length];
    for (int b = 0; b < blocks.length; b++) {
      int of = b;
      int[] own = IntStream.range(0, some.length).filter(s -> block[some[s]] == of).toArray();
      for (int k = 0; k < columns[b].length; k++) {
        for (int s : own) {
          result[columns[b][k]][s] = values[b][k][place[some[s]]];
        }
      }
    }
    return result;
  }

  /** How many values are kept. */
  double kept() {
    return IntStream.range(0, blocks.length).mapToDouble(b -> (double) columns[b].length * blocks[b].length).sum();
  }

  /** The vectors in blocks by their order. */
  private static int[][] ranges(int n) {
    int wanted = n <= FEW ? n + ROWS : (n + 1) / 2;
    int size = Math.min(LARGE, Math.max(ROWS, wanted / ROWS * ROWS)); // a thread's rows are in one block
    return IntStream.range(0, (n + size - 1) / size).mapToObj(b -> IntStream.range(b * size, Math.min(n, (b + 1) * size)).toArray())
        .toArray(int[][]::new);
  }

  /** Computes columns of a narrow kernel. */
  private Parallel.Ranged narrow(CoreSet cores, Kernel kernel, float[][][] all) {
    KernelRows rows = new KernelRows();
    return (from, to) -> {
      rows.values(cores, kernel, points, from, to, cores.size());
      for (int j = from; j < to; j++) {
        for (int b = 0; b < blocks.length; b++) {
          all[b][j] = column(rows.get(j - from).kernels(), blocks[b]);
        }
      }
      return true;
    };
  }

  /** Computes columns of a wide kernel down to the diagonal. */
  private Parallel.Ranged wide(CoreSet cores, Kernel kernel, float[][][] all) {
    KernelRows rows = new KernelRows();
    float[][] some = new float[ROWS][cores.size()];
    return (from, to) -> {
      rows.values(cores, kernel, points, from, to, to);
      for (int j = from; j < to; j++) {
        round(rows.get(j - from).kernels(), some[j - from], to);
      }
      write(some, from, to, all);
      return true;
    };
  }

  private static void round(double[] kernels, float[] out, int n) {
    for (int i = 0; i < n; i++) {
      out[i] = kernels[i] > NOTHING ? (float) kernels[i] : 0;
    }
  }

  /** Writes some columns down to the diagonal, and as much of the rows of these numbers: K is symmetric. */
  private void write(float[][] some, int from, int to, float[][][] all) {
    for (int j = from; j < to; j++) {
      for (int b = 0; b <= block[j]; b++) {
        int first = blocks[b][0];
        System.arraycopy(some[j - from], first, all[b][j], 0, Math.min(to - first, blocks[b].length));
      }
    }
    float[][] own = all[block[from]];
    int at = place[from];
    for (int i = 0; i < from; i++) {
      float[] row = own[i];
      for (int k = 0; k < to - from; k++) {
        row[at + k] = some[k][i];
      }
    }
  }

  private static int padded(int[] block) {
    return (block.length + VECTOR - 1) / VECTOR * VECTOR;
  }

  /** A block's part of a column, or null if that is nothing. */
  private static float[] column(double[] kernels, int[] block) {
    float[] column = null;
    for (int p = 0; p < block.length; p++) {
      double value = kernels[block[p]];
      if (value > NOTHING) {
        column = column != null ? column : new float[padded(block)];
        column[p] = (float) value;
      }
    }
    return column;
  }

  @Override
  public double between(int i, int j) {
    int b = block[i];
    int k = columns[b].length == block.length ? j : Arrays.binarySearch(columns[b], j);
    return k < 0 ? 0 : values[b][k][place[i]];
  }

  /** K times a matrix, an array for each of its columns, on all cores; arrays may be longer than there are vectors. */
  void multiply(float[][] in, float[][] out) {
    Parallel.each(blocks.length, (double) block.length * block.length * in.length, b -> {
      int[] at = columns[b];
      float[][] of = values[b];
      int size = of[0].length;
      float[][] sums = new float[in.length][size];
      int k = 0;
      for (; k < at.length - 3; k += 4) {
        int c = 0;
        for (; c < in.length - 1; c += 2) {
          float[] f = in[c];
          float[] g = in[c + 1];
          add(sums[c], sums[c + 1], of[k], f[at[k]], g[at[k]], of[k + 1], f[at[k + 1]], g[at[k + 1]], of[k + 2], f[at[k + 2]],
              g[at[k + 2]], of[k + 3], f[at[k + 3]], g[at[k + 3]], size);
        }
        if (c < in.length) {
          float[] f = in[c];
          add(sums[c], of[k], f[at[k]], of[k + 1], f[at[k + 1]], of[k + 2], f[at[k + 2]], of[k + 3], f[at[k + 3]], size);
        }
      }
      for (; k < at.length; k++) {
        for (int c = 0; c < in.length; c++) {
          add(sums[c], of[k], in[c][at[k]], of[k], 0, of[k], 0, of[k], 0, size);
        }
      }
      for (int c = 0; c < in.length; c++) {
        for (int p = 0; p < blocks[b].length; p++) {
          out[c][blocks[b][p]] = sums[c][p];
        }
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

  /** Adds four arrays to two others, each times a factor for each: what is loaded once is used twice. */
  static void add(float[] sum, float[] other, float[] k0, float f0, float g0, float[] k1, float f1, float g1,
      float[] k2, float f2, float g2, float[] k3, float f3, float g3, int size) {
    for (int i = 0; i < size; i++) {
      sum[i] = multiplyAdd(f3, k3[i], multiplyAdd(f2, k2[i], multiplyAdd(f1, k1[i], multiplyAdd(f0, k0[i], sum[i]))));
      other[i] = multiplyAdd(g3, k3[i], multiplyAdd(g2, k2[i], multiplyAdd(g1, k1[i], multiplyAdd(g0, k0[i], other[i]))));
    }
  }
}
