package avm.learn;

import avm.weights.Average;
import avm.weights.GridSuffix;
import avm.weights.Last;
import avm.weights.Output;
import avm.weights.StreamingSuffix;
import avm.weights.Suffix;

/** The outputs by name. */
public enum OutputKind {
  /** The same as suffix; a stream that leaves its settings to us pools several outputs. */
  AUTO("auto", OutputKind::suffix),
  /** {@link StreamingSuffix}, or {@link Suffix} or {@link GridSuffix} where α is given. */
  SUFFIX("suffix", OutputKind::suffix),
  /** {@link Average}. */
  AVERAGE("average", (outputs, alpha, total) -> new Average(outputs)),
  /** {@link Last}. */
  LAST("last", (outputs, alpha, total) -> new Last());

  /** Makes an output for α, or NaN, and the number of steps that will be taken, or 0. */
  interface Maker {
    Output make(int outputs, double alpha, long total);
  }

  final Maker maker;
  private final String label;

  OutputKind(String label, Maker maker) {
    this.label = label;
    this.maker = maker;
  }

  private static Output suffix(int outputs, double alpha, long total) {
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
