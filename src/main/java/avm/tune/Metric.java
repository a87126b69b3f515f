package avm.tune;

import avm.data.Point;
import avm.data.Sample;
import avm.kernel.Kernel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.weights.LinearPart;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * How much each column counts: the root mean squared derivative of a fitted function with respect to it, which is the
 * diagonal of its average gradient outer product (Radhakrishnan, Beaglehole, Pandit and Belkin, "Mechanism for feature
 * learning in neural networks and backpropagation-free machine learning models", Science 2024). Columns of one
 * attribute count alike.
 */
final class Metric {
  /** How many rows the derivatives are taken at. */
  private static final int ROWS = 400;
  /** In how many parts, on all cores. */
  private static final int PARTS = 16;
  /** No column counts less than this share of the one that counts most. */
  private static final double LEAST = 0.01;

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
   */
  static double[] of(CoreSet cores, Kernel kernel, float[][] weights, double mu, Sample rows, int[] groups,
      double[] before, long seed) {
    int n = Math.min(ROWS, rows.size());
    int[] picked = rows.shuffled(new Random(seed));
    Point[] centres = IntStream.range(0, cores.size()).mapToObj(cores::point).toArray(Point[]::new);
    double[][] parts = IntStream.range(0, PARTS).parallel().mapToObj(part -> {
      double[] squares = new double[rows.features()];
      KernelRow row = new KernelRow();
      double[] gradient = new double[rows.features()];
      for (int k = part; k < n; k += PARTS) {
        Point x = rows.points()[picked[k]];
        row.compute(cores, kernel, x);
        for (float[] output : weights) {
          gradient(row, kernel, output, centres, x, mu, gradient);
          for (int j = 0; j < gradient.length; j++) {
            squares[j] += gradient[j] * gradient[j] / n;
          }
        }
      }
      return squares;
    }).toArray(double[][]::new);
    double[] squares = new double[rows.features()];
    for (double[] part : parts) {
      Arrays.setAll(squares, j -> squares[j] + (before == null ? 1 : before[j] * before[j]) * part[j]);
    }
    return factors(together(squares, rows, groups));
  }

  /** The derivatives of one output at a row. */
  private static void gradient(KernelRow row, Kernel kernel, float[] weights, Point[] centres, Point x, double mu,
      double[] gradient) {
    Arrays.fill(gradient, 0);
    double sum = 0;
    for (int i = 0; i < centres.length; i++) {
      double slope = 2 * weights[i] * kernel.slope(row.squaredDistances()[i], row.kernels()[i]);
      sum += slope;
      add(gradient, -slope, centres[i]);
    }
    add(gradient, sum, x);
    double scale = mu > 0 ? LinearPart.scale(mu, x) : 0;
    for (int j = 0; mu > 0 && j < gradient.length; j++) {
      gradient[j] += scale * weights[centres.length + 1 + j];
    }
  }

  private static void add(double[] sum, double factor, Point x) {
    for (int k = 0; k < x.size(); k++) {
      sum[x.column(k)] += factor * x.value(k);
    }
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
