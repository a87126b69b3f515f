package avm.projection;

import avm.data.Point;
import avm.kernel.Kernel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.store.KernelRows;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Kernel values between stored vectors. A new vector's values are those of its own row, computed already, so keeping
 * them costs memory only: 2n² bytes for n vectors, in single precision, for the first {@link #KEPT} vectors (128 MB at the most).
 * Those of later ones are computed when asked for. A work space, not part of a saved model: it fills itself again, with the same
 * bits.
 */
public final class Gram implements PairKernel {
  /** How many vectors' values are kept. */
  static final int KEPT = 8192;

  private float[][] rows = new float[16][];
  private int size;
  private CoreSet cores;
  private Kernel kernel;

  /**
   * Takes the row of a vector that has just been stored, if the vectors before it are known.
   *
   * @param row the vector against those stored before it
   */
  public void add(KernelRow row) {
    if (row.size() == size && size < KEPT) {
      if (size == rows.length) {
        rows = Arrays.copyOf(rows, 2 * size);
      }
      double[] kernels = row.kernels();
      float[] values = new float[size];
      for (int i = 0; i < size; i++) {
        values[i] = (float) kernels[i];
      }
      rows[size++] = values;
    }
  }

  /**
   * Catches up with a core set that was loaded or merged.
   *
   * @param coreSet the core set
   * @param kernelFunction the kernel
   */
  public void follow(CoreSet coreSet, Kernel kernelFunction) {
    cores = coreSet;
    kernel = kernelFunction;
    int end = Math.min(KEPT, cores.size());
    if (size < end) {
      rowsBefore(cores, kernel, size, end, this::add);
    }
  }

  /** The rows of stored vectors, from one to before another, each against the vectors stored before it. */
  static void rowsBefore(CoreSet cores, Kernel kernel, int from, int to, Consumer<KernelRow> taker) {
    KernelRows rows = new KernelRows();
    for (int start = from; start < to; start += KernelRows.MOST) {
      int first = start;
      Point[] points = new Point[Math.min(KernelRows.MOST, to - start)];
      Arrays.setAll(points, k -> cores.point(first + k));
      rows.values(cores, kernel, points, 0, points.length, start + points.length);
      for (int k = 0; k < points.length; k++) {
        rows.get(k).truncate(start + k);
        taker.accept(rows.get(k));
      }
    }
  }

  @Override
  public double between(int i, int j) {
    if (i == j) {
      return 1;
    }
    int newer = Math.max(i, j);
    int older = Math.min(i, j);
    return newer < size
        ? rows[newer][older]
        : kernel.value(cores.point(newer), cores.point(older));
  }

  @Override
  public void among(int[] index, int n, double[][] out) {
    if (n > 0 && index[n - 1] >= size) {
      PairKernel.super.among(index, n, out);
      return;
    }
    for (int a = 0; a < n; a++) {
      float[] values = rows[index[a]];
      double[] to = out[a];
      for (int b = 0; b < a; b++) {
        to[b] = values[index[b]];
      }
      to[a] = 1;
    }
  }
}
