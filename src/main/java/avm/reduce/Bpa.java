package avm.reduce;

import avm.budget.BudgetPolicy;

/** On what budgeted passive-aggressive learning projects a vector that leaves (Wang and Vucetic 2010). */
public enum Bpa {
  /** On the new row: BPA-S. */
  SIMPLE,
  /** On the new row and on the vector nearest to the one that leaves: BPA-NN. */
  NEAREST,
  /** On all others: BPA-P. */
  ALL;

  /**
   * {@return the policy}
   *
   * @param budget B, at least 1
   */
  public BudgetPolicy policy(int budget) {
    return this == SIMPLE ? new ProjectNew(budget)
        : this == NEAREST ? new ProjectNearest(budget) : new ProjectAll(budget, false);
  }
}
