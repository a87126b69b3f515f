package weka.classifiers.functions.avm;

import avm.data.Point;
import java.util.Arrays;
import java.util.List;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;

/** What one of Weka's rows says, read once into plain arrays; checking, encoding and counting go over these. */
final class RowValues {
  /** Numbers up to here can be squared, and the squares added. */
  static final double LARGEST = 1e150;

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
  private int attributes;
  private double target;
  private Instances header;
  /** 0, 1, 2, …: the attributes of a dense row. */
  private int[] all = new int[0];

  /**
   * A row's arrays, its class included.
   *
   * @param index the attributes of its values, ascending
   * @param value its values
   * @param before how many come before the class
   * @param after where those after the class begin
   * @param length how many there are
   */
  private record Stored(int[] index, double[] value, int before, int after, int length) {
    /** How many there are, the class aside. */
    int count() {
      return before + length - after;
    }
  }

  /** Reads a row; its class apart from the rest. */
  void read(Instance row, int classIndex) {
    Stored stored = open(row, classIndex);
    begin(row, stored);
    room(count);
    if (value != ownValue) {
      index = ownIndex;
      value = ownValue;
    }
    if (dense) {
      System.arraycopy(stored.value, 0, value, 0, count);
      most = largest(value, 0, count, most);
    } else {
      take(stored.index, stored.value, 0, stored.before, 0);
      if (stored.after < stored.length) {
        take(stored.index, stored.value, stored.after, stored.length, stored.before);
      }
    }
  }

  /**
   * Finds a row's values; it stays as it is until the next one is read, so it need not be copied where its class comes
   * last. What they are like is not known before {@link #look}.
   */
  void find(Instance row, int classIndex) {
    Stored stored = open(row, classIndex);
    if (stored.after < stored.length) {
      read(row, classIndex);
      return;
    }
    begin(row, stored);
    index = stored.index;
    value = stored.value;
  }

  /** Looks at the values that were found. */
  void look() {
    if (dense) {
      most = largest(value, 0, count, most);
    } else if (value != ownValue) {
      ones = Point.areOnes(index, value, count);
      most = ones ? most : largest(value, 0, count, most);
    }
  }

  private void begin(Instance row, Stored stored) {
    count = stored.count();
    most = 0;
    dense = stored.index == all && stored.after == stored.length;
    ones = !dense;
    attributes = row.numAttributes();
    if (header != row.dataset()) {
      header = row.dataset();
    }
  }

  private void room(int n) {
    if (n > ownValue.length) {
      ownIndex = new int[2 * n];
      ownValue = new double[2 * n];
    }
  }

  /**
   * Makes room for rows that will be read next. Each is somewhere else in memory: asked all at once for their number of
   * values, they come nearer together, where reading would wait for one after the other.
   */
  void expect(List<Instance> rows, int from, int to) {
    int most = 0;
    for (int i = from; i < to; i++) {
      most = Math.max(most, rows.get(i).numValues());
    }
    room(most);
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

  /** Whether no value is missing and all can be squared. */
  boolean isPlain() {
    return most <= LARGEST_BITS;
  }

  /** Whether the row is sparse, or its class not the last attribute. */
  boolean isSparse() {
    return !dense;
  }

  /** Whether all values are known to be 1, and their attributes to ascend; of a dense row this may not be known. */
  boolean isOnes() {
    return ones;
  }

  /** Whether a row says the same, but for its class, which is read. */
  boolean equal(Instance row, int classIndex) {
    if (header != row.dataset() || attributes != row.numAttributes()) {
      return false;
    }
    Stored stored = open(row, classIndex);
    int before = stored.before;
    int after = stored.after;
    int length = stored.length;
    return count == stored.count()
        && (dense ? stored.index == all : Arrays.equals(stored.index, 0, before, index, 0, before))
        && Arrays.equals(stored.value, 0, before, value, 0, before)
        && (after == length || Arrays.equals(stored.index, after, length, index, before, count)
        && Arrays.equals(stored.value, after, length, value, before, count));
  }

  /** Gets hold of a row's arrays, its own where Weka lets us, and of its class. */
  private Stored open(Instance row, int classIndex) {
    int[] index;
    double[] value;
    int length;
    if (row.getClass() == SparseInstance.class) {
      SparseArrays sparse = new SparseArrays(row);
      index = sparse.indices();
      value = sparse.values();
      length = index.length;
    } else if (row.getClass() == DenseInstance.class) {
      value = new DenseArray(row).values();
      length = value.length;
      index = first(length);
    } else {
      length = row.numValues();
      index = new int[length];
      value = new double[length];
      for (int k = 0; k < length; k++) {
        index[k] = row.index(k);
        value[k] = row.valueSparse(k);
      }
    }
    int last = length == 0 ? -1 : index[length - 1];
    int at = last == classIndex ? length - 1
        : last < classIndex ? -length - 1 : Arrays.binarySearch(index, 0, length, classIndex);
    target = at >= 0 ? value[at] : 0;
    int before = at >= 0 ? at : -at - 1;
    return new Stored(index, value, before, at >= 0 ? at + 1 : before, length);
  }

  /** The attributes of a dense row. */
  private int[] first(int n) {
    if (n > all.length) {
      all = new int[n];
      Arrays.setAll(all, a -> a);
    }
    return all;
  }

  /** Whether a value is missing. */
  boolean isIncomplete() {
    double sum = 0;
    for (int k = 0; k < count; k++) {
      sum += 0 * value[k];
    }
    return Double.isNaN(sum);
  }

  /** How many values there are; a sparse row's zeros are left out. */
  int count() {
    return count;
  }

  /** The attributes of the values, ascending; not a copy. */
  int[] indices() {
    return dense ? all : index;
  }

  /** The values; not a copy. */
  double[] values() {
    return value;
  }

  /** The class of the row that was read, or compared, last. */
  double target() {
    return target;
  }

  /** How many attributes the row has, the class included. */
  int attributes() {
    return attributes;
  }

  /** The data set that the row says it belongs to, or null. */
  Instances header() {
    return header;
  }
}
