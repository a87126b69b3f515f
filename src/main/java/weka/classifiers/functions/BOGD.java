package weka.classifiers.functions;

import avm.face.Range;
import avm.learn.LearnerKind;
import weka.classifiers.functions.avm.StepOptions;
import weka.classifiers.functions.avm.options.Auto;
import weka.classifiers.functions.avm.report.Paper;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformation;

/**
 * Bounded online gradient descent, BOGD and BOGD++ (Zhao, Wang, Wu, Jin and Hoi 2012): gradient descent that removes a
 * stored row drawn at random when there is no room, and makes up for it.
 */
public class BOGD extends StepOptions {
  private static final long serialVersionUID = 1L;

  private boolean plus;

  /** Makes an untrained learner with default options. */
  public BOGD() {
  }

  @Override
  public String globalInfo() {
    return Paper.about("Bounded online gradient descent: every row whose margin is below 1, or whose error is above "
        + "epsilon, is stored, with a step of one size. When there is no room, a stored row drawn at random leaves, "
        + "and the others grow so that the model stays the same on average. BOGD++ prefers to remove rows with small "
        + "coefficients.",
        "BOGD++ as a stream with at most 200 stored rows",
        ".BOGD -t rows.arff -plus -B 200 -no-cv -v", getTechnicalInformation());
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    return Paper.talk("Peilin Zhao and Jialei Wang and Pengcheng Wu and Rong Jin and Steven C. H. Hoi", "2012",
        "Fast Bounded Online Gradient Descent Algorithms for Scalable Kernel-Based Online Learning",
        "International Conference on Machine Learning", "1075-1082");
  }

  @Override
  protected String title() {
    return "Bounded online gradient descent" + (plus ? ", BOGD++" : "");
  }

  @Override
  protected LearnerKind kind() {
    return plus ? LearnerKind.BOGD_PLUS : LearnerKind.BOGD;
  }

  @Override
  protected Range budgets() {
    return Range.SEVERAL;
  }

  /** {@return the regularisation λ, or auto} */
  @Auto
  @OptionMetadata(displayName = "lambda", commandLineParamName = "L", commandLineParamSynopsis = "-L <auto|num>",
      displayOrder = 3, description = "The regularisation λ: every row takes ηλ of the weights away; ηλ must be "
      + "below 1; 0 (auto) is one over the square of the number of rows, of which a stream is taken to have 50000.")
  public double getLambda() {
    return lambda();
  }

  /** @param value the regularisation λ, or auto */
  public void setLambda(double value) {
    lambda(value);
  }

  /** {@return how large coefficients may be} */
  @OptionMetadata(displayName = "clip", commandLineParamName = "clip", commandLineParamSynopsis = "-clip <num>",
      displayOrder = 4, description = "After a removal no coefficient is larger than this many step sizes; above 0.")
  public double getClip() {
    return given().clip();
  }

  /** @param value how large coefficients may be */
  public void setClip(double value) {
    give(s -> s.clip = Range.POSITIVE.number("clip", value));
  }

  /** {@return whether it is BOGD++} */
  @OptionMetadata(displayName = "plus", commandLineParamName = "plus", commandLineParamSynopsis = "-plus",
      displayOrder = 5, commandLineParamIsFlag = true, description = "BOGD++: a stored row is the likelier to leave "
      + "the smaller its coefficient is; otherwise all are alike.")
  public boolean getPlus() {
    return plus;
  }

  /** @param value whether it is BOGD++ */
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
    new BOGD().run(new BOGD(), args);
  }
}
