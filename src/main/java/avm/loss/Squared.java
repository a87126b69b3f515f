package avm.loss;

/** The ℓ2 loss ½(y − f)². With λ ≤ 1 the paper projects after each step (Algorithm 2, lines 13–14). */
public record Squared() implements Loss {

  @Override
  public double value(double f, double y) {
    return (y - f) * (y - f) / 2;
  }

  @Override
  public double derivative(double f, double y) {
    return f - y;
  }

  @Override
  public double curvature() {
    return 1;
  }
}
