package weka.classifiers.functions.avm;

import avm.encode.RowValues;
import java.util.stream.IntStream;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;

/** What one of Weka's rows says, and which data set and how many attributes it says it has. */
public final class InstanceValues extends RowValues {
  private Instances header;
  private int attributes;

  /** A row's values and their attributes, its own arrays where Weka lets us; null for the attributes of a dense row. */
  private record Stored(int[] indices, double[] values) {
    private static Stored of(Instance row) {
      int[] indices = null;
      double[] values;
      if (row.getClass() == SparseInstance.class) {
        Sparse sparse = new Sparse(row);
        indices = sparse.indices();
        values = sparse.values();
      } else if (row.getClass() == DenseInstance.class) {
        values = new Dense(row).values();
      } else {
        indices = IntStream.range(0, row.numValues()).map(row::index).toArray();
        values = IntStream.range(0, row.numValues()).mapToDouble(row::valueSparse).toArray();
      }
      return new Stored(indices, values);
    }
  }

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

  /** Lets the array of a dense row be seen: Weka's copies share it. */
  private static final class Dense extends DenseInstance {
    private static final long serialVersionUID = 1L;

    Dense(Instance row) {
      super(row);
    }

    double[] values() {
      return m_AttValues;
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
    Stored stored = Stored.of(row);
    read(stored.indices, stored.values, stored.values.length, classIndex);
    attributes = row.numAttributes();
    if (header != row.dataset()) {
      header = row.dataset();
    }
  }

  /** Finds a row's values where they are, to stay there until the next one; what they are like {@link #look} says. */
  static void find(Instance row, int classIndex, RowValues into) {
    Stored stored = Stored.of(row);
    into.find(stored.indices, stored.values, stored.values.length, classIndex);
  }

  /** Whether a row of the same header says the same, but for its class, which is read. */
  boolean equal(Instance row, int classIndex) {
    if (header != row.dataset() || attributes != row.numAttributes()) {
      return false;
    }
    Stored stored = Stored.of(row);
    return equal(stored.indices, stored.values, stored.values.length, classIndex);
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
