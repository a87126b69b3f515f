package avm.data;

import java.util.Arrays;
import java.util.function.DoubleBinaryOperator;

/**
 * One encoded instance x: its non-zero values in ascending order of column, and its squared norm.
 *
 * <p>Zeros are never stored, so a dense and a sparse row with the same values are the same point, bit for bit. A point
 * is a buffer that can be cleared and filled again; whoever keeps one keeps a {@link #copy()}.
 */
public final class Point {
  private static final long ONE = Double.doubleToRawLongBits(1);

  private int[] column;
  private double[] value;
  private int size;
  private double squaredNorm;
  /** How many values are 1. */
  private int ones;
  /** How many elements of the array of values, from the first one on, are known to be 1. */
  private int filled;

  /**
   * Makes an empty point (the origin).
   *
   * @param capacity how many non-zeros to make room for; it grows when needed
   */
  public Point(int capacity) {
    column = new int[capacity];
    value = new double[capacity];
  }

  /**
   * {@return the point of a dense row}
   *
   * @param values one value a column
   */
  public static Point of(double... values) {
    Point point = new Point(values.length);
    for (int j = 0; j < values.length; j++) {
      point.add(j, values[j]);
    }
    return point;
  }

  /** Makes this the origin again, keeping the room. */
  public void clear() {
    size = 0;
    squaredNorm = 0;
    ones = 0;
  }

  /**
   * Adds a value; a zero is passed over.
   *
   * @param j the column, larger than any added before
   * @param x the value
   */
  public void add(int j, double x) {
    if (x == 0) {
      return;
    }
    if (size > 0 && j <= column[size - 1]) {
      throw new IllegalArgumentException("column " + j + " after column " + column[size - 1] + ": columns must ascend");
    }
    room(size + 1);
    column[size] = j;
    filled = Math.min(filled, size);
    value[size++] = x;
    ones += x == 1 ? 1 : 0;
    squaredNorm = Fused.multiplyAdd(x, x, squaredNorm);
  }

  private void room(int n) {
    if (n > column.length) {
      int capacity = Math.max(8, 2 * n);
      column = Arrays.copyOf(column, capacity);
      value = Arrays.copyOf(value, capacity);
    }
  }

  /**
   * Makes this the point that {@link #add} of each of some values would.
   *
   * @param columns the column of each attribute, ascending
   * @param attributes the attributes that have a value, ascending
   * @param values their values
   * @param n how many
   * @return false if a value is not a number, or attributes do not ascend; what this point is then says nothing
   */
  public boolean set(int[] columns, int[] attributes, double[] values, int n) {
    room(n);
    clear();
    filled = 0;
    int last = -1;
    boolean ascend = true;
    long other = 0;
    for (int i = 0; i < n; i++) {
      int a = attributes[i];
      ascend &= a > last;
      last = a;
      column[i] = columns[a];
      other |= Double.doubleToRawLongBits(values[i]) ^ ONE;
    }
    if (other == 0) {
      System.arraycopy(values, 0, value, 0, n);
      size = n;
      ones = n;
      squaredNorm = n;
      return ascend;
    }
    for (int i = 0; i < n; i++) {
      double x = values[i];
      column[size] = column[i];
      value[size] = x;
      size += x != 0 ? 1 : 0;
      ones += x == 1 ? 1 : 0;
      squaredNorm = Fused.multiplyAdd(x, x, squaredNorm);
    }
    return ascend && squaredNorm < Double.POSITIVE_INFINITY;
  }

  /**
   * Makes this the point of some values if all are 1 and their columns ascend, and counts the columns, in one go.
   *
   * @param columns the columns
   * @param values the values
   * @param n how many
   * @param counts of each column; 1 is added, also where some value is not 1
   * @return false if the values are others; this is no point then until it is set again
   */
  public boolean setOnes(int[] columns, double[] values, int n, double[] counts) {
    beOnes(n);
    int[] into = column;
    int last = -1;
    int steps = 0;
    long other = 0;
    for (int k = 0; k < n; k++) {
      int j = columns[k];
      into[k] = j;
      steps |= j - last - 1;
      last = j;
      other |= Double.doubleToRawLongBits(values[k]) ^ ONE;
      counts[j]++;
    }
    return steps >= 0 && other == 0;
  }

