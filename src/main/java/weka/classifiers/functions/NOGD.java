package weka.classifiers.functions;

import avm.face.Range;
import avm.learn.LearnerKind;
import weka.classifiers.functions.avm.StepOptions;
import weka.classifiers.functions.avm.report.Paper;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformation;

/**
 * Nyström online gradient descent (Lu, Hoi, Wang, Zhao and Liu 2016): gradient descent until the budget is full, then
 * in the features that the stored rows give.
 */
public class NOGD extends StepOptions {
  private static final long serialVersionUID = 1L;

  /** Makes an untrained learner with default options. */
  public NOGD() {
  }

  @Override
  public String globalInfo() {
    return Paper.about("Nystroem online gradient descent: until B rows are stored it is OGD; from then on nothing "
        + "more is stored, and it learns linearly in the leading features that the kernel values of the stored rows "
        + "give.",
        "learn a file as a stream in 50 features of 200 stored rows",
        ".NOGD -t rows.arff -B 200 -rank 50 -no-cv -v", getTechnicalInformation());
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    return Paper.ofFeatures();
  }

  @Override
  protected String title() {
    return "Gradient descent in Nystroem's features";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.NOGD;
  }

  /** {@return the number of features} */
  @OptionMetadata(displayName = "rank", commandLineParamName = "rank", commandLineParamSynopsis = "-rank <num>",
      displayOrder = 3, description = "How many features there are once B rows are stored, at most B; 0 is a fifth of "
      + "B.")
  public int getRank() {
    return given().rank();
  }

  /** @param value the number of features */
  public void setRank(int value) {
    give(s -> s.rank = Range.NATURAL.number("rank", value));
  }

  /**
   * Runs the learner from the command line.
   *
   * @param args Weka's general options and the learner's
   * @throws Exception if it cannot be run
   */
  public static void main(String[] args) throws Exception {
    new NOGD().run(new NOGD(), args);
  }
}
