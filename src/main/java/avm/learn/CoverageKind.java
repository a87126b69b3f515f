package avm.learn;

import avm.coverage.Coverage;
import avm.coverage.Hyperrectangle;
import avm.coverage.Hypersphere;
import java.util.function.BiFunction;

/** The shapes of cells by name. */
public enum CoverageKind {
  /** {@link Hypersphere}. */
  HYPERSPHERE("hypersphere", (delta, features) -> new Hypersphere(delta)),
  /** {@link Hyperrectangle}. */
  HYPERRECTANGLE("hyperrectangle", Hyperrectangle::new);

  private final String label;
  private final BiFunction<Double, Integer, Coverage> make;

  CoverageKind(String label, BiFunction<Double, Integer, Coverage> make) {
    this.label = label;
    this.make = make;
  }

  /**
   * {@return a coverage}
   *
   * @param delta δ
   * @param features d
   */
  public Coverage coverage(double delta, int features) {
    return make.apply(delta, features);
  }

  @Override
  public String toString() {
    return label;
  }
}
