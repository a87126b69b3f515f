package avm.expansion;

import avm.data.Point;
import java.io.Serializable;
import java.util.Arrays;

/**
 * The stored vectors once more, as bits, while all their values are 1: nominal attributes, sets of words. The squared
 * distance of two such vectors is the number of bits that differ, a whole number, so it is the same to the last bit as by
 * columns, and the kernel's value can be looked up in a table.
 */
final class Bits implements Serializable {
  private static final long serialVersionUID = 1L;

  /** How many words of 32 features there are at most. */
  private static final int MOST = 256;

  /** Word w of stored vector i is word[w][i]. */
  private int[][] word = new int[0][];
  /** How many ones each stored vector has. */
  private int[] ones = new int[capacity(1)];
  private int largest;

  /** A view of the vectors stored now, for another thread to read while more are stored here. */
  Bits view() {
    Bits view = new Bits();
    view.word = word.clone();
    view.ones = ones;
    view.largest = largest;
    return view;
  }

  /** Like {@link avm.data.Vectors#capacity}, for whole numbers. */
  static int capacity(int n) {
    return ((n + n / 8) & -16) + 28;
  }

  /** Whether a stored vector is made of ones, in few enough features. */
  static boolean fits(Point x) {
    return x.isOnes() && (x.size() == 0 || x.column(x.size() - 1) < MOST * Integer.SIZE);
  }

  /**
   * Adds a stored vector that {@link #fits}.
   *
   * @param x the vector
   * @param i its number, the next one
   */
  void add(Point x, int i) {
    if (i == ones.length) {
      ones = Arrays.copyOf(ones, capacity(i + 1));
      for (int w = 0; w < word.length; w++) {
        word[w] = Arrays.copyOf(word[w], ones.length);
      }
    }
    int old = word.length;
    int words = x.size() == 0 ? 0 : x.column(x.size() - 1) / Integer.SIZE + 1;
    if (words > old) {
      word = Arrays.copyOf(word, words);
      for (int w = old; w < words; w++) {
        word[w] = new int[ones.length];
      }
    }
    for (int k = 0; k < x.size(); k++) {
      int j = x.column(k);
      word[j / Integer.SIZE][i] |= 1 << j;
    }
    ones[i] = x.size();
    largest = Math.max(largest, x.size());
  }

  /**
   * Compares a point with every stored vector.
   *
   * @param x the point
   * @param row takes the numbers of bits that differ
   * @param n how many vectors are stored
   * @return false if the point is better compared by columns; nothing has been done then
   */
  boolean compare(Point x, BitRow row, int n) {
    if (!row.read(x, word.length)) {
      return false;
    }
    int[] differ = row.differs(n);
    int active = row.active();
    int a = active == 0 ? 0 : (active - 1 & 3) + 1;
    switch (a) {
      case 0 -> set0(differ, x.size(), ones, n);
      case 1 -> set1(differ, x.size(), ones, row.mask(0), word[row.number(0)], n);
      case 2 -> set2(differ, x.size(), ones, row.mask(0), word[row.number(0)], row.mask(1), word[row.number(1)], n);
      case 3 -> set3(differ, x.size(), ones, row.mask(0), word[row.number(0)], row.mask(1), word[row.number(1)],
          row.mask(2), word[row.number(2)], n);
      default -> set4(differ, x.size(), ones, row.mask(0), word[row.number(0)], row.mask(1), word[row.number(1)],
          row.mask(2), word[row.number(2)], row.mask(3), word[row.number(3)], n);
    }
    for (; a < active; a += 4) {
      less4(differ, row.mask(a), word[row.number(a)], row.mask(a + 1), word[row.number(a + 1)], row.mask(a + 2),
          word[row.number(a + 2)], row.mask(a + 3), word[row.number(a + 3)], n);
    }
    return true;
  }

  /** The largest number of bits in which a stored vector can differ from a point. */
  int largest(Point x) {
    return x.size() + largest;
  }

  private static void set0(int[] differ, int own, int[] ones, int n) {
    for (int i = 0; i < n; i++) {
      differ[i] = own + ones[i];
    }
  }

  private static void set1(int[] differ, int own, int[] ones, int x0, int[] w0, int n) {
    for (int i = 0; i < n; i++) {
      differ[i] = own + ones[i] - 2 * Integer.bitCount(x0 & w0[i]);
    }
  }

  private static void set2(int[] differ, int own, int[] ones, int x0, int[] w0, int x1, int[] w1, int n) {
    for (int i = 0; i < n; i++) {
      differ[i] = own + ones[i] - 2 * (Integer.bitCount(x0 & w0[i]) + Integer.bitCount(x1 & w1[i]));
    }
  }

  private static void set3(int[] differ, int own, int[] ones, int x0, int[] w0, int x1, int[] w1, int x2, int[] w2,
      int n) {
    for (int i = 0; i < n; i++) {
      differ[i] = own + ones[i] - 2 * (Integer.bitCount(x0 & w0[i]) + Integer.bitCount(x1 & w1[i])
          + Integer.bitCount(x2 & w2[i]));
    }
  }

  private static void set4(int[] differ, int own, int[] ones, int x0, int[] w0, int x1, int[] w1, int x2, int[] w2,
      int x3, int[] w3, int n) {
    for (int i = 0; i < n; i++) {
      differ[i] = own + ones[i] - 2 * (Integer.bitCount(x0 & w0[i]) + Integer.bitCount(x1 & w1[i])
          + Integer.bitCount(x2 & w2[i]) + Integer.bitCount(x3 & w3[i]));
    }
  }

  private static void less4(int[] differ, int x0, int[] w0, int x1, int[] w1, int x2, int[] w2, int x3, int[] w3,
      int n) {
    for (int i = 0; i < n; i++) {
      differ[i] -= 2 * (Integer.bitCount(x0 & w0[i]) + Integer.bitCount(x1 & w1[i]) + Integer.bitCount(x2 & w2[i])
          + Integer.bitCount(x3 & w3[i]));
    }
  }

  /** Roughly how many bytes this takes. */
  long bytes() {
    return 64 + 4L * ones.length * (1 + word.length) + 16L * word.length;
  }
}
