package avm.budget;

/**
 * What a policy has done so far, in the AVM paper's names.
 *
 * @param approximated how many rows were represented by other vectors than themselves
 * @param delta δ, how far from a row the vectors that represent it may be; 0 where rows are stored as they are
 * @param doublings how often δ was doubled
 * @param meanResidual the mean of ‖Φ(x) − Σ b_i Φ(c_i)‖ over the approximated rows, NaN where it is not followed
 * @param maxResidual the largest of them
 * @param sizeBound a bound on the number of stored vectors with a non-zero coefficient
 * @param sizeFormula the same as a formula
 */
public record PolicyFacts(long approximated, double delta, int doublings, double meanResidual, double maxResidual,
    double sizeBound, String sizeFormula) {

  /**
   * {@return the facts of a policy that stores rows as they are}
   *
   * @param sizeBound the largest number of them
   * @param sizeFormula the same as a formula
   */
  public static PolicyFacts exact(double sizeBound, String sizeFormula) {
    return new PolicyFacts(0, 0, 0, 0, 0, sizeBound, sizeFormula);
  }
}
