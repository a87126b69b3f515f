package avm.store;

/** The inner products of a row's kernel values with numbers of the stored vectors: what scores are made of. */
public interface InnerProducts {

  /**
   * The inner products with an array.
   *
   * @param numbers a number for each output and stored vector
   * @return Σ_i numbers[o][i]·K(x, c_i) of each output o; not a copy
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
