package avm.encode;

import java.util.List;

/** How numeric attributes are scaled. */
public enum Scaling {
  /** What does best on a sample of a batch, several in the experts of a stream, else {@link #NORMALISE}. */
  AUTO("auto"),
  /** To a range of width 1. */
  NORMALISE("normalise"),
  /** To a standard deviation of 1. */
  STANDARDISE("standardise"),
  /** All by one factor, so that they keep their proportions; the widest to a range of width 1. */
  COMMON("common"),
  /** By rank, to about the quantiles of the normal distribution: only the order of an attribute's values counts. */
  QUANTILE("quantile"),
  /** Not at all. */
  NONE("none");

  /** Those that auto chooses from, the preferred one first. */
  public static final List<Scaling> CANDIDATES = List.of(NORMALISE, STANDARDISE, COMMON, QUANTILE);

  private final String label;

  Scaling(String label) {
    this.label = label;
  }

  /** The factor for an attribute with this range and standard deviation; 1 over its size where it is constant. */
  double factor(double min, double max, double deviation, double widest) {
    double spread = this == STANDARDISE ? deviation : this == COMMON ? widest : max - min;
    return spread > 0 ? 1 / spread : 1 / Math.max(1, Math.max(Math.abs(min), Math.abs(max)));
  }

  @Override
  public String toString() {
    return label;
  }
}
