package moa.classifiers.functions;

import avm.face.Range;
import avm.learn.LearnerKind;
import avm.learn.SettingsDraft;
import com.github.javacliparser.FloatOption;
import com.github.javacliparser.StringOption;
import moa.classifiers.functions.avm.RadiusLearner;

/** Ahpatron (Liao, Li, Liao, Hu and Dang 2024). */
public class Ahpatron extends RadiusLearner {
  private static final long serialVersionUID = 1L;

  /** How far from 1 a margin may be. */
  public FloatOption epsilonOption = new FloatOption("epsilon", 'e', "A row is learned if its margin is below 1 - "
      + "epsilon.", 0.5, 0, Math.nextDown(1.0));

  /** The step size. */
  public StringOption etaOption = new StringOption("eta", 'h', "The step size; auto is the radius over twice the "
      + "root of the budget.", AUTO);

  /** The ridge. */
  public FloatOption ridgeOption = new FloatOption("ridge", 'd', "What is added to the diagonal of the kernel "
      + "matrix of the rows that stay.", 5e-4, 0, Double.MAX_VALUE);

  /** Makes an untrained learner with default options. */
  public Ahpatron() {
  }

  @Override
  public String getPurposeString() {
    return "Ahpatron, for a class of two values: gradient descent in a ball; when there is no room, half of the "
        + "stored rows is projected on the other half.";
  }

  @Override
  protected String title() {
    return "Ahpatron";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.AHPATRON;
  }

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    s.limit = Range.EVEN.number("budget", s.limit);
    s.slack = epsilonOption.getValue();
    s.eta = number(etaOption, Range.POSITIVE);
    s.ridge = ridgeOption.getValue();
  }
}
