package avm.store;

import static avm.data.Fused.multiplyAdd;

import avm.data.Point;
import avm.data.Vectors;
import java.util.Arrays;

/** A point made of ones against the stored vectors of {@link Bits}: in how many features each differs, in a byte each. */
final class BitRow extends Row {
  /** Every second byte, */
  private static final long BYTES = 0x00FF00FF00FF00FFL;
  /** and the sign above it. */
  private static final long SIGNS = 0x8000800080008000L;

  /** How many longs the search for the smallest byte takes at once. */
  private static final int PACE = 4;

  private long[] differ = new long[0];
  private double[] values;
  private int longs;
  private double[] squaredDistance = new double[0];
  private double[] kernel = new double[0];
  /** How many squared distances and kernel values have been unpacked. */
  private int distances;
  private int kernels;
  /** The smallest byte, −1 if that is not known, and where it is first. */
  private int least;
  private int nearest;

  /** Begins: the kernel's value of every squared distance, room for so many longs, and from which vector on. */
  long[] begin(double[] kernelValues, int n, int first) {
    values = kernelValues;
    distances = Math.min(distances, first);
    kernels = Math.min(kernels, first);
    longs = n;
    least = -1;
    if (differ.length < n + PACE) {
      differ = Arrays.copyOf(differ, n + n / 8 + 2 + PACE);
    }
    return differ;
  }

  /** In how many features one stored vector differs. */
  int differ(int i) {
    return (int) (differ[i >>> 3] >>> 8 * i) & 255;
  }

  /** They are whole numbers. */
  @Override
  double distanceError(CoreSet cores, Point x) {
    return 0;
  }

  @Override
  double squaredDistance(int i) {
    return differ(i);
  }

  @Override
  double kernel(int i) {
    return values[differ(i)];
  }

  @Override
  void gather(int[] index, int count, double[] out) {
    for (int a = 0; a < count; a++) {
      out[a] = values[differ(index[a])];
    }
  }

  @Override
  double[] squaredDistances(int n) {
    squaredDistance = Vectors.room(squaredDistance, n);
    for (; distances < n; distances++) {
      squaredDistance[distances] = differ(distances);
    }
    return squaredDistance;
  }

  @Override
  double[] kernels(int n) {
    kernel = Vectors.room(kernel, n);
    for (; kernels < n; kernels++) {
      kernel[kernels] = kernel(kernels);
    }
    return kernel;
  }

  /** One output is looked up on the way; for several, or many arrays, kernel values are unpacked first. */
  @Override
  void multiply(CoefficientArray numbers, int n, double[] products) {
    if (products.length == 1 && kernels < n && !folds) {
      products[0] = dot(differ, values, numbers.values(0), n);
      return;
    }
    multiply(kernels(n), numbers, n, products);
  }

  /** With a mask made of the table's length, a power of two, HotSpot need not check each index. */
  private static double dot(long[] differ, double[] k, double[] a, int n) {
    int mask = k.length - 1;
    double s0 = 0;
    double s1 = 0;
    double s2 = 0;
    double s3 = 0;
    double s4 = 0;
    double s5 = 0;
    double s6 = 0;
    double s7 = 0;
    int i = 0;
    for (int end = n - 7; i < end; i += 8) {
      int d = (int) differ[i >>> 3];
      int e = (int) (differ[i >>> 3] >>> 32);
      s0 = multiplyAdd(a[i], k[d & mask], s0);
      s1 = multiplyAdd(a[i + 1], k[d >>> 8 & mask], s1);
      s2 = multiplyAdd(a[i + 2], k[d >>> 16 & mask], s2);
      s3 = multiplyAdd(a[i + 3], k[d >>> 24 & mask], s3);
      s4 = multiplyAdd(a[i + 4], k[e & mask], s4);
      s5 = multiplyAdd(a[i + 5], k[e >>> 8 & mask], s5);
      s6 = multiplyAdd(a[i + 6], k[e >>> 16 & mask], s6);
      s7 = multiplyAdd(a[i + 7], k[e >>> 24 & mask], s7);
    }
    double tail = 0;
    for (; i < n; i++) {
      tail = multiplyAdd(a[i], k[(int) (differ[i >>> 3] >>> 8 * i) & mask], tail);
    }
    return ((s0 + s4) + (s1 + s5)) + ((s2 + s6) + (s3 + s7)) + tail;
  }

  /** No distance is in doubt. */
  @Override
  int nearestCell(CoreSet cores, double within, double margin, int n) {
    if (cores.cells() == n) {
      seek();
      return least <= within ? nearest : -1;
    }
    return nearestOfSome(cores, within, n);
  }

  /** The nearest of the cells' core points where not all stored vectors are such. */
  private int nearestOfSome(CoreSet cores, double within, int n) {
    int limit = (int) Math.min(within, 255) + 1;
    int cell = -1;
    for (int i = 0; i < n; i++) {
      if (differ(i) < limit && cores.isCell(i)) {
        limit = differ(i);
        cell = i;
      }
    }
    return cell;
  }

  @Override
  boolean hasCell(CoreSet cores, double below, int n) {
    if (cores.cells() == n && below <= 128) {
      return hasBelow((int) Math.ceil(below) * Bits.EACH);
    }
    int i = 0;
    while (i < n && !(differ(i) < below && cores.isCell(i))) {
      i++;
    }
    return i < n;
  }

  /** Whether some byte is smaller than those of a long, all the same and at most 128. */
  private boolean hasBelow(long bound) {
    for (int s = 0; s < longs; s += PACE) {
      long a = differ[s];
      long b = differ[s + 1];
      long c = differ[s + 2];
      long d = differ[s + 3];
      if (((a - bound & ~a | b - bound & ~b | c - bound & ~c | d - bound & ~d) & Bits.EACH << 7) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Finds the first nearest stored vector. */
  private void seek() {
    if (least < 0) {
      least = least();
      nearest = first(least);
    }
  }

  /** All longs are there, of n stored vectors: the bytes after theirs, and a few longs more, become 255. */
  void complete(int n) {
    if ((n & 7) != 0) {
      differ[longs - 1] |= -1L << 8 * n;
    }
    for (int s = longs; s < longs + PACE; s++) {
      differ[s] = -1;
    }
  }

  /** The smallest byte. */
  private int least() {
    long even = BYTES;
    long odd = BYTES;
    for (int s = 0; s < longs; s += PACE) {
      long a = differ[s];
      long b = differ[s + 1];
      long c = differ[s + 2];
      long d = differ[s + 3];
      even = least(even, least(least(a & BYTES, b & BYTES), least(c & BYTES, d & BYTES)));
      odd = least(odd, least(least(a >>> 8 & BYTES, b >>> 8 & BYTES), least(c >>> 8 & BYTES, d >>> 8 & BYTES)));
    }
    long four = least(even, odd);
    long two = least(four, four >>> 32);
    return (int) least(two, two >>> 16) & 255;
  }

  /** The smaller one of each pair of bytes. */
  private static long least(long a, long b) {
    long above = (a | SIGNS) - b & SIGNS;
    return a ^ (a ^ b) & above - (above >>> 15);
  }

  /** The first byte of a value that is there. */
  private int first(int value) {
    for (int s = 0; s < longs; s++) {
      long rest = differ[s] ^ value * Bits.EACH;
      long zeros = rest - Bits.EACH & ~rest & Bits.EACH << 7;
      if (zeros != 0) {
        return 8 * s + (Long.numberOfTrailingZeros(zeros) >>> 3);
      }
    }
    return -1;
  }
}
