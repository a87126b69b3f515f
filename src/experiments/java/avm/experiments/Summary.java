package avm.experiments;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/**
 * Mean and deviation of several runs.
 *
 * @param runs how many
 * @param mean their mean, NaN of none
 * @param deviation their standard deviation, of n − 1 degrees of freedom; NaN below two runs
 */
public record Summary(int runs, double mean, double deviation) {

  /** {@return the summary of numbers} */
  public static Summary of(double... values) {
    double mean = 0;
    double squares = 0;
    int n = 0;
    for (double x : values) {
      n++;
      double step = x - mean;
      mean += step / n;
      squares += step * (x - mean);
    }
    return new Summary(n, n == 0 ? Double.NaN : mean, n < 2 ? Double.NaN : Math.sqrt(squares / (n - 1)));
  }

  /** {@return the summary of a column} */
  public static Summary of(List<Result> results, ToDoubleFunction<Result> column) {
    return of(results.stream().mapToDouble(column).toArray());
  }

  /** {@return the geometric mean, NaN of none} */
  static double geometricMean(DoubleStream values) {
    return Math.exp(values.map(Math::log).average().orElse(Double.NaN));
  }

  /** {@return mean ± deviation, the latter where there is one} */
  public String text(String format) {
    return number(format, mean) + (Double.isNaN(deviation) ? "" : " ± " + number(format, deviation));
  }

  /** {@return a number, or a dash where there is none} */
  public static String number(String format, double x) {
    return Double.isNaN(x) || Double.isInfinite(x) ? "–" : String.format(Locale.ROOT, format, x);
  }
}
