package avm.budget;

import avm.data.Rng;
import avm.data.Vectors;
import avm.io.Part;
import avm.model.Expansion;
import avm.weights.Coefficients;
import java.util.Arrays;

/**
 * When there is no room, one of the B stored vectors, drawn with probabilities p, gives its place to the row, and what
 * the others have is divided by 1 − p_i, so that the mean of what remains is what there was: the policy of BOGD and
 * BOGD++ (Zhao, Wang, Wu, Jin and Hoi 2012). Then no coefficient is larger than ηγ.
 *
 * <p>BOGD draws uniformly, p = 1/B. BOGD++ draws small coefficients: p_i = 1 − (B − 1)|a_i|/Σ|a|, where |a_i| is the
 * largest of a vector's outputs; a negative p_i is 0, and the others add up to 1. One number is drawn per removal.
 */
public final class RemoveSampled extends Budgeted {
  private final Rng random;
  private final boolean bySize;
  private final double most;
  private final Changes changes = new Changes();
  private double[] size = new double[0];
  private double[] p = new double[0];
  private double[] factor = new double[0];

  /**
   * @param budget B, at least 2
   * @param bySize whether small coefficients are likely to go (BOGD++), or all alike (BOGD)
   * @param most ηγ, what no coefficient exceeds after a removal, or +∞
   * @param seed the seed of the draws
   */
  public RemoveSampled(int budget, boolean bySize, double most, long seed) {
    super(budget);
    if (budget < 2) {
      throw new IllegalArgumentException("the budget is " + budget + "; it must be at least 2");
    }
    if (!(most > 0)) {
      throw new IllegalArgumentException("the largest coefficient is " + most + "; it must be above 0");
    }
    this.bySize = bySize;
    this.most = most;
    random = new Rng(seed);
  }

  @Override
  protected void overflow(Expansion e, Step s) {
    Coefficients coefficients = e.weights().coefficients();
    int n = e.size();
    size = Vectors.room(size, n);
    p = Vectors.room(p, n);
    factor = Vectors.room(factor, n);
    double sum = 0;
    for (int i = 0; i < n; i++) {
      double largest = 0;
      for (int o = 0; o < e.outputs(); o++) {
        largest = Math.max(largest, Math.abs(coefficients.coefficient(o, i)));
      }
      size[i] = largest;
      sum += largest;
    }
    int victim = bySize && sum > 0 ? draw(sum, n) : uniform(n);
    for (int i = 0; i < n; i++) {
      double kept = p[i] < 1 ? 1 / (1 - p[i]) : 1;
      factor[i] = kept * size[i] > most ? most / size[i] : kept;
    }
    changes.multiply(coefficients, factor, n);
    e.replace(victim, s.point());
    s.put(victim, 1);
  }

  private int uniform(int n) {
    Arrays.fill(p, 0, n, 1.0 / n);
    return random.nextInt(n);
  }

  private int draw(double sum, int n) {
    probabilities(size, sum, p, n);
    double left = random.nextDouble();
    int victim = 0;
    for (int i = 0; i < n && left >= 0; i++) {
      victim = p[i] > 0 ? i : victim;
      left -= p[i];
    }
    return victim;
  }

  /** Fills in p of BOGD++. */
  static void probabilities(double[] size, double sum, double[] p, int n) {
    double all = 0;
    for (int i = 0; i < n; i++) {
      p[i] = Math.max(0, 1 - (n - 1) * size[i] / sum);
      all += p[i];
    }
    for (int i = 0; i < n; i++) {
      p[i] /= all;
    }
  }

  @Override
  public Part save() {
    return new Part().put("random", random.state());
  }

  @Override
  public void load(Part part) {
    random.state(part.whole("random"));
  }
}
