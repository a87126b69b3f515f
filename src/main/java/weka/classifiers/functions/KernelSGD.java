package weka.classifiers.functions;

import avm.learn.LearnerKind;
import avm.learn.OutputKind;
import weka.classifiers.functions.avm.SgdOptions;
import weka.classifiers.functions.avm.report.Paper;
import weka.core.OptionMetadata;
import weka.core.TechnicalInformation;

/**
 * Kernel stochastic gradient descent (Algorithm 1 of the AVM paper; Pegasos with kernels): every row that has a loss is
 * stored, and step t has the size 1/(λ(t + t0)).
 */
public class KernelSGD extends SgdOptions {
  private static final long serialVersionUID = 1L;

  /** Makes an untrained learner with default options. */
  public KernelSGD() {
  }

  @Override
  public String globalInfo() {
    return Paper.about("Stochastic gradient descent with a kernel: Pegasos, and Algorithm 1 of the paper on AVM. "
        + "Every row that has a loss is stored, without limit. Step t has the size 1/(lambda (t + t0)), with -I 0 "
        + "that of the papers; lambda, where it is not given, is one over the number of rows, 50000 in a stream. AVM "
        + "is this learner with rows represented by core points.",
        "train on one file with the logistic loss and test on another",
        ".KernelSGD -t train.arff -T test.arff -F logistic", getTechnicalInformation());
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    return Paper.article("Shai Shalev-Shwartz and Yoram Singer and Nathan Srebro and Andrew Cotter", "2011",
        "Pegasos: Primal Estimated Sub-Gradient Solver for SVM", "Mathematical Programming", "127", "3-30");
  }

  @Override
  protected String title() {
    return "Kernel stochastic gradient descent";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.KERNEL_SGD;
  }

  /** {@return whether the mean of all weight vectors predicts} */
  @OptionMetadata(displayName = "average", commandLineParamName = "A", commandLineParamSynopsis = "-A",
      category = EXPERT, displayOrder = 38, commandLineParamIsFlag = true,
      description = "The mean of the weight vectors of all steps predicts, not the last one.")
  public boolean getAverage() {
    return given().output() == OutputKind.AVERAGE;
  }

  /** @param value whether the mean of all weight vectors predicts */
  public void setAverage(boolean value) {
    give(s -> s.output = value ? OutputKind.AVERAGE : OutputKind.LAST);
  }

  /**
   * Runs the learner from the command line.
   *
   * @param args Weka's general options and the learner's
   * @throws Exception if it cannot be run
   */
  public static void main(String[] args) throws Exception {
    new KernelSGD().run(new KernelSGD(), args);
  }
}
