package avm.budget;

import avm.model.Expansion;

/**
 * A policy that stores every row that has a gradient while there is room; a row equal to a stored vector adds to its
 * coefficients instead. What happens when there is no room is the subclass's.
 */
public abstract class Budgeted implements BudgetPolicy {
  private final int budget;

  /** @param budget B, the largest number of stored vectors, at least 1 */
  protected Budgeted(int budget) {
    if (budget < 1) {
      throw new IllegalArgumentException("the budget is " + budget + "; it must be at least 1");
    }
    this.budget = budget;
  }

  /** {@return B, the largest number of stored vectors} */
  public final int budget() {
    return budget;
  }

  @Override
  public void place(Expansion e, Step s) {
    if (!s.hasGradient()) {
      return;
    }
    int own = own(e, s);
    if (own >= 0) {
      s.put(own, 1);
    } else if (e.size() < budget) {
      int i = e.store(s.point(), true);
      s.put(i, 1);
      stored(e, s, i);
    } else {
      overflow(e, s);
    }
  }

  /**
   * {@return the stored vector that is equal to the row and takes its gradient, or a number below 0}
   *
   * @param e the expansion
   * @param s the step
   */
  protected int own(Expansion e, Step s) {
    return e.cores().indexOf(s.point(), s.row());
  }

  /**
   * Puts the gradient of a row that is not stored, where no more vectors may be.
   *
   * @param e the expansion, of B vectors
   * @param s the step
   */
  protected abstract void overflow(Expansion e, Step s);

  /**
   * A row has been stored as a new vector.
   *
   * @param e the expansion, after that
   * @param s the step
   * @param i its index
   */
  protected void stored(Expansion e, Step s, int i) {
  }

  @Override
  public PolicyFacts facts(Expansion e) {
    return PolicyFacts.exact(budget, "B");
  }
}
