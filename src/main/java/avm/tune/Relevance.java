package avm.tune;

import static avm.data.Fused.multiplyAdd;

import avm.data.Point;
import avm.data.Sample;
import avm.data.Vectors;
import avm.kernel.Kernel;
import avm.parallel.Parallel;
import avm.solve.BlockCholesky;
import avm.weights.LinearPart;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * How much each column counts, by gradient descent on the error of rows held out. Each step draws some rows. Two thirds
 * of them are fitted by kernel ridge regression, the others judge. The derivative of their squared error by the logarithm
 * of each attribute's factor says which way to go, and by that of the ridge, too (steps as those of Adam: Kingma and Ba,
 * "Adam: A Method for Stochastic Optimization", 2015). Steps become shorter until the last. Columns of one attribute count
 * alike.
 */
final class Relevance {
  /** How many rows a step draws. */
  private static final int ROWS = 1500;
  private static final int STEPS = 16;
  /** About how far the logarithm of a factor moves in the first step. */
  private static final double RATE = 0.4;
  /** How much of the mean of gradients, and of their squares, is kept in a step. */
  private static final double KEPT = 0.8;
  private static final double KEPT_SQUARES = 0.95;
  /** More columns take too long. */
  private static final int MOST_COLUMNS = 64;
  /** No column counts less than this share of the one that counts most. */
  private static final double LEAST = 0.01;
  /** The ridge begins in this range. */
  private static final double LEAST_RIDGE = 0.01;
  private static final double MOST_RIDGE = 1;
  /** A row that weighs less counts as one of this weight. */
  private static final double LEAST_WEIGHT = 1e-9;
  /** In so many parts the pairs of rows are looked at. */
  private static final int PARTS = 8;

  private final Sample rows;
  private final Kernel kernel;
  private final double mu;
  private final int[] groups;
  /** The values of the rows, column by column. */
  private final double[][] columns;

  Relevance(Sample rows, Kernel kernel, double mu, int[] groups) {
    this.rows = rows;
    this.kernel = kernel;
    this.mu = mu;
    this.groups = groups;
    columns = new double[rows.features()][rows.size()];
    for (int i = 0; i < rows.size(); i++) {
      Point x = rows.points()[i];
      for (int k = 0; k < x.size(); k++) {
        columns[x.column(k)][i] = x.value(k);
      }
    }
  }

  /**
   * {@return a factor for each column, or null where columns are too many or a fit failed}
   *
   * @param rows the rows
   * @param kernel the kernel
   * @param strength λN, which the ridge begins with
   * @param mu μ, the weight of the linear function, or 0
   * @param groups a number for each column, the same for columns of one attribute, which follow each other
   * @param seed the seed of the draws
   */
  static double[] of(Sample rows, Kernel kernel, double strength, double mu, int[] groups, long seed) {
    if (rows.features() > MOST_COLUMNS) {
      return null;
    }
    double[] factors = new Relevance(rows, kernel, mu, groups).descend(
        Math.max(LEAST_RIDGE, Math.min(MOST_RIDGE, strength)), new Random(seed));
    return Arrays.stream(factors).allMatch(Double::isFinite) ? factors : null;
  }

  private double[] descend(double ridge, Random random) {
    int d = columns.length;
    double[] logs = new double[d + 1];
    logs[d] = Math.log(ridge);
    double[] mean = new double[d + 1];
    double[] squares = new double[d + 1];
    for (int t = 1; t <= STEPS; t++) {
      double[] gradient = together(new Step(rows.shuffled(random), logs).gradient());
      double rate = RATE * (1 - (t - 1.0) / STEPS);
      double shareOfMean = 1 - Math.pow(KEPT, t);
      double shareOfSquares = 1 - Math.pow(KEPT_SQUARES, t);
      double most = Arrays.stream(logs, 0, d).max().orElse(0);
      for (int j = 0; j <= d; j++) {
        mean[j] = KEPT * mean[j] + (1 - KEPT) * gradient[j];
        squares[j] = KEPT_SQUARES * squares[j] + (1 - KEPT_SQUARES) * gradient[j] * gradient[j];
        double size = Math.sqrt(squares[j] / shareOfSquares);
        logs[j] -= size > 0 ? rate * mean[j] / shareOfMean / size : 0;
        logs[j] = j < d ? Math.max(logs[j], most + Math.log(LEAST)) : logs[j];
      }
    }
    return Arrays.stream(logs, 0, d).map(Math::exp).toArray();
  }

