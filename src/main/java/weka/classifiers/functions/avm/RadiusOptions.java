package weka.classifiers.functions.avm;

import avm.face.Range;
import weka.classifiers.functions.avm.options.Auto;
import weka.core.OptionMetadata;

/** The option of learners whose function stays in a ball: its radius. */
public abstract class RadiusOptions extends BudgetOptions {
  private static final long serialVersionUID = 1L;

  /** {@return the radius U, or auto} */
  @Auto
  @OptionMetadata(displayName = "radius", commandLineParamName = "U", commandLineParamSynopsis = "-U <auto|num>",
      displayOrder = 2, description = "The radius U of the ball that what is learned stays in; smaller is "
      + "smoother; 0 (auto) is half the root of the budget in Ahpatron and 25 in POMDR.")
  public double getRadius() {
    return Range.POSITIVE.orAuto(given().radius());
  }

  /** @param value the radius U, or auto */
  public void setRadius(double value) {
    give(s -> s.radius = Range.POSITIVE.numberOrAuto("radius", value));
  }
}
