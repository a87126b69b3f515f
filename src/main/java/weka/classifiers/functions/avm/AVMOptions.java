package weka.classifiers.functions.avm;

import avm.learn.ApproximationKind;
import avm.learn.CoverageKind;
import avm.learn.OutputKind;
import avm.learn.Settings;
import avm.train.TrainedModel;
import java.util.List;
import weka.classifiers.functions.avm.options.Numbers;
import weka.classifiers.functions.avm.options.Range;
import weka.core.OptionMetadata;
import weka.core.SelectedTag;
import weka.core.Tag;

/** The options of the Approximation Vector Machine itself: its cells, and which weight vector predicts. */
public abstract class AVMOptions extends SgdOptions {
  private static final long serialVersionUID = 1L;

  /** The choices of coverage. */
  public static final Tag[] TAGS_COVERAGE = tags(CoverageKind.values());
  /** The choices of approximation. */
  public static final Tag[] TAGS_APPROXIMATION = tags(ApproximationKind.values());
  /** The choices of output. */
  public static final Tag[] TAGS_OUTPUT = tags(OutputKind.values());

  private String delta = Range.AUTO;
  private String maxCorePoints = Range.AUTO;
  private String linear = Range.AUTO;
  private String alpha = Range.AUTO;
  private boolean paper;
  private String metric = Range.AUTO;

  /** {@return the cells' diameter δ, or auto} */
  @OptionMetadata(displayName = "delta", commandLineParamName = "D", commandLineParamSynopsis = "-D <auto|num>",
      displayOrder = 1, description = "The cells' diameter δ, in units of scaled attributes: larger is a smaller and "
      + "faster model. auto, or a number above 0.")
  public String getDelta() {
    return delta;
  }

  /** @param value the cells' diameter δ, or auto */
  public void setDelta(String value) {
    delta = Range.POSITIVE.numberOrAuto("delta", value);
  }

  /** {@return the largest number of core points, 0 for no limit, or auto} */
  @OptionMetadata(displayName = "maxCorePoints", commandLineParamName = "M", commandLineParamSynopsis = "-M <num>",
      displayOrder = 5, description = "The largest number of core points, or 0 for no limit; auto is 12000 where all "
      + "rows are learned together, 8000 in streams and 4000 in passes, which bounds time and memory (δ aims well "
      + "below it). When it is reached, δ doubles and cells merge; nothing learned is dropped.")
  public String getMaxCorePoints() {
    return maxCorePoints;
  }

  /** @param value the largest number of core points, 0 for no limit, or auto */
  public void setMaxCorePoints(String value) {
    maxCorePoints = Range.NATURAL.numberOrAuto("maxCorePoints", value);
  }

  /** {@return the number of core points that represent a row, 0 for the nearest one alone} */
  @OptionMetadata(displayName = "neighbours", commandLineParamName = "J", commandLineParamSynopsis = "-J <num>",
      displayOrder = 6, description = "How many of the nearest core points represent a row together, by least squares "
      + "in feature space; 0 is the paper's: the nearest one alone.")
  public int getNeighbours() {
    return given().neighbours();
  }

  /** @param value the number of core points that represent a row, 0 for the nearest one alone */
  public void setNeighbours(int value) {
    give(s -> s.neighbours = Range.NATURAL.number("neighbours", value));
  }

  /** {@return the weight μ of a linear function, or auto} */
  @OptionMetadata(displayName = "linear", commandLineParamName = "U", commandLineParamSynopsis = "-U <auto|num>",
      displayOrder = 7, description = "The weight of a linear function beside the kernel expansion: 0 for none, as in "
      + "the paper; auto tries on the rows whether one helps, and is 0 where delta, lambda and gamma are all given.")
  public String getLinear() {
    return linear;
  }

  /** @param value the weight μ of a linear function, or auto */
  public void setLinear(String value) {
    linear = Range.NON_NEGATIVE.numberOrAuto("linear", value);
  }

