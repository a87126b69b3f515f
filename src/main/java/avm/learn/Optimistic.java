package avm.learn;

import avm.loss.Objective;
import avm.reduce.Optimist;
import avm.weights.WeightVectors;

/**
 * The rule of POMDR (Li and Liao 2023): the gradient at the score with its hint, times a step size that falls where
 * hints have been wrong.
 *
 * @param objective what is learned
 * @param optimist says how long steps are
 */
record Optimistic(Objective objective, Optimist optimist) implements UpdateRule {

  @Override
  public double ask(double[] scores, double y, double weight, WeightVectors weights, double[] alpha) {
    return objective.gradient(scores, y, alpha) ? weight * optimist.stepSize() : 0;
  }
}
