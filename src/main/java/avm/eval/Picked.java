package avm.eval;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Of two sets of numbers, so many of each that they count as they should, spread evenly from the smallest to the largest. */
final class Picked {

  private Picked() {
  }

  /** Picks at most so many, the second set's share being as said; copies of one set give what it had, spread. */
  static double[] of(double[] one, long inOne, double[] other, long inOther, double share, int most) {
    int n = (int) Math.min(most, inOne + inOther);
    int second = (int) Math.max(n - inOne, Math.min(inOther, Math.round(share * n)));
    return DoubleStream.concat(spread(one, (int) inOne, n - second), spread(other, (int) inOther, second)).toArray();
  }

  private static DoubleStream spread(double[] of, int n, int picked) {
    double[] sorted = Arrays.copyOf(of, n);
    Arrays.sort(sorted);
    return IntStream.range(0, picked).mapToDouble(k -> sorted[(int) ((2L * k + 1) * n / (2L * picked))]);
  }
}
