package weka.classifiers.functions.avm;

import avm.face.Range;
import weka.core.OptionMetadata;

/** The option of learners that leave a numeric class alone where they are nearly right: the width of that tube. */
public abstract class TubeOptions extends BudgetOptions {
  private static final long serialVersionUID = 1L;

  /** {@return the tube's ε} */
  @OptionMetadata(displayName = "epsilon", commandLineParamName = "epsilon",
      commandLineParamSynopsis = "-epsilon <num>", category = EXPERT, displayOrder = 33,
      description = "A numeric class only: a row is learned if its error is above ε; raise it to store fewer rows. "
      + "In standard deviations of the class (in its own units when scaling is none); from 0 up.")
  public double getEpsilon() {
    return given().epsilon();
  }

  /** @param value the tube's ε */
  public void setEpsilon(double value) {
    give(s -> s.epsilon = Range.NON_NEGATIVE.number("epsilon", value));
  }
}
