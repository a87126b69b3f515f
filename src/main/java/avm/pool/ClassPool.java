package avm.pool;

import avm.data.Exponential;
import avm.io.Part;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Pools class probabilities in several ways, and these by {@link FixedShare}: the mean Σ v_e p_e by the trust in each
 * expert, and geometric means p ∝ exp Σ θ_e ln p_e, whose θ follow the gradient of the logarithmic loss with rates that
 * differ (logistic mixing, Mattern 2013). A geometric mean may be surer than all experts, or less sure: it calibrates.
 */
public final class ClassPool implements Pool {
  /** The rates at which θ moves: in a changing stream the largest is best, in a noisy one the smallest. */
  private static final double[] RATES = {0.0004, 0.002, 0.01};
  /** The largest weight that a row has here: larger ones would make θ swing. */
  private static final double MOST = 10;

  private final FixedShare experts = new FixedShare();
  private final FixedShare ways = new FixedShare();
  private double[][] theta = new double[RATES.length][0];
  /** Work spaces: the loss of each expert, and of each way. */
  private double[] losses = new double[0];
  private final double[] lost = new double[1 + RATES.length];

  /** @param n how many experts there are */
  public ClassPool(int n) {
    join(n);
    Arrays.stream(theta).forEach(each -> Arrays.fill(each, 1.0 / n));
    ways.join(1 + RATES.length);
  }

  @Override
  public int size() {
    return experts.trust.length;
  }

  @Override
  public int ways() {
    return 1 + RATES.length;
  }

  @Override
  public void pool(Advice advice) {
    double[][] said = advice.said;
    int classes = advice.pooled.length;
    for (double[] way : advice.ways) {
      Arrays.fill(way, 0);
    }
    for (int e = 0; e < said.length; e++) {
      double[] shares = advice.shares[e];
      for (int c = 0; c < classes; c++) {
        shares[c] = Exponential.ofNegative(-said[e][c]);
      }
      add(experts.trust[e], shares, advice.ways[0]);
      for (int r = 0; r < RATES.length; r++) {
        add(theta[r][e], said[e], advice.ways[1 + r]);
      }
    }
    for (int r = 0; r < RATES.length; r++) {
      exponentials(advice.ways[1 + r]);
    }
    Arrays.fill(advice.pooled, 0);
    for (int w = 0; w < advice.ways.length; w++) {
      toOne(advice.ways[w]);
      add(ways.trust[w], advice.ways[w], advice.pooled);
    }
  }

  private static void add(double factor, double[] values, double[] to) {
    for (int c = 0; c < to.length; c++) {
      to[c] += factor * values[c];
    }
  }

  private static void exponentials(double[] values) {
    double largest = values[0];
    for (double value : values) {
      largest = Math.max(largest, value);
    }
    for (int c = 0; c < values.length; c++) {
      values[c] = Exponential.ofNegative(largest - values[c]);
    }
  }

  private static void toOne(double[] shares) {
    double sum = 0;
    for (double share : shares) {
      sum += share;
    }
    for (int c = 0; c < shares.length; c++) {
      shares[c] /= sum;
    }
  }

  @Override
  public void learn(Advice advice, double y, double weight) {
    int own = (int) y;
    losses = losses.length == size() ? losses : new double[size()];
    double w = Math.min(MOST, weight);
    for (int e = 0; e < losses.length; e++) {
      double[] said = advice.said[e];
      losses[e] = -said[own];
      for (int r = 0; r < RATES.length; r++) {
        double expected = 0;
        for (int c = 0; c < said.length; c++) {
          expected += advice.ways[1 + r][c] * said[c];
        }
        theta[r][e] += RATES[r] * w * (said[own] - expected);
      }
    }
    experts.learn(losses, w);
    for (int k = 0; k < lost.length; k++) {
      lost[k] = -Math.max(Advice.LEAST, StrictMath.log(advice.ways[k][own]));
    }
    ways.learn(lost, w);
  }

  @Override
  public double cost(int expert) {
    return experts.cost[expert];
  }

  @Override
  public double trust(int expert) {
    return experts.trust[expert];
  }

  @Override
  public void keep(int[] kept) {
    experts.keep(kept);
    for (int r = 0; r < RATES.length; r++) {
      double[] old = theta[r];
      theta[r] = Arrays.stream(kept).mapToDouble(e -> old[e]).toArray();
      double lost = Arrays.stream(old).sum() - Arrays.stream(theta[r]).sum(); // the others inherit it: so sure the pool was
      for (int e = 0; e < kept.length; e++) {
        theta[r][e] += lost / kept.length;
      }
    }
  }

  @Override
  public void join(int n) {
    experts.join(n);
    for (int r = 0; r < RATES.length; r++) {
      theta[r] = Arrays.copyOf(theta[r], size());
    }
  }

  @Override
  public Part save() {
    List<Part> each = new ArrayList<>();
    for (double[] numbers : theta) {
      each.add(new Part().put("theta", numbers));
    }
    return new Part().put("experts", experts.save()).put("ways", ways.save()).put("rates", each);
  }

  @Override
  public void load(Part part) {
    experts.load(part.part("experts"));
    ways.load(part.part("ways"));
    for (int r = 0; r < RATES.length; r++) {
      theta[r] = part.parts("rates").get(r).numbers("theta", size()).clone();
    }
  }
}
