package avm.learn;

import avm.data.Point;
import avm.kernel.Kernel;
import avm.store.CoreSet;
import avm.store.KernelRow;
import avm.weights.Coefficients;
import avm.weights.Pegasos;
import java.io.Serializable;

/**
 * The projection of Algorithm 2, lines 13–14, for ℓ2 loss with λ ≤ 1: after a step w is brought back into the ball of
 * radius y_max/√λ, y_max the largest |y|: of the data where they are known beforehand, else of the targets seen so far. ‖w‖² is followed step by step: w + aΦ(c) has
 * ‖w‖² + 2a⟨w, Φ(c)⟩ + a².
 */
public final class BallProjection implements Serializable {
  private static final long serialVersionUID = 1L;

  /** ‖V‖² where w = V/(λ(t + t0)). */
  private double squaredNorm;
  private double maxTarget;
  private long projections;
  private transient KernelRow row;
  private final double[] inner = new double[1];

  /**
   * Makes the projection.
   *
   * @param maxTarget y_max as far as it is known, or 0; larger targets raise it
   */
  public BallProjection(double maxTarget) {
    this.maxTarget = maxTarget;
  }

  /** Takes notice of a target. */
  void observe(double y) {
    maxTarget = Math.max(maxTarget, Math.abs(y));
  }

  /** V is about to have amount·Φ(c_i) added, before step t's end. */
  void adding(Coefficients coefficients, CoreSet cores, Kernel kernel, int i, double amount) {
    Point core = cores.point(i);
    if (row == null) {
      row = new KernelRow();
    }
    row.compute(cores, kernel, core);
    squaredNorm += 2 * amount * innerV(coefficients) + amount * amount;
  }

  private static Pegasos size(Coefficients coefficients) {
    return (Pegasos) coefficients.stepSize();
  }

  /** ⟨V, Φ⟩ of the row just computed. */
  private double innerV(Coefficients coefficients) {
    double steps = coefficients.steps() + size(coefficients).offset();
    if (steps == 0) {
      return 0;
    }
    coefficients.scores(row, inner);
    return inner[0] * size(coefficients).lambda() * steps;
  }

  /** Projects w_{t+1}, before step t's end. */
  void project(Coefficients coefficients) {
    double steps = size(coefficients).lambda() * (coefficients.steps() + 1 + size(coefficients).offset());
    double norm = Math.sqrt(Math.max(0, squaredNorm)) / steps;
    double radius = maxTarget / Math.sqrt(size(coefficients).lambda());
    if (norm > radius) {
      double factor = radius / norm;
      coefficients.shrink(factor);
      squaredNorm *= factor * factor;
      projections++;
    }
  }

  /** Recomputes ‖V‖² after core points have been merged. */
  void merged(Coefficients coefficients, CoreSet cores, Kernel kernel) {
    squaredNorm = 0;
    row = new KernelRow();
    double steps = size(coefficients).lambda() * (coefficients.steps() + size(coefficients).offset());
    for (int i = 0; i < cores.size(); i++) {
      row.compute(cores, kernel, cores.point(i));
      squaredNorm += coefficients.coefficient(0, i) * steps * innerV(coefficients);
    }
  }

  /** How often w was outside the ball. */
  long projections() {
    return projections;
  }
}
