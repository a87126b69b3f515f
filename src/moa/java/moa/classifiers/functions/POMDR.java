package moa.classifiers.functions;

import avm.learn.LearnerKind;
import avm.learn.SettingsDraft;
import com.github.javacliparser.FloatOption;
import com.github.javacliparser.IntOption;
import moa.classifiers.functions.avm.RadiusLearner;

/** POMDR (Li and Liao 2023). */
public class POMDR extends RadiusLearner {
  private static final long serialVersionUID = 1L;

  /** How many stored rows are chosen. */
  public IntOption firstOption = new IntOption("first", 'f', "How many rows are stored by their distance from the "
      + "others, at most the budget, before every row with a loss is.", 100, 0, Integer.MAX_VALUE);

  /** The distance up to which a row is not stored at first. */
  public FloatOption thresholdOption = new FloatOption("threshold", 't', "The distance from the span of the stored "
      + "rows up to which a row is at first projected on them.", 0.005, 0, Double.MAX_VALUE);

  /** How many of the last rows give the hint. */
  public IntOption hintsOption = new IntOption("hints", 'H', "Of how many of the last rows the hint for the next "
      + "one is the mean.", 15, 0, Integer.MAX_VALUE);

  /** Makes an untrained learner with default options. */
  public POMDR() {
  }

  @Override
  public String getPurposeString() {
    return "POMDR, for a class of two values: optimistic mirror descent in a ball that expects the next row to be "
        + "like the last ones.";
  }

  @Override
  protected String title() {
    return "POMDR";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.POMDR;
  }

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    s.first = Math.min(firstOption.getValue(), s.limit);
    s.threshold = thresholdOption.getValue();
    s.hints = hintsOption.getValue();
  }
}
