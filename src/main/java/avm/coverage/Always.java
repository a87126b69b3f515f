package avm.coverage;

import avm.loss.Objective;

/** Every row is approximated: P(Z_t = 1) = 1, the paper's always-on setting and the sparsest model. */
public record Always() implements Approximation {
  @Override
  public boolean approximate(long t, Objective objective, double[] scores, double y) {
    return true;
  }

  @Override
  public double sizeBound(long steps, int cells, long kept) {
    return cells;
  }

  @Override
  public String sizeFormula() {
    return "M_T";
  }
}
