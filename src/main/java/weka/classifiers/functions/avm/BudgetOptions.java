package weka.classifiers.functions.avm;

import avm.face.Range;
import avm.learn.Settings;
import weka.core.OptionMetadata;

/** The option of learners that store a limited number of vectors: their budget. */
public abstract class BudgetOptions extends OnlineClassifier {
  private static final long serialVersionUID = 1L;
  /** The budget of a learner that is told none: the smaller one of the two that the AVM paper gives most learners. */
  private static final int STANDARD = 400;

  /** {@return B, the largest number of stored vectors} */
  @OptionMetadata(displayName = "budget", commandLineParamName = "B", commandLineParamSynopsis = "-B <num>",
      displayOrder = 1, description = "The budget B, the largest number of stored vectors: larger is more accurate and "
      + "slower.")
  public int getBudget() {
    return given().limit() == Settings.AUTO_LIMIT ? standardBudget() : given().limit();
  }

  /** @param value B, the largest number of stored vectors */
  public void setBudget(int value) {
    give(s -> s.limit = budgets().number("budget", value));
  }

  /** {@return the budget where none is given} */
  protected int standardBudget() {
    return STANDARD;
  }

  /** {@return the budgets that the learner can keep} */
  protected Range budgets() {
    return Range.COUNT;
  }

  @Override
  public Settings settings() {
    return super.settings().with(s -> s.limit = getBudget());
  }
}
