package moa.classifiers.functions;

import avm.learn.LearnerKind;
import avm.learn.SettingsDraft;
import com.github.javacliparser.FloatOption;
import com.github.javacliparser.MultiChoiceOption;
import moa.classifiers.functions.avm.TubeLearner;

/** Budgeted passive-aggressive learning, BPA-S, BPA-NN and BPA-P (Wang and Vucetic 2010). */
public class BPA extends TubeLearner {
  private static final long serialVersionUID = 1L;

  private static final LearnerKind[] VARIANTS = {LearnerKind.BPA_S, LearnerKind.BPA_NN, LearnerKind.BPA_P};

  /** On what a stored row that leaves is projected. */
  public MultiChoiceOption variantOption = choice("variant", 'V', "On what a stored row that leaves is projected: "
      + "BPA-S (the new row), BPA-NN (and the stored row nearest to it) or BPA-P (all others, slow).",
      VARIANTS, LearnerKind.BPA_S);

  /** The longest step. */
  public FloatOption aggressivenessOption = new FloatOption("aggressiveness", 'C', "The longest step: smaller "
      + "trusts a single row less.", 1, Double.MIN_VALUE, Double.MAX_VALUE);

  /** Makes an untrained learner with default options. */
  public BPA() {
    super(STANDARD, 1);
  }

  @Override
  public String getPurposeString() {
    return "Budgeted passive-aggressive learning: a row moves the model by the least that takes its loss away; "
        + "what a stored row had that leaves is projected on others.";
  }

  @Override
  protected String title() {
    return "Budgeted passive-aggressive learner " + kind();
  }

  @Override
  protected LearnerKind kind() {
    return chosen(variantOption, VARIANTS);
  }

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    s.aggressiveness = aggressivenessOption.getValue();
  }
}
