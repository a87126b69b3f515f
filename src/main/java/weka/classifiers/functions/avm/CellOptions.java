package weka.classifiers.functions.avm;

import avm.learn.ApproximationKind;
import avm.learn.CoverageKind;
import weka.core.OptionMetadata;
import weka.core.SelectedTag;
import weka.core.Tag;

/** The options of the cells: their shape, size and number, and when rows are approximated. */
public abstract class CellOptions extends KernelOptions {
  private static final long serialVersionUID = 1L;

  /** The choices of coverage. */
  public static final Tag[] TAGS_COVERAGE = Choice.tags(CoverageKind.values());

  /** The choices of approximation. */
  public static final Tag[] TAGS_APPROXIMATION = Choice.tags(ApproximationKind.values());

  private static final String DELTA_TIP = "The cells' diameter δ, in units of scaled attributes: larger is a smaller and faster model. "
      + "auto, or a number above 0.";

  private static final String COVERAGE_TIP = "The cells' shape: hypersphere (nearest core point within δ/2) or hyperrectangle (first core "
      + "point within δ/√d in every attribute).";

  private static final String APPROXIMATION_TIP = "When a row is replaced by its core point: always, schedule (with probability 1 - β/t^ρ at row t) "
      + "or confident (if y·f is at least 1).";

  private static final String BETA_TIP =
      "The schedule's β, from 0 up: larger approximates less and keeps more rows.";

  private static final String RHO_TIP =
      "The schedule's ρ, above 0: larger approximates sooner.";

  private static final String MAXCOREPOINTS_TIP = "The largest number of core points, or 0 for no limit; auto is 12000 "
      + "where all rows are learned together, 8000 in streams and 4000 in passes, which bounds time and memory "
      + "(δ aims well below it). When it is reached, δ doubles and cells merge; nothing learned is dropped.";

  private String delta = "auto";
  private CoverageKind coverage = CoverageKind.HYPERSPHERE;
  private ApproximationKind approximation = ApproximationKind.ALWAYS;
  private double beta = 0;
  private double rho = 1;
  private String maxCorePoints = "auto";

  /**
   * δ, the cells' diameter.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "delta", description = DELTA_TIP, commandLineParamName = "D",
      commandLineParamSynopsis = "-D <auto|num>", displayOrder = 1)
  public String getDelta() {
    return delta;
  }

  /**
   * δ, the cells' diameter.
   *
   * @param value the value
   */
  public void setDelta(String value) {
    delta = Check.autoOrPositive("delta", value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String deltaTipText() {
    return DELTA_TIP;
  }

  /**
   * The cells' shape.
   *
   * @return the choice
   */
  @OptionMetadata(displayName = "coverage", description = COVERAGE_TIP, commandLineParamName = "C",
      commandLineParamSynopsis = "-C <name>", displayOrder = 13)
  public SelectedTag getCoverage() {
    return Choice.selected(TAGS_COVERAGE, coverage);
  }

  /**
   * The cells' shape.
   *
   * @param value the choice
   */
  public void setCoverage(SelectedTag value) {
    coverage = Choice.chosen(CoverageKind.class, TAGS_COVERAGE, value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String coverageTipText() {
    return COVERAGE_TIP;
  }

  /**
   * When a row is approximated.
   *
   * @return the choice
   */
  @OptionMetadata(displayName = "approximation", description = APPROXIMATION_TIP, commandLineParamName = "Z",
      commandLineParamSynopsis = "-Z <name>", displayOrder = 14)
  public SelectedTag getApproximation() {
    return Choice.selected(TAGS_APPROXIMATION, approximation);
  }

  /**
   * When a row is approximated.
   *
   * @param value the choice
   */
  public void setApproximation(SelectedTag value) {
    approximation = Choice.chosen(ApproximationKind.class, TAGS_APPROXIMATION, value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String approximationTipText() {
    return APPROXIMATION_TIP;
  }

  /**
   * β of the schedule.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "beta", description = BETA_TIP, commandLineParamName = "B",
      commandLineParamSynopsis = "-B <num>", displayOrder = 14)
  public double getBeta() {
    return beta;
  }

  /**
   * β of the schedule.
   *
   * @param value the value
   */
  public void setBeta(double value) {
    beta = Check.nonNegative("beta", value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String betaTipText() {
    return BETA_TIP;
  }

  /**
   * ρ of the schedule.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "rho", description = RHO_TIP, commandLineParamName = "R",
      commandLineParamSynopsis = "-R <num>", displayOrder = 14)
  public double getRho() {
    return rho;
  }

  /**
   * ρ of the schedule.
   *
   * @param value the value
   */
  public void setRho(double value) {
    rho = Check.positive("rho", value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String rhoTipText() {
    return RHO_TIP;
  }

  /**
   * The limit on core points.
   *
   * @return the value
   */
  @OptionMetadata(displayName = "maxCorePoints", description = MAXCOREPOINTS_TIP, commandLineParamName = "M",
      commandLineParamSynopsis = "-M <num>", displayOrder = 5)
  public String getMaxCorePoints() {
    return maxCorePoints;
  }

  /**
   * The limit on core points.
   *
   * @param value the value
   */
  public void setMaxCorePoints(String value) {
    maxCorePoints = Check.autoOrNatural("maxCorePoints", value);
  }

  /**
   * The tip text of this property.
   *
   * @return the text
   */
  public String maxCorePointsTipText() {
    return MAXCOREPOINTS_TIP;
  }

  /** The chosen shape. */
  final CoverageKind coverageKind() {
    return coverage;
  }

  /** The chosen rule of approximation. */
  final ApproximationKind approximationKind() {
    return approximation;
  }
}
