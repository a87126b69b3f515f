package avm.reduce;

import avm.budget.Step;
import avm.model.Expansion;

/**
 * The policy of Projectron++ (Orabona, Keshet and Caputo 2009): mistakes as {@link Project} has them; a row without a
 * mistake but with a margin below 1 is never stored, but projected with a factor τ where that is worth its error, else
 * skipped.
 *
 * <p>With ℓ = 1 − margin, q the number of weight vectors that a row moves and P = qp, τ is at most 1 and at most ℓ/P.
 * With a threshold a row counts if ℓ &gt; δ/η, and τ is at most 2(ℓ − δ/η)/P, too. With a budget it counts if
 * 2ℓ − τP ≥ 2Uδ, where U = ¼√((B + 1)/ln(B + 1)).
 */
public final class ProjectMargins extends Project {
  /** Below this p the projection is 0. */
  private static final double NOTHING = 1e-12;

  private final boolean limited;

  /**
   * @param eta η, from 0 up; 0 if there is a budget
   * @param budget B, at least 1, or {@link Integer#MAX_VALUE} if there is a threshold
   */
  public ProjectMargins(double eta, int budget) {
    super(eta, budget);
    limited = budget < Integer.MAX_VALUE;
  }

  @Override
  public void place(Expansion e, Step s) {
    double margin = 0;
    double moved = 0;
    for (int o = 0; o < e.outputs(); o++) {
      margin -= s.alpha()[o] * s.scores()[o];
      moved += s.alpha()[o] * s.alpha()[o];
    }
    if (!s.hasGradient() || margin <= 0) {
      super.place(e, s);
      return;
    }
    int own = e.cores().indexOf(s.point(), s.row());
    double p = own >= 0 ? 1 : near(s);
    double times = p < NOTHING ? 0 : moderate(1 - margin, moved * p, Math.sqrt(1 - p));
    if (times > 0 && own >= 0) {
      s.put(own, times);
    } else if (times > 0) {
      project(e, s, times);
    }
  }

  /** τ, or 0 for a row that is skipped. */
  private double moderate(double loss, double p, double distance) {
    double tau = Math.min(1, loss / p);
    if (limited) {
      double u = Math.sqrt((budget() + 1.0) / StrictMath.log(budget() + 1.0)) / 4;
      return 2 * loss - tau * p - 2 * u * distance >= 0 ? tau : 0;
    }
    return loss * eta() > distance ? Math.min(tau, 2 * (loss - distance / eta()) / p) : 0;
  }
}
