package avm.coverage;

import avm.loss.Objective;

/** A row is approximated if the model is confident of it: y·f ≥ 1 (section "Analysis for Generic Convex Loss"). */
public record Confident() implements Approximation {
  @Override
  public boolean approximate(long t, Objective objective, double[] scores, double y) {
    return objective.confident(scores, y);
  }

  @Override
  public double sizeBound(long steps, int cells, long kept) {
    return (double) cells + kept;
  }

  @Override
  public String sizeFormula() {
    return "M_T + rows kept";
  }
}
