package avm.learn;

import avm.weights.Adaptive;
import avm.weights.Average;
import avm.weights.GridSuffix;
import avm.weights.Judge;
import avm.weights.Last;
import avm.weights.Output;
import avm.weights.StreamingSuffix;
import avm.weights.Suffix;

/** The outputs by name. */
public enum OutputKind {
  /** {@link Adaptive}: the suffix or, after a change, the last weight vector; the suffix where α is given. */
  AUTO("auto", (outputs, alpha, total, judge) -> Double.isNaN(alpha)
      ? new Adaptive(outputs, judge)
      : suffix(outputs, alpha, total, judge)),
  /** The same with {@link Recall}, which a stream has with auto where settings are left to us. */
  RECALL("recall", AUTO.maker),
  /** {@link StreamingSuffix}, or {@link Suffix} or {@link GridSuffix} where α is given. */
  SUFFIX("suffix", OutputKind::suffix),
  /** {@link Average}. */
  AVERAGE("average", (outputs, alpha, total, judge) -> new Average(outputs)),
  /** {@link Last}. */
  LAST("last", (outputs, alpha, total, judge) -> new Last());

  /** Makes an output for α, or NaN, and the number of steps that will be taken, or 0; parts of one model share a judge. */
  interface Maker {
    Output make(int outputs, double alpha, long total, Judge judge);
  }

  final Maker maker;
  private final String label;

  OutputKind(String label, Maker maker) {
    this.label = label;
    this.maker = maker;
  }

  private static Output suffix(int outputs, double alpha, long total, Judge judge) {
    if (Double.isNaN(alpha)) {
      return new StreamingSuffix(outputs);
    }
    return total > 0 ? new Suffix(outputs, alpha, total) : new GridSuffix(outputs, alpha);
  }

  @Override
  public String toString() {
    return label;
  }
}
