package avm.learn;

import avm.budget.BudgetPolicy;
import avm.budget.EveryFeature;
import avm.budget.RemoveOldest;
import avm.budget.RemoveSampled;
import avm.budget.Unlimited;
import avm.feature.FourierFeatures;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.loss.Binary;
import avm.loss.MarginHinge;
import avm.loss.Multiclass;
import avm.loss.Objective;
import avm.loss.Regression;
import avm.loss.SquaredTube;
import avm.model.Expansion;
import avm.reduce.Bsgd;
import avm.reduce.Halve;
import avm.reduce.HalveNearest;
import avm.reduce.Nystrom;
import avm.reduce.Optimist;
import avm.weights.Coefficients;
import avm.weights.Constant;
import avm.weights.Last;
import avm.weights.Pegasos;
import avm.weights.SquareRoot;
import avm.weights.StepSize;
import avm.weights.WeightVectors;

/**
 * The learners of the field that descend a gradient, each times a policy for what is stored. The Perceptrons and the
 * passive-aggressive learners are in {@link Learners}.
 */
public final class GradientLearners {

  private GradientLearners() {
  }

  /**
   * {@return what the gradient learners of the field learn: the hinge loss of a margin, or the squared loss outside a
   * tube}
   *
   * @param classes the number of classes, or 0 for a numeric target; with 2 a target is −1 or +1, else a class from 0
   * @param rho ρ, the margin below which a row has a gradient; a numeric target does not use it
   * @param epsilon ε, half the width of the tube in which a numeric target has no gradient; classes do not use it
   */
  public static Objective objective(int classes, double rho, double epsilon) {
    return classes == 0 ? new Regression(new SquaredTube(epsilon))
        : classes == 2 ? new Binary(new MarginHinge(rho)) : new Multiclass(new MarginHinge(rho), classes);
  }

