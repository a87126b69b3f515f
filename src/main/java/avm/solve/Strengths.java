package avm.solve;

import java.util.Arrays;
import java.util.stream.DoubleStream;

/** The values of λN that are gone through, one after the other, each from where the last one ended. */
final class Strengths {
  private static final double[] PATH = {1, 0.1, 0.01, 0.001, 1e-4};
  private static final double LEAST = PATH[PATH.length - 1];
  /** Where one is expected these are closer to each other, and begin so many times above it, but not above this. */
  private static final double CLOSER = Math.sqrt(10);
  private static final double ABOVE = 10;
  private static final double LARGEST = 1000;
  /** A given λN this close to one of them is that one: λ was written down and read. */
  private static final double ROUNDING = 1e-12;

  private Strengths() {
  }

  /** The values, the largest first: λN is given, and they end there, or NaN for all; about so large is expected, or NaN. */
  static double[] of(double given, double expected) {
    double[] all = Double.isNaN(expected) ? PATH
        : DoubleStream.iterate(Math.max(LEAST, Math.min(LARGEST, ABOVE * expected)), s -> s > LEAST / CLOSER, s -> s / CLOSER).toArray();
    double end = Arrays.stream(all).filter(s -> Math.abs(s - given) <= ROUNDING * s).findFirst().orElse(given);
    return Double.isNaN(given) ? all : DoubleStream.concat(Arrays.stream(all).filter(s -> s > end), DoubleStream.of(end)).toArray();
  }
}
