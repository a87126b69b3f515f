package avm.tune;

import avm.data.Point;
import avm.data.Sample;
import avm.data.Vectors;
import avm.kernel.Kernel;
import avm.parallel.Parallel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.weights.LinearPart;
import java.util.Arrays;
import java.util.Random;
import java.util.function.DoubleSupplier;
import java.util.stream.IntStream;

/**
 * How much each column counts: the root mean squared derivative of a fitted function with respect to it, which is the
 * diagonal of its average gradient outer product (Radhakrishnan, Beaglehole, Pandit and Belkin, "Mechanism for feature
 * learning in neural networks and backpropagation-free machine learning models", Science 2024). Columns of one
 * attribute count alike.
 */
public final class Metric {
  /** How many rows the derivatives are taken at, and where the mean of several metrics is taken. */
  public static final int ROWS = 400;
  static final int FEWER_ROWS = 100;
  /** How many of them at a time, */
  private static final int AT_ONCE = 50;
  /** and the most derivatives at a time. */
  private static final int DERIVATIVES = 1_000_000;
  /** No column counts less than this share of the one that counts most. */
  private static final double LEAST = 0.01;
  /** Makes 1 nothing beside any difference. */
  private static final double HUGE = 1e100;

  private Metric() {
  }

  /**
   * {@return a factor for each column, the largest being 1}
   *
   * @param cores the core points of the function
   * @param kernel its kernel
   * @param weights its weight vector, an array for each output: the core points' coefficients, then the linear function's
   * @param mu μ, the weight of the linear function, or 0
   * @param rows some rows
   * @param groups a number for each column, the same for columns of one attribute, which follow each other
   * @param before what the columns of the rows have been multiplied by already, or null
   * @param seed the seed of the draw of rows
   * @param most at how many rows derivatives are taken at most
   */
  static double[] of(CoreSet cores, Kernel kernel, float[][] weights, double mu, Sample rows, int[] groups,
      double[] before, long seed, int most) {
    int n = Math.min(most, rows.size());
    int[] picked = rows.shuffled(new Random(seed));
    Point[] centres = IntStream.range(0, cores.size()).mapToObj(cores::point).toArray(Point[]::new);
    int times = (n - 1) / Math.max(1, Math.min(AT_ONCE, DERIVATIVES / rows.features() / weights.length)) + 1;
    double[][] parts = Parallel.range(times, (double) n * centres.length * (rows.points()[0].size() + 1) * weights.length)
        .mapToObj(part -> squares(cores, kernel, weights, mu, IntStream.range(0, n).filter(k -> k % times == part)
            .mapToObj(k -> rows.points()[picked[k]]).toArray(Point[]::new), centres, n, rows.features()))
        .toArray(double[][]::new);
    double[] squares = new double[rows.features()];
    for (double[] part : parts) {
      Arrays.setAll(squares, j -> squares[j] + (before == null ? 1 : before[j] * before[j]) * part[j]);
    }
    return factors(together(squares, rows, groups));
  }

  /**
   * {@return the same, multiplied so that typical distances stay as they are; null if there is none}
   *
   * @param cores the core points of the function
   * @param kernel its kernel
   * @param weights its weight vector, an array for each output: the core points' coefficients, then the linear function's
   * @param mu μ, the weight of the linear function, or 0
   * @param rows some rows
   * @param groups a number for each column, the same for columns of one attribute, which follow each other
   * @param before what the columns of the rows have been multiplied by already, or null
   * @param seed the seed of the draws of rows
   * @param most at how many rows derivatives are taken at most
   * @param median the {@link #median} of the rows
   */
  public static double[] next(CoreSet cores, Kernel kernel, float[][] weights, double mu, Sample rows, int[] groups,
      double[] before, long seed, int most, DoubleSupplier median) {
    double[] metric = of(cores, kernel, weights, mu, rows, groups, before, seed, most);
    if (metric == null) {
      return null;
    }
    double[] relative = metric.clone();
    Arrays.setAll(relative, j -> before == null ? metric[j] : metric[j] / before[j]);
    double ratio = Math.sqrt(median.getAsDouble() / median(rows.scaled(relative), kernel, seed));
    return Arrays.stream(metric).map(factor -> factor * ratio).toArray();
  }

  /**
   * {@return the median of the squared distances of rows that a kernel is a function of}
   *
   * @param rows the rows
   * @param kernel the kernel
   * @param seed the seed of the draws
   */
  public static double median(Sample rows, Kernel kernel, long seed) {
    return Geometry.median(rows, seed, kernel::squaredDistance);
  }

