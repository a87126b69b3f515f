package avm.learn;

import avm.loss.Objective;
import avm.weights.WeightVectors;

/**
 * The passive-aggressive rule PA-I (Crammer, Dekel, Keshet, Shalev-Shwartz and Singer 2006): the shortest step after
 * which a row has no loss, but no longer than C. With loss ℓ and q the number of weight vectors that the row moves,
 * τ = min(C, ℓ/q). The row's weight multiplies C.
 *
 * @param objective what is learned; its gradients are of length 1 in each weight vector that a row moves
 * @param c C, above 0, or +∞ for steps of any length
 */
public record PassiveAggressive(Objective objective, double c) implements UpdateRule {

  /**
   * @param objective what is learned
   * @param c C
   */
  public PassiveAggressive {
    if (!(c > 0)) {
      throw new IllegalArgumentException("C is " + c + "; it must be above 0");
    }
  }

  @Override
  public double ask(double[] scores, double y, double weight, WeightVectors weights, double[] alpha) {
    if (!objective.gradient(scores, y, alpha)) {
      return 0;
    }
    double moved = 0;
    for (double a : alpha) {
      moved += a * a;
    }
    double tau = Math.min(c * weight, objective.value(scores, y) / moved);
    for (int o = 0; o < alpha.length; o++) {
      alpha[o] *= tau;
    }
    return 1;
  }
}
