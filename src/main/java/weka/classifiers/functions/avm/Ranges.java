package weka.classifiers.functions.avm;

import java.util.List;
import weka.core.Instance;

/** The range, mean and standard deviation of each attribute, the class included, over some rows. */
final class Ranges {
  private final double[] min;
  private final double[] max;
  private final double[] mean;
  private final double[] squares;
  private final double[] count;

  /**
   * Measures rows.
   *
   * @param attributes how many attributes there are
   * @param rows the rows
   */
  Ranges(int attributes, List<Instance> rows) {
    min = new double[attributes];
    max = new double[attributes];
    mean = new double[attributes];
    squares = new double[attributes];
    count = new double[attributes];
    int[] missing = new int[attributes];
    for (Instance row : rows) {
      for (int k = 0; k < row.numValues(); k++) {
        int a = row.index(k);
        double value = row.valueSparse(k);
        if (Double.isNaN(value)) {
          missing[a]++;
        } else if (value != 0 && !Double.isInfinite(value)) {
          add(a, value);
        }
      }
    }
    for (int a = 0; a < attributes; a++) {
      addZeros(a, rows.size() - missing[a] - count[a]);
    }
  }

  /** Welford's step. */
  private void add(int a, double value) {
    min[a] = count[a] == 0 ? value : Math.min(min[a], value);
    max[a] = count[a] == 0 ? value : Math.max(max[a], value);
    count[a]++;
    double difference = value - mean[a];
    mean[a] += difference / count[a];
    squares[a] += difference * (value - mean[a]);
  }

  /** Many zeros at once. */
  private void addZeros(int a, double zeros) {
    if (zeros > 0) {
      double all = count[a] + zeros;
      squares[a] += mean[a] * mean[a] * count[a] * zeros / all;
      mean[a] *= count[a] / all;
      min[a] = Math.min(min[a], 0);
      max[a] = Math.max(max[a], 0);
      count[a] = all;
    }
  }

  double min(int a) {
    return min[a];
  }

  double max(int a) {
    return max[a];
  }

  double mean(int a) {
    return mean[a];
  }

  double deviation(int a) {
    return count[a] < 2 ? 0 : Math.sqrt(squares[a] / count[a]);
  }

  /** What to subtract so that differences keep their digits: nothing where 0 is in the range, else the nearer end. */
  double shift(int a) {
    return min[a] > 0 ? min[a] : max[a] < 0 ? max[a] : 0;
  }
}
