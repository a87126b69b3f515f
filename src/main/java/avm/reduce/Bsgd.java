package avm.reduce;

import avm.budget.BudgetPolicy;
import avm.budget.RemoveSmallest;

/** What budgeted stochastic gradient descent does when there is no room (Wang, Crammer and Vucetic 2012). */
public enum Bsgd {
  /** The vector with the smallest coefficients leaves. */
  REMOVE,
  /** A vector is projected on all others. */
  PROJECT,
  /** Two vectors become one. */
  MERGE;

  /**
   * {@return the policy}
   *
   * @param budget B, at least 1
   */
  public BudgetPolicy policy(int budget) {
    return this == REMOVE ? new RemoveSmallest(budget)
        : this == PROJECT ? new ProjectAll(budget, true) : new Merge(budget);
  }
}
