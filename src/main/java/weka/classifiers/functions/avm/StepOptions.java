package weka.classifiers.functions.avm;

import avm.learn.Settings;
import weka.classifiers.functions.avm.options.Range;
import weka.core.OptionMetadata;

/** The options of learners whose steps have a size of their own: that size, and the tube of a numeric class. */
public abstract class StepOptions extends BudgetOptions {
  private static final long serialVersionUID = 1L;

  /** {@return the step size η} */
  @OptionMetadata(displayName = "stepSize", commandLineParamName = "eta", commandLineParamSynopsis = "-eta <num>",
      displayOrder = 2, description = "The step size η: what a row that has a loss adds is multiplied by it. RBP, "
      + "Forgetron and Projectron have no use for it unless the class is numeric. Above 0.")
  public double getStepSize() {
    return Double.isNaN(given().eta()) ? standardStep() : given().eta();
  }

  /** @param value the step size η */
  public void setStepSize(double value) {
    give(s -> s.eta = Range.POSITIVE.number("stepSize", value));
  }

  /** The step size where none is given: of Perceptrons smaller, since all of their steps are as long. */
  private double standardStep() {
    return kind().loss(2) == null ? 0.1 : 0.2;
  }

  /** {@return the tube's ε} */
  @OptionMetadata(displayName = "epsilon", commandLineParamName = "epsilon",
      commandLineParamSynopsis = "-epsilon <num>", displayOrder = 12, description = "Of a numeric class: a row is "
      + "learned if its error is above ε, in standard deviations of the class (in its own units when scaling is none); "
      + "from 0 up.")
  public double getEpsilon() {
    return given().epsilon();
  }

  /** @param value the tube's ε */
  public void setEpsilon(double value) {
    give(s -> s.epsilon = Range.NON_NEGATIVE.number("epsilon", value));
  }

  @Override
  public Settings settings() {
    return super.settings().with(s -> s.eta = getStepSize());
  }
}
