package avm.store;

/** The inner products of a row's kernel values with numbers of the stored vectors: what scores are made of. */
public interface InnerProducts {

  /**
   * {@return the inner products with an array: Σ_i numbers[o][i]·K(x, c_i) of each output o; not a copy}
   *
   * @param numbers a number for each output and stored vector
   */
  double[] with(CoefficientArray numbers);

  /**
   * Tells that the inner products with two arrays will be asked for next: they may be computed in one pass.
   *
   * @param first an array
   * @param second another
   */
  default void expect(CoefficientArray first, CoefficientArray second) {
  }
}