  /** The derivatives of an attribute's columns are added up: they have one factor. */
  private double[] together(double[] gradient) {
    for (int from = 0, to; from < columns.length; from = to) {
      to = from + 1;
      while (to < columns.length && groups[to] == groups[from]) {
        to++;
      }
      Arrays.fill(gradient, from, to, Arrays.stream(gradient, from, to).sum());
    }
    return gradient;
  }

  /** One fit and its derivatives. */
  final class Step {
    private final int[] drawn;
    /** How many of the drawn rows are fitted, the first. */
    private final int fitted;
    private final double ridge;
    /** The drawn rows' values times their factors, column by column. */
    private final double[][] scaled = new double[columns.length][];
    /** What the linear function sees of them, column by column, or null where there is none. */
    private final double[][] plain;
    /** Distances and kernel values to the fitted rows: for one of these to those before it and itself. */
    private final double[][] distances;
    private final double[][] values;
    /** The same with what the linear function adds. */
    private final double[][] kernels;
    /** The targets, an array for each output, and the coefficients of the fitted rows. */
    private final double[][] targets;
    private final double[][] coefficients;

    /** Will fit the first rows of an order with factors and a ridge, given by their logarithms, the ridge's last. */
    Step(int[] order, double[] logs) {
      drawn = Arrays.copyOf(order, Math.min(ROWS, order.length));
      fitted = 2 * drawn.length / 3;
      distances = new double[drawn.length][];
      values = new double[drawn.length][];
      kernels = new double[drawn.length][];
      ridge = Math.exp(logs[columns.length]);
      for (int j = 0; j < scaled.length; j++) {
        double factor = Math.exp(logs[j]);
        double[] column = columns[j];
        scaled[j] = Arrays.stream(drawn).mapToDouble(i -> factor * column[i]).toArray();
      }
      plain = mu == 0 ? null : linearFeatures();
      targets = IntStream.range(0, rows.classes() > 2 ? rows.classes() : 1).mapToObj(this::target).toArray(double[][]::new);
      coefficients = new double[targets.length][fitted];
    }

    /** The targets of an output, of which the mean of the fitted rows is 0. */
    private double[] target(int output) {
      double[] y = Arrays.stream(drawn).mapToDouble(i -> rows.classes() > 2 ? rows.targets()[i] == output ? 1 : -1
          : rows.targets()[i]).toArray();
      double mean = IntStream.range(0, fitted).mapToDouble(i -> weight(i) * y[i]).sum()
          / IntStream.range(0, fitted).mapToDouble(this::weight).sum();
      return Arrays.stream(y).map(v -> v - mean).toArray();
    }

    private double weight(int i) {
      return Math.max(LEAST_WEIGHT, rows.weights()[drawn[i]]);
    }

    /** What the linear function sees of the drawn rows: a column of ones first. */
    private double[][] linearFeatures() {
      double[] scale = Arrays.stream(drawn).mapToDouble(i -> Math.sqrt(mu) * LinearPart.scale(mu, rows.points()[i])).toArray();
      return IntStream.rangeClosed(0, columns.length).mapToObj(j -> IntStream.range(0, drawn.length)
          .mapToDouble(i -> scale[i] * (j == 0 ? 1 : columns[j - 1][drawn[i]])).toArray()).toArray(double[][]::new);
    }

