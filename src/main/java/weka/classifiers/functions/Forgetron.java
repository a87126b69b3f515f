package weka.classifiers.functions;

import avm.learn.LearnerKind;
import weka.classifiers.functions.avm.StepOptions;
import weka.classifiers.functions.avm.report.Paper;
import weka.core.TechnicalInformation;

/**
 * The self-tuned Forgetron (Dekel, Shalev-Shwartz and Singer 2008): a kernel Perceptron that shrinks all it has learned
 * and forgets its oldest row when there is no room for a mistake.
 */
public class Forgetron extends StepOptions {
  private static final long serialVersionUID = 1L;

  /** Makes an untrained learner with default options. */
  public Forgetron() {
  }

  @Override
  public String globalInfo() {
    return Paper.about("The self-tuned Forgetron: a kernel Perceptron that stores at most B of the rows on which it "
        + "errs. When there is no room, all coefficients shrink, just so far that forgetting the oldest row does "
        + "little harm, and the oldest row leaves. Of a numeric class an error above epsilon is a mistake.",
        "learn a file as a stream with at most 200 stored rows, and keep the model",
        ".Forgetron -t rows.arff -B 200 -no-cv -v -d forgetron.model", getTechnicalInformation());
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    return Paper.article("Ofer Dekel and Shai Shalev-Shwartz and Yoram Singer", "2008",
        "The Forgetron: A Kernel-Based Perceptron on a Budget", "SIAM Journal on Computing", "37", "1342-1372");
  }

  @Override
  protected String title() {
    return "Forgetron";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.FORGETRON;
  }

  /**
   * Runs the learner from the command line.
   *
   * @param args Weka's general options and the learner's
   * @throws Exception if it cannot be run
   */
  public static void main(String[] args) throws Exception {
    new Forgetron().run(new Forgetron(), args);
  }
}