  /**
   * OGD, online gradient descent with a kernel, or NORMA (Kivinen, Smola and Williamson 2004): every row takes
   * w to (1 − ηλ)w − ηℓ'Φ(x).
   *
   * @param kernel the kernel K
   * @param objective what is learned: {@link #objective}, or any other
   * @param eta η, the step size
   * @param lambda λ, from 0 up, below 1/η
   * @param root whether the step size falls, η/√t, or is η throughout
   * @param budget the number of vectors beyond which the oldest leaves, or 0 for no limit
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner ogd(Kernel kernel, Objective objective, double eta, double lambda, boolean root,
      int budget) {
    return learner(kernel, objective, root ? new SquareRoot(eta, lambda) : new Constant(eta, lambda),
        budget == 0 ? new Unlimited() : new RemoveOldest(budget));
  }

  /**
   * BOGD, bounded online gradient descent, and BOGD++ (Zhao, Wang, Wu, Jin and Hoi 2012): OGD that removes a vector
   * drawn at random when there is no room, and makes up for it. See {@link RemoveSampled}.
   *
   * @param kernel the kernel K
   * @param objective what is learned: {@link #objective}, or any other
   * @param eta η, the step size
   * @param lambda λ, from 0 up, below 1/η
   * @param budget B, the largest number of stored vectors, at least 2
   * @param clip γ, above 0: after a removal no coefficient is larger than ηγ; +∞ for no such limit
   * @param plus whether small coefficients are likely to go (BOGD++), or all alike (BOGD)
   * @param seed the seed of the draws
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner bogd(Kernel kernel, Objective objective, double eta, double lambda, int budget,
      double clip, boolean plus, long seed) {
    return learner(kernel, objective, new Constant(eta, lambda), new RemoveSampled(budget, plus, eta * clip, seed));
  }

  /**
   * BSGD, budgeted stochastic gradient descent (Wang, Crammer and Vucetic 2012): kernel SGD with steps 1/(λt), as
   * Pegasos has them, that removes, projects or merges a vector when there is no room.
   *
   * @param kernel the kernel K; merging needs a {@link Gaussian}
   * @param objective what is learned: {@link #objective}, or any other
   * @param lambda λ, above 0
   * @param maintenance what is done when there is no room
   * @param budget B, the largest number of stored vectors, at least 1
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner bsgd(Kernel kernel, Objective objective, double lambda, Bsgd maintenance, int budget) {
    if (maintenance == Bsgd.MERGE && !(kernel instanceof Gaussian)) {
      throw new IllegalArgumentException("merging needs the Gaussian kernel");
    }
    return learner(kernel, objective, new Pegasos(lambda, 0), maintenance.policy(budget));
  }

  /**
   * NOGD, gradient descent in Nyström's features (Lu, Hoi, Wang, Zhao and Liu 2016): OGD until B vectors are stored,
   * then linear OGD in the features that they give. See {@link Nystrom}.
   *
   * @param kernel the kernel K
   * @param objective what is learned: {@link #objective}, or any other
   * @param eta η, the step size
   * @param budget B, the number of vectors that give features, at least 1
   * @param rank r, the number of features, from 1 to B
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner nogd(Kernel kernel, Objective objective, double eta, int budget, int rank) {
    return learner(kernel, objective, new Constant(eta, 0), new Nystrom(budget, rank));
  }

  /**
   * FOGD, gradient descent in Fourier features (Lu, Hoi, Wang, Zhao and Liu 2016): linear OGD in 2D random features of
   * which the inner products are the kernel's values on average. See {@link FourierFeatures}.
   *
   * @param kernel the kernel K, a {@link Gaussian}
   * @param objective what is learned: {@link #objective}, or any other
   * @param eta η, the step size
   * @param frequencies D, at least 1
   * @param seed the seed of the features
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner fogd(Kernel kernel, Objective objective, double eta, int frequencies, long seed) {
    Expansion linear = new Expansion(kernel, new FourierFeatures(kernel, frequencies, seed),
        weights(objective, new Constant(eta, 0)));
    return new ExpansionLearner(linear, new Gradient(objective, true), new EveryFeature(), null, null);
  }

  /**
   * Ahpatron (Liao, Li, Liao, Hu and Dang 2024): OGD on margins below 1 − ε in a ball, that projects half of its
   * vectors on the other half when there is no room. See {@link Halve}. It is for two classes.
   *
   * @param kernel the kernel K
   * @param classes the number of classes, 2
   * @param budget B, the largest number of stored vectors, even
   * @param epsilon ε, from 0 to below 1
   * @param radius U, the largest norm of f; the paper's is √B/2
   * @param eta s, the step size; the paper's is U/(2√B)
   * @param ridge ϱ, what is added to the diagonal of the kernel matrix
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner ahpatron(Kernel kernel, int classes, int budget, double epsilon, double radius,
      double eta, double ridge) {
    twoClasses("Ahpatron", classes);
    if (!(epsilon >= 0 && epsilon < 1)) {
      throw new IllegalArgumentException("epsilon is " + epsilon + "; it must be from 0 to below 1");
    }
    return learner(kernel, objective(2, 1 - epsilon, 0), new Constant(eta, 0), new Halve(budget, radius, ridge));
  }

  /**
   * POMDR (Li and Liao 2023): optimistic steps along hints of the last rows, few vectors at first, and halving. See
   * {@link HalveNearest}. It is for two classes.
   *
   * @param kernel the kernel K
   * @param classes the number of classes, 2
   * @param budget B, the largest number of stored vectors, at least 2
   * @param first B₀, how many vectors are chosen by their distance from the others' span, from 0 to B
   * @param alpha α, the distance up to which they are not stored
   * @param radius U, the largest norm of f
   * @param recent H, of how many rows the hint is, from 0 up
   * @return a learner that has seen nothing
   */
  public static ExpansionLearner pomdr(Kernel kernel, int classes, int budget, int first, double alpha, double radius,
      int recent) {
    twoClasses("POMDR", classes);
    Optimist optimist = new Optimist(kernel, radius, recent);
    return learner(kernel, new Optimistic(objective(2, 1, 0), optimist), StepSize.none(),
        new HalveNearest(optimist, budget, first, alpha));
  }

  private static void twoClasses(String name, int classes) {
    if (classes != 2) {
      throw new IllegalArgumentException(name + " is for two classes, and "
          + (classes == 0 ? "the target is numeric" : "there are " + classes));
    }
  }

  private static ExpansionLearner learner(Kernel kernel, Objective objective, StepSize steps, BudgetPolicy policy) {
    return learner(kernel, new Gradient(objective, true), steps, policy);
  }

  /** A learner whose last weight vector predicts. */
  static ExpansionLearner learner(Kernel kernel, UpdateRule rule, StepSize steps, BudgetPolicy policy) {
    return new ExpansionLearner(new Expansion(kernel, weights(rule.objective(), steps)), rule, policy, null, null);
  }

  private static WeightVectors weights(Objective objective, StepSize steps) {
    return new WeightVectors(new Coefficients(objective.outputs(), steps), new Last(), null);
  }
}
