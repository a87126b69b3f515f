package weka.classifiers.functions.avm;

import avm.face.Range;
import avm.learn.LossKind;
import avm.train.TrainedModel;
import weka.classifiers.functions.avm.options.Auto;
import weka.core.OptionMetadata;
import weka.core.SelectedTag;
import weka.core.Tag;

/**
 * The options of learners that minimise a regularised loss by gradient steps of size 1/(λ(t + t0)): λ, the loss and t0.
 */
public abstract class SgdOptions extends OnlineClassifier {
  private static final long serialVersionUID = 1L;

  /** The choices of loss. */
  public static final Tag[] TAGS_LOSS = tags(LossKind.values());

  /** {@return the regularisation λ, or auto} */
  @Auto
  @OptionMetadata(displayName = "lambda", commandLineParamName = "L", commandLineParamSynopsis = "-L <auto|num>",
      displayOrder = 11, description = "The regularisation λ; raise it by a factor of 10 if only training rows are "
      + "predicted well, lower it if not even those are; 0 (auto) chooses it from the data. From 1e-30 to 1e30.")
  public double getLambda() {
    return lambda();
  }

  /** @param value the regularisation λ, or auto */
  public void setLambda(double value) {
    lambda(value);
  }

  /** {@return the loss} */
  @OptionMetadata(displayName = "loss", commandLineParamName = "F", commandLineParamSynopsis = "-F <name>",
      displayOrder = 15, description = "The loss; for a numeric class with outliers choose l1 or "
      + "epsilonInsensitive, otherwise leave it. hinge, smoothHinge, logistic are for a nominal class; l1, l2, "
      + "epsilonInsensitive for a numeric one; auto takes logistic or l2 in AVM, which keeps few rows anyway, and "
      + "hinge or epsilonInsensitive in KernelSGD, which keeps every row that has a loss.")
  public SelectedTag getLoss() {
    return selected(TAGS_LOSS, given().loss());
  }

  /** @param value the loss */
  public void setLoss(SelectedTag value) {
    give(s -> s.loss = chosen(LossKind.values(), value));
  }

  /** {@return the smooth hinge's τ} */
  @OptionMetadata(displayName = "tau", commandLineParamName = "tau", commandLineParamSynopsis = "-tau <num>",
      category = EXPERT, displayOrder = 32, description = "The smooth hinge's τ, the width of its rounded corner; "
      + "only with that loss. Above 0.")
  public double getTau() {
    return given().tau();
  }

  /** @param value the smooth hinge's τ */
  public void setTau(double value) {
    give(s -> s.tau = Range.POSITIVE.number("tau", value));
  }

  /** {@return the tube's ε} */
  @OptionMetadata(displayName = "epsilon", commandLineParamName = "epsilon",
      commandLineParamSynopsis = "-epsilon <num>", category = EXPERT, displayOrder = 33,
      description = "The tube's ε of the epsilonInsensitive loss: errors below it cost nothing; only with that "
      + "loss. In standard deviations of the class (in its own units when scaling is none); from 0 up.")
  public double getEpsilon() {
    return given().epsilon();
  }

  /** @param value the tube's ε */
  public void setEpsilon(double value) {
    give(s -> s.epsilon = Range.NON_NEGATIVE.number("epsilon", value));
  }

  /** {@return the step offset t0, or auto} */
  @Auto
  @OptionMetadata(displayName = "stepOffset", commandLineParamName = "I", commandLineParamSynopsis = "-I <auto|num>",
      category = EXPERT, displayOrder = 40, description = "The step offset t0 of the step size 1/(λ(t + t0)); 0 is "
      + "that of the paper's Algorithm 1; -1 (auto) makes the first step 10 for a nominal class and 1 for a "
      + "numeric one.")
  public double getStepOffset() {
    return Range.OFFSET.orAuto(given().offset());
  }

  /** @param value the step offset t0, or auto */
  public void setStepOffset(double value) {
    give(s -> s.offset = Range.OFFSET.numberOrAuto("stepOffset", value));
  }

  @Override
  protected void fix(TrainedModel model) {
    super.fix(model);
    give(s -> s.offset = model.settings().offset(model.target().classes(), model.settings().lambda()));
  }
}
