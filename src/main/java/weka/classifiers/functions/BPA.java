package weka.classifiers.functions;

import avm.face.Range;
import avm.learn.LearnerKind;
import weka.classifiers.functions.avm.TubeOptions;
import weka.classifiers.functions.avm.report.Paper;
import weka.core.OptionMetadata;
import weka.core.SelectedTag;
import weka.core.Tag;
import weka.core.TechnicalInformation;

/**
 * Budgeted passive-aggressive learning (Wang and Vucetic 2010): every row with a loss moves the model by the least that
 * takes the loss away; when there is no room, what a stored row had is projected on others.
 */
public class BPA extends TubeOptions {
  private static final long serialVersionUID = 1L;
  private static final LearnerKind[] VARIANTS = {LearnerKind.BPA_S, LearnerKind.BPA_NN, LearnerKind.BPA_P};

  /** The choices of what a stored row that leaves is projected on. */
  public static final Tag[] TAGS_VARIANT = tags(VARIANTS);

  private LearnerKind variant = LearnerKind.BPA_S;

  /** Makes an untrained learner with default options. */
  public BPA() {
  }

  @Override
  public String globalInfo() {
    return Paper.about("Budgeted passive-aggressive learning, BPA-S, BPA-NN and BPA-P (AVM's paper calls the first "
        + "one BPAS): a row that has a loss moves the model by the least that takes the loss away, at most C. When "
        + "there is no room, the stored row that is missed least leaves, and what it had is projected on others.",
        "learn a file as a stream with at most 200 stored rows",
        ".BPA -t rows.arff -V BPA-NN -B 200 -no-cv -v", getTechnicalInformation());
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    return Paper.talk("Zhuang Wang and Slobodan Vucetic", "2010", "Online Passive-Aggressive Algorithms on a Budget",
        "International Conference on Artificial Intelligence and Statistics", "908-915");
  }

  @Override
  protected String title() {
    return "Budgeted passive-aggressive learner " + variant;
  }

  @Override
  protected LearnerKind kind() {
    return variant;
  }

  /** {@return on what a stored row that leaves is projected} */
  @OptionMetadata(displayName = "variant", commandLineParamName = "V", commandLineParamSynopsis = "-V <name>",
      displayOrder = 2, description = "On what a stored row that leaves is projected: BPA-S (the new row), BPA-NN "
      + "(the new row and the stored row nearest to it) or BPA-P (all others, which takes time that grows with the "
      + "square of the budget).")
  public SelectedTag getVariant() {
    return selected(TAGS_VARIANT, variant);
  }

  /** @param value on what a stored row that leaves is projected */
  public void setVariant(SelectedTag value) {
    variant = chosen(VARIANTS, value);
  }

  /** {@return the longest step C} */
  @OptionMetadata(displayName = "aggressiveness", commandLineParamName = "C", commandLineParamSynopsis = "-C <num>",
      displayOrder = 3, description = "The longest step C: smaller trusts a single row less. Above 0.")
  public double getAggressiveness() {
    return given().aggressiveness();
  }

  /** @param value the longest step C */
  public void setAggressiveness(double value) {
    give(s -> s.aggressiveness = Range.POSITIVE.number("aggressiveness", value));
  }

  /**
   * Runs the learner from the command line.
   *
   * @param args Weka's general options and the learner's
   * @throws Exception if it cannot be run
   */
  public static void main(String[] args) throws Exception {
    new BPA().run(new BPA(), args);
  }
}
