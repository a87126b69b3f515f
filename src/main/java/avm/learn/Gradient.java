package avm.learn;

import avm.loss.Objective;
import avm.weights.WeightVectors;

/**
 * Stochastic gradient descent: α is the scalar of the loss's gradient (Algorithm 1, line 5; Algorithms 2 and 5). Where
 * a loss has no bounded derivative, a step is no longer than one that brings the loss to its least.
 *
 * @param objective what is learned
 * @param bounded whether steps are bounded in this way; the projection of ℓ2 loss bounds them otherwise
 */
public record Gradient(Objective objective, boolean bounded) implements UpdateRule {

  @Override
  public double ask(double[] scores, double y, double weight, WeightVectors weights, double[] alpha) {
    return !objective.gradient(scores, y, alpha) ? 0
        : bounded ? weights.stable(weight, objective.curvature()) : weight;
  }
}
