package avm.loss;

/** The ℓ1 loss |y − f|. */
public record Absolute() implements Loss {

  @Override
  public double value(double f, double y) {
    return Math.abs(y - f);
  }

  @Override
  public double derivative(double f, double y) {
    return Math.signum(f - y);
  }
}
