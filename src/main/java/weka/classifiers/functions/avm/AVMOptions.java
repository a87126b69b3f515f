package weka.classifiers.functions.avm;

import avm.learn.ApproximationKind;
import avm.learn.OutputKind;
import avm.learn.Settings;
import weka.core.Instances;
import weka.core.OptionMetadata;

/** The options of the Approximation Vector Machine itself: how core points represent a row, and all options together. */
public abstract class AVMOptions extends CellOptions {
  private static final long serialVersionUID = 1L;

  private static final String NEIGHBOURS_TIP = "How many of the nearest core points represent a row together, by least squares in feature space; "
      + "0 is the paper's: the nearest one alone.";

  private static final String STEPOFFSET_TIP = "The step offset t0 of the step size 1/(λ(t + t0)): 0 is the paper's; auto makes the first step "
      + "10 for a nominal class and 1 for a numeric one.";

  private static final String PAPER_TIP = "The paper's algorithm: nearest core point, no step offset, no linear function, the last "
      + "weight vector and one pass unless other ones are chosen, and its own heuristics for delta, lambda and gamma.";

  private static final String LINEAR_TIP = "The weight of a linear function beside the kernel expansion: 0 for none, as in "
      + "the paper; auto tries on the rows whether one helps, and is 0 where delta, lambda and gamma are all given.";

  private static final String SHARED_TIP = "One row at a time: a row is represented by the core points nearest to its "
      + "core point, which all rows of a cell share, instead of those nearest to itself: up to three times as fast where "
      + "core points are few, and a little less exact. Rows that are learned together do not need it.";

  private int neighbours = 16;
  private boolean shared;
  private String stepOffset = "auto";
  private String linear = "auto";
  private boolean paper;

  /**
   * The core points that represent a row.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "neighbours", description = NEIGHBOURS_TIP, commandLineParamName = "J",
      commandLineParamSynopsis = "-J <num>", displayOrder = 6)
  public int getNeighbours() {
    return neighbours;
  }

  /**
   * The core points that represent a row.
   *
   * @param value the value
   */
  public void setNeighbours(int value) {
    neighbours = Check.natural("neighbours", value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String neighboursTipText() {
    return NEIGHBOURS_TIP;
  }

  /**
   * Whether the rows of a cell share its core point's neighbours.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "sharedNeighbours", description = SHARED_TIP, commandLineParamName = "shared",
      commandLineParamIsFlag = true, commandLineParamSynopsis = "-shared", displayOrder = 25)
  public boolean getSharedNeighbours() {
    return shared;
  }

  /**
   * Whether the rows of a cell share its core point's neighbours.
   *
   * @param value the value
   */
  public void setSharedNeighbours(boolean value) {
    shared = value;
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String sharedNeighboursTipText() {
    return SHARED_TIP;
  }

  /**
   * t0, the step offset.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "stepOffset", description = STEPOFFSET_TIP, commandLineParamName = "I",
      commandLineParamSynopsis = "-I <auto|num>", displayOrder = 17)
  public String getStepOffset() {
    return stepOffset;
  }

  /**
   * t0, the step offset.
   *
   * @param value the value
   */
  public void setStepOffset(String value) {
    stepOffset = Check.autoOrNonNegative("stepOffset", value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String stepOffsetTipText() {
    return STEPOFFSET_TIP;
  }

  /**
   * μ, the weight of a linear function.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "linear", description = LINEAR_TIP, commandLineParamName = "U",
      commandLineParamSynopsis = "-U <auto|num>", displayOrder = 7)
  public String getLinear() {
    return linear;
  }

  /**
   * μ, the weight of a linear function.
   *
   * @param value the value
   */
  public void setLinear(String value) {
    linear = Check.autoOrNonNegative("linear", value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String linearTipText() {
    return LINEAR_TIP;
  }

  /**
   * Whether to run the paper's algorithm.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "paper", description = PAPER_TIP, commandLineParamName = "paper",
      commandLineParamIsFlag = true, commandLineParamSynopsis = "-paper", displayOrder = 24)
  public boolean getPaper() {
    return paper;
  }

  /**
   * Whether to run the paper's algorithm.
   *
   * @param value the value
   */
  public void setPaper(boolean value) {
    paper = value;
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String paperTipText() {
    return PAPER_TIP;
  }

  /**
   * All options as the library's settings, NaN for auto.
   *
   * @return the settings
   */
  protected final Settings settings() {
    double limit = Check.number(getMaxCorePoints());
    return Settings.DEFAULT.with(s -> {
      s.kernel = kernelKind();
      s.single = getSinglePrecision();
      s.gamma = Check.number(getGamma());
      s.lambda = Check.number(getLambda());
      s.loss = lossKind();
      s.tau = getTau();
      s.epsilon = getEpsilon();
      s.coverage = coverageKind();
      s.delta = Check.number(getDelta());
      s.approximation = approximationKind();
      s.beta = getBeta();
      s.rho = getRho();
      s.neighbours = paper ? 0 : neighbours;
      s.shared = shared;
      s.offset = paper ? 0 : Check.number(stepOffset);
      s.linear = paper ? 0 : Check.number(linear);
      s.output = paper && outputKind() == OutputKind.AUTO ? OutputKind.LAST : outputKind();
      s.alpha = Check.number(getAlpha());
      s.limit = Double.isNaN(limit) ? Settings.AUTO_LIMIT : (int) limit;
      s.seed = getSeed();
    });
  }

  /**
   * Checks that loss and approximation suit the class.
   *
   * @param data data with a class
   */
  protected final void checkOptionsSuit(Instances data) {
    if (data.classIndex() < 0 || !(data.classAttribute().isNominal() || data.classAttribute().isNumeric())) {
      return;
    }
    String name = "'" + data.classAttribute().name() + "'";
    int classes = data.classAttribute().isNominal() ? data.numClasses() : 0;
    if (!lossKind().suits(classes)) {
      throw new IllegalArgumentException("option -F: the loss " + lossKind() + " does not suit the "
          + (classes > 0 ? "nominal class " + name + "; choose auto, hinge, smoothHinge or logistic"
          : "numeric class " + name + "; choose auto, l1, l2 or epsilonInsensitive"));
    }
    if (classes == 0 && approximationKind() == ApproximationKind.CONFIDENT) {
      throw new IllegalArgumentException("option -Z: confident needs a nominal class, and " + name
          + " is numeric; choose always or schedule");
    }
  }
}
