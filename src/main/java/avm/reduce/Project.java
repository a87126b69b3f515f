package avm.reduce;

import avm.algebra.Cholesky;
import avm.budget.BudgetPolicy;
import avm.budget.PolicyFacts;
import avm.budget.Step;
import avm.data.Vectors;
import avm.io.Part;
import avm.model.Expansion;

/**
 * A row near the span of the stored vectors is projected on them, another one is stored: the policy of the Projectron
 * (Orabona, Keshet and Caputo 2009). With d = K⁻¹k and p = kᵀd, a row is at the distance δ = √(1 − p) from the span,
 * and its projection is Σ d_iΦ(c_i). It is projected if δ ≤ η, or if there is no room; also if δ² is below 10⁻¹⁰, or
 * 10⁻³ with kernel values of single precision: there the row as a vector would be no help to the others.
 */
public class Project implements BudgetPolicy {
  /** Below this δ² a vector is no help to the others, */
  static final double DEPENDENT = 1e-10;
  /** below this one where kernel values are of single precision. */
  private static final double SINGLE = 1e-3;

  private final double eta;
  private final int budget;
  private final Cholesky factor = new Cholesky();
  private double[] shares = new double[0];
  private long projected;

  /**
   * @param eta η, from 0 up; 0 if there is a budget
   * @param budget B, at least 1, or {@link Integer#MAX_VALUE} if there is a threshold
   */
  public Project(double eta, int budget) {
    if (!(eta >= 0)) {
      throw new IllegalArgumentException("the threshold is " + eta + "; it must be a number from 0 up");
    }
    if (budget < 1) {
      throw new IllegalArgumentException("the budget is " + budget + "; it must be at least 1");
    }
    this.eta = eta;
    this.budget = budget;
  }

  /** η. */
  final double eta() {
    return eta;
  }

  /** B. */
  final int budget() {
    return budget;
  }

  @Override
  public void place(Expansion e, Step s) {
    if (!s.hasGradient()) {
      return;
    }
    int own = e.cores().indexOf(s.point(), s.row());
    if (own >= 0) {
      s.put(own, 1);
      return;
    }
    double squared = 1 - near(s);
    if (squared < dependent(e, DEPENDENT) || Math.sqrt(squared) <= eta || e.size() >= budget) {
      project(e, s, 1);
    } else {
      factor.append(squared);
      s.put(e.store(s.point(), true), 1);
    }
  }

  /** Below which δ² a vector is no help to the others. */
  static double dependent(Expansion e, double least) {
    return e.cores().isSingle() ? SINGLE : least;
  }

  /** p of a row, between 0 and 1; {@link #project} projects it. */
  final double near(Step s) {
    return Math.min(1, factor.reduce(s.row().kernels()));
  }

  /** Puts a multiple of the projection. */
  final void project(Expansion e, Step s, double times) {
    int n = e.size();
    shares = Vectors.room(shares, n);
    factor.solution(shares);
    for (int i = 0; i < n; i++) {
      shares[i] *= times;
    }
    s.putAll(shares, n);
    projected++;
  }

  @Override
  public PolicyFacts facts(Expansion e) {
    boolean free = budget == Integer.MAX_VALUE;
    return new PolicyFacts(projected, 0, 0, Double.NaN, Double.NaN, free ? e.weights().coefficients().steps() : budget,
        free ? "T" : "B");
  }

  @Override
  public Part save() {
    return new Part().put("factor", factor.save()).put("projected", projected);
  }

  @Override
  public void load(Part part) {
    factor.load(part.part("factor"));
    projected = part.whole("projected");
  }
}
