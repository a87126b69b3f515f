package avm.weights;

/**
 * The α-suffix average: the mean of w_t for t = ⌈(1 − α)T⌉ + 1 … T, T known beforehand. Until then it is the average of
 * all.
 */
public final class Suffix extends Average {
  private final long start;

  /**
   * @param outputs how many weight vectors there are
   * @param alpha α, between 0 and 1
   * @param total T, the number of steps that will be taken
   */
  public Suffix(int outputs, double alpha, long total) {
    super(outputs);
    if (!(alpha > 0 && alpha < 1)) {
      throw new IllegalArgumentException("alpha is " + alpha + "; it must be above 0 and below 1");
    }
    start = (long) Math.ceil((1 - alpha) * total - 1e-12 * total);
  }

  @Override
  void stepped(Coefficients coefficients) {
    if (coefficients.steps() == start) {
      u.fill(o -> i -> coefficients.sum() * coefficients.values().get(o, i));
      base = start;
    }
  }

  @Override
  void restarted(long steps, long age) {
    base = steps >= start ? start : 0;
  }
}
