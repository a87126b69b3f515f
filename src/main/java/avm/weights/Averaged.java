package avm.weights;

import avm.io.Part;
import avm.store.CoefficientArray;
import avm.store.InnerProducts;

/**
 * An average of w_t over the steps since a base b: (1/(T − b))·Σ_{t=b+1}^{T} w_t, kept lazily.
 *
 * <p>With w_t = s_t·v_{t−1} (s_t the factor, v the stored values) and S_t = s_1 + … + s_t, a change dv in step t is
 * missing from w_1 … w_t, so Σ_{t≤T} w_t = S_T·v − u with u the sum of S_t·dv over the changes. Setting u = S_b·v at a
 * step b makes it the sum since b. Before any w_t but w_1 = 0 has been averaged, w_{T+1} stands in.
 */
abstract class Averaged extends Output {
  private final CoefficientArray u;
  private long base;
  /** After which step V was replaced: until the next one the average is the last weight vector. */
  private long assigned;

  Averaged(int outputs) {
    u = new CoefficientArray(outputs);
    kept.add(u);
  }

  /** The array u of an output; whoever writes into it calls {@link #base} afterwards. */
  final double[] deficit(int output) {
    return u.values(output);
  }

  /** Moves the base; the caller has set u accordingly. */
  final void base(long step) {
    base = step;
    u.changed();
  }

  /** The base b. */
  final long currentBase() {
    return base;
  }

  /** How many of w_1 … w_T are averaged, or 0 if only w_1 = 0. */
  private long count(Coefficients coefficients) {
    return coefficients.steps() < 2 ? 0 : coefficients.steps() - base;
  }

  /** Whether the last weight vector stands for the average. */
  private boolean isLast(Coefficients coefficients) {
    return count(coefficients) == 0 || coefficients.steps() == assigned;
  }

  @Override
  void added(int output, int i, double dv, double sum) {
    u.add(output, i, sum * dv);
  }

  @Override
  final void folding(Coefficients coefficients) {
    for (int o = 0; o < u.outputs(); o++) {
      double[] v = coefficients.values().values(o);
      double[] values = u.values(o);
      for (int i = 0; i < values.length; i++) {
        values[i] -= coefficients.sum() * v[i];
      }
    }
    u.changed();
  }

  @Override
  void assigned(Coefficients coefficients) {
    assigned = coefficients.steps();
    for (int o = 0; o < u.outputs(); o++) {
      double[] v = coefficients.values().values(o);
      double[] values = u.values(o);
      for (int i = 0; i < values.length; i++) {
        values[i] = coefficients.sum() * v[i] - (coefficients.steps() - base) * coefficients.coefficient(o, i);
      }
    }
    u.changed();
  }

  @Override
  void scores(Coefficients coefficients, InnerProducts row, double[] out) {
    if (isLast(coefficients)) {
      coefficients.scores(row, out);
      return;
    }
    long count = count(coefficients);
    row.expect(coefficients.values(), u);
    double[] values = row.with(coefficients.values());
    double[] deficits = row.with(u);
    for (int o = 0; o < values.length; o++) {
      out[o] = (coefficients.sum() * values[o] - deficits[o]) / count;
    }
  }

  @Override
  double coefficient(Coefficients coefficients, int output, int i) {
    return isLast(coefficients)
        ? coefficients.coefficient(output, i)
        : (coefficients.sum() * coefficients.values().get(output, i) - u.get(output, i)) / count(coefficients);
  }

  @Override
  public double share(Coefficients coefficients) {
    return coefficients.steps() == 0 ? 0 : (double) count(coefficients) / coefficients.steps();
  }

  @Override
  public Part save() {
    return new Part().put("u", u.copyAll()).put("base", base).put("assigned", assigned);
  }

  @Override
  public void load(Part part) {
    u.setAll(part.numbers("u"));
    base = part.whole("base");
    assigned = part.whole("assigned");
  }
}
