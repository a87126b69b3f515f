package moa.classifiers.functions;

import avm.learn.LearnerKind;
import avm.learn.SettingsDraft;
import com.github.javacliparser.IntOption;
import moa.classifiers.functions.avm.StepLearner;

/** Gradient descent in Nyström's features (Lu, Hoi, Wang, Zhao and Liu 2016). */
public class NOGD extends StepLearner {
  private static final long serialVersionUID = 1L;

  /** The number of features. */
  public IntOption rankOption = new IntOption("rank", 'k', "How many features there are once the budget is full, "
      + "at most the budget; 0 is a fifth of it.", 0, 0, Integer.MAX_VALUE);

  /** Makes an untrained learner with default options. */
  public NOGD() {
    super(STANDARD, 1, 0.2);
  }

  @Override
  public String getPurposeString() {
    return "Nystroem online gradient descent: OGD until the budget is full, then linear in the leading features of "
        + "the stored rows.";
  }

  @Override
  protected String title() {
    return "Gradient descent in Nystroem's features";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.NOGD;
  }

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    s.rank = rankOption.getValue();
  }
}
