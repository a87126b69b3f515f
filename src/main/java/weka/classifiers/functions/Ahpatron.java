package weka.classifiers.functions;

import avm.face.Range;
import avm.learn.LearnerKind;
import weka.classifiers.functions.avm.RadiusOptions;
import weka.classifiers.functions.avm.options.Auto;
import weka.classifiers.functions.avm.report.Paper;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformation;

/**
 * Ahpatron (Liao, Li, Liao, Hu and Dang 2024): gradient descent in a ball that projects half of its stored rows on the
 * other half when there is no room.
 */
public class Ahpatron extends RadiusOptions {
  private static final long serialVersionUID = 1L;

  /** Makes an untrained learner with default options. */
  public Ahpatron() {
  }

  @Override
  public String globalInfo() {
    return Paper.about("Ahpatron, for a class of two values: gradient descent on rows whose margin is below 1 - "
        + "epsilon, in a ball. When there is no room, the half of the stored rows with the smaller coefficients is "
        + "projected on the other half, so that it takes B/2 rows until there is no room again.",
        "learn a file as a stream with at most 200 stored rows",
        ".Ahpatron -t rows.arff -B 200 -no-cv -v", getTechnicalInformation());
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    return Paper.talk("Yun Liao and Junfan Li and Shizhong Liao and Qinghua Hu and Jianwu Dang", "2024",
        "Ahpatron: A New Budgeted Online Kernel Learning Machine with Tighter Mistake Bound",
        "AAAI Conference on Artificial Intelligence", null);
  }

  @Override
  protected String title() {
    return "Ahpatron";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.AHPATRON;
  }

  @Override
  protected Range budgets() {
    return Range.EVEN;
  }

  /** {@return ε} */
  @OptionMetadata(displayName = "epsilon", commandLineParamName = "epsilon",
      commandLineParamSynopsis = "-epsilon <num>", displayOrder = 3, description = "A row is learned if its margin is "
      + "below 1 - ε; from 0 to below 1.")
  public double getEpsilon() {
    return given().slack();
  }

  /** @param value ε */
  public void setEpsilon(double value) {
    give(s -> s.slack = Range.BELOW_ONE.number("epsilon", value));
  }

  /** {@return the step size, or auto} */
  @Auto
  @OptionMetadata(displayName = "stepSize", commandLineParamName = "eta",
      commandLineParamSynopsis = "-eta <auto|num>", displayOrder = 4, description = "The step size; 0 (auto) is U "
      + "over twice the root of the budget.")
  public double getStepSize() {
    return Range.POSITIVE.orAuto(given().eta());
  }

  /** @param value the step size, or auto */
  public void setStepSize(double value) {
    give(s -> s.eta = Range.POSITIVE.numberOrAuto("stepSize", value));
  }

  /** {@return what is added to the diagonal of a kernel matrix} */
  @OptionMetadata(displayName = "ridge", commandLineParamName = "ridge", commandLineParamSynopsis = "-ridge <num>",
      displayOrder = 5, description = "What is added to the diagonal of the kernel matrix of the rows that stay; from "
      + "0 up.")
  public double getRidge() {
    return given().ridge();
  }

  /** @param value what is added to the diagonal of a kernel matrix */
  public void setRidge(double value) {
    give(s -> s.ridge = Range.NON_NEGATIVE.number("ridge", value));
  }

  /**
   * Runs the learner from the command line.
   *
   * @param args Weka's general options and the learner's
   * @throws Exception if it cannot be run
   */
  public static void main(String[] args) throws Exception {
    new Ahpatron().run(new Ahpatron(), args);
  }
}
