package avm.learn;

import avm.budget.Step;
import avm.io.Part;
import avm.model.Companion;
import avm.model.Expansion;
import avm.store.KernelRow;
import avm.weights.Coefficients;
import avm.weights.Pegasos;

/**
 * The projection of Algorithm 2, lines 13–14, for ℓ2 loss with λ ≤ 1: after a step w is brought back into the ball of
 * radius y_max/√λ, y_max the largest |y|: of the data where they are known beforehand, else of the targets seen so far.
 * ‖w‖² is followed step by step, since w + aΦ(c) has ‖w‖² + 2a⟨w, Φ(c)⟩ + a², and computed afresh where vectors are
 * merged or replaced. It is for one output.
 */
public final class BallProjection implements Companion {
  /** ‖V‖² where w = V/(λ(t + t0)). */
  private double squaredNorm;
  private double maxTarget;
  private long projections;
  private KernelRow row;
  private final double[] inner = new double[1];

  /** @param maxTarget y_max as far as it is known, or 0; larger targets raise it */
  public BallProjection(double maxTarget) {
    this.maxTarget = maxTarget;
  }

  /** Adds a step's gradient to V. */
  void add(Expansion e, Step step) {
    row = row == null ? new KernelRow() : row;
    Coefficients v = e.weights().coefficients();
    for (int k = step.count() - 1; k >= 0; k--) {
      double amount = step.amount(0, k);
      e.compute(e.cores().point(step.index()[k]), row);
      squaredNorm += 2 * amount * innerV(v) + amount * amount;
      v.add(0, step.index()[k], amount);
    }
  }

  private static Pegasos size(Coefficients coefficients) {
    return (Pegasos) coefficients.stepSize();
  }

  /** ⟨V, Φ⟩ of the row just computed. */
  private double innerV(Coefficients coefficients) {
    double steps = coefficients.age() + size(coefficients).offset();
    if (steps == 0) {
      return 0;
    }
    coefficients.scores(row, inner);
    return inner[0] * size(coefficients).lambda() * steps;
  }

  /** Projects w_{t+1}, before step t's end; y_t may raise y_max. */
  void project(Expansion e, double y) {
    Coefficients coefficients = e.weights().coefficients();
    maxTarget = Math.max(maxTarget, Math.abs(y));
    double steps = size(coefficients).lambda() * (coefficients.age() + 1 + size(coefficients).offset());
    double norm = Math.sqrt(Math.max(0, squaredNorm)) / steps;
    double radius = maxTarget / Math.sqrt(size(coefficients).lambda());
    if (norm > radius) {
      double factor = radius / norm;
      coefficients.shrink(factor);
      squaredNorm *= factor * factor;
      projections++;
    }
  }

  @Override
  public void merged(Expansion e, int[] target) {
    Coefficients coefficients = e.weights().coefficients();
    squaredNorm = 0;
    row = new KernelRow();
    double steps = size(coefficients).lambda() * (coefficients.age() + size(coefficients).offset());
    for (int i = 0; i < e.size(); i++) {
      e.compute(e.cores().point(i), row);
      squaredNorm += coefficients.coefficient(0, i) * steps * innerV(coefficients);
    }
  }

  @Override
  public void replaced(Expansion e, int i) {
    merged(e, null);
  }

  /** How often w was outside the ball. */
  long projections() {
    return projections;
  }

  @Override
  public Part save() {
    return new Part().put("squaredNorm", squaredNorm).put("maxTarget", maxTarget).put("projections", projections);
  }

  @Override
  public void load(Part part) {
    squaredNorm = part.number("squaredNorm");
    maxTarget = part.number("maxTarget");
    projections = part.whole("projections");
  }
}
