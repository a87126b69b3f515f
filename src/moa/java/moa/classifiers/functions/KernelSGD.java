package moa.classifiers.functions;

import avm.learn.LearnerKind;
import avm.learn.OutputKind;
import avm.learn.SettingsDraft;
import com.github.javacliparser.FlagOption;
import moa.classifiers.functions.avm.SgdLearner;

/** Stochastic gradient descent with a kernel, Pegasos (Shalev-Shwartz, Singer, Srebro and Cotter 2011). */
public class KernelSGD extends SgdLearner {
  private static final long serialVersionUID = 1L;

  /** Whether the mean of all weight vectors predicts. */
  public FlagOption averageOption = new FlagOption("average", 'A', "The mean of the weight vectors of all steps "
      + "predicts, not the last one.");

  /** Makes an untrained learner with default options. */
  public KernelSGD() {
  }

  @Override
  public String getPurposeString() {
    return "Stochastic gradient descent with a kernel, Pegasos: every row that has a loss is stored, without "
        + "limit.";
  }

  @Override
  protected String title() {
    return "Kernel stochastic gradient descent";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.KERNEL_SGD;
  }

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    s.output = averageOption.isSet() ? OutputKind.AVERAGE : OutputKind.LAST;
  }
}
