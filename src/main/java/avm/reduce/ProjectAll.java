package avm.reduce;

import avm.algebra.GramInverse;
import avm.budget.Ages;
import avm.budget.BudgetPolicy;
import avm.budget.Changes;
import avm.budget.PolicyFacts;
import avm.budget.RemoveSmallest;
import avm.budget.Step;
import avm.data.Vectors;
import avm.io.Part;
import avm.model.Expansion;
import avm.weights.Coefficients;

/**
 * When there is no room, a vector leaves and what it had is projected on all others, the row included: the policy of
 * BPA-P (Wang and Vucetic 2010) and of BSGD with projection (Wang, Crammer and Vucetic 2012). With G the inverse kernel
 * matrix of the B vectors and the row, ‖a_r‖²/G_rr is lost, and the others take a_V −= a_rG_Vr/G_rr; the one of which
 * least is lost leaves, the oldest of equals, in BSGD perhaps the row itself. A row with δ² below 10⁻⁵ is projected and
 * not stored; in BPA-P with the shares d/p, so that f(x) is what it should be.
 */
public final class ProjectAll implements BudgetPolicy {
  /** Below this δ² a row is not stored: the inverse would lose too many digits. */
  private static final double DEPENDENT = 1e-5;
  /** Rounding errors add up: after so many replacements for each vector, and so many more, the inverse is computed anew. */
  private static final int TIMES = 2;
  private static final int MORE = 16;

  private final int budget;
  private final boolean rowToo;
  private final Ages ages = new Ages();
  private final GramInverse inverse = new GramInverse();
  private final Changes changes = new Changes();
  private double[] shares = new double[0];
  private double[] lost = new double[0];
  private int replaced;

  /**
   * @param budget B, at least 1
   * @param rowToo whether the row itself may be the one that leaves
   */
  public ProjectAll(int budget, boolean rowToo) {
    if (budget < 1) {
      throw new IllegalArgumentException("the budget is " + budget + "; it must be at least 1");
    }
    this.budget = budget;
    this.rowToo = rowToo;
  }

  @Override
  public void place(Expansion e, Step s) {
    int own = s.hasGradient() ? e.cores().indexOf(s.point(), s.row()) : -1;
    if (own >= 0) {
      s.put(own, 1);
    } else if (s.hasGradient()) {
      int n = e.size();
      shares = Vectors.room(shares, n);
      double squared = inverse.project(s.row().kernels(), shares);
      if (squared < Project.dependent(e, DEPENDENT)) {
        for (int i = 0; i < n && !rowToo; i++) {
          shares[i] /= 1 - squared;
        }
        s.putAll(shares, n);
      } else if (n < budget) {
        inverse.border(shares, squared);
        s.put(e.store(s.point(), true), 1);
        ages.born(n);
      } else {
        overflow(e, s, squared);
      }
    }
  }

  private void overflow(Expansion e, Step s, double squared) {
    Coefficients coefficients = e.weights().coefficients();
    int n = e.size();
    lost = RemoveSmallest.squares(e, lost);
    for (int i = 0; i < n; i++) {
      lost[i] /= inverse.row(i)[i] + shares[i] * shares[i] / squared;
    }
    int r = ages.least(lost, n);
    if (rowToo && Ages.isLess(s.square(coefficients) * squared, lost[r])) {
      s.putAll(shares, n);
      return;
    }
    double whole = inverse.row(r)[r] + shares[r] * shares[r] / squared;
    double[] by = changes.of(n);
    for (int o = 0; o < e.outputs(); o++) {
      double times = -coefficients.coefficient(o, r) / whole;
      for (int i = 0; i < n; i++) {
        by[i] = i == r ? 0 : times * (inverse.row(r)[i] + shares[i] * shares[r] / squared);
      }
      changes.addTo(coefficients, o, n);
    }
    ProjectNew.project(e, s, r, shares[r] / squared / whole);
    ages.born(r);
    inverse.replace(r, shares, squared);
    if (++replaced >= TIMES * budget + MORE) {
      inverse.rebuild(StoredKernels.decomposed(StoredKernels.of(e), 0));
      replaced = 0;
    }
  }

  @Override
  public PolicyFacts facts(Expansion e) {
    return PolicyFacts.exact(budget, "B");
  }

  @Override
  public Part save() {
    return new Part().put("ages", ages.save()).put("inverse", inverse.save()).put("replaced", replaced);
  }

  @Override
  public void load(Part part) {
    ages.load(part.part("ages"));
    inverse.load(part.part("inverse"));
    replaced = part.whole("replaced", 0, Integer.MAX_VALUE);
  }
}
