package avm.learn;

import avm.budget.BudgetPolicy;
import avm.budget.RemoveRandom;
import avm.budget.Unlimited;
import avm.coverage.Approximation;
import avm.coverage.Cover;
import avm.coverage.Coverage;
import avm.coverage.Representation;
import avm.kernel.Kernel;
import avm.loss.Binary;
import avm.loss.MarginLoss;
import avm.loss.Multiclass;
import avm.loss.Objective;
import avm.model.Expansion;
import avm.weights.Coefficients;
import avm.weights.Last;
import avm.weights.StepSize;
import avm.weights.WeightVectors;

/** The learners of the library, each an update rule times a policy for what is stored. */
public final class Learners {

  /** The Perceptron's loss max(0, −margin), whose slope at 0 is taken to be −1. */
  private record Mistake() implements MarginLoss {
    @Override
    public double ofMargin(double margin) {
      return Math.max(0, -margin);
    }

    @Override
    public double slope(double margin) {
      return margin <= 0 ? -1 : 0;
    }
  }

  private Learners() {
  }

  /**
   * The Approximation Vector Machine (Algorithm 2; Algorithm 5 with a {@link avm.loss.Multiclass} objective).
   *
   * @param kernel the kernel K
   * @param objective what is learned
   * @param weights w_1 = 0, with λ and the step offset, and which weight vector predicts
   * @param coverage the shape and diameter of the cells
   * @param approximation when a row is approximated
   * @param representation how
   * @param projection the projection after each step (ℓ2 loss with λ ≤ 1), or null for none
   * @param limit the largest number of stored vectors, or 0 for no limit; when it is reached, δ doubles and cells merge
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner avm(Kernel kernel, Objective objective, WeightVectors weights, Coverage coverage,
      Approximation approximation, Representation representation, BallProjection projection, int limit) {
    return new ExpansionLearner(new Expansion(kernel, weights), new Gradient(objective, projection == null),
        new Cover(coverage, approximation, representation, limit, true), projection);
  }

  /**
   * Kernel SGD (Algorithm 1): every row that has a gradient is stored.
   *
   * @param kernel the kernel K
   * @param objective what is learned
   * @param weights w_1 = 0, with λ and the step offset, and which weight vector predicts
   * @param projection the projection after each step (ℓ2 loss with λ ≤ 1), or null for none
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner kernelSgd(Kernel kernel, Objective objective, WeightVectors weights,
      BallProjection projection) {
    return new ExpansionLearner(new Expansion(kernel, weights), new Gradient(objective, projection == null),
        new Unlimited(), projection);
  }

  /**
   * The kernel Perceptron (Rosenblatt 1958): a row whose margin is not above 0 is a mistake, which is stored and adds
   * yΦ(x); with several classes it adds Φ(x) to its own class's weight vector and takes it from that of the strongest
   * other class (Crammer and Singer 2003). The first row is always a mistake, since all scores are 0.
   *
   * @param kernel the kernel K
   * @param classes the number of classes; with 2 a target is −1 or +1, else a class from 0
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner perceptron(Kernel kernel, int classes) {
    return perceptron(kernel, classes, new Unlimited());
  }

  /**
   * RBP, the randomized budget Perceptron (Cavallanti, Cesa-Bianchi and Gentile 2007): a kernel Perceptron that removes
   * a random vector when there is no room for a mistake.
   *
   * @param kernel the kernel K
   * @param classes the number of classes; with 2 a target is −1 or +1, else a class from 0
   * @param budget B, the largest number of stored vectors, at least 1
   * @param seed the seed of the draws
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner rbp(Kernel kernel, int classes, int budget, long seed) {
    return perceptron(kernel, classes, new RemoveRandom(budget, seed));
  }

  private static ExpansionLearner perceptron(Kernel kernel, int classes, BudgetPolicy policy) {
    Objective objective = classes == 2 ? new Binary(new Mistake()) : new Multiclass(new Mistake(), classes);
    Coefficients coefficients = new Coefficients(objective.outputs(), StepSize.none());
    return new ExpansionLearner(new Expansion(kernel, new WeightVectors(coefficients, new Last(), null)),
        new Gradient(objective, false), policy, null);
  }
}
