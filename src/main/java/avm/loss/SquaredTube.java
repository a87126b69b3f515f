package avm.loss;

/**
 * The squared loss outside a tube, ½·max(0, (y − f)² − ε²): its gradient is that of ½(y − f)² where |y − f| &gt; ε, and
 * 0 inside. With ε = 0 it is {@link Squared}.
 *
 * @param epsilon ε, half the tube's width, at least 0
 */
public record SquaredTube(double epsilon) implements Loss {
  /** @param epsilon ε */
  public SquaredTube {
    if (!(epsilon >= 0) || Double.isInfinite(epsilon)) {
      throw new IllegalArgumentException("epsilon is " + epsilon + "; it must be a number from 0 up");
    }
  }

  @Override
  public double value(double f, double y) {
    return Math.max(0, (y - f) * (y - f) - epsilon * epsilon) / 2;
  }

  @Override
  public double derivative(double f, double y) {
    return Math.abs(y - f) > epsilon ? f - y : 0;
  }

  @Override
  public double curvature() {
    return 1;
  }
}
