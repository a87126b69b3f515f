package weka.classifiers.functions;

import avm.face.Range;
import avm.learn.LearnerKind;
import weka.classifiers.functions.avm.StepOptions;
import weka.classifiers.functions.avm.report.Paper;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformation;

/**
 * The Projectron and Projectron++ (Orabona, Keshet and Caputo 2009): kernel Perceptrons that project a mistake on the
 * rows they have stored instead of forgetting one of them.
 */
public class Projectron extends StepOptions {
  private static final long serialVersionUID = 1L;

  private boolean plus;

  /** Makes an untrained learner with default options. */
  public Projectron() {
  }

  @Override
  public String globalInfo() {
    return Paper.about("The Projectron: a kernel Perceptron that stores at most B of the rows on which it errs. When "
        + "there is no room, or where a mistake is as near to the span of the stored rows as the threshold says, it "
        + "is projected on them: nothing is forgotten. Projectron++ also learns rows that it gets right by a small "
        + "margin, where their projections are good. Of a numeric class an error above epsilon is a mistake.",
        "Projectron++ as a stream with at most 200 stored rows",
        ".Projectron -t rows.arff -plus -B 200 -no-cv -v", getTechnicalInformation());
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    return Paper.article("Francesco Orabona and Joseph Keshet and Barbara Caputo", "2009",
        "Bounded Kernel-Based Online Learning", "Journal of Machine Learning Research", "10", "2643-2666");
  }

  @Override
  protected String title() {
    return plus ? "Projectron++" : "Projectron";
  }

  @Override
  protected LearnerKind kind() {
    return plus ? LearnerKind.PROJECTRON_PLUS : LearnerKind.PROJECTRON;
  }

  /** Or no limit, where a threshold is given. */
  @Override
  protected Range budgets() {
    return Range.NATURAL;
  }

  /** {@return the distance up to which a mistake is projected} */
  @OptionMetadata(displayName = "threshold", commandLineParamName = "threshold",
      commandLineParamSynopsis = "-threshold <num>", displayOrder = 3, description = "A mistake is projected if its "
      + "distance from the span of the stored rows, between 0 and 1, is at most this, even if there is room; 0 for "
      + "exact ones only. With a budget of 0, which is no limit, it is what keeps the model small: 0.3, for example.")
  public double getThreshold() {
    return given().threshold();
  }

  /** @param value the distance up to which a mistake is projected */
  public void setThreshold(double value) {
    give(s -> s.threshold = Range.NON_NEGATIVE.number("threshold", value));
  }

  /** {@return whether it is Projectron++} */
  @OptionMetadata(displayName = "plus", commandLineParamName = "plus", commandLineParamSynopsis = "-plus",
      displayOrder = 4, commandLineParamIsFlag = true, description = "Projectron++: rows with a margin between 0 and 1 "
      + "are learned, too, where their projections are good. For a nominal class.")
  public boolean getPlus() {
    return plus;
  }

  /** @param value whether it is Projectron++ */
  public void setPlus(boolean value) {
    plus = value;
  }

  /**
   * Runs the learner from the command line.
   *
   * @param args Weka's general options and the learner's
   * @throws Exception if it cannot be run
   */
  public static void main(String[] args) throws Exception {
    new Projectron().run(new Projectron(), args);
  }
}
