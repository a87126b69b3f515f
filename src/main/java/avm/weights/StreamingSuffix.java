package avm.weights;

import avm.io.Part;
import avm.store.CoefficientArray;

/**
 * A suffix average that needs no T: the mean of w_t since the power of two before last. At T steps, 2^k ≤ T &lt; 2^{k+1},
 * it goes over t = 2^{k−1} + 1 … T, between a half and three quarters of all steps. A step costs O(1), amortised.
 */
public final class StreamingSuffix extends Average {
  /** Where w is replaced by a mean, that counts as many steps as one in so many: models that go on from it all have it. */
  private static final int KEPT = 16;

  /** Σ w_t from the base to the last power of two. */
  private final CoefficientArray part;
  private long last;

  /** @param outputs how many outputs there are */
  public StreamingSuffix(int outputs) {
    super(outputs);
    part = new CoefficientArray(outputs);
    kept.add(part);
  }

  @Override
  void stepped(Coefficients coefficients) {
    long t = coefficients.steps();
    if ((t & (t - 1)) == 0) {
      u.fill(o -> i -> u.get(o, i) + part.get(o, i));
      part.fill(o -> i -> summed(coefficients, o, i));
      base = last;
      last = t;
    }
  }

  @Override
  void restarted(long steps, long age) {
    last = steps;
    base = steps - age / KEPT;
  }

  @Override
  void assigned(Coefficients coefficients) {
    super.assigned(coefficients);
    part.fill(o -> i -> (last - base) * coefficients.coefficient(o, i));
  }

  @Override
  public Part save() {
    return super.save().put("part", part.copyAll()).put("last", last);
  }

  @Override
  public void load(Part saved) {
    super.load(saved);
    part.setAll(saved.numbers("part"));
    last = saved.whole("last");
  }
}
