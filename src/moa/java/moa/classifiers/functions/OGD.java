package moa.classifiers.functions;

import avm.learn.LearnerKind;
import avm.learn.SettingsDraft;
import com.github.javacliparser.FlagOption;
import com.github.javacliparser.FloatOption;
import moa.classifiers.functions.avm.StepLearner;

/** Online gradient descent with a kernel, also known as NORMA (Kivinen, Smola and Williamson 2004). */
public class OGD extends StepLearner {
  private static final long serialVersionUID = 1L;

  /** The regularisation. */
  public FloatOption lambdaOption = new FloatOption("lambda", 'L', "The regularisation: every row takes eta times "
      + "this of the weights away, 0 for none.", 0, 0, Double.MAX_VALUE);

  /** The margin. */
  public FloatOption rhoOption = new FloatOption("rho", 'o', "The margin of the hinge loss: a row of a nominal "
      + "class is learned if its margin is below it.", 1, 0, Double.MAX_VALUE);

  /** Whether steps become smaller. */
  public FlagOption rootOption = new FlagOption("root", 'q', "Steps become smaller: step t has the size "
      + "eta/sqrt(t).");

  /** Makes an untrained learner with default options. */
  public OGD() {
    super(0, 0, 0.2);
  }

  @Override
  public String getPurposeString() {
    return "Online gradient descent with a kernel, also known as NORMA: steps of one size; with a budget the "
        + "oldest stored row leaves.";
  }

  @Override
  protected String title() {
    return "Online gradient descent";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.OGD;
  }

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    s.lambda = lambdaOption.getValue();
    s.margin = rhoOption.getValue();
    s.root = rootOption.isSet();
  }
}
