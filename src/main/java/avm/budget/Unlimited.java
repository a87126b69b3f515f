package avm.budget;

import avm.model.Expansion;

/** Every row that has a gradient is stored, without limit: the Perceptron, kernel SGD (Algorithm 1), NORMA. */
public final class Unlimited extends Budgeted {
  /** Makes the policy. */
  public Unlimited() {
    super(Integer.MAX_VALUE);
  }

  @Override
  protected void overflow(Expansion e, Step s) {
    throw new IllegalStateException(e.size() + " vectors are stored, and no array is longer");
  }

  @Override
  public PolicyFacts facts(Expansion e) {
    return PolicyFacts.exact(e.weights().coefficients().steps(), "T");
  }
}
