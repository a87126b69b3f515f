package avm.learn;

import avm.loss.Binary;
import avm.loss.MarginLoss;
import avm.loss.Multiclass;
import avm.loss.Objective;

/**
 * The Perceptron (Rosenblatt 1958): a row whose margin is not above 0 is a mistake, and adds yΦ(x); with several
 * classes it adds Φ(x) to its own class's weight vector and takes it from that of the strongest other class (Crammer
 * and Singer 2003). The first row is always a mistake, since all scores are 0.
 */
public final class PerceptronRule implements UpdateRule {
  private final Objective objective;

  /** The Perceptron's loss max(0, −margin), whose slope at 0 is taken to be −1. */
  private record Mistake() implements MarginLoss {
      @Override
    public double ofMargin(double margin) {
      return Math.max(0, -margin);
    }

    @Override
    public double slope(double margin) {
      return margin <= 0 ? -1 : 0;
    }
  }

  /**
   * Makes the rule.
   *
   * @param classes the number of classes: with 2 there is one output and y is −1 or +1, else one output for each class
   */
  public PerceptronRule(int classes) {
    objective = classes == 2 ? new Binary(new Mistake()) : new Multiclass(new Mistake(), classes);
  }

  @Override
  public Objective objective() {
    return objective;
  }

  @Override
  public boolean ask(double[] scores, double y, double weight, double[] alpha) {
    return objective.gradient(scores, y, alpha);
  }
}
