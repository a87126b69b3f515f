package weka.classifiers.functions;

import avm.learn.LearnerKind;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.classifiers.functions.avm.report.Paper;
import weka.core.TechnicalInformation;

/**
 * The kernel Perceptron (Rosenblatt 1958; Freund and Schapire 1999): every row on which it errs is stored, without
 * limit.
 */
public class KernelPerceptron extends OnlineClassifier {
  private static final long serialVersionUID = 1L;

  /** Makes an untrained learner with default options. */
  public KernelPerceptron() {
  }

  @Override
  public String globalInfo() {
    return Paper.about("The kernel Perceptron: it stores every row on which it errs, and nothing else. There is no "
        + "limit on the stored rows and nothing to choose but the kernel: what the learners with a budget are "
        + "compared with. With more than two classes a mistake speaks for its own class and against the strongest "
        + "other one.",
        "train on one file and test on another",
        ".KernelPerceptron -t train.arff -T test.arff", getTechnicalInformation());
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    return Paper.article("Yoav Freund and Robert E. Schapire", "1999",
        "Large Margin Classification Using the Perceptron Algorithm", "Machine Learning", "37", "277-296");
  }

  @Override
  protected String title() {
    return "Kernel Perceptron";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.PERCEPTRON;
  }

  /**
   * Runs the learner from the command line.
   *
   * @param args Weka's general options and the learner's
   * @throws Exception if it cannot be run
   */
  public static void main(String[] args) throws Exception {
    new KernelPerceptron().run(new KernelPerceptron(), args);
  }
}
