package weka.classifiers.functions;

import avm.face.Range;
import avm.learn.LearnerKind;
import weka.classifiers.functions.avm.StepOptions;
import weka.classifiers.functions.avm.report.Paper;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformation;

/**
 * Online gradient descent with a kernel, NORMA (Kivinen, Smola and Williamson 2004): every row that has a loss is
 * stored with a step of one size; with a budget the oldest leaves.
 */
public class OGD extends StepOptions {
  private static final long serialVersionUID = 1L;

  /** Makes an untrained learner with default options. */
  public OGD() {
  }

  @Override
  public String globalInfo() {
    return Paper.about("Online gradient descent with a kernel, also known as NORMA: every row whose margin is below "
        + "rho, or whose error is above epsilon, is stored, with a step of one size. Without a budget all stored rows "
        + "are kept; with one the oldest leaves.",
        "learn a file as a stream, forget slowly, and keep the last 500 stored rows",
        ".OGD -t rows.arff -L 0.001 -B 500 -no-cv -v", getTechnicalInformation());
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    return Paper.article("Jyrki Kivinen and Alexander J. Smola and Robert C. Williamson", "2004",
        "Online Learning with Kernels", "IEEE Transactions on Signal Processing", "52", "2165-2176");
  }

  @Override
  protected String title() {
    return "Online gradient descent";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.OGD;
  }

  /** No limit. */
  @Override
  protected int standardBudget() {
    return 0;
  }

  /** Or none. */
  @Override
  protected Range budgets() {
    return Range.NATURAL;
  }

  /** {@return the regularisation λ} */
  @OptionMetadata(displayName = "lambda", commandLineParamName = "L", commandLineParamSynopsis = "-L <num>",
      displayOrder = 3, description = "The regularisation λ: every row takes ηλ of the weights away, 0 for none; ηλ "
      + "must be below 1.")
  public double getLambda() {
    return Double.isNaN(given().lambda()) ? 0 : given().lambda();
  }

  /** @param value the regularisation λ */
  public void setLambda(double value) {
    give(s -> s.lambda = Range.NON_NEGATIVE.number("lambda", value));
  }

  /** {@return the margin ρ} */
  @OptionMetadata(displayName = "margin", commandLineParamName = "rho", commandLineParamSynopsis = "-rho <num>",
      displayOrder = 4, description = "The margin ρ of the hinge loss: a row of a nominal class is learned if its "
      + "margin is below ρ. From 0 up.")
  public double getMargin() {
    return given().margin();
  }

  /** @param value the margin ρ */
  public void setMargin(double value) {
    give(s -> s.margin = Range.NON_NEGATIVE.number("margin", value));
  }

  /** {@return whether steps become smaller} */
  @OptionMetadata(displayName = "smallerSteps", commandLineParamName = "root", commandLineParamSynopsis = "-root",
      displayOrder = 5, commandLineParamIsFlag = true, description = "Steps become smaller: step t has the size η/√t.")
  public boolean getSmallerSteps() {
    return given().root();
  }

  /** @param value whether steps become smaller */
  public void setSmallerSteps(boolean value) {
    give(s -> s.root = value);
  }

  /**
   * Runs the learner from the command line.
   *
   * @param args Weka's general options and the learner's
   * @throws Exception if it cannot be run
   */
  public static void main(String[] args) throws Exception {
    new OGD().run(new OGD(), args);
  }
}
