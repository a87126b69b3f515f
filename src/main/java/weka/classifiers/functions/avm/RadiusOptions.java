package weka.classifiers.functions.avm;

import avm.face.Range;
import avm.learn.Settings;
import weka.core.OptionMetadata;

/** The option of learners whose function stays in a ball: its radius. */
public abstract class RadiusOptions extends BudgetOptions {
  private static final long serialVersionUID = 1L;

  private String radius = Range.AUTO;

  /** {@return the radius U, or auto} */
  @OptionMetadata(displayName = "radius", commandLineParamName = "U", commandLineParamSynopsis = "-U <auto|num>",
      displayOrder = 2, description = "The radius U of the ball that what is learned stays in: smaller is smoother. "
      + "auto is half the root of the budget in Ahpatron and 25 in POMDR; or a number above 0.")
  public String getRadius() {
    return radius;
  }

  /** @param value the radius U, or auto */
  public void setRadius(String value) {
    radius = Range.POSITIVE.numberOrAuto("radius", value);
  }

  @Override
  public Settings settings() {
    return super.settings().with(s -> s.radius = Range.orNaN(radius));
  }
}
