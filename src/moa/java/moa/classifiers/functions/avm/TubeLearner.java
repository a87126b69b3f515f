package moa.classifiers.functions.avm;

import avm.learn.SettingsDraft;
import com.github.javacliparser.FloatOption;

/** The option of learners that leave a numeric class alone where they are nearly right: the width of that tube. */
public abstract class TubeLearner extends BudgetLearner {
  private static final long serialVersionUID = 1L;

  /** The tube. */
  public FloatOption epsilonOption = new FloatOption("epsilon", 'e', "Of a numeric class: a row is learned if its error is "
      + "above this, in standard deviations of the class.", 0.1, 0, Double.MAX_VALUE);

  /**
   * Makes a learner.
   *
   * @param standard the budget where none is given
   * @param least the smallest budget
   */
  protected TubeLearner(int standard, int least) {
    super(standard, least);
  }

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    s.epsilon = epsilonOption.getValue();
  }
}
