package weka.classifiers.functions.avm;

import avm.encode.RowValues;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;

/** What one of Weka's rows says, and which data set and how many attributes it says it has. */
public final class InstanceValues extends RowValues {
  private Instances header;
  private int attributes;

  /** A row's values and their attributes (null for a dense row): the row's own arrays where Weka lets us. */
  private record Arrays(int[] indices, double[] values, int length) {
    private static Arrays of(Instance row) {
      if (row.getClass() == SparseInstance.class) {
        return new Sparse(row).arrays();
      }
      if (row.getClass() == DenseInstance.class) {
        return new Dense(row).arrays();
      }
      int n = row.numValues();
      Arrays copy = new Arrays(new int[n], new double[n], n);
      for (int k = 0; k < n; k++) {
        copy.indices[k] = row.index(k);
        copy.values[k] = row.valueSparse(k);
      }
      return copy;
    }
  }

  /** Lets the arrays of a sparse row be seen: Weka's copies share them. */
  private static final class Sparse extends SparseInstance {
    private static final long serialVersionUID = 1L;

    Sparse(Instance row) {
      super(row);
    }

    Arrays arrays() {
      return new Arrays(m_Indices, m_AttValues, m_Indices.length);
    }
  }

  /** Lets the array of a dense row be seen: Weka's copies share it. */
  private static final class Dense extends DenseInstance {
    private static final long serialVersionUID = 1L;

    Dense(Instance row) {
      super(row);
    }

    Arrays arrays() {
      return new Arrays(null, m_AttValues, m_AttValues.length);
    }
  }

  /** Makes room for a row. */
  public InstanceValues() {
  }

  /**
   * Copies a row.
   *
   * @param row the row
   * @param classIndex the class's attribute
   */
  public void read(Instance row, int classIndex) {
    Arrays arrays = Arrays.of(row);
    read(arrays.indices, arrays.values, arrays.length, classIndex);
    attributes = row.numAttributes();
    if (header != row.dataset()) {
      header = row.dataset();
    }
  }

  /** Finds a row's values where they are, to stay there until the next one; what they are like {@link #look} says. */
  static void find(Instance row, int classIndex, RowValues into) {
    Arrays arrays = Arrays.of(row);
    into.find(arrays.indices, arrays.values, arrays.length, classIndex);
  }

  /** Whether a row of the same header says the same, but for its class, which is read. */
  boolean equal(Instance row, int classIndex) {
    if (header != row.dataset() || attributes != row.numAttributes()) {
      return false;
    }
    Arrays arrays = Arrays.of(row);
    return equal(arrays.indices, arrays.values, arrays.length, classIndex);
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
