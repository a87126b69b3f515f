package avm.projection;

import avm.kernel.Kernel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.Arrays;

/**
 * For each stored vector itself and the k − 1 others nearest to it, by the kernel's value in single precision, the first
 * of equals first. They follow from a new vector's own row, computed already. A work space, not part of a saved model: it
 * fills itself again, with the same result.
 */
public final class NearestLists {
  private final int k;
  private final Gram gram = new Gram();
  private int[] index = new int[0];
  private float[] value = new float[0];
  /** Each full list's last value, which a kernel's value must exceed: side by side, so that most lists need not be looked at. */
  private float[] least = new float[0];
  private int[] changes = new int[0];
  private int size;

  /** @param k how long a list is at the most, at least 1 */
  public NearestLists(int k) {
    this.k = k;
  }

  /** {@return kernel values between stored vectors; not a copy} */
  public PairKernel pairs() {
    return gram;
  }

  /** {@return how long each list is: k, or the number of vectors if that is less} */
  public int length() {
    return Math.min(k, size);
  }

  /**
   * {@return a vector of a list}
   *
   * @param i whose list
   * @param a which of it, from 0; 0 is i itself
   */
  public int index(int i, int a) {
    return index[i * k + a];
  }

  /**
   * {@return how often a list has changed}
   *
   * @param i whose list
   */
  public int changes(int i) {
    return changes[i];
  }

  /**
   * Catches up with a core set that was loaded or merged.
   *
   * @param cores the core set
   * @param kernel the kernel
   */
  public void follow(CoreSet cores, Kernel kernel) {
    if (size < cores.size()) {
      Gram.rowsBefore(cores, kernel, size, cores.size(), this::add);
    }
    gram.follow(cores, kernel);
  }

  /**
   * Takes the row of a vector that has just been stored, if the vectors before it are known.
   *
   * @param row the vector against those stored before it
   */
  public void add(KernelRow row) {
    if (row.size() != size) {
      return;
    }
    gram.add(row);
    if (size == changes.length) {
      changes = Arrays.copyOf(changes, size + size / 4 + 16);
      index = Arrays.copyOf(index, k * changes.length);
      value = Arrays.copyOf(value, k * changes.length);
      least = Arrays.copyOf(least, changes.length);
    }
    double[] kernels = row.kernels();
    index[size * k] = size;
    changes[size] = 1;
    value[size * k + k - 1] = k == 1 ? Float.POSITIVE_INFINITY : Float.NEGATIVE_INFINITY; // until the list is full
    least[size] = value[size * k + k - 1];
    for (int i = 0; i < size; i++) {
      float kernel = (float) kernels[i];
      if (kernel > least[size]) {
        offer(size, i, kernel, Math.min(i + 1, k));
      }
      if (kernel > least[i]) {
        offer(i, size, kernel, Math.min(size, k));
      }
    }
    size++;
  }

  /** Puts a vector into a list of a length; the last of a full one makes room. */
  private void offer(int to, int i, float kernel, int length) {
    int first = to * k;
    int at = first + Math.min(length, k - 1);
    for (; at - 1 > first && value[at - 1] < kernel; at--) {
      value[at] = value[at - 1];
      index[at] = index[at - 1];
    }
    value[at] = kernel;
    index[at] = i;
    changes[to]++;
    least[to] = value[first + k - 1];
  }
}
