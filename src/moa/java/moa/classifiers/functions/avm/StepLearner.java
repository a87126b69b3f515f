package moa.classifiers.functions.avm;

import avm.learn.SettingsDraft;
import com.github.javacliparser.FloatOption;

/** The option of learners whose steps have a size of their own: that size. */
public abstract class StepLearner extends TubeLearner {
  private static final long serialVersionUID = 1L;

  /** The step size. */
  public FloatOption etaOption;

  /**
   * Makes a learner.
   *
   * @param standard the budget where none is given
   * @param least the smallest budget
   * @param eta the step size where none is given
   */
  protected StepLearner(int standard, int least, double eta) {
    super(standard, least);
    etaOption = new FloatOption("eta", 'h', "The step size: what a row that has a loss adds is multiplied by it. Perceptrons "
        + "have no use for it unless the class is numeric.", eta, Double.MIN_VALUE, Double.MAX_VALUE);
  }

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    s.eta = etaOption.getValue();
  }
}