  /** {@return the cells' shape} */
  @OptionMetadata(displayName = "coverage", commandLineParamName = "C", commandLineParamSynopsis = "-C <name>",
      displayOrder = 13, description = "The cells' shape: hypersphere (nearest core point within δ/2) or "
      + "hyperrectangle (first core point within δ/√d in every attribute).")
  public SelectedTag getCoverage() {
    return selected(TAGS_COVERAGE, given().coverage());
  }

  /** @param value the cells' shape */
  public void setCoverage(SelectedTag value) {
    give(s -> s.coverage = chosen(CoverageKind.values(), value));
  }

  /** {@return when a row is approximated} */
  @OptionMetadata(displayName = "approximation", commandLineParamName = "Z", commandLineParamSynopsis = "-Z <name>",
      displayOrder = 14, description = "When a row is replaced by its core point: always, schedule (with probability 1 "
      + "- β/t^ρ at row t) or confident (if y·f is at least 1).")
  public SelectedTag getApproximation() {
    return selected(TAGS_APPROXIMATION, given().approximation());
  }

  /** @param value when a row is approximated */
  public void setApproximation(SelectedTag value) {
    give(s -> s.approximation = chosen(ApproximationKind.values(), value));
  }

  /** {@return the schedule's β} */
  @OptionMetadata(displayName = "beta", commandLineParamName = "B", commandLineParamSynopsis = "-B <num>",
      displayOrder = 14, description = "The schedule's β, from 0 up: larger approximates less and keeps more rows.")
  public double getBeta() {
    return given().beta();
  }

  /** @param value the schedule's β */
  public void setBeta(double value) {
    give(s -> s.beta = Range.NON_NEGATIVE.number("beta", value));
  }

  /** {@return the schedule's ρ} */
  @OptionMetadata(displayName = "rho", commandLineParamName = "R", commandLineParamSynopsis = "-R <num>",
      displayOrder = 14, description = "The schedule's ρ, above 0: larger approximates sooner.")
  public double getRho() {
    return given().rho();
  }

  /** @param value the schedule's ρ */
  public void setRho(double value) {
    give(s -> s.rho = Range.POSITIVE.number("rho", value));
  }

  /** {@return which weight vector predicts} */
  @OptionMetadata(displayName = "output", commandLineParamName = "A", commandLineParamSynopsis = "-A <name>",
      displayOrder = 15, description = "Which weight vector predicts: auto (suffix; in a stream that leaves its "
      + "settings to us, many experts pooled), suffix (the average over the later steps), average (over all steps) or "
      + "last.")
  public SelectedTag getOutput() {
    return selected(TAGS_OUTPUT, given().output());
  }

  /** @param value which weight vector predicts */
  public void setOutput(SelectedTag value) {
    give(s -> s.output = chosen(OutputKind.values(), value));
  }

  /** {@return the suffix's share α, or auto} */
  @OptionMetadata(displayName = "alpha", commandLineParamName = "alpha", commandLineParamSynopsis = "-alpha <auto|num>",
      displayOrder = 16, description = "The share of the steps that the suffix output averages, between 0 and 1. auto "
      + "averages the last half to three quarters and needs no number of steps.")
  public String getAlpha() {
    return alpha;
  }

  /** @param value the suffix's share α, or auto */
  public void setAlpha(String value) {
    alpha = Range.SHARE.numberOrAuto("alpha", value);
  }

  /** {@return how much each attribute counts: auto, none, or a number for each} */
  @OptionMetadata(displayName = "metric", commandLineParamName = "metric",
      commandLineParamSynopsis = "-metric <auto|none|num,num,...>", displayOrder = 20, description = "How much each "
      + "attribute counts: auto (learned from the data in a batch that leaves gamma and delta to us, kept where rows held "
      + "out gain; else none), none (all alike), or a number above 0 for each attribute but the class, parted by commas, by "
      + "which scaled values are multiplied.")
  public String getMetric() {
    return metric;
  }