    /** The derivative of the squared error by the logarithm of each column's factor, and last by that of the ridge. */
    double[] gradient() {
      double operations = (double) drawn.length * fitted * columns.length;
      Parallel.each(drawn.length, operations, this::compare);
      BlockCholesky factor = factor();
      double[][] errors = new double[targets.length][drawn.length];
      double[][] pulls = new double[targets.length][fitted];
      double byRidge = 0;
      for (int o = 0; o < targets.length; o++) {
        System.arraycopy(targets[o], 0, coefficients[o], 0, fitted);
        factor.solve(coefficients[o]);
        double[] pull = pulls[o];
        for (int i = fitted; i < drawn.length; i++) {
          errors[o][i] = weight(i) * (targets[o][i] - Vectors.dot(kernels[i], coefficients[o], fitted));
          Vectors.add(pull, errors[o][i], kernels[i], fitted);
        }
        factor.solve(pull);
        for (int i = 0; i < fitted; i++) {
          byRidge += 2 * ridge / weight(i) * pull[i] * coefficients[o][i];
        }
      }
      double[][] parts = Parallel.range(PARTS, operations).mapToObj(p -> part(p, errors, pulls)).toArray(double[][]::new);
      double[] gradient = new double[columns.length + 1];
      for (double[] part : parts) {
        Arrays.setAll(gradient, j -> gradient[j] + (j < part.length ? part[j] : 0));
      }
      gradient[columns.length] = byRidge;
      return gradient;
    }

    /** The factor of the fitted rows' kernel matrix with the ridge. */
    private BlockCholesky factor() {
      double[][] lower = new double[fitted][];
      for (int i = 0; i < fitted; i++) {
        lower[i] = kernels[i].clone();
        lower[i][i] += ridge / weight(i);
      }
      return new BlockCholesky(lower, 0);
    }

    /** Distances and kernel values of a row to the fitted ones before it, and to itself if it is one. */
    private void compare(int i) {
      int n = Math.min(i + 1, fitted);
      double[] d = new double[n];
      for (double[] column : scaled) {
        addDistances(column, column[i], d, n);
      }
      if (kernel.isManhattan()) {
        Arrays.setAll(d, k -> d[k] * d[k]);
      }
      distances[i] = d;
      values[i] = new double[n];
      kernel.values(d, values[i], n);
      kernels[i] = plain == null ? values[i] : values[i].clone();
      for (int j = 0; plain != null && j < plain.length; j++) {
        Vectors.add(kernels[i], plain[j][i], plain[j], n);
      }
    }

    private void addDistances(double[] column, double value, double[] sum, int n) {
      if (kernel.isManhattan()) {
        for (int k = 0; k < n; k++) {
          sum[k] += Math.abs(column[k] - value);
        }
      } else {
        for (int k = 0; k < n; k++) {
          double difference = column[k] - value;
          sum[k] = multiplyAdd(difference, difference, sum[k]);
        }
      }
    }

    /** The derivatives by the factors of some of the rows' kernel values. */
    private double[] part(int p, double[][] errors, double[][] pulls) {
      double[][] sums = new double[columns.length][fitted];
      double[] slopes = new double[fitted];
      for (int i = p; i < drawn.length; i += PARTS) {
        int n = Math.min(i, fitted);
        Arrays.fill(slopes, 0, n, 0);
        for (int o = 0; o < targets.length; o++) {
          if (i >= fitted) {
            Vectors.add(slopes, -errors[o][i], coefficients[o], n);
          } else {
            Vectors.add(slopes, pulls[o][i], coefficients[o], n);
            Vectors.add(slopes, coefficients[o][i], pulls[o], n);
          }
        }
        for (int k = 0; k < n; k++) {
          slopes[k] *= 4 * kernel.slope(distances[i][k], values[i][k])
              * (kernel.isManhattan() ? Math.sqrt(distances[i][k]) : 1);
        }
        for (int j = 0; j < scaled.length; j++) {
          addProducts(scaled[j], scaled[j][i], slopes, sums[j], n);
        }
      }
      return Arrays.stream(sums).mapToDouble(of -> Arrays.stream(of).sum()).toArray();
    }

    private void addProducts(double[] column, double value, double[] slopes, double[] sum, int n) {
      if (kernel.isManhattan()) {
        for (int k = 0; k < n; k++) {
          sum[k] += slopes[k] * Math.abs(column[k] - value);
        }
      } else {
        for (int k = 0; k < n; k++) {
          double difference = column[k] - value;
          sum[k] += slopes[k] * difference * difference;
        }
      }
    }
  }
}
