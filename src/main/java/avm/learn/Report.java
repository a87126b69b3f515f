package avm.learn;

import avm.budget.PolicyFacts;
import avm.model.Expansion;
import avm.weights.Coefficients;

/**
 * The facts of a model, in the paper's names.
 *
 * @param steps T, the steps taken
 * @param cells M_T, the cells made
 * @param support S_T, the stored vectors with a non-zero coefficient
 * @param stored the stored vectors: cells' core points and other support vectors
 * @param approximated how many rows were approximated (Z = 1)
 * @param delta δ, the cells' diameter now
 * @param doublings how often the limit on stored vectors doubled δ
 * @param featureDiameter δ_Φ = √(2(1 − k(δ²)))
 * @param meanResidual the mean of ‖Φ(x) − Σ b_i Φ(c_i)‖ over the approximated rows, NaN where it is not followed
 * @param maxResidual the largest of them
 * @param sizeBound the theorem's bound on S_T
 * @param sizeFormula the same as a formula
 * @param averagedShare the share of the steps that the predicting weight vector averages
 * @param projections how often w was projected (ℓ2 loss)
 * @param bytes roughly what the model takes
 */
public record Report(long steps, int cells, int support, int stored, long approximated, double delta, int doublings,
    double featureDiameter, double meanResidual, double maxResidual, double sizeBound, String sizeFormula,
    double averagedShare, long projections, long bytes) {

  /** The facts of an expansion and of the policy that made it. */
  static Report of(Expansion e, PolicyFacts policy, long projections) {
    Coefficients coefficients = e.weights().coefficients();
    return new Report(coefficients.steps(), e.cores().cells(), coefficients.support(e.size()), e.size(),
        policy.approximated(), policy.delta(), policy.doublings(), e.kernel().featureDiameter(policy.delta(), e.cores().features()),
        policy.meanResidual(), policy.maxResidual(), policy.sizeBound(), policy.sizeFormula(),
        e.weights().output().share(coefficients), projections, e.bytes());
  }
}
