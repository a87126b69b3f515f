package avm.bench;

import java.util.stream.DoubleStream;

/** The middle of some numbers. */
public final class Median {
  private Median() {
  }

  /**
   * The median.
   *
   * @param numbers the numbers
   * @return the middle one, or the mean of the two in the middle; NaN if there are none
   */
  public static double of(DoubleStream numbers) {
    double[] sorted = numbers.sorted().toArray();
    int half = sorted.length / 2;
    return sorted.length == 0 ? Double.NaN
        : sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }
}
