package avm.budget;

import avm.io.Part;
import avm.model.Expansion;
import avm.store.KernelRow;
import avm.weights.Coefficients;
import java.util.Arrays;

/**
 * When there is no room, all coefficients shrink by φ ≤ 1 and the oldest vector leaves: the policy of the self-tuned
 * Forgetron (Dekel, Shalev-Shwartz and Singer 2005; 2008, eqs. 43 and 44 as JSAT cites them).
 *
 * <p>With N mistakes so far, this one included, f' the model with the row stored, r the oldest vector, σ = |a_r| and
 * μ = sign(a_r)f'(c_r), its leaving does the damage Ψ(φ) = (σφ)² + 2σφ(1 − φμ). φ is the largest number up to 1 that
 * keeps the damage of all removals, Q + Ψ(φ), at most 15N/32. It is 1, or the root in (0, 1) of a quadratic in a form
 * that is stable for either sign of its first coefficient. With several classes a_r and f' are those of the vector's
 * own class.
 */
public final class Forget extends Aged {
  private static final double SHARE = 15.0 / 32;

  private final KernelRow row = new KernelRow();
  private double[] scores = new double[0];
  /** The output of each stored vector's class. */
  private int[] label = new int[16];
  private long mistakes;
  private double damage;
  private double factor = 1;

  /** @param budget B, at least 1; the paper's bound needs 84 */
  public Forget(int budget) {
    super(budget);
  }

  @Override
  public void place(Expansion e, Step s) {
    mistakes += s.hasGradient() ? 1 : 0;
    super.place(e, s);
  }

  @Override
  protected void stored(Expansion e, Step s, int i) {
    if (i >= label.length) {
      label = Arrays.copyOf(label, 2 * i);
    }
    label[i] = e.outputs() == 1 ? 0 : (int) s.y();
    super.stored(e, s, i);
  }

  @Override
  protected void overflow(Expansion e, Step s) {
    Coefficients coefficients = e.weights().coefficients();
    int victim = ages().oldest();
    int o = label[victim];
    double a = coefficients.coefficient(o, victim);
    scores = scores.length == e.outputs() ? scores : new double[e.outputs()];
    e.compute(e.cores().point(victim), row);
    coefficients.scores(row, scores);
    double after = scores[o] + s.whole(coefficients, o) * s.row().kernel(victim);
    factor = factor(Math.abs(a), Math.signum(a) * after, damage - SHARE * mistakes);
    damage += damage(factor, Math.abs(a), Math.signum(a) * after);
    coefficients.shrink(factor);
    e.replace(victim, s.point());
    stored(e, s, victim);
    s.put(victim, factor);
  }

  /** Ψ(φ). */
  private static double damage(double phi, double sigma, double mu) {
    return sigma * phi * (sigma * phi + 2 * (1 - phi * mu));
  }

  /** The largest φ ≤ 1 with Ψ(φ) + c ≤ 0, for c below 0. */
  static double factor(double sigma, double mu, double c) {
    double a = sigma * sigma - 2 * sigma * mu;
    double b = 2 * sigma;
    return a + b + c <= 0 ? 1 : -2 * c / (b + Math.sqrt(b * b - 4 * a * c));
  }

  /** {@return N, the rows that had a gradient} */
  public long mistakes() {
    return mistakes;
  }

  /** {@return Q, the damage of all removals, at most 15N/32} */
  public double damage() {
    return damage;
  }

  /** {@return φ of the last removal, 1 before the first} */
  public double factor() {
    return factor;
  }

  @Override
  public Part save() {
    return super.save().put("label", label.clone()).put("mistakes", mistakes)
        .put("damage", damage).put("factor", factor);
  }

  @Override
  public void load(Part part) {
    super.load(part);
    label = part.wholes("label").clone();
    mistakes = part.whole("mistakes");
    damage = part.number("damage");
    factor = part.number("factor");
  }
}
