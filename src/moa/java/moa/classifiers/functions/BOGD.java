package moa.classifiers.functions;

import avm.face.Range;
import avm.learn.LearnerKind;
import avm.learn.SettingsDraft;
import com.github.javacliparser.FlagOption;
import com.github.javacliparser.FloatOption;
import com.github.javacliparser.StringOption;
import moa.classifiers.functions.avm.StepLearner;

/** Bounded online gradient descent, BOGD and BOGD++ (Zhao, Wang, Wu, Jin and Hoi 2012). */
public class BOGD extends StepLearner {
  private static final long serialVersionUID = 1L;

  /** The regularisation. */
  public StringOption lambdaOption = new StringOption("lambda", 'L', "The regularisation: every row takes eta "
      + "times this of the weights away. auto, or a number from 1e-30 to 1e30.", AUTO);

  /** How large coefficients may be. */
  public FloatOption clipOption = new FloatOption("clip", 'c', "After a removal no coefficient is larger than this "
      + "many step sizes.", 10, Double.MIN_VALUE, Double.MAX_VALUE);

  /** Whether it is BOGD++. */
  public FlagOption plusOption = new FlagOption("plus", 'p', "BOGD++: a stored row is the likelier to leave the "
      + "smaller its coefficient is.");

  /** Makes an untrained learner with default options. */
  public BOGD() {
    super(STANDARD, 2, 0.2);
  }

  @Override
  public String getPurposeString() {
    return "Bounded online gradient descent: OGD with a budget; a stored row drawn at random leaves and the others "
        + "make up for it.";
  }

  @Override
  protected String title() {
    return "Bounded online gradient descent" + (plusOption.isSet() ? ", BOGD++" : "");
  }

  @Override
  protected LearnerKind kind() {
    return plusOption.isSet() ? LearnerKind.BOGD_PLUS : LearnerKind.BOGD;
  }

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    s.lambda = number(lambdaOption, Range.FACTOR);
    s.clip = clipOption.getValue();
  }
}
