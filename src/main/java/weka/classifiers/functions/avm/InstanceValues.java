package weka.classifiers.functions.avm;

import avm.encode.RowValues;
import avm.train.Workspace;
import java.util.stream.IntStream;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;

/**
 * What one of Weka's rows says. One thread reads and checks one row after the other into it. The row that was predicted last
 * is often the one that is learned next; it has been read and checked then.
 */
final class InstanceValues extends RowValues {
  private final Workspace workspace = new Workspace();
  private final Thread owner = Thread.currentThread();
  /** The data set that the row says it belongs to, or null, and how many attributes it has, the class included. */
  private Instances header;
  private int attributes;
  /** Whether the row that was read last was to be predicted, and was right. */
  private boolean predicted;

  /** A row's values and their attributes, its own arrays where Weka lets us; null for the attributes of a dense row. */
  private record Stored(int[] indices, double[] values) {
    private static Stored of(Instance row) {
      int[] indices = null;
      double[] values;
      if (row.getClass() == SparseInstance.class) {
        Sparse sparse = new Sparse(row);
        indices = sparse.indices;
        values = sparse.values;
      } else if (row.getClass() == DenseInstance.class) {
        values = new Dense(row).values;
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

    private final int[] indices = m_Indices;
    private final double[] values = m_AttValues;

    Sparse(Instance row) {
      super(row);
    }
  }

  /** Lets the array of a dense row be seen: Weka's copies share it. */
  private static final class Dense extends DenseInstance {
    private static final long serialVersionUID = 1L;

    private final double[] values = m_AttValues;

    Dense(Instance row) {
      super(row);
    }
  }

  /** Whether it is the calling thread's. */
  boolean isOwn() {
    return owner == Thread.currentThread();
  }

  /** Reads and checks a row to predict. */
  RowValues toPredict(RowCheck check, Instance row) {
    readChecked(check, row);
    predicted = true;
    return this;
  }

  /** Reads and checks a row to learn; false if it teaches nothing. */
  boolean toLearn(RowCheck check, Instance row) {
    if (!predicted || !equal(row, check.classIndex())) {
      readChecked(check, row);
    }
    predicted = false;
    return check.teaches(row.weight(), target());
  }

  private void readChecked(RowCheck check, Instance row) {
    predicted = false;
    read(row, check.classIndex());
    check.header(header, attributes);
    check.attributes(this);
  }

  /** Copies a row. */
  void read(Instance row, int classIndex) {
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
    Stored stored = Stored.of(row);
    return header == row.dataset() && attributes == row.numAttributes()
        && equal(stored.indices, stored.values, stored.values.length, classIndex);
  }

  /** Room for what the library computes of a row. */
  Workspace workspace() {
    return workspace;
  }
}
