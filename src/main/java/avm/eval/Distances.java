package avm.eval;

import avm.data.Point;
import avm.data.Rng;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * How far points are from each other, as a histogram whose bins are equally wide in the logarithm, beside the lengths
 * that a model has: δ and the kernel's width.
 *
 * @param between what the points are, in words
 * @param low the lowest bin's lower end; what is nearer counts there
 * @param high the highest bin's upper end
 * @param shares each bin's share of the pairs, the lowest first; none where there are no two different points
 * @param delta the diameter of a cell, 0 for a learner that has none
 * @param width 1/√γ, the distance at which the kernel's argument is 1; 0 for a kernel of other distances than these
 */
public record Distances(String between, double low, double high, List<Double> shares, double delta, double width) {
  private static final int BINS = 40;
  private static final int PAIRS = 20_000;

  /**
   * {@return the histogram of points, of all their pairs or of many drawn at random}
   *
   * @param between what the points are, in words
   * @param points the points
   * @param delta the diameter of a cell, 0 for none
   * @param width the kernel's width, 0 for none
   */
  public static Distances of(String between, List<Point> points, double delta, double width) {
    double[] sorted = Arrays.stream(pairs(points)).filter(d -> d > 0).sorted().toArray();
    if (sorted.length == 0) {
      return new Distances(between, 0, 1, List.of(), delta, width);
    }
    double[] lengths = DoubleStream.of(delta, width).filter(length -> length > 0).toArray();
    double low = Math.min(sorted[sorted.length / 200], Arrays.stream(lengths).min().orElse(Double.POSITIVE_INFINITY)) / 1.2;
    double high = Math.max(sorted[sorted.length - 1], Arrays.stream(lengths).max().orElse(0)) * 1.2;
    Double[] shares = Collections.nCopies(BINS, 0.0).toArray(Double[]::new);
    for (double d : sorted) {
      int bin = (int) (BINS * Math.log(d / low) / Math.log(high / low));
      shares[Math.max(0, Math.min(BINS - 1, bin))] += 1.0 / sorted.length;
    }
    return new Distances(between, low, high, List.of(shares), delta, width);
  }

  private static double[] pairs(List<Point> points) {
    int n = points.size();
    long all = n * (n - 1L) / 2;
    double[] distances = new double[(int) Math.min(all, PAIRS)];
    Rng random = new Rng(1);
    int i = 0;
    int j = 0;
    for (int k = 0; k < distances.length; k++) {
      if (all > PAIRS) {
        i = random.nextInt(n);
        j = (i + 1 + random.nextInt(n - 1)) % n;
      } else if (++j >= n) {
        i++;
        j = i + 1;
      }
      distances[k] = Math.sqrt(points.get(i).squaredDistance(points.get(j)));
    }
    return distances;
  }
}