  /**
   * Makes this the point that has a 1 in some columns.
   *
   * @param columns the columns, which must ascend
   * @param n how many
   */
  public void setOnes(int[] columns, int n) {
    beOnes(n);
    System.arraycopy(columns, 0, column, 0, n);
  }

  /** Becomes a point of so many ones, in columns yet to be told. */
  private void beOnes(int n) {
    room(n);
    if (filled < n) {
      Arrays.fill(value, 1);
      filled = value.length;
    }
    size = n;
    ones = n;
    squaredNorm = n;
  }

  /** {@return whether all non-zeros are 1} */
  public boolean isOnes() {
    return ones == size;
  }

  /** {@return how many non-zeros there are} */
  public int size() {
    return size;
  }

  /**
   * {@return the column of a non-zero}
   *
   * @param k which non-zero, from 0
   */
  public int column(int k) {
    return column[k];
  }

  /**
   * {@return the value of a non-zero}
   *
   * @param k which non-zero, from 0
   */
  public double value(int k) {
    return value[k];
  }

  /** {@return the columns of the non-zeros, ascending, in the first {@link #size()} elements; not a copy} */
  public int[] columns() {
    return column;
  }

  /** {@return the values of the non-zeros, in the first {@link #size()} elements; not a copy} */
  public double[] values() {
    return value;
  }

  /** {@return the squared Euclidean norm, ‖x‖²} */
  public double squaredNorm() {
    return squaredNorm;
  }

  /**
   * {@return whether two points have the same values}
   *
   * @param other another point
   */
  public boolean sameAs(Point other) {
    return size == other.size
        && Arrays.equals(column, 0, size, other.column, 0, size)
        && Arrays.equals(value, 0, size, other.value, 0, size);
  }

  /** {@return a number that points of the same values share} */
  public int hash() {
    int hash = 1;
    for (int k = 0; k < size; k++) {
      hash = 31 * (31 * hash + column[k]) + Double.hashCode(value[k]);
    }
    return hash;
  }

  /**
   * {@return the squared distance ‖x − other‖², summed column by column: no cancellation, whatever their scale}
   *
   * @param other another point
   */
  public double squaredDistance(Point other) {
    return differences(other, (sum, difference) -> sum + difference * difference);
  }

  /**
   * {@return the Manhattan distance ‖x − other‖₁}
   *
   * @param other another point
   */
  public double manhattanDistance(Point other) {
    return differences(other, (sum, difference) -> sum + Math.abs(difference));
  }

  /**
   * {@return the largest difference in any column, ‖x − other‖∞}
   *
   * @param other another point
   */
  public double maxDistance(Point other) {
    return differences(other, (max, difference) -> Math.max(max, Math.abs(difference)));
  }

  /** Takes the columns' differences together, from 0 on, in ascending order of columns. */
  private double differences(Point other, DoubleBinaryOperator together) {
    double all = 0;
    int a = 0;
    int b = 0;
    while (a < size || b < other.size) {
      int ja = a < size ? column[a] : Integer.MAX_VALUE;
      int jb = b < other.size ? other.column[b] : Integer.MAX_VALUE;
      double difference = (ja <= jb ? value[a++] : 0) - (jb <= ja ? other.value[b++] : 0);
      all = together.applyAsDouble(all, difference);
    }
    return all;
  }

  /**
   * Multiplies each value by its column's factor.
   *
   * @param factors the factor of each column, above 0
   */
  public void scale(double[] factors) {
    int n = size;
    clear();
    for (int k = 0; k < n; k++) {
      add(column[k], value[k] * factors[column[k]]);
    }
  }

  /** {@return a copy that shares nothing with this point, without spare room} */
  public Point copy() {
    Point copy = new Point(0);
    copy.column = Arrays.copyOf(column, size);
    copy.value = Arrays.copyOf(value, size);
    copy.size = size;
    copy.squaredNorm = squaredNorm;
    copy.ones = ones;
    return copy;
  }
}
