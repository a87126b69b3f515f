package avm.encode;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** The range, mean and standard deviation of each attribute, the class included, over some rows. */
public final class Ranges {
  /** How many rows curves are made of at most. */
  private static final int CURVED = 5000;

  private final RowSource rows;
  /** The curve of each attribute, null before it is needed. */
  private Curve[] curves;
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
    this.rows = rows;
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

  /** Welford's step, but for zeros, which are many. */
  private void see(int a, double value, int[] missing) {
    if (Double.isNaN(value)) {
      missing[a]++;
    } else if (value != 0 && !Double.isInfinite(value)) {
      min[a] = count[a] == 0 ? value : Math.min(min[a], value);
      max[a] = count[a] == 0 ? value : Math.max(max[a], value);
      count[a]++;
      double difference = value - mean[a];
      mean[a] += difference / count[a];
      squares[a] += difference * (value - mean[a]);
    }
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

  /** The mean of an attribute, 0 where it has no value. */
  double mean(int a) {
    return mean[a];
  }

  /** The standard deviation of an attribute, 0 where it has fewer than two values. */
  double deviation(int a) {
    return count[a] < 2 ? 0 : Math.sqrt(squares[a] / count[a]);
  }

  /** How each attribute is scaled. */
  Scales scales(Schema schema, Scaling scaling) {
    Scales scales = new Scales(min.length);
    int[] numeric = scaling == Scaling.NONE ? new int[0] : IntStream.range(0, min.length)
        .filter(a -> a != schema.classIndex() && !schema.isNominal(a)).toArray();
    double widest = Arrays.stream(numeric).mapToDouble(a -> max[a] - min[a]).reduce(0, Math::max);
    Curve[] all = scaling == Scaling.QUANTILE ? curves() : new Curve[min.length];
    for (int a : numeric) {
      scales.curve()[a] = all[a];
      if (all[a] != null) {
        continue;
      }
      double shift = shift(a);
      double factor = scaling.factor(min[a], max[a], deviation(a), widest);
      scales.shift()[a] = shift;
      scales.factor()[a] = factor;
      scales.bound()[a] = Math.max(1, factor * Math.max(max[a] - shift, shift - min[a]));
    }
    for (int a = 0; a < min.length; a++) {
      double weight = schema.weight(a);
      scales.factor()[a] *= weight;
      scales.bound()[a] = weight == 0 ? 0 : scales.bound()[a] * weight;
    }
    return scales;
  }

  /** The curve of each attribute that has a value, by some of the rows. */
  private Curve[] curves() {
    if (curves == null) {
      int n = Math.min(CURVED, rows.size());
      DoubleStream.Builder[] found = new DoubleStream.Builder[min.length];
      Arrays.setAll(found, a -> DoubleStream.builder());
      int[] zeros = new int[min.length];
      Arrays.fill(zeros, n);
      RowValues row = new RowValues();
      for (int i = 0; i < n; i++) {
        rows.read((int) ((long) rows.size() * i / n), row);
        for (int k = 0; k < row.count(); k++) {
          double value = row.values()[k];
          if (value != 0) {
            zeros[row.indices()[k]]--;
          }
          if (value != 0 && Math.abs(value) <= Double.MAX_VALUE) {
            found[row.indices()[k]].add(value);
          }
        }
      }
      curves = new Curve[min.length];
      Arrays.setAll(curves, a -> {
        double[] values = found[a].build().sorted().toArray();
        return values.length + zeros[a] == 0 ? null : Curve.of(values, zeros[a]);
      });
    }
    return curves;
  }

  /**
   * {@return the scalings that auto chooses from and that are not, on these rows, the same as one before them}
   *
   * @param schema the attributes
   */
  public List<Scaling> scalings(Schema schema) {
    Map<Object, Scaling> first = new LinkedHashMap<>();
    for (Scaling scaling : Scaling.CANDIDATES) {
      Scales scales = scales(schema, scaling);
      boolean bent = Arrays.stream(scales.curve()).anyMatch(curve -> curve != null && curve.size() > 2);
      if (bent || scaling != Scaling.QUANTILE) {
        first.putIfAbsent(List.of(scales.numbers(), bent), scaling);
      }
    }
    return List.copyOf(first.values());
  }

  /** What to subtract so that differences keep their digits: nothing where 0 is in the range, else the nearer end. */
  private double shift(int a) {
    return min[a] > 0 ? min[a] : max[a] < 0 ? max[a] : 0;
  }
}
