package avm.learn;

import avm.loss.Objective;
import avm.weights.WeightVectors;

/**
 * Stochastic gradient descent: α is the scalar of the loss's gradient (Algorithm 1, line 5; Algorithms 2 and 5). Where
 * a loss has no bounded derivative, a step is no longer than one that brings the loss to its least.
 *
 * @param objective what is learned
 */
public record Gradient(Objective objective) implements UpdateRule {

  @Override
  public boolean ask(double[] scores, double y, double weight, double[] alpha) {
    return objective.gradient(scores, y, alpha);
  }

  @Override
  public double weight(double weight, WeightVectors weights) {
    return weights.stable(weight, objective.curvature());
  }
}
