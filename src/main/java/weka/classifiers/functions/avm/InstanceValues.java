package weka.classifiers.functions.avm;

import avm.encode.RowValues;
import java.util.stream.IntStream;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.SparseInstance;

/** A row's values and their attributes, its own arrays where Weka lets us; null for the attributes of a dense row. */
record InstanceValues(int[] indices, double[] values) {

  /** What a row holds; not a copy. */
  static InstanceValues of(Instance row) {
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
    return new InstanceValues(indices, values);
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

  /** How many values there are. */
  int count() {
    return values.length;
  }

  /** Finds a row's values where they are, to stay there until the next one; what they are like {@link RowValues#look} says. */
  static void find(Instance row, int classIndex, RowValues into) {
    InstanceValues stored = of(row);
    into.find(stored.indices, stored.values, stored.count(), classIndex);
  }
}
