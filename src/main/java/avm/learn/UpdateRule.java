package avm.learn;

import avm.loss.Objective;
import avm.weights.WeightVectors;

/**
 * What a row asks of the weight vectors: −α_oΦ(x) is added to that of output o, times a weight. It is the half of a
 * learner that says how far it moves; the other half, a {@link avm.budget.BudgetPolicy}, says which stored vectors it
 * moves along. {@link Gradient} is such a rule, also the Perceptron's; a passive-aggressive one has α = −τy with
 * τ = min(C·weight, ℓ).
 */
public interface UpdateRule {
  /** {@return how many outputs there are, what they mean, and what an error is} */
  Objective objective();

  /**
   * Computes α, and what it is multiplied by.
   *
   * @param scores ⟨w_o, Φ(x)⟩ of each output
   * @param y the target
   * @param weight the row's weight, above 0
   * @param weights the weight vectors, before the step
   * @param alpha takes α_o of each output
   * @return the row's weight, or less where a full step would overshoot; 0 if every α_o is 0
   */
  double ask(double[] scores, double y, double weight, WeightVectors weights, double[] alpha);
}
