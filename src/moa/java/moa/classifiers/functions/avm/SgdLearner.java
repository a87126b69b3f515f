package moa.classifiers.functions.avm;

import avm.face.Range;
import avm.learn.LossKind;
import avm.learn.SettingsDraft;
import com.github.javacliparser.FloatOption;
import com.github.javacliparser.MultiChoiceOption;
import com.github.javacliparser.StringOption;

/** The options of learners that minimise a regularised loss by gradient steps of size 1/(λ(t + t0)). */
public abstract class SgdLearner extends StreamLearner {
  private static final long serialVersionUID = 1L;

  /** The regularisation. */
  public StringOption lambdaOption = new StringOption("lambda", 'L', "The regularisation: larger is smoother and steadier. "
      + "auto, or a number from 1e-30 to 1e30.", AUTO);
  /** The loss. */
  public MultiChoiceOption lossOption = choice("loss", 'F', "The loss: hinge, smoothHinge, logistic for a nominal class; l1, "
      + "l2, epsilonInsensitive for a numeric one.", LossKind.values(), LossKind.AUTO);
  /** The smooth hinge's width. */
  public FloatOption tauOption = new FloatOption("tau", 't', "The width of the smooth hinge's rounded corner.", 0.5,
      Double.MIN_VALUE, Double.MAX_VALUE);
  /** The tube. */
  public FloatOption epsilonOption = new FloatOption("epsilon", 'e', "The tube of the epsilonInsensitive loss, in standard "
      + "deviations of the class.", 0.1, 0, Double.MAX_VALUE);
  /** The step offset. */
  public StringOption stepOffsetOption = new StringOption("stepOffset", 'I', "The step offset t0 of the step size 1/(lambda(t "
      + "+ t0)): 0 is the paper's; auto makes the first step 10 for a nominal class and 1 for a numeric one.", AUTO);

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    s.lambda = number(lambdaOption, Range.FACTOR);
    s.loss = chosen(lossOption, LossKind.values());
    s.tau = tauOption.getValue();
    s.epsilon = epsilonOption.getValue();
    s.offset = number(stepOffsetOption, Range.OFFSET);
  }
}
