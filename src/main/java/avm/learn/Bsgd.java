package avm.learn;

import avm.budget.BudgetPolicy;
import avm.budget.RemoveSmallest;
import avm.reduce.Merge;
import avm.reduce.ProjectAll;

/** What budgeted stochastic gradient descent does when there is no room (Wang, Crammer and Vucetic 2012). */
public enum Bsgd {
  /** The vector with the smallest coefficients leaves. */
  REMOVE,
  /** A vector is projected on all others. */
  PROJECT,
  /** Two vectors become one. */
  MERGE;

  /** The policy. */
  BudgetPolicy policy(int budget) {
    return this == REMOVE ? new RemoveSmallest(budget)
        : this == PROJECT ? new ProjectAll(budget, true) : new Merge(budget);
  }
}
