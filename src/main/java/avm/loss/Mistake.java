package avm.loss;

/** The Perceptron's loss max(0, −a), whose slope at 0 is taken to be −1: a margin of 0 is a mistake. */
public record Mistake() implements MarginLoss {

  @Override
  public double ofMargin(double margin) {
    return Math.max(0, -margin);
  }

  @Override
  public double slope(double margin) {
    return margin <= 0 ? -1 : 0;
  }
}
