package avm.weights;

import avm.io.Part;
import avm.store.CoefficientArray;
import avm.store.InnerProducts;

/**
 * The average of all weight vectors, (1/T)·Σ w_t over t = 1 … T, predicts (the paper's first output); in a subclass
 * that of the steps since a base b, (1/(T − b))·Σ_{t=b+1}^{T} w_t. It is kept lazily.
 *
 * <p>With w_t = s_t·v_{t−1} (s_t the factor, v the stored values) and S_t = s_1 + … + s_t, a change dv in step t is
 * missing from w_1 … w_t, so Σ_{t≤T} w_t = S_T·v − u with u the sum of S_t·dv over the changes. Setting u = S_b·v at a
 * step b makes it the sum since b. Before any w_t but w_1 = 0 has been averaged, w_{T+1} stands in.
 */
public sealed class Average extends Output permits Suffix, GridSuffix, StreamingSuffix {
  /** What is missing. */
  final CoefficientArray u;
  /** The base b; whoever moves it sets u accordingly. */
  long base;
  /** After which step V was replaced: until the next one the average is the last weight vector. */
  private long assigned;

  /** @param outputs how many weight vectors there are */
  public Average(int outputs) {
    u = new CoefficientArray(outputs);
    kept.add(u);
  }

  /** Σ w_t since the base of a stored vector. */
  final double summed(Coefficients coefficients, int output, int i) {
    return coefficients.sum() * coefficients.values().get(output, i) - u.get(output, i);
  }

  /** How many of w_1 … w_T are averaged, or 0 if only w_1 = 0. */
  private long count(Coefficients coefficients) {
    return coefficients.steps() < 2 ? 0 : coefficients.steps() - base;
  }

  /** Whether the last weight vector stands for the average. */
  boolean isLast(Coefficients coefficients) {
    return count(coefficients) == 0 || coefficients.steps() == assigned;
  }

  @Override
  void added(int output, int i, double dv, double sum) {
    u.add(output, i, sum * dv);
  }

  @Override
  void added(int output, int[] index, double[] dv, int count, double sum) {
    u.add(output, index, dv, count, sum);
  }

  @Override
  final void folding(Coefficients coefficients) {
    u.fill(o -> i -> u.get(o, i) - coefficients.sum() * coefficients.values().get(o, i));
  }

  @Override
  void restarted(long steps, long age) {
    base = 0;
  }

  @Override
  void assigned(Coefficients coefficients) {
    assigned = coefficients.steps();
    u.fill(o -> i -> coefficients.sum() * coefficients.values().get(o, i)
        - (coefficients.steps() - base) * coefficients.coefficient(o, i));
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
        : summed(coefficients, output, i) / count(coefficients);
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
