package avm.tune;

import avm.learn.KernelKind;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * A fit with some settings and how good it was on rows held out, part by part.
 *
 * @param kernel the kernel
 * @param gamma γ
 * @param linear μ
 * @param metrics what each column is multiplied by, for each part held out, or null for nothing
 * @param strength λN
 * @param criterion the criterion of the best λ for all parts together
 * @param alone the criterion of each part with the λ that is best for it
 * @param held how many rows are held out in all parts together
 * @param next the metric that follows from the fit, for a part; null where there is none
 */
record Attempt(KernelKind kernel, double gamma, double linear, double[][] metrics, double strength, double criterion,
    double[] alone, int held, IntFunction<double[]> next) {
  /** By what share an attempt must be better to count as better: on few rows the rest is chance. */
  private static final double MARGIN = 0.003;
  /** By what share a metric must be better, times the root of the rows held out: it has more to choose from. */
  private static final double METRIC_MARGIN = 0.3;

  /** The other attempt if it is clearly better, else this one. */
  Attempt better(Attempt other) {
    return other.criterion < (1 - MARGIN) * criterion ? other : this;
  }

  /** Whether another metric is clearly better: on average, and on all parts but the {@link #forgiven}. */
  boolean isWorseThan(Attempt other) {
    return Arrays.stream(other.alone).sum() < (1 - METRIC_MARGIN / Math.sqrt(held)) * Arrays.stream(alone).sum()
        && IntStream.range(0, alone.length).filter(f -> other.alone[f] > alone[f]).count() <= forgiven();
  }

  /** On how many parts another metric may be worse. */
  int forgiven() {
    return alone.length / 4;
  }

  /** The metric for rows that are not parted: the mean of those of the parts. */
  double[] metric() {
    if (metrics == null) {
      return null;
    }
    double[] mean = new double[metrics[0].length];
    Arrays.setAll(mean, j -> Arrays.stream(metrics).mapToDouble(m -> m[j]).average().orElse(1));
    return mean;
  }

  /** What is told of it. */
  Trial trial() {
    return new Trial(kernel, gamma, strength, linear, metric(), criterion);
  }
}
