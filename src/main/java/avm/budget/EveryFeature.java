package avm.budget;

import avm.model.Expansion;
import avm.store.KernelRow;

/** Nothing is stored, and every feature of a row takes its gradient: linear learning in the features of a map. */
public final class EveryFeature implements BudgetPolicy {

  @Override
  public void place(Expansion e, Step s) {
    if (s.hasGradient()) {
      s.putAll(s.row().kernels(), s.row().size());
    }
  }

  /** No stored vector stands for a row. */
  @Override
  public int cell(Expansion e, Step s) {
    return KernelRow.NONE;
  }

  @Override
  public PolicyFacts facts(Expansion e) {
    return PolicyFacts.exact(0, "0");
  }
}
