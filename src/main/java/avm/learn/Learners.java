package avm.learn;

import avm.budget.BudgetPolicy;
import avm.budget.Forget;
import avm.budget.RemoveRandom;
import avm.budget.Unlimited;
import avm.coverage.Approximation;
import avm.coverage.Cover;
import avm.coverage.Coverage;
import avm.coverage.Representation;
import avm.kernel.Kernel;
import avm.loss.Binary;
import avm.loss.EpsilonInsensitive;
import avm.loss.Hinge;
import avm.loss.Mistake;
import avm.loss.Multiclass;
import avm.loss.Objective;
import avm.loss.Regression;
import avm.model.Expansion;
import avm.reduce.Bpa;
import avm.reduce.Project;
import avm.reduce.ProjectMargins;
import avm.weights.Constant;
import avm.weights.StepSize;
import avm.weights.WeightVectors;

/** The learners of the library, each an update rule times a policy for what is stored. */
public final class Learners {

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
   * The kernel Perceptron, also for a numeric target: a row outside the tube is a mistake and adds η·sign(y − f)Φ(x).
   *
   * @param kernel the kernel K
   * @param classes the number of classes, or 0 for a numeric target
   * @param epsilon ε, half the width of a numeric target's tube; classes do not use it
   * @param eta η, the step size of a numeric target; classes do not use it
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner perceptron(Kernel kernel, int classes, double epsilon, double eta) {
    return mistaken(kernel, classes, epsilon, eta, new Unlimited());
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

  /**
   * RBP, also for a numeric target: a row outside the tube is a mistake and adds η·sign(y − f)Φ(x).
   *
   * @param kernel the kernel K
   * @param classes the number of classes, or 0 for a numeric target
   * @param epsilon ε, half the width of a numeric target's tube; classes do not use it
   * @param eta η, the step size of a numeric target; classes do not use it
   * @param budget B, the largest number of stored vectors, at least 1
   * @param seed the seed of the draws
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner rbp(Kernel kernel, int classes, double epsilon, double eta, int budget, long seed) {
    return mistaken(kernel, classes, epsilon, eta, new RemoveRandom(budget, seed));
  }

  /**
   * The self-tuned Forgetron (Dekel, Shalev-Shwartz and Singer 2005; 2008): a kernel Perceptron that shrinks what it
   * has and removes the oldest vector when there is no room for a mistake. See {@link Forget}.
   *
   * @param kernel the kernel K
   * @param classes the number of classes, or 0 for a numeric target; with 2 a target is −1 or +1, else a class from 0
   * @param epsilon ε, half the width of a numeric target's tube; classes do not use it
   * @param eta η, the step size of a numeric target; classes do not use it
   * @param budget B, the largest number of stored vectors, at least 1
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner forgetron(Kernel kernel, int classes, double epsilon, double eta, int budget) {
    return mistaken(kernel, classes, epsilon, eta, new Forget(budget));
  }

  /**
   * The Projectron (Orabona, Keshet and Caputo 2009): a kernel Perceptron that projects a mistake on the stored vectors
   * where that costs little, or where there is no room. See {@link Project}.
   *
   * @param kernel the kernel K
   * @param classes the number of classes, or 0 for a numeric target; with 2 a target is −1 or +1, else a class from 0
   * @param epsilon ε, half the width of a numeric target's tube; classes do not use it
   * @param eta η, the step size of a numeric target; classes do not use it
   * @param threshold the distance up to which a mistake is projected, from 0 up; 0 if there is a budget
   * @param budget B, the largest number of stored vectors, at least 1, or 0 if there is a threshold
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner projectron(Kernel kernel, int classes, double epsilon, double eta, double threshold,
      int budget) {
    return mistaken(kernel, classes, epsilon, eta, new Project(threshold, budget == 0 ? Integer.MAX_VALUE : budget));
  }

  /**
   * Projectron++ (Orabona, Keshet and Caputo 2009): a Projectron that also learns rows within the margin, if their
   * projections are worth it. See {@link ProjectMargins}. It is for classes.
   *
   * @param kernel the kernel K
   * @param classes the number of classes; with 2 a target is −1 or +1, else a class from 0
   * @param threshold η, the distance up to which a mistake is projected, from 0 up; 0 if there is a budget
   * @param budget B, the largest number of stored vectors, at least 1, or 0 if there is a threshold
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner projectronPlus(Kernel kernel, int classes, double threshold, int budget) {
    if (classes < 2) {
      throw new IllegalArgumentException("Projectron++ is for classes, and the target is numeric");
    }
    return GradientLearners.learner(kernel, new Gradient(hinge(classes), false), StepSize.none(),
        new ProjectMargins(threshold, budget == 0 ? Integer.MAX_VALUE : budget));
  }

  /**
   * BPA, budgeted passive-aggressive learning (Wang and Vucetic 2010): every row with a loss moves w by the least that
   * takes the loss away, at most C. When there is no room, a vector leaves and what it had is projected on others.
   *
   * @param kernel the kernel K
   * @param classes the number of classes, or 0 for a numeric target; with 2 a target is −1 or +1, else a class from 0
   * @param epsilon ε, half the width of a numeric target's tube; classes do not use it
   * @param c C, the longest step, above 0
   * @param projection on what: BPA-S, BPA-NN or BPA-P
   * @param budget B, the largest number of stored vectors, at least 1
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner bpa(Kernel kernel, int classes, double epsilon, double c, Bpa projection, int budget) {
    Objective objective = classes == 0 ? new Regression(new EpsilonInsensitive(epsilon)) : hinge(classes);
    return GradientLearners.learner(kernel, new PassiveAggressive(objective, c), StepSize.none(),
        projection.policy(budget));
  }

  private static Objective hinge(int classes) {
    return classes == 2 ? new Binary(new Hinge()) : new Multiclass(new Hinge(), classes);
  }

  private static ExpansionLearner perceptron(Kernel kernel, int classes, BudgetPolicy policy) {
    if (classes == 0) {
      throw new IllegalArgumentException("a numeric target needs a tube and a step size");
    }
    return mistaken(kernel, classes, 0, 1, policy);
  }

  /** A Perceptron; with a numeric target it takes steps of one length towards rows outside the tube. */
  private static ExpansionLearner mistaken(Kernel kernel, int classes, double epsilon, double eta,
      BudgetPolicy policy) {
    Objective objective = classes == 0 ? new Regression(new EpsilonInsensitive(epsilon))
        : classes == 2 ? new Binary(new Mistake()) : new Multiclass(new Mistake(), classes);
    StepSize steps = classes == 0 ? new Constant(eta, 0) : StepSize.none();
    return GradientLearners.learner(kernel, new Gradient(objective, false), steps, policy);
  }
}
