package weka.classifiers.functions;

import avm.face.Range;
import avm.learn.LearnerKind;
import avm.learn.Settings;
import weka.classifiers.functions.avm.RadiusOptions;
import weka.classifiers.functions.avm.report.Paper;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformation;

/**
 * POMDR (Li and Liao 2023): optimistic mirror descent, whose steps are the longer the better the last rows foretold the
 * next one, with half of the stored rows given to the other half when there is no room.
 */
public class POMDR extends RadiusOptions {
  private static final long serialVersionUID = 1L;

  private double threshold = 0.005;

  /** Makes an untrained learner with default options. */
  public POMDR() {
  }

  @Override
  public String globalInfo() {
    return Paper.about("POMDR, for a class of two values: mirror descent in a ball that expects the next row to be "
        + "like the last H ones, whose mean is added to what it predicts. The first stored rows are chosen by how far "
        + "they are from the span of the others; when there is no room, the younger half gives its coefficients to "
        + "the nearest of the older half and leaves.",
        "learn a file as a stream with at most 200 stored rows",
        ".POMDR -t rows.arff -B 200 -no-cv -v", getTechnicalInformation());
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    return Paper.talk("Junfan Li and Shizhong Liao", "2023",
        "Improved Kernel Alignment Regret Bound for Online Kernel Learning",
        "AAAI Conference on Artificial Intelligence", null);
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
  protected Range budgets() {
    return Range.SEVERAL;
  }

  /** {@return how many stored rows are chosen} */
  @OptionMetadata(displayName = "first", commandLineParamName = "first", commandLineParamSynopsis = "-first <num>",
      displayOrder = 3, description = "How many rows are stored, at most B, before every row with a loss is; the "
      + "paper's is 10 to 15 times the logarithm of the number of rows. From 0 up.")
  public int getFirst() {
    return given().first();
  }

  /** @param value how many stored rows are chosen */
  public void setFirst(int value) {
    give(s -> s.first = Range.NATURAL.number("first", value));
  }

  /** {@return the distance up to which a row is not stored at first} */
  @OptionMetadata(displayName = "threshold", commandLineParamName = "threshold",
      commandLineParamSynopsis = "-threshold <num>", displayOrder = 4, description = "The distance from the span of "
      + "the stored rows up to which a row is at first projected on them; the paper's is one over the root of the "
      + "number of rows. From 0 up.")
  public double getThreshold() {
    return threshold;
  }

  /** @param value the distance up to which a row is not stored at first */
  public void setThreshold(double value) {
    threshold = Range.NON_NEGATIVE.number("threshold", value);
  }

  /** {@return how many of the last rows give the hint} */
  @OptionMetadata(displayName = "hints", commandLineParamName = "H", commandLineParamSynopsis = "-H <num>",
      displayOrder = 5, description = "Of how many of the last rows the hint for the next one is the mean; from 0 up.")
  public int getHints() {
    return given().hints();
  }

  /** @param value how many of the last rows give the hint */
  public void setHints(int value) {
    give(s -> s.hints = Range.NATURAL.number("hints", value));
  }

  /** No more rows are chosen than may be stored: the default is what fits in. */
  @Override
  public Settings settings() {
    return super.settings().with(s -> {
      s.threshold = threshold;
      s.first = Math.min(s.first, s.limit);
    });
  }

  /**
   * Runs the learner from the command line.
   *
   * @param args Weka's general options and the learner's
   * @throws Exception if it cannot be run
   */
  public static void main(String[] args) throws Exception {
    new POMDR().run(new POMDR(), args);
  }
}
