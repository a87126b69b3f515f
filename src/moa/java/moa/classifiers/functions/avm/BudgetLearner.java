package moa.classifiers.functions.avm;

import avm.learn.SettingsDraft;
import com.github.javacliparser.IntOption;

/** The option of learners that store a limited number of vectors: their budget. */
public abstract class BudgetLearner extends StreamLearner {
  private static final long serialVersionUID = 1L;
  /** The budget of a learner that is told none: the smaller one of the two that the AVM paper gives most learners. */
  protected static final int STANDARD = 400;

  /** The budget; null where nothing is stored. */
  public IntOption budgetOption;

  /**
   * Makes a learner.
   *
   * @param standard the budget where none is given
   * @param least the smallest budget; 0 if 0 is no limit
   */
  protected BudgetLearner(int standard, int least) {
    budgetOption = new IntOption("budget", 'B', "The largest number of stored vectors: larger is more accurate and slower."
        + (least == 0 ? " 0 is no limit." : ""), standard, least, Integer.MAX_VALUE);
  }

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    s.limit = budgetOption == null ? 0 : budgetOption.getValue();
  }
}
