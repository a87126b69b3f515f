package moa.classifiers.functions;

import avm.learn.LearnerKind;
import avm.learn.SettingsDraft;
import com.github.javacliparser.IntOption;
import moa.classifiers.functions.avm.StepLearner;

/** Gradient descent in random Fourier features (Lu, Hoi, Wang, Zhao and Liu 2016). */
public class FOGD extends StepLearner {
  private static final long serialVersionUID = 1L;

  /** The number of random frequencies. */
  public IntOption frequenciesOption = new IntOption("frequencies", 'D', "The number of random frequencies: larger "
      + "is nearer to the kernel, and slower.", 1600, 1, Integer.MAX_VALUE);

  /** Makes an untrained learner with default options. */
  public FOGD() {
    super(0, 0, 0.2);
    budgetOption = null; // nothing is stored,
    kernelOption = null; // and the kernel is gaussian
  }

  @Override
  public String getPurposeString() {
    return "Fourier online gradient descent: a linear function of random Fourier features of the gaussian kernel; "
        + "no row is stored.";
  }

  @Override
  protected String title() {
    return "Gradient descent in Fourier features";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.FOGD;
  }

  @Override
  protected void give(SettingsDraft s) {
    super.give(s);
    s.frequencies = frequenciesOption.getValue();
  }
}
