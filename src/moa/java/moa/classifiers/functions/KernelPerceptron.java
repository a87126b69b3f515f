package moa.classifiers.functions;

import avm.learn.LearnerKind;
import moa.classifiers.functions.avm.StreamLearner;

/** The kernel Perceptron (Freund and Schapire 1999). */
public class KernelPerceptron extends StreamLearner {
  private static final long serialVersionUID = 1L;

  /** Makes an untrained learner with default options. */
  public KernelPerceptron() {
  }

  @Override
  public String getPurposeString() {
    return "The kernel Perceptron, for nominal classes: it stores every row on which it errs, without limit.";
  }

  @Override
  protected String title() {
    return "Kernel Perceptron";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.PERCEPTRON;
  }
}