  /** The sums of squared derivatives at some of n rows over n, column by column; loops go over these rows. */
  private static double[] squares(CoreSet cores, Kernel kernel, float[][] weights, double mu, Point[] at,
      Point[] centres, int n, int features) {
    double[] squares = new double[features];
    double[][] slopes = slopes(cores, kernel, at);
    double[][] values = kernel.isManhattan() ? byColumn(at, features) : null;
    double[][] own = values == null ? null : Arrays.stream(values).map(of -> Arrays.stream(of).map(Metric::sign).toArray())
        .toArray(double[][]::new);
    double[] signed = new double[at.length];
    double[][][] gradients = new double[weights.length][features][];
    for (int i = 0; i < centres.length; i++) {
      for (int k = 0; k < centres[i].size(); k++) {
        int j = centres[i].column(k);
        double centre = centres[i].value(k);
        if (values != null) {
          signs(slopes[i], values[j], own[j], centre, signed);
        }
        double[] term = values != null ? signed : slopes[i];
        double factor = values != null ? 1 : -centre;
        for (int o = 0; o < weights.length; o++) {
          double[][] gradient = gradients[o];
          gradient[j] = gradient[j] == null ? new double[at.length] : gradient[j];
          if (weights[o][i] != 0) {
            Vectors.add(gradient[j], factor * weights[o][i], term, at.length);
          }
        }
      }
    }
    for (int o = 0; o < weights.length; o++) {
      float[] output = weights[o];
      double[][] gradient = gradients[o];
      double[] sum = new double[at.length];
      for (int i = 0; i < centres.length; i++) {
        if (output[i] != 0) {
          Vectors.add(sum, output[i], slopes[i], sum.length);
        }
      }
      double[] row = new double[features];
      for (int r = 0; r < at.length; r++) {
        for (int j = 0; j < features; j++) {
          row[j] = gradient[j] == null ? 0 : gradient[j][r];
        }
        for (int k = 0; k < at[r].size(); k++) {
          row[at[r].column(k)] += sum[r] * (values != null ? sign(at[r].value(k)) : at[r].value(k));
        }
        double scale = mu > 0 ? LinearPart.scale(mu, at[r]) : 0;
        for (int j = 0; j < features; j++) {
          double derivative = row[j] + (mu > 0 ? scale * output[centres.length + 1 + j] : 0);
          squares[j] += derivative * derivative / n;
        }
      }
    }
    return squares;
  }

  /**
   * What the derivative of K(x, c) by a column is of x_j − c_j or, where distances are Manhattan's, of its sign: an array
   * over the rows for each core point.
   */
  private static double[][] slopes(CoreSet cores, Kernel kernel, Point[] at) {
    double[][] slopes = new double[cores.size()][at.length];
    KernelRow row = new KernelRow();
    for (int r = 0; r < at.length; r++) {
      row.compute(cores, kernel, at[r]);
      for (int i = 0; i < slopes.length; i++) {
        slopes[i][r] = kernel.isManhattan() ? -Math.sqrt(kernel.gamma()) * row.kernel(i)
            : 2 * kernel.slope(row.squaredDistance(i), row.kernel(i));
      }
    }
    return slopes;
  }

  /** The rows' values, an array over the rows for each column. */
  private static double[][] byColumn(Point[] at, int features) {
    double[][] values = new double[features][at.length];
    for (int r = 0; r < at.length; r++) {
      for (int k = 0; k < at[r].size(); k++) {
        values[at[r].column(k)][r] = at[r].value(k);
      }
    }
    return values;
  }

  /** Slopes times the sign of the differences of values to a centre's, less that of the values' own. */
  private static void signs(double[] slopes, double[] values, double[] own, double centre, double[] out) {
    for (int r = 0; r < out.length; r++) {
      out[r] = slopes[r] * (sign(values[r] - centre) - own[r]);
    }
  }

  /** The sign of what is not tiny: HotSpot makes no vector instructions of {@link Math#signum(double)}. */
  private static double sign(double difference) {
    double huge = HUGE * difference;
    return huge / (Math.abs(huge) + 1);
  }

  /** The columns of an attribute get their mean, in which a column counts as often as rows have a value in it. */
  private static double[] together(double[] squares, Sample rows, int[] groups) {
    double[] often = new double[squares.length];
    for (Point x : rows.points()) {
      for (int k = 0; k < x.size(); k++) {
        often[x.column(k)]++;
      }
    }
    for (int from = 0, to; from < squares.length; from = to) {
      to = from + 1;
      while (to < squares.length && groups[to] == groups[from]) {
        to++;
      }
      double sum = 0;
      double count = 0;
      for (int j = from; j < to; j++) {
        sum += often[j] * squares[j];
        count += often[j];
      }
      if (to > from + 1) {
        Arrays.fill(squares, from, to, count > 0 ? sum / count : 0);
      }
    }
    return squares;
  }

  private static double[] factors(double[] squares) {
    double most = Arrays.stream(squares).max().orElse(0);
    return most > 0 && most < Double.POSITIVE_INFINITY
        ? Arrays.stream(squares).map(s -> Math.max(LEAST, Math.sqrt(s / most))).toArray() : null;
  }
}
