package moa.classifiers.functions;

import avm.learn.LearnerKind;
import moa.classifiers.functions.avm.StepLearner;

/** The randomized budget Perceptron (Cavallanti, Cesa-Bianchi and Gentile 2007). */
public class RBP extends StepLearner {
  private static final long serialVersionUID = 1L;

  /** Makes an untrained learner with default options. */
  public RBP() {
    super(STANDARD, 1, 0.1);
  }

  @Override
  public String getPurposeString() {
    return "The randomized budget Perceptron: a kernel Perceptron with a budget; a stored row drawn at random "
        + "gives its place to a new mistake.";
  }

  @Override
  protected String title() {
    return "Randomized Budget Perceptron";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.RBP;
  }
}
