package weka.classifiers.functions.avm.rows;

import avm.encode.RowValues;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;

/** What one of Weka's rows says, and which data set and how many attributes it says it has. */
public final class InstanceValues extends RowValues {
  private Instances header;
  private int attributes;

  /**
   * A row's arrays, its own where Weka lets us.
   *
   * @param indices the attributes of its values; null for a dense row
   * @param values its values
   * @param length how many
   */
  private record Arrays(int[] indices, double[] values, int length) {
    private static Arrays of(Instance row) {
      if (row.getClass() == SparseInstance.class) {
        SparseArrays sparse = new SparseArrays(row);
        return new Arrays(sparse.indices(), sparse.values(), sparse.indices().length);
      }
      if (row.getClass() == DenseInstance.class) {
        double[] values = new DenseArray(row).values();
        return new Arrays(null, values, values.length);
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

  /**
   * Finds a row's values where they are; what they are like is not known before {@link #look}.
   *
   * @param row the row, which must stay as it is until the next one is read
   * @param classIndex the class's attribute
   * @param into takes the values
   */
  static void find(Instance row, int classIndex, RowValues into) {
    Arrays arrays = Arrays.of(row);
    into.find(arrays.indices, arrays.values, arrays.length, classIndex);
  }

  /**
   * Whether a row says the same, but for its class, which is read.
   *
   * @param row the row
   * @param classIndex the class's attribute
   * @return true if it does and has the same header
   */
  public boolean equal(Instance row, int classIndex) {
    if (header != row.dataset() || attributes != row.numAttributes()) {
      return false;
    }
    Arrays arrays = Arrays.of(row);
    return equal(arrays.indices, arrays.values, arrays.length, classIndex);
  }

  /** {@return how many attributes the row has, the class included} */
  public int attributes() {
    return attributes;
  }

  /** {@return the data set that the row says it belongs to, or null} */
  public Instances header() {
    return header;
  }
}
