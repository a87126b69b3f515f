package avm.reduce;

import avm.budget.Aged;
import avm.budget.RemoveSmallest;
import avm.budget.Step;
import avm.model.Expansion;
import avm.weights.Coefficients;

/**
 * When there is no room, a vector leaves and what it had is projected on the row that takes its place: the policy of
 * BPA-S (Wang and Vucetic 2010). Of vector r the share k_r = k(c_r, x) remains and ‖a_r‖²(1 − k_r²) is lost; the one of
 * which least is lost leaves, the oldest of equals. The row's own step is what it would be with room.
 */
public final class ProjectNew extends Aged {
  private double[] lost = new double[0];

  /** @param budget B, at least 1 */
  public ProjectNew(int budget) {
    super(budget);
  }

  @Override
  protected void overflow(Expansion e, Step s) {
    double[] kernels = s.row().kernels();
    int n = e.size();
    lost = RemoveSmallest.squares(e, lost);
    for (int i = 0; i < n; i++) {
      lost[i] *= 1 - kernels[i] * kernels[i];
    }
    int victim = ages().least(lost, n);
    project(e, s, victim, kernels[victim]);
    ages().born(victim);
  }

  /** Puts the row in the place of a vector, and a share of what that had, and its gradient. */
  static void project(Expansion e, Step s, int victim, double share) {
    Coefficients coefficients = e.weights().coefficients();
    double[] had = new double[e.outputs()];
    for (int o = 0; o < had.length; o++) {
      had[o] = share * coefficients.coefficient(o, victim);
    }
    e.replace(victim, s.point());
    for (int o = 0; o < had.length; o++) {
      coefficients.shift(o, victim, had[o]);
    }
    s.put(victim, 1);
  }
}
