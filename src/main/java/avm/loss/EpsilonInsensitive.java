package avm.loss;

/**
 * The ε-insensitive loss max(0, |y − f| − ε); with ε = 0 it is the ℓ1 loss |y − f|.
 *
 * @param epsilon ε, half the tube's width, at least 0
 */
public record EpsilonInsensitive(double epsilon) implements Loss {
  /** @param epsilon ε */
  public EpsilonInsensitive {
    if (!(epsilon >= 0) || Double.isInfinite(epsilon)) {
      throw new IllegalArgumentException("epsilon is " + epsilon + "; it must be a number from 0 up");
    }
  }

  @Override
  public double value(double f, double y) {
    return Math.max(0, Math.abs(y - f) - epsilon);
  }

  @Override
  public double derivative(double f, double y) {
    return Math.abs(y - f) > epsilon ? Math.signum(f - y) : 0;
  }
}
