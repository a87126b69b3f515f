package avm.learn;

import avm.coverage.Nearest;
import avm.expansion.Coefficients;
import avm.loss.Objective;
import java.io.Serializable;

/**
 * Everything that makes an Approximation Vector Machine. NaN stands for "auto" until {@link AutoSettings} has resolved
 * it.
 *
 * @param kernel the kernel
 * @param gamma γ, or NaN
 * @param lambda λ, or NaN
 * @param loss the loss
 * @param tau the smooth hinge's τ
 * @param epsilon the tube's ε
 * @param coverage the shape of the cells
 * @param delta δ, or NaN
 * @param approximation when a row is approximated
 * @param beta the schedule's β
 * @param rho the schedule's ρ
 * @param output which weight vector predicts
 * @param alpha the suffix's share, or NaN
 * @param limit the largest number of stored vectors, or 0
 * @param seed the seed of all randomness
 */
public record Settings(KernelKind kernel, double gamma, double lambda, LossKind loss, double tau, double epsilon,
    CoverageKind coverage, double delta, ApproximationKind approximation, double beta, double rho, OutputKind output,
    double alpha, int limit, long seed) implements Serializable {

  /**
   * Whether γ, λ and δ are all known.
   *
   * @return true if none is NaN
   */
  public boolean resolved() {
    return !Double.isNaN(gamma) && !Double.isNaN(lambda) && !Double.isNaN(delta);
  }

  /**
   * These settings with γ, λ and δ known.
   *
   * @param newGamma γ
   * @param newLambda λ
   * @param newDelta δ
   * @return the settings
   */
  public Settings with(double newGamma, double newLambda, double newDelta) {
    return new Settings(kernel, newGamma, newLambda, loss, tau, epsilon, coverage, newDelta, approximation, beta, rho,
        output, alpha, limit, seed);
  }

  /**
   * Makes a learner.
   *
   * @param classes the number of classes, or 0 for a numeric target
   * @param features d, the number of features
   * @param maxTarget y_max as far as it is known, or 0
   * @param total the number of steps that will be taken, or 0 if it is not known
   * @return a learner that has seen nothing
   */
  public KernelLearner learner(int classes, int features, double maxTarget, long total) {
    Objective objective = loss.objective(classes, tau, epsilon);
    int outputs = objective.outputs();
    boolean project = loss.resolved(classes) == LossKind.L2 && lambda <= 1;
    return new KernelLearner(kernel.kernel(gamma), objective, new Coefficients(outputs, lambda, 0),
        coverage.coverage(delta, features), approximation.approximation(beta, rho, seed), new Nearest(),
        output.output(outputs, alpha, total), project ? new BallProjection(maxTarget) : null, limit);
  }
}
