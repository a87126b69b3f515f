package weka.classifiers.functions.avm.rows;

import weka.core.Instance;
import weka.core.SparseInstance;

/** Lets the arrays of a sparse row be seen: Weka's copies share them. */
final class SparseArrays extends SparseInstance {
  private static final long serialVersionUID = 1L;

  SparseArrays(Instance row) {
    super(row);
  }

  int[] indices() {
    return m_Indices;
  }

  double[] values() {
    return m_AttValues;
  }
}
