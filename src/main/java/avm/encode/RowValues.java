package avm.encode;

import java.util.Arrays;

/**
 * What one row says, in plain arrays, its class apart from the rest; checking, encoding and counting go over these. A
 * face has a subclass of it, or a {@link RowSource}, that fills it from rows of its own.
 */
public class RowValues {
  /** Numbers up to here can be squared, and the squares added. */
  public static final double LARGEST = 1e150;

  private static final long LARGEST_BITS = Double.doubleToRawLongBits(LARGEST);
  private static final long ONE = Double.doubleToRawLongBits(1);

  private int[] ownIndex = new int[16];
  private double[] ownValue = new double[16];
  /** The attributes and values, in the arrays above or in the row's own. */
  private int[] index = ownIndex;
  private double[] value = ownValue;
  /** The largest magnitude, as bits: from 0 up the order is the same, and above all numbers are ∞ and what is missing. */
  private long most;
  /** Whether the row is dense and its class the last attribute: {@link #all} has its attributes. */
  private boolean dense;
  /** Whether all values are known to be 1, and their attributes to ascend. */
  private boolean ones;
  private int count;
  private double target;
  private long readings;
  /** 0, 1, 2, …: the attributes of a dense row. */
  private int[] all = new int[0];

  /**
   * Copies a row.
   *
   * @param indices the attributes of its values, ascending; null for 0, 1, 2, …
   * @param values its values, the class's included; that of a class left out is 0
   * @param n how many values there are
   * @param classIndex the class's attribute
   */
  public final void read(int[] indices, double[] values, int n, int classIndex) {
    int[] attributes = attributes(indices, n);
    copy(attributes, values, n, open(attributes, values, n, classIndex));
  }

  private void copy(int[] attributes, double[] values, int n, int at) {
    begin(attributes, n, at);
    room(count);
    if (value != ownValue) {
      index = ownIndex;
      value = ownValue;
    }
    if (dense) {
      System.arraycopy(values, 0, value, 0, count);
      most = largest(value, 0, count, most);
    } else {
      take(attributes, values, 0, before(at), 0);
      if (after(at) < n) {
        take(attributes, values, after(at), n, before(at));
      }
    }
  }

  /**
   * Finds a row's values; they must stay as they are until the next row is read, so they need not be copied where the
   * class comes last. What they are like is not known before {@link #look}.
   *
   * @param indices the attributes of its values, ascending; null for 0, 1, 2, …
   * @param values its values, the class's included; that of a class left out is 0
   * @param n how many values there are
   * @param classIndex the class's attribute
   */
  public final void find(int[] indices, double[] values, int n, int classIndex) {
    int[] attributes = attributes(indices, n);
    int at = open(attributes, values, n, classIndex);
    if (after(at) < n) {
      copy(attributes, values, n, at);
      return;
    }
    begin(attributes, n, at);
    index = attributes;
    value = values;
  }

  /** Finds the values of a row that was kept; what they are like is not known before {@link #look}. */
  final void find(RawRow row) {
    find(row.indices(), row.values(), row.values().length, Integer.MAX_VALUE);
    target = row.target();
  }

  /**
   * {@return a copy of the row, to keep}
   *
   * @param weight its weight
   */
  public final RawRow kept(double weight) {
    return new RawRow(dense ? null : Arrays.copyOf(index, count), Arrays.copyOf(value, count), target, weight);
  }

  /** Looks at the values that were found. */
  public final void look() {
    if (dense) {
      most = largest(value, 0, count, most);
    } else if (value != ownValue) {
      ones = areOnes();
      most = ones ? most : largest(value, 0, count, most);
    }
  }

  private boolean areOnes() {
    int last = -1;
    int steps = 0;
    long other = 0;
    for (int k = 0; k < count; k++) {
      steps |= index[k] - last - 1;
      last = index[k];
      other |= Double.doubleToRawLongBits(value[k]) ^ ONE;
    }
    return steps >= 0 && other == 0;
  }

  private void begin(int[] attributes, int n, int at) {
    readings++;
    count = before(at) + n - after(at);
    most = 0;
    dense = attributes == all && after(at) == n;
    ones = !dense;
  }

  /**
   * Makes room for rows to be copied.
   *
   * @param n the most values that one of them has
   */
  public final void room(int n) {
    if (n > ownValue.length) {
      ownIndex = new int[2 * n];
      ownValue = new double[2 * n];
    }
  }

