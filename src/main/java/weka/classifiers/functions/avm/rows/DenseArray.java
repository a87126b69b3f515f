package weka.classifiers.functions.avm.rows;

import weka.core.DenseInstance;
import weka.core.Instance;

/** Lets the array of a dense row be seen: Weka's copies share it. */
final class DenseArray extends DenseInstance {
  private static final long serialVersionUID = 1L;

  DenseArray(Instance row) {
    super(row);
  }

  double[] values() {
    return m_AttValues;
  }
}
