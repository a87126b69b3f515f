package avm.learn;

import avm.budget.Step;
import avm.data.Point;
import avm.model.Expansion;
import avm.store.KernelRow;
import avm.weights.WeightVectors;

/**
 * The further weight vectors of an expansion, each with a step size of its own. They learn the same rows by gradients of
 * their own, on the same stored vectors with the same shares: a row of kernel values serves all of them.
 */
final class Ladder {
  private final UpdateRule rule;
  private final WeightVectors[] rungs;
  private final double[][] scores;
  private final double[][] alpha;
  private final double[] used;

  /** Takes all weight vectors of an expansion but the first. */
  Ladder(Expansion expansion, UpdateRule rule) {
    this.rule = rule;
    int n = expansion.learners() - 1;
    rungs = new WeightVectors[n];
    scores = new double[n][expansion.outputs()];
    alpha = new double[n][expansion.outputs()];
    used = new double[n];
    for (int k = 0; k < n; k++) {
      rungs[k] = expansion.weights(k + 1);
    }
  }

  /** The scores of an observed row. */
  void observe(KernelRow row, Point x) {
    for (int k = 0; k < rungs.length; k++) {
      rungs[k].scores(row, x, scores[k]);
    }
  }

  /** Computes the gradients of the observed row, and tells the largest |α| of all. */
  double ask(double y, double weight) {
    double largest = 0;
    for (int k = 0; k < rungs.length; k++) {
      used[k] = rule.ask(scores[k], y, weight, rungs[k], alpha[k]);
      for (double a : alpha[k]) {
        largest = Math.max(largest, Math.abs(a) * (used[k] == 0 ? 0 : 1));
      }
    }
    return largest;
  }

  /** Takes the step of each, with the shares that the policy has put. */
  void step(Step s) {
    for (int k = 0; k < rungs.length; k++) {
      rungs[k].coefficients().beginStep();
      if (used[k] != 0) {
        s.addTo(rungs[k].coefficients(), alpha[k], used[k]);
      }
      rungs[k].endStep(s.point(), alpha[k], used[k]);
    }
  }
}
