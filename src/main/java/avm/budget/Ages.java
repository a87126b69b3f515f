package avm.budget;

import avm.data.Vectors;
import avm.io.Part;
import avm.io.Saved;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Which of the stored vectors came first: their places are used again, so an index says nothing about age. Policies
 * that remove the oldest ask for it, the others break ties by it.
 */
public final class Ages implements Saved {
  /** Values that differ by less than so much of them are equal. */
  private static final double ROUNDING = 1e-12;

  private long[] born = new long[16];
  private int size;
  private long births;

  /**
   * A vector has come.
   *
   * @param i its place: a new one, or that of a vector that has gone
   */
  public void born(int i) {
    if (i >= born.length) {
      born = Arrays.copyOf(born, 2 * i);
    }
    size = Math.max(size, i + 1);
    born[i] = births++;
  }

  /**
   * {@return whether a stored vector came before another}
   *
   * @param i one of them
   * @param j the other
   */
  public boolean isOlder(int i, int j) {
    return born[i] < born[j];
  }

  /** {@return the oldest stored vector} */
  public int oldest() {
    int oldest = 0;
    for (int i = 1; i < size; i++) {
      oldest = born[i] < born[oldest] ? i : oldest;
    }
    return oldest;
  }

  /**
   * {@return the stored vector of the least value, the oldest of those that are equal but for rounding}
   *
   * @param values a value for each stored vector, from 0 up
   * @param n how many, at least 1
   */
  public int least(double[] values, int n) {
    double bound = Vectors.min(values, n) * (1 + ROUNDING);
    int least = -1;
    for (int i = 0; i < n; i++) {
      if (values[i] <= bound && (least < 0 || born[i] < born[least])) {
        least = i;
      }
    }
    return Math.max(0, least);
  }

  /**
   * {@return whether a value is less than another, and not only by rounding}
   *
   * @param value the value, from 0 up
   * @param other the other
   */
  public static boolean isLess(double value, double other) {
    return value * (1 + ROUNDING) < other;
  }

  /** The places from the oldest vector's on. */
  @Override
  public Part save() {
    int[] order = IntStream.range(0, size).boxed().sorted(Comparator.comparingLong(i -> born[i]))
        .mapToInt(i -> i).toArray();
    return new Part().put("order", order);
  }

  @Override
  public void load(Part part) {
    size = 0;
    births = 0;
    int[] order = part.wholes("order");
    born = new long[Math.max(16, order.length)];
    for (int i : order) {
      born(i);
    }
  }
}
