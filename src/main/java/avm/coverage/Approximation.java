package avm.coverage;

import avm.io.Saved;
import avm.loss.Objective;

/** When a row is replaced by its core point: the Bernoulli variable Z_t of Algorithms 2 and 5. */
public interface Approximation extends Saved {
  /**
   * Draws Z_t.
   *
   * @param t the step, from 1
   * @param objective what is learned
   * @param scores the row's scores before the step
   * @param y its target
   * @return true to approximate (Z_t = 1)
   */
  boolean approximate(long t, Objective objective, double[] scores, double y);

  /**
   * {@return the bound on the model size S_T (Theorem on the model size)}
   *
   * @param steps T
   * @param cells M_T
   * @param kept how many rows were not approximated
   */
  double sizeBound(long steps, int cells, long kept);

  /** {@return that bound as a formula} */
  String sizeFormula();
}
