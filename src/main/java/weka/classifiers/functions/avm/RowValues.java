package weka.classifiers.functions.avm;

import java.util.Arrays;
import weka.core.Instance;
import weka.core.Instances;

/** What one of Weka's rows says, read once into plain arrays; checking, encoding and counting go over these. */
final class RowValues {
  private int[] index = new int[16];
  private double[] value = new double[16];
  private int count;
  private int attributes;
  private Instances header;

  /** Reads a row, all but its class. */
  void read(Instance row, int classIndex) {
    int stored = row.numValues();
    if (stored > index.length) {
      index = Arrays.copyOf(index, 2 * stored);
      value = Arrays.copyOf(value, 2 * stored);
    }
    int n = 0;
    for (int k = 0; k < stored; k++) {
      int a = row.index(k);
      index[n] = a;
      value[n] = row.valueSparse(k);
      n += a == classIndex ? 0 : 1;
    }
    count = n;
    attributes = row.numAttributes();
    header = row.dataset();
  }

  /** Whether a row says the same, but for its class. */
  boolean equal(Instance row, int classIndex) {
    if (header != row.dataset() || attributes != row.numAttributes()) {
      return false;
    }
    int stored = row.numValues();
    int n = 0;
    for (int k = 0; k < stored; k++) {
      int a = row.index(k);
      if (a != classIndex) {
        if (n == count || index[n] != a
            || Double.doubleToRawLongBits(value[n]) != Double.doubleToRawLongBits(row.valueSparse(k))) {
          return false;
        }
        n++;
      }
    }
    return n == count;
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

  /** How many attributes the row has, the class included. */
  int attributes() {
    return attributes;
  }

  /** The data set that the row says it belongs to, or null. */
  Instances header() {
    return header;
  }
}
