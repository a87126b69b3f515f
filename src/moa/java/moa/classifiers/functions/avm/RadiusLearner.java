package moa.classifiers.functions.avm;

import avm.face.Range;
import avm.learn.SettingsDraft;
import com.github.javacliparser.StringOption;

/** The option of learners whose function stays in a ball: its radius. */
public abstract class RadiusLearner extends BudgetLearner {
  private static final long serialVersionUID = 1L;

  /** The radius. */
  public StringOption radiusOption = new StringOption("radius", 'U', "The radius of the ball that what is learned stays in: "
      + "smaller is smoother. auto is half the root of the budget in Ahpatron and 25 in POMDR.", AUTO);

  /** Makes a learner. */
  protected RadiusLearner() {
    super(STANDARD, 2);
  }

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    s.radius = number(radiusOption, Range.POSITIVE);
  }
}
