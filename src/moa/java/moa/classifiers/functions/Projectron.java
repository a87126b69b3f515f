package moa.classifiers.functions;

import avm.learn.LearnerKind;
import avm.learn.SettingsDraft;
import com.github.javacliparser.FlagOption;
import com.github.javacliparser.FloatOption;
import moa.classifiers.functions.avm.StepLearner;

/** The Projectron and Projectron++ (Orabona, Keshet and Caputo 2009). */
public class Projectron extends StepLearner {
  private static final long serialVersionUID = 1L;

  /** The distance up to which a mistake is projected. */
  public FloatOption thresholdOption = new FloatOption("threshold", 't', "A mistake is projected if its distance "
      + "from the span of the stored rows is at most this, even if there is room.", 0, 0, Double.MAX_VALUE);

  /** Whether it is Projectron++. */
  public FlagOption plusOption = new FlagOption("plus", 'p', "Projectron++: rows that are right by a small margin "
      + "are learned, too, where their projections are good. For a nominal class.");

  /** Makes an untrained learner with default options. */
  public Projectron() {
    super(STANDARD, 0, 0.1);
  }

  @Override
  public String getPurposeString() {
    return "The Projectron: a kernel Perceptron with a budget; mistakes are projected on the stored rows.";
  }

  @Override
  protected String title() {
    return plusOption.isSet() ? "Projectron++" : "Projectron";
  }

  @Override
  protected LearnerKind kind() {
    return plusOption.isSet() ? LearnerKind.PROJECTRON_PLUS : LearnerKind.PROJECTRON;
  }

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    s.threshold = thresholdOption.getValue();
  }
}
