package weka.classifiers.functions.avm;

import java.util.Arrays;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;

/** What one of Weka's rows says, read once into plain arrays; checking, encoding and counting go over these. */
final class RowValues {
  private int[] index = new int[16];
  private double[] value = new double[16];
  private int count;
  private int attributes;
  private double target;
  private Instances header;
  /** 0, 1, 2, …: the attributes of a dense row. */
  private int[] all = new int[0];
  /** The attributes and values of the row at hand, its class included. */
  private int[] storedIndex;
  private double[] stored;
  /** How many there are, how many come before the class, and where those after it begin. */
  private int length;
  private int before;
  private int after;

  /** Lets the arrays of a sparse row be seen: Weka's copies share them. */
  private static final class Sparse extends SparseInstance {
    private static final long serialVersionUID = 1L;

    Sparse(Instance row) {
      super(row);
    }

    int[] indices() {
      return m_Indices;
    }

    double[] values() {
      return m_AttValues;
    }
  }

  /** Lets the array of a dense row be seen. */
  private static final class Dense extends DenseInstance {
    private static final long serialVersionUID = 1L;

    Dense(Instance row) {
      super(row);
    }

    double[] values() {
      return m_AttValues;
    }
  }

  /** Reads a row; its class apart from the rest. */
  void read(Instance row, int classIndex) {
    open(row, classIndex);
    count = before + length - after;
    if (count > index.length) {
      index = new int[2 * count];
      value = new double[2 * count];
    }
    System.arraycopy(storedIndex, 0, index, 0, before);
    System.arraycopy(stored, 0, value, 0, before);
    if (after < length) {
      System.arraycopy(storedIndex, after, index, before, length - after);
      System.arraycopy(stored, after, value, before, length - after);
    }
    attributes = row.numAttributes();
    header = row.dataset();
  }

  /** Whether a row says the same, but for its class, which is read. */
  boolean equal(Instance row, int classIndex) {
    if (header != row.dataset() || attributes != row.numAttributes()) {
      return false;
    }
    open(row, classIndex);
    return count == before + length - after
        && Arrays.equals(storedIndex, 0, before, index, 0, before)
        && Arrays.equals(stored, 0, before, value, 0, before)
        && (after == length || Arrays.equals(storedIndex, after, length, index, before, count)
        && Arrays.equals(stored, after, length, value, before, count));
  }

  /** Gets hold of a row's arrays, its own where Weka lets us, and of its class. */
  private void open(Instance row, int classIndex) {
    if (row.getClass() == SparseInstance.class) {
      Sparse sparse = new Sparse(row);
      storedIndex = sparse.indices();
      stored = sparse.values();
      length = storedIndex.length;
    } else if (row.getClass() == DenseInstance.class) {
      stored = new Dense(row).values();
      length = stored.length;
      if (length > all.length) {
        all = new int[length];
        Arrays.setAll(all, a -> a);
      }
      storedIndex = all;
    } else {
      copy(row);
    }
    int at = length > 0 && storedIndex[length - 1] == classIndex ? length - 1
        : Arrays.binarySearch(storedIndex, 0, length, classIndex);
    before = at >= 0 ? at : -at - 1;
    after = at >= 0 ? at + 1 : before;
    target = at >= 0 ? stored[at] : 0;
  }

  private void copy(Instance row) {
    length = row.numValues();
    storedIndex = new int[length];
    stored = new double[length];
    for (int k = 0; k < length; k++) {
      storedIndex[k] = row.index(k);
      stored[k] = row.valueSparse(k);
    }
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
    return index;
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
