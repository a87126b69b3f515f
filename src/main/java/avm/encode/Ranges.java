package avm.encode;

/** The range, mean and standard deviation of each attribute, the class included, over some rows. */
public final class Ranges {
  private final double[] min;
  private final double[] max;
  private final double[] mean;
  private final double[] squares;
  private final double[] count;

  /**
   * Measures rows.
   *
   * @param schema the attributes
   * @param rows the rows
   */
  public Ranges(Schema schema, RowSource rows) {
    int attributes = schema.attributes();
    min = new double[attributes];
    max = new double[attributes];
    mean = new double[attributes];
    squares = new double[attributes];
    count = new double[attributes];
    int[] missing = new int[attributes];
    RowValues row = new RowValues();
    for (int i = 0; i < rows.size(); i++) {
      rows.read(i, row);
      int[] index = row.indices();
      for (int k = 0; k < row.count(); k++) {
        see(index[k], row.values()[k], missing);
      }
      see(schema.classIndex(), row.target(), missing);
    }
    for (int a = 0; a < attributes; a++) {
      addZeros(a, rows.size() - missing[a] - count[a]);
    }
  }

  private void see(int a, double value, int[] missing) {
    if (Double.isNaN(value)) {
      missing[a]++;
    } else if (value != 0 && !Double.isInfinite(value)) {
      add(a, value);
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

  /**
   * {@return the mean of an attribute, 0 where it has no value}
   *
   * @param a the attribute
   */
  public double mean(int a) {
    return mean[a];
  }

  /**
   * {@return the standard deviation of an attribute, 0 where it has fewer than two values}
   *
   * @param a the attribute
   */
  public double deviation(int a) {
    return count[a] < 2 ? 0 : Math.sqrt(squares[a] / count[a]);
  }

  /** The largest range of a numeric attribute, the class aside. */
  double widest(Schema schema) {
    double widest = 0;
    for (int a = 0; a < schema.attributes(); a++) {
      if (a != schema.classIndex() && !schema.isNominal(a)) {
        widest = Math.max(widest, max[a] - min[a]);
      }
    }
    return widest;
  }

  /** What to subtract so that differences keep their digits: nothing where 0 is in the range, else the nearer end. */
  double shift(int a) {
    return min[a] > 0 ? min[a] : max[a] < 0 ? max[a] : 0;
  }
}