  /** Copies some values and their attributes, and looks at them meanwhile. */
  private void take(int[] attribute, double[] source, int from, int to, int start) {
    int[] indices = index;
    double[] target = value;
    int at = start;
    int last = at == 0 ? -1 : indices[at - 1];
    int steps = 0;
    long other = 0;
    for (int k = from; k < to; k++, at++) {
      int a = attribute[k];
      double x = source[k];
      indices[at] = a;
      target[at] = x;
      steps |= a - last - 1;
      last = a;
      other |= Double.doubleToRawLongBits(x) ^ ONE;
    }
    ones &= steps >= 0 && other == 0;
    if (other != 0) {
      most = largest(target, start, at, most);
    }
  }

  /** The largest magnitude of some values and another, as bits. */
  private static long largest(double[] values, int from, int to, long another) {
    long largest = another;
    for (int k = from; k < to; k++) {
      largest = Math.max(largest, Double.doubleToRawLongBits(values[k]) & Long.MAX_VALUE);
    }
    return largest;
  }

  /** {@return whether no value is missing and all can be squared} */
  public final boolean isPlain() {
    return most <= LARGEST_BITS;
  }

  /** {@return whether the row is sparse, or its class not the last attribute} */
  public final boolean isSparse() {
    return !dense;
  }

  /** {@return whether all values are known to be 1, and their attributes to ascend; of a dense row it may not be known} */
  public final boolean isOnes() {
    return ones;
  }

  /**
   * {@return whether a row says the same as the one read before, but for its class, which is read}
   *
   * @param indices the attributes of its values, ascending; null for 0, 1, 2, …
   * @param values its values, the class's included
   * @param n how many values there are
   * @param classIndex the class's attribute
   */
  public final boolean equal(int[] indices, double[] values, int n, int classIndex) {
    int[] attributes = attributes(indices, n);
    int at = open(attributes, values, n, classIndex);
    int before = before(at);
    int after = after(at);
    return count == before + n - after
        && (dense ? attributes == all : Arrays.equals(attributes, 0, before, index, 0, before))
        && Arrays.equals(values, 0, before, value, 0, before)
        && (after == n || Arrays.equals(attributes, after, n, index, before, count)
        && Arrays.equals(values, after, n, value, before, count));
  }

  /** Reads the class; where it is among a row's values, as {@link Arrays#binarySearch} would say it. */
  private int open(int[] attributes, double[] values, int n, int classIndex) {
    int last = n == 0 ? -1 : attributes[n - 1];
    int at = last == classIndex ? n - 1
        : last < classIndex ? -n - 1 : Arrays.binarySearch(attributes, 0, n, classIndex);
    target = at >= 0 ? values[at] : 0;
    return at;
  }

  /** How many values come before the class. */
  private static int before(int at) {
    return at >= 0 ? at : -at - 1;
  }

  /** Where the values after the class begin. */
  private static int after(int at) {
    return at >= 0 ? at + 1 : -at - 1;
  }

  /** The attributes of a row: 0, 1, 2, … if they are not given. */
  private int[] attributes(int[] indices, int n) {
    if (indices == null && n > all.length) {
      all = new int[n];
      Arrays.setAll(all, a -> a);
    }
    return indices == null ? all : indices;
  }

  /** Whether a value is missing. */
  final boolean isIncomplete() {
    double sum = 0;
    for (int k = 0; k < count; k++) {
      sum += 0 * value[k];
    }
    return Double.isNaN(sum);
  }

  /** {@return how many values there are; a sparse row's zeros are left out} */
  public final int count() {
    return count;
  }

  /** {@return how many values are not zero, missing ones included} */
  public final int filled() {
    int filled = 0;
    for (int k = 0; k < count; k++) {
      filled += value[k] == 0 ? 0 : 1;
    }
    return filled;
  }

  /** {@return the attributes of the values, ascending; not a copy} */
  public final int[] indices() {
    return dense ? all : index;
  }

  /** {@return the values; not a copy} */
  public final double[] values() {
    return value;
  }

  /** {@return how many rows have been read: it tells whether the row is still the one it was} */
  public final long readings() {
    return readings;
  }

  /** {@return the class of the row that was read, or compared, last} */
  public final double target() {
    return target;
  }
}
