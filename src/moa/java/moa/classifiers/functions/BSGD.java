package moa.classifiers.functions;

import avm.face.Range;
import avm.learn.LearnerKind;
import avm.learn.SettingsDraft;
import com.github.javacliparser.MultiChoiceOption;
import com.github.javacliparser.StringOption;
import moa.classifiers.functions.avm.BudgetLearner;

/** Budgeted stochastic gradient descent, by removal, projection or merging (Wang, Crammer and Vucetic 2012). */
public class BSGD extends BudgetLearner {
  private static final long serialVersionUID = 1L;

  private static final LearnerKind[] VARIANTS = {LearnerKind.BSGD_R, LearnerKind.BSGD_P, LearnerKind.BSGD_M};

  /** What is done when there is no room. */
  public MultiChoiceOption variantOption = choice("variant", 'V', "What is done when there is no room: BSGD-M (two "
      + "vectors are merged; gaussian kernel only), BSGD-P (one is projected on the others, slow) or BSGD-R (one "
      + "is removed).", VARIANTS, LearnerKind.BSGD_M);

  /** The regularisation. */
  public StringOption lambdaOption = new StringOption("lambda", 'L', "The regularisation: larger is smoother and "
      + "steadier. auto, or a number from 1e-30 to 1e30.", AUTO);

  /** Makes an untrained learner with default options. */
  public BSGD() {
    super(STANDARD, 1);
  }

  @Override
  public String getPurposeString() {
    return "Budgeted stochastic gradient descent, for nominal classes: when there is no room, stored vectors are "
        + "merged, projected or removed.";
  }

  @Override
  protected String title() {
    return "Budgeted stochastic gradient descent " + kind();
  }

  @Override
  protected LearnerKind kind() {
    return chosen(variantOption, VARIANTS);
  }

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    s.lambda = number(lambdaOption, Range.FACTOR);
  }
}