  /** @param value how much each attribute counts: auto, none, or a number for each */
  public void setMetric(String value) {
    Numbers.of("metric", value);
    metric = value;
  }

  @Override
  protected final List<Double> metric() {
    return metric.equals(Range.AUTO) && !paper ? null : Numbers.of("metric", metric);
  }

  /** {@return whether to run the paper's algorithm} */
  @OptionMetadata(displayName = "paper", commandLineParamName = "paper", commandLineParamSynopsis = "-paper",
      displayOrder = 24, commandLineParamIsFlag = true, description = "The paper's algorithm: nearest core point, no "
      + "step offset, no linear function, the last weight vector and one pass unless other ones are chosen, and its "
      + "own heuristics for delta, lambda and gamma.")
  public boolean getPaper() {
    return paper;
  }

  /** @param value whether to run the paper's algorithm */
  public void setPaper(boolean value) {
    paper = value;
  }

  /** {@return whether the rows of a cell share its core point's neighbours} */
  @OptionMetadata(displayName = "sharedNeighbours", commandLineParamName = "shared",
      commandLineParamSynopsis = "-shared", displayOrder = 25, commandLineParamIsFlag = true, description = "One row "
      + "at a time: a row is represented by the core points nearest to its core point, which all rows of a cell share, "
      + "instead of those nearest to itself: up to three times as fast where core points are few, and a little less "
      + "exact. Rows that are learned together do not need it.")
  public boolean getSharedNeighbours() {
    return given().shared();
  }

  /** @param value whether the rows of a cell share its core point's neighbours */
  public void setSharedNeighbours(boolean value) {
    give(s -> s.shared = value);
  }

  /** {@return whether rows are compared with core points in single precision} */
  @OptionMetadata(displayName = "singlePrecision", commandLineParamName = "single",
      commandLineParamSynopsis = "-single", displayOrder = 26, commandLineParamIsFlag = true, description = "Rows are "
      + "compared with core points in single precision, where the kernel is gaussian: up to twice as fast with many "
      + "core points of numeric attributes. Cells stay the same; kernel values differ by at most 0.0001, by rounding, "
      + "and rows for which that could be more are compared as before. A model takes half as much memory again. Not "
      + "for rows of zeros and ones, which are faster as they are.")
  public boolean getSinglePrecision() {
    return given().single();
  }

  /** @param value whether rows are compared with core points in single precision */
  public void setSinglePrecision(boolean value) {
    give(s -> s.single = value);
  }

  @Override
  protected void fix(TrainedModel model) {
    super.fix(model);
    Settings settings = model.settings();
    delta = "" + settings.delta();
    maxCorePoints = model.why().contains("-max-memory") ? "" + settings.limit() : maxCorePoints;
    linear = "" + (settings.linear() > 0 ? settings.linear() : 0);
    metric = Numbers.text(model.encoder().counts());
  }

  @Override
  public final Settings settings() {
    return super.settings().with(s -> {
      s.delta = Range.orNaN(delta);
      s.limit = maxCorePoints.equals(Range.AUTO) ? Settings.AUTO_LIMIT : (int) Range.orNaN(maxCorePoints);
      s.neighbours = paper ? 0 : s.neighbours;
      s.linear = paper ? 0 : Range.orNaN(linear);
      s.output = paper && s.output == OutputKind.AUTO ? OutputKind.LAST : s.output;
      s.alpha = Range.orNaN(alpha);
      s.offset = paper ? 0 : s.offset;
    });
  }

  /**
   * Takes in what another model has learned; it stays as it is.
   *
   * @param other the other model, of the same attributes, settings and scaling
   */
  protected final void merge(AVMOptions other) {
    state().merge(other.state());
  }

  /** Ends merging: covers core points again, and holds the limit. */
  protected final void endMerging() {
    state().merged();
  }
}
