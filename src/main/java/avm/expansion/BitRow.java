package avm.expansion;

import avm.data.Point;
import avm.kernel.Kernel;
import java.util.Arrays;

/** One row of ones as words of bits, and how many bits of it differ from each stored vector of {@link Bits}. */
final class BitRow {
  /** Up to so many words are all written, and those without a bit left out afterwards. */
  private static final int FEW = 16;

  private int[] number = new int[0];
  private int[] mask = new int[0];
  private int active;
  private int[] differ = new int[0];
  /** The first stored vector of those in which the fewest bits differ; −1 where none is stored. */
  private int nearest;
  private Kernel kernel;
  private double[] values = new double[0];

  /**
   * Reads a point.
   *
   * @param x the point
   * @param words how many words the stored vectors have; what lies beyond has nothing in common with them
   * @return false if it is not made of ones, or so scattered that columns are faster
   */
  boolean read(Point x, int words) {
    if (mask.length < words) {
      number = new int[words];
      mask = new int[words];
    }
    if (!x.isOnes()) {
      return false;
    }
    if (words <= FEW) {
      readAll(x, words);
      return true;
    }
    readActive(x, words);
    return active <= 4 + x.size() / 2;
  }

  /** Few words: no branch to mispredict. */
  private void readAll(Point x, int words) {
    int[] column = x.columns();
    for (int w = 0; w < words; w++) {
      mask[w] = 0;
    }
    int end = x.size();
    while (end > 0 && column[end - 1] >= words * Integer.SIZE) {
      end--;
    }
    for (int k = 0; k < end; k++) {
      mask[column[k] >>> 5] |= 1 << column[k];
    }
    active = 0;
    for (int w = 0; w < words; w++) {
      int bits = mask[w];
      mask[active] = bits;
      number[active] = w;
      active += (bits | -bits) >>> 31;
    }
  }

  /** Only the words that have a bit. */
  private void readActive(Point x, int words) {
    int[] column = x.columns();
    active = 0;
    int last = -1;
    for (int k = 0; k < x.size(); k++) {
      int w = column[k] >>> 5;
      if (w != last && w < words) {
        number[active] = w;
        mask[active++] = 0;
        last = w;
      }
      if (w == last) {
        mask[active - 1] |= 1 << column[k];
      }
    }
  }

  /** How many words are compared. */
  int active() {
    return active;
  }

  /** The number of such a word. */
  int number(int a) {
    return number[a];
  }

  /** The bits of such a word. */
  int mask(int a) {
    return mask[a];
  }

  /** How many bits of one stored vector differ. */
  int differ(int i) {
    return differ[i];
  }

  /** How many bits differ, by stored vector; with room for n. */
  int[] differs(int n) {
    if (differ.length < n) {
      differ = new int[Bits.capacity(n)];
    }
    return differ;
  }

  /**
   * Looks the kernel values up.
   *
   * @param k the kernel
   * @param largest no more bits differ anywhere
   * @param out takes the kernel values
   * @param n how many vectors are stored
   */
  void kernels(Kernel k, int largest, double[] out, int n) {
    if (k != kernel || values.length <= largest) {
      double[] distances = new double[largest + largest / 2 + 1];
      Arrays.setAll(distances, h -> h);
      values = new double[distances.length];
      k.values(distances, values, values.length);
      kernel = k;
    }
    nearest = look(differ, values, out, n);
  }

  /** Finds the nearest on the way: one pass is shorter than two. */
  private static int look(int[] differ, double[] values, double[] out, int n) {
    int least = Integer.MAX_VALUE;
    int nearest = -1;
    for (int i = 0; i < n; i++) {
      int d = differ[i];
      out[i] = values[d];
      if (d < least) {
        least = d;
        nearest = i;
      }
    }
    return nearest;
  }

  /** Writes the squared distances, the numbers of bits that differ. */
  void distances(double[] out, int n) {
    for (int i = 0; i < n; i++) {
      out[i] = differ[i];
    }
  }

  /** The first nearest stored vector that is a cell's and no further than this, or −1. */
  int nearestCell(CoreSet cores, double within, int n) {
    if (cores.cells() == n) {
      return differ[nearest] <= within ? nearest : -1;
    }
    int least = (int) Math.min(within, Integer.MAX_VALUE - 1) + 1;
    int cell = -1;
    for (int i = 0; i < n; i++) {
      if (differ[i] < least && cores.isCell(i)) {
        least = differ[i];
        cell = i;
      }
    }
    return cell;
  }
}
