package moa.classifiers.functions;

import avm.learn.LearnerKind;
import moa.classifiers.functions.avm.StepLearner;

/** The self-tuned Forgetron (Dekel, Shalev-Shwartz and Singer 2008). */
public class Forgetron extends StepLearner {
  private static final long serialVersionUID = 1L;

  /** Makes an untrained learner with default options. */
  public Forgetron() {
    super(STANDARD, 1, 0.1);
  }

  @Override
  public String getPurposeString() {
    return "The Forgetron: a kernel Perceptron with a budget; all coefficients shrink and the oldest stored row "
        + "leaves.";
  }

  @Override
  protected String title() {
    return "Forgetron";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.FORGETRON;
  }
}
