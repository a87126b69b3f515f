package moa.classifiers.functions.avm;

import com.yahoo.labs.samoa.instances.Instance;
import java.util.Arrays;

/**
 * What one of MOA's rows holds, as plain arrays; null for the attributes of a dense row.
 *
 * <p>MOA's WekaToSamoaInstanceConverter writes a zero of the first attribute where a sparse row had its class, and then has
 * no place to put the class into. Such a row can be predicted; its class is lost.
 */
record InstanceValues(int[] indices, double[] values, boolean isClassLost) {

  /** What a row holds. */
  static InstanceValues of(Instance row, int classIndex) {
    int n = row.numValues();
    int[] indices = new int[n];
    double[] values = new double[n];
    int kept = 0;
    boolean dense = n == row.numAttributes();
    boolean hasClass = false;
    for (int i = 0; i < n; i++) {
      int a = row.index(i);
      double value = row.valueSparse(i);
      hasClass |= a == classIndex;
      dense &= a == i;
      if (dense || a != 0 || value != 0 || classIndex == 0) {
        indices[kept] = a;
        values[kept++] = value;
      }
    }
    if (dense) {
      return new InstanceValues(null, values, false);
    }
    boolean lost = kept < n && !hasClass;
    for (int i = 1; i < kept; i++) {
      if (indices[i] <= indices[i - 1]) {
        throw new IllegalArgumentException("the row's attributes are not in ascending order: " + indices[i] + " comes after "
            + indices[i - 1] + "; MOA's sparse rows must be in order");
      }
    }
    return kept == n ? new InstanceValues(indices, values, lost)
        : new InstanceValues(Arrays.copyOf(indices, kept), Arrays.copyOf(values, kept), lost);
  }
}
