package avm.solve;

import avm.kernel.Kernel;
import avm.parallel.Parallel;
import avm.projection.PairKernel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.function.ObjIntConsumer;

/** K between all stored vectors, in single precision, for products with many columns at once. */
abstract class KernelMatrix implements PairKernel {
  /** Values below this are nothing; processors are slow with numbers that hardly differ from 0. */
  static final double NOTHING = 1e-6;
  /** The share of other values below which only they are kept. */
  private static final double SPARSE = 0.2;
  /** How many rows tell the share. */
  private static final int LOOKED_AT = 64;
  /** How many rows a thread takes at a time. */
  private static final int ROWS = 16;

  /** Computes the matrix, on all cores: all values, or the others where most are nothing. */
  static KernelMatrix of(CoreSet cores, Kernel kernel) {
    int n = cores.size();
    KernelRow row = new KernelRow();
    double some = 0;
    int looks = Math.min(LOOKED_AT, n);
    for (int k = 0; k < looks; k++) {
      row.compute(cores, kernel, cores.point((int) ((long) n * k / looks)));
      for (int j = 0; j < n; j++) {
        some += row.kernels()[j] > NOTHING ? 1 : 0;
      }
    }
    return n == 0 || some < SPARSE * n * looks ? new SparseMatrix(cores, kernel) : new DenseMatrix(cores, kernel);
  }

  /** Computes the rows, on all cores; the taker is told which it is, and its values. */
  static void rows(CoreSet cores, Kernel kernel, ObjIntConsumer<double[]> taker) {
    Parallel.forRanges(cores.size(), ROWS, () -> {
      KernelRow row = new KernelRow();
      return (from, to) -> {
        for (int i = from; i < to; i++) {
          row.compute(cores, kernel, cores.point(i));
          taker.accept(row.kernels(), i);
        }
        return true;
      };
    });
  }

  /** K times a matrix, an array for each of its columns, on all cores; arrays may be longer than there are vectors. */
  abstract void multiply(float[][] in, float[][] out);
}
