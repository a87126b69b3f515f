package avm.loss;

/** The logistic loss log(1 + e^{−a}). StrictMath: the same bits on every machine. */
public record Logistic() implements MarginLoss {

  @Override
  public double ofMargin(double margin) {
    return margin > 0 ? StrictMath.log1p(StrictMath.exp(-margin)) : StrictMath.log1p(StrictMath.exp(margin)) - margin;
  }

  @Override
  public double slope(double margin) {
    return -1 / (1 + StrictMath.exp(margin));
  }
}
