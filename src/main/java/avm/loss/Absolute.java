package avm.loss;

/** The ℓ1 loss |y − f|. */
public final class Absolute implements Loss {
  /** Makes the loss. */
  public Absolute() {
  }

  @Override
  public double value(double f, double y) {
    return Math.abs(y - f);
  }

  @Override
  public double derivative(double f, double y) {
    return Math.signum(f - y);
  }
}
