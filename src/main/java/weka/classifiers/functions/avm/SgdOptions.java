package weka.classifiers.functions.avm;

import avm.learn.LossKind;
import weka.classifiers.functions.avm.options.Range;
import weka.core.Attribute;
import weka.core.OptionMetadata;
import weka.core.SelectedTag;
import weka.core.Tag;

/** The options of learners that minimise a regularised loss by gradient steps of size 1/(λt): λ, and the loss. */
public abstract class SgdOptions extends OnlineClassifier {
  private static final long serialVersionUID = 1L;

  /** The choices of loss. */
  public static final Tag[] TAGS_LOSS = tags(LossKind.values());

  /** {@return the regularisation λ, or auto} */
  @OptionMetadata(displayName = "lambda", commandLineParamName = "L", commandLineParamSynopsis = "-L <auto|num>",
      displayOrder = 2, description = "The regularisation λ: larger is smoother and steadier. auto, or a number "
      + "above 0.")
  public String getLambda() {
    return lambda();
  }

  /** @param value the regularisation λ, or auto */
  public void setLambda(String value) {
    lambda(value);
  }

  /** {@return the loss} */
  @OptionMetadata(displayName = "loss", commandLineParamName = "F", commandLineParamSynopsis = "-F <name>",
      displayOrder = 4, description = "The loss: hinge, smoothHinge, logistic for a nominal class; l1, l2, "
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
      displayOrder = 11, description = "The smooth hinge's τ, the width of its rounded corner; above 0.")
  public double getTau() {
    return given().tau();
  }

  /** @param value the smooth hinge's τ */
  public void setTau(double value) {
    give(s -> s.tau = Range.POSITIVE.number("tau", value));
  }

  /** {@return the tube's ε} */
  @OptionMetadata(displayName = "epsilon", commandLineParamName = "epsilon",
      commandLineParamSynopsis = "-epsilon <num>", displayOrder = 12, description = "The tube's ε of the "
      + "epsilonInsensitive loss, in standard deviations of the class (in its own units when scaling is none); from 0 "
      + "up.")
  public double getEpsilon() {
    return given().epsilon();
  }

  /** @param value the tube's ε */
  public void setEpsilon(double value) {
    give(s -> s.epsilon = Range.NON_NEGATIVE.number("epsilon", value));
  }

  /** Refuses a loss that does not suit a nominal or numeric class. */
  @Override
  protected void checkOptionsSuit(Attribute target) {
    int classes = target.numValues();
    if ((target.isNominal() || target.isNumeric()) && !given().loss().suits(classes)) {
      throw new IllegalArgumentException("option -F: the loss " + given().loss() + " does not suit the " + (classes > 0
          ? "nominal class '" + target.name() + "'; choose auto, hinge, smoothHinge or logistic"
          : "numeric class '" + target.name() + "'; choose auto, l1, l2 or epsilonInsensitive"));
    }
  }
}
