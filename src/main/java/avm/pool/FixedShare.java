package avm.pool;

import avm.data.Exponential;
import avm.io.Part;
import avm.io.Saved;
import java.util.Arrays;

/**
 * The trust in several experts by fixed share (Herbster and Warmuth 1998): v_e ← v_e·e^{−loss}, made to add up to 1, and
 * then a small share of it is spread over all, so that trust can return to one who was wrong for long.
 */
final class FixedShare implements Saved {
  /** The share that is spread over all. */
  private static final double SHARE = 0.0003;

  double[] trust = new double[0];
  double[] cost = new double[0];

  /** Takes the loss of each expert in one row. */
  void learn(double[] losses, double weight) {
    double least = Double.POSITIVE_INFINITY;
    for (int e = 0; e < trust.length; e++) {
      cost[e] += weight * losses[e];
      least = Math.min(least, losses[e]);
    }
    double sum = 0;
    for (int e = 0; e < trust.length; e++) { // nobody's trust is near 0, so that the sum is not
      trust[e] *= Exponential.ofNegative(weight * (losses[e] - least));
      sum += trust[e];
    }
    for (int e = 0; e < trust.length; e++) {
      trust[e] = (1 - SHARE) * trust[e] / sum + SHARE / trust.length;
    }
  }

  void keep(int[] kept) {
    trust = Arrays.stream(kept).mapToDouble(e -> trust[e]).toArray();
    cost = Arrays.stream(kept).mapToDouble(e -> cost[e]).toArray();
    double sum = Arrays.stream(trust).sum();
    Arrays.setAll(trust, e -> trust[e] / sum);
  }

  void join(int n) {
    int old = trust.length;
    trust = Arrays.copyOf(trust, old + n);
    double each = (old == 0 ? 1 : SHARE) / trust.length; // what anybody has at the least
    Arrays.setAll(trust, e -> e < old ? trust[e] * (1 - n * each) : each);
    cost = new double[trust.length];
  }

  @Override
  public Part save() {
    return new Part().put("trust", trust).put("cost", cost);
  }

  @Override
  public void load(Part part) {
    trust = part.numbers("trust").clone();
    cost = part.numbers("cost", trust.length).clone();
  }
}
