package avm.loss;

/** The hinge loss max(0, 1 − a). A margin of exactly 1 has no gradient (the paper's multiclass form, a &lt; 1). */
public record Hinge() implements MarginLoss {

  @Override
  public double ofMargin(double margin) {
    return Math.max(0, 1 - margin);
  }

  @Override
  public double slope(double margin) {
    return margin < 1 ? -1 : 0;
  }
}
