package avm.reduce;

import avm.algebra.Cholesky;
import avm.budget.Budgeted;
import avm.budget.Step;
import avm.io.Part;
import avm.model.Expansion;
import avm.weights.Coefficients;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * When there is no room, half of the vectors leave and what they had is projected on the other half: the policy of
 * Ahpatron (Liao, Li, Liao, Hu and Dang 2024). Those with the largest |a| stay, the oldest of equals; with index 1 for
 * them and 2 for the others they take (K₁₁ + ϱI)⁻¹K₁₂a₂, and all of it is scaled so that ‖f‖ is what it was. After each
 * step f is brought back into the ball of radius U. ‖f‖² is followed step by step: f + gΦ(x) has ‖f‖² + 2gf(x) + g². It
 * is for one output.
 */
public final class Halve extends Budgeted {
  private final double radius;
  private final double ridge;
  private final double[] score = new double[1];
  private boolean halved;
  private double squaredNorm;

  /**
   * @param budget B, even, at least 2
   * @param radius U, above 0, or +∞
   * @param ridge ϱ, above 0
   */
  public Halve(int budget, double radius, double ridge) {
    super(budget);
    if (budget % 2 != 0) {
      throw new IllegalArgumentException("the budget is " + budget + "; it must be even");
    }
    if (!(radius > 0)) {
      throw new IllegalArgumentException("the radius is " + radius + "; it must be above 0");
    }
    if (!(ridge > 0)) {
      throw new IllegalArgumentException("the ridge is " + ridge + "; it must be above 0");
    }
    this.radius = radius;
    this.ridge = ridge;
  }

  @Override
  public void place(Expansion e, Step s) {
    halved = false;
    super.place(e, s);
    if (s.hasGradient()) {
      Coefficients coefficients = e.weights().coefficients();
      double f = s.scores()[0];
      if (halved) {
        coefficients.scores(s.row(), score);
        f = score[0];
      }
      double g = s.whole(coefficients, 0);
      squaredNorm += 2 * g * f + g * g;
    }
  }

  @Override
  public void settle(Expansion e, Step s) {
    if (squaredNorm > radius * radius) {
      e.weights().coefficients().shrink(radius / Math.sqrt(squaredNorm));
      squaredNorm = radius * radius;
    }
  }

  @Override
  protected void overflow(Expansion e, Step s) {
    halve(e, s);
    halved = true;
    s.put(e.store(s.point(), true), 1);
  }

  private void halve(Expansion e, Step s) {
    double[] a = Halving.coefficients(e);
    int n = a.length;
    boolean[] stays = new boolean[n];
    IntStream.range(0, n).boxed().sorted(Comparator.comparingDouble(i -> -Math.abs(a[i]))).limit(n / 2)
        .forEach(i -> stays[i] = true);
    double[][] kernels = StoredKernels.of(e);
    int[] kept = IntStream.range(0, n).filter(i -> stays[i]).toArray();
    double[] right = new double[kept.length];
    double[][] system = new double[kept.length][kept.length];
    for (int i = 0; i < kept.length; i++) {
      for (int j = 0; j < n; j++) {
        right[i] += stays[j] ? 0 : kernels[kept[i]][j] * a[j];
      }
      for (int j = 0; j < kept.length; j++) {
        system[i][j] = kernels[kept[i]][kept[j]];
      }
    }
    Cholesky factor = StoredKernels.decomposed(system, ridge);
    factor.reduce(right);
    factor.solution(right);
    for (int i = 0; i < kept.length; i++) {
      a[kept[i]] += right[i];
    }
    double after = Halving.squaredNorm(kernels, a, stays);
    Halving.keep(e, s, stays, a, after > 0 ? Math.sqrt(Math.max(0, squaredNorm) / after) : 1);
    squaredNorm = after > 0 ? squaredNorm : 0;
  }

  /** {@return ‖f‖², as it is followed} */
  public double squaredNorm() {
    return squaredNorm;
  }

  @Override
  public Part save() {
    return new Part().put("squaredNorm", squaredNorm);
  }

  @Override
  public void load(Part part) {
    squaredNorm = part.number("squaredNorm");
  }
}
