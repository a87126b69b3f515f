package weka.classifiers.functions;

import avm.face.Range;
import avm.learn.LearnerKind;
import weka.classifiers.functions.avm.StepOptions;
import weka.classifiers.functions.avm.report.Paper;
import weka.core.OptionMetadata;
import weka.core.SelectedTag;
import weka.core.TechnicalInformation;
import weka.gui.ProgrammaticProperty;

/**
 * Fourier online gradient descent (Lu, Hoi, Wang, Zhao and Liu 2016): linear gradient descent in random features whose
 * inner products are, on average, the gaussian kernel's values. No row is stored.
 */
public class FOGD extends StepOptions {
  private static final long serialVersionUID = 1L;

  /** Makes an untrained learner with default options. */
  public FOGD() {
  }

  @Override
  public String globalInfo() {
    return Paper.about("Fourier online gradient descent: every row becomes cosines and sines of D random projections, "
        + "whose inner products are the gaussian kernel's values on average, and a linear function of these is "
        + "learned. No row is stored: time and memory are the same from the first row to the last.",
        "learn a file as a stream with 500 random frequencies",
        ".FOGD -t rows.arff -D 500 -no-cv -v", getTechnicalInformation());
  }

  @Override
  public TechnicalInformation getTechnicalInformation() {
    return Paper.ofFeatures();
  }

  @Override
  protected String title() {
    return "Gradient descent in Fourier features";
  }

  @Override
  protected LearnerKind kind() {
    return LearnerKind.FOGD;
  }

  /** {@return the number of random frequencies} */
  @OptionMetadata(displayName = "frequencies", commandLineParamName = "D", commandLineParamSynopsis = "-D <num>",
      displayOrder = 1, description = "The number D of random frequencies: larger is nearer to the kernel, and slower. "
      + "There are 2D features.")
  public int getFrequencies() {
    return given().frequencies();
  }

  /** @param value the number of random frequencies */
  public void setFrequencies(int value) {
    give(s -> s.frequencies = Range.COUNT.number("frequencies", value));
  }

  /** No option: nothing is stored. */
  @ProgrammaticProperty
  @Override
  public int getBudget() {
    return 0;
  }

  /** No option: the features are those of the gaussian kernel. */
  @ProgrammaticProperty
  @Override
  public SelectedTag getKernel() {
    return super.getKernel();
  }

  /**
   * Runs the learner from the command line.
   *
   * @param args Weka's general options and the learner's
   * @throws Exception if it cannot be run
   */
  public static void main(String[] args) throws Exception {
    new FOGD().run(new FOGD(), args);
  }
}
