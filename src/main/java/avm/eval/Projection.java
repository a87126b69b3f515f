package avm.eval;

import avm.data.Point;
import avm.store.CoreSet;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A plane through the core points' mean: the one along which they differ most, which is that of their first two
 * principal components (by simultaneous power iteration), or the one of two columns. Columns are features; a projection
 * is orthonormal, so a ball's shadow is a circle of the same radius.
 *
 * @param mean the mean of each feature over the core points
 * @param axis how much each feature counts on each of the two axes: its loading, between −1 and 1
 * @param share how much of the core points' variance each axis shows, between 0 and 1
 */
public record Projection(double[] mean, double[][] axis, double[] share) {
  private static final int SAMPLE = 1000;
  private static final int ITERATIONS = 100;

  /**
   * {@return the plane along which core points differ most}
   *
   * @param cores the core set
   * @param features d, the number of columns
   */
  public static Projection of(CoreSet cores, int features) {
    Projection plane = empty(features);
    List<Point> sample = sample(cores);
    plane.fit(sample, plane.centre(sample));
    return plane;
  }

  /**
   * {@return the plane of two columns}
   *
   * @param cores the core set
   * @param features d, the number of columns
   * @param first the column of the first axis
   * @param second the column of the second, another one
   */
  public static Projection along(CoreSet cores, int features, int first, int second) {
    if (first == second) {
      throw new IllegalArgumentException("a plane needs two different columns, not column " + first + " twice");
    }
    Projection plane = empty(features);
    List<Point> sample = sample(cores);
    double total = plane.centre(sample);
    for (int a = 0; a < 2; a++) {
      int column = a == 0 ? first : second;
      plane.axis[a][column] = 1;
      plane.share[a] = total == 0 ? 0 : Math.min(1, plane.times(sample, plane.axis[a])[column] / total);
    }
    return plane;
  }

  private static Projection empty(int features) {
    int d = Math.max(1, features);
    return new Projection(new double[d], new double[2][d], new double[2]);
  }

  private static List<Point> sample(CoreSet cores) {
    int stride = Math.max(1, (cores.size() + SAMPLE - 1) / SAMPLE);
    return IntStream.range(0, (cores.size() + stride - 1) / stride).mapToObj(i -> cores.point(i * stride)).toList();
  }

  /** Finds the mean; returns the variance of all columns together. */
  private double centre(List<Point> sample) {
    for (Point point : sample) {
      add(point, 1.0 / sample.size(), mean);
    }
    double total = 0;
    for (Point point : sample) {
      total += squaredDistance(point) / sample.size();
    }
    return total;
  }

  private void fit(List<Point> sample, double total) {
    for (int j = 0; j < mean.length; j++) {
      axis[0][j] = 1;
      axis[1][j] = j % 2 == 0 ? 1 : -0.5 - 1.0 / (j + 1);
    }
    for (int k = 0; k < ITERATIONS; k++) {
      double[][] next = {times(sample, axis[0]), times(sample, axis[1])};
      double first = normalise(next[0]);
      subtract(next[1], dot(next[1], next[0]), next[0]);
      double second = normalise(next[1]);
      axis[0] = next[0];
      axis[1] = next[1];
      share[0] = total == 0 ? 0 : Math.min(1, first / total);
      share[1] = total == 0 ? 0 : Math.min(1, second / total);
    }
    for (double[] a : axis) {
      orient(a);
    }
  }

  /** The covariance matrix times a vector of length 1. */
  private double[] times(List<Point> sample, double[] v) {
    double[] result = new double[v.length];
    double offset = dot(mean, v);
    double sum = 0;
    for (Point point : sample) {
      double along = (dot(point, v) - offset) / sample.size();
      sum += along;
      add(point, along, result);
    }
    subtract(result, sum, mean);
    return result;
  }

  /** The largest loading is made positive, so that a picture does not flip from run to run. */
  private static void orient(double[] v) {
    double largest = 0;
    for (double x : v) {
      largest = Math.abs(x) > Math.abs(largest) + 1e-9 ? x : largest;
    }
    for (int j = 0; largest < 0 && j < v.length; j++) {
      v[j] = -v[j];
    }
  }

  private static double normalise(double[] v) {
    double norm = Math.sqrt(dot(v, v));
    for (int j = 0; j < v.length; j++) {
      v[j] = norm > 1e-12 ? v[j] / norm : 0;
    }
    return norm;
  }

  private static void subtract(double[] v, double factor, double[] w) {
    for (int j = 0; j < v.length; j++) {
      v[j] -= factor * w[j];
    }
  }

  private static void add(Point point, double factor, double[] sum) {
    for (int k = 0; k < point.size(); k++) {
      sum[point.column(k)] += factor * point.value(k);
    }
  }

  private static double dot(Point point, double[] v) {
    double sum = 0;
    for (int k = 0; k < point.size(); k++) {
      sum += point.value(k) * v[point.column(k)];
    }
    return sum;
  }

  private static double dot(double[] v, double[] w) {
    double sum = 0;
    for (int j = 0; j < v.length; j++) {
      sum += v[j] * w[j];
    }
    return sum;
  }

  /**
   * {@return a point's coordinate on an axis: how far it is from the mean along it}
   *
   * @param point the point
   * @param a 0 or 1
   */
  public double coordinate(Point point, int a) {
    return dot(point, axis[a]) - dot(mean, axis[a]);
  }

  /**
   * {@return a point's squared distance from the mean}
   *
   * @param point the point
   */
  public double squaredDistance(Point point) {
    return Math.max(0, point.squaredNorm() - 2 * dot(point, mean) + dot(mean, mean));
  }

  /**
   * {@return the columns that count most on an axis, the heaviest first; only those of at least a third of the
   * heaviest}
   *
   * @param a 0 or 1
   * @param most how many at most
   */
  public List<Integer> heaviest(int a, int most) {
    double[] weight = Arrays.stream(axis[a]).map(Math::abs).toArray();
    double first = Arrays.stream(weight).max().orElse(0);
    return IntStream.range(0, weight.length).boxed().sorted(Comparator.comparingDouble(j -> -weight[j])).limit(most)
        .takeWhile(j -> weight[j] > 0 && weight[j] >= first / 3).toList();
  }
}
