package weka.classifiers.functions;

import avm.learn.LearnerKind;
import weka.classifiers.functions.avm.StepOptions;
import weka.classifiers.functions.avm.report.Paper;
import weka.core.TechnicalInformation;

/**
 * The randomized budget Perceptron (Cavallanti, Cesa-Bianchi and Gentile 2007): a kernel Perceptron that forgets a
 * stored row, drawn at random, when there is no room for a mistake.
 */
public class RBP extends StepOptions {
  private static final long serialVersionUID = 1L;

  /** Makes an untrained learner with default options. */
  public RBP() {
  }

  @Override
  public String globalInfo() {
    return Paper.about("The randomized budget Perceptron: a kernel Perceptron that stores at most B of the rows on "
        + "which it errs. When there is no room, a stored row drawn at random gives its place to the new mistake. Of "
        + "a numeric class an error above epsilon is a mistake.",
        "learn a file as a stream with at most 200 stored rows, and keep the model",
        ".RBP -t rows.arff -B 200 -no-cv -v -d rbp.model", getTechnicalInformation());
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    return Paper.article("Giovanni Cavallanti and Nicolo Cesa-Bianchi and Claudio Gentile", "2007",
        "Tracking the Best Hyperplane with a Simple Budget Perceptron", "Machine Learning", "69", "143-167");
  }

  @Override
  protected String title() {
    return "Randomized Budget Perceptron";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.RBP;
  }

  /**
   * Runs the learner from the command line.
   *
   * @param args Weka's general options and the learner's
   * @throws Exception if it cannot be run
   */
  public static void main(String[] args) throws Exception {
    new RBP().run(new RBP(), args);
  }
}
