package weka.classifiers.functions.avm;

import avm.learn.KernelKind;
import avm.learn.LossKind;
import weka.core.OptionMetadata;
import weka.core.SelectedTag;
import weka.core.Tag;

/** The options that every online kernel learner of this package has: its kernel and its loss. */
public abstract class KernelOptions extends TrainingOptions {
  private static final long serialVersionUID = 1L;

  /** The choices of kernel. */
  public static final Tag[] TAGS_KERNEL = Choice.tags(KernelKind.values());

  /** The choices of loss. */
  public static final Tag[] TAGS_LOSS = Choice.tags(LossKind.values());

  private static final String LAMBDA_TIP =
      "The regularisation λ: larger is smoother and steadier. auto, or a number above 0.";

  private static final String GAMMA_TIP = "The kernel's width γ, one over a squared distance between scaled rows: larger follows finer "
      + "detail. auto, or a number above 0.";

  private static final String KERNEL_TIP = "The kernel, a function of u = γ times the squared distance: gaussian exp(-u), laplacian "
      + "exp(-sqrt(u)), rationalQuadratic 1/(1+u), matern32, matern52.";

  private static final String SINGLE_TIP = "Rows are compared with core points in single precision, where the kernel "
      + "is gaussian: up to twice as fast with many core points of numeric attributes. Cells stay the same; kernel "
      + "values differ by at most 0.0001, by rounding, and rows for which that could be more are compared as before. A "
      + "model takes half as much memory again. Not for rows of zeros and ones, which are faster as they are.";

  private static final String LOSS_TIP = "The loss: hinge, smoothHinge, logistic for a nominal class; l1, l2, epsilonInsensitive for a "
      + "numeric one; auto takes logistic or l2.";

  private static final String TAU_TIP =
      "The smooth hinge's τ, the width of its rounded corner; above 0.";

  private static final String EPSILON_TIP = "The tube's ε of the epsilonInsensitive loss, in standard deviations of the class (in its own "
      + "units when scaling is none); from 0 up.";

  private String lambda = "auto";
  private String gamma = "auto";
  private KernelKind kernel = KernelKind.GAUSSIAN;
  private boolean single;
  private LossKind loss = LossKind.AUTO;
  private double tau = 0.5;
  private double epsilon = 0.1;

  /**
   * λ, the regularisation.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "lambda", description = LAMBDA_TIP, commandLineParamName = "L",
      commandLineParamSynopsis = "-L <auto|num>", displayOrder = 2)
  public String getLambda() {
    return lambda;
  }

  /**
   * λ, the regularisation.
   *
   * @param value the value
   */
  public void setLambda(String value) {
    lambda = Check.autoOrPositive("lambda", value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String lambdaTipText() {
    return LAMBDA_TIP;
  }

  /**
   * γ, the kernel's width.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "gamma", description = GAMMA_TIP, commandLineParamName = "G",
      commandLineParamSynopsis = "-G <auto|num>", displayOrder = 3)
  public String getGamma() {
    return gamma;
  }

  /**
   * γ, the kernel's width.
   *
   * @param value the value
   */
  public void setGamma(String value) {
    gamma = Check.autoOrPositive("gamma", value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String gammaTipText() {
    return GAMMA_TIP;
  }

  /**
   * The kernel.
   *
   * @return the choice
   */
  @OptionMetadata(displayName = "kernel", description = KERNEL_TIP, commandLineParamName = "K",
      commandLineParamSynopsis = "-K <name>", displayOrder = 10)
  public SelectedTag getKernel() {
    return Choice.selected(TAGS_KERNEL, kernel);
  }

  /**
   * The kernel.
   *
   * @param value the choice
   */
  public void setKernel(SelectedTag value) {
    kernel = Choice.chosen(KernelKind.class, TAGS_KERNEL, value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String kernelTipText() {
    return KERNEL_TIP;
  }

  /**
   * The loss.
   *
   * @return the choice
   */
  @OptionMetadata(displayName = "loss", description = LOSS_TIP, commandLineParamName = "F",
      commandLineParamSynopsis = "-F <name>", displayOrder = 4)
  public SelectedTag getLoss() {
    return Choice.selected(TAGS_LOSS, loss);
  }

  /**
   * The loss.
   *
   * @param value the choice
   */
  public void setLoss(SelectedTag value) {
    loss = Choice.chosen(LossKind.class, TAGS_LOSS, value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String lossTipText() {
    return LOSS_TIP;
  }

  /**
   * τ, the smooth hinge's width.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "tau", description = TAU_TIP, commandLineParamName = "tau",
      commandLineParamSynopsis = "-tau <num>", displayOrder = 11)
  public double getTau() {
    return tau;
  }

  /**
   * τ, the smooth hinge's width.
   *
   * @param value the value
   */
  public void setTau(double value) {
    tau = Check.positive("tau", value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String tauTipText() {
    return TAU_TIP;
  }

  /**
   * ε, half the tube's width.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "epsilon", description = EPSILON_TIP, commandLineParamName = "epsilon",
      commandLineParamSynopsis = "-epsilon <num>", displayOrder = 12)
  public double getEpsilon() {
    return epsilon;
  }

  /**
   * ε, half the tube's width.
   *
   * @param value the value
   */
  public void setEpsilon(double value) {
    epsilon = Check.nonNegative("epsilon", value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String epsilonTipText() {
    return EPSILON_TIP;
  }

  /**
   * Whether rows are compared with core points in single precision.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "singlePrecision", description = SINGLE_TIP, commandLineParamName = "single",
      commandLineParamIsFlag = true, commandLineParamSynopsis = "-single", displayOrder = 26)
  public boolean getSinglePrecision() {
    return single;
  }

  /**
   * Whether rows are compared with core points in single precision.
   *
   * @param value the value
   */
  public void setSinglePrecision(boolean value) {
    single = value;
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String singlePrecisionTipText() {
    return SINGLE_TIP;
  }

  /** The chosen kernel. */
  final KernelKind kernelKind() {
    return kernel;
  }

  /** The chosen loss. */
  final LossKind lossKind() {
    return loss;
  }
}
