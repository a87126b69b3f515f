package weka.classifiers.functions.avm;

import avm.face.Range;
import avm.learn.ApproximationKind;
import avm.learn.CoverageKind;
import avm.learn.OutputKind;
import avm.learn.Settings;
import avm.learn.SettingsDraft;
import avm.train.TrainedModel;
import java.util.List;
import weka.classifiers.functions.avm.options.Auto;
import weka.classifiers.functions.avm.options.Numbers;
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

  private boolean paper;
  private String metric = Range.AUTO;
  private int maxTime;

  /** {@return the cells' diameter δ, or auto} */
  @Auto
  @OptionMetadata(displayName = "delta", commandLineParamName = "D", commandLineParamSynopsis = "-D <auto|num>",
      displayOrder = 12, description = "The cells' diameter δ, in units of scaled attributes; double it for a "
      + "smaller and faster model, halve it for a finer one; 0 (auto) chooses it from the data.")
  public double getDelta() {
    return Range.POSITIVE.orAuto(given().delta());
  }

  /** @param value the cells' diameter δ, or auto */
  public void setDelta(double value) {
    give(s -> s.delta = Range.POSITIVE.numberOrAuto("delta", value));
  }

  /** {@return the largest number of core points, 0 for no limit, or auto} */
  @Auto
  @OptionMetadata(displayName = "maxCorePoints", commandLineParamName = "M",
      commandLineParamSynopsis = "-M <auto|num>", displayOrder = 17, description = "The largest number of core "
      + "points; set it to bound time and memory, 0 for no limit; -1 (auto) is 50000, or what memory allows, where all rows are learned "
      + "together, 8000 in streams and 4000 in passes. When it is reached, δ doubles and cells merge; nothing "
      + "learned is dropped.")
  public int getMaxCorePoints() {
    return given().limit();
  }

  /** @param value the largest number of core points, 0 for no limit, or auto */
  public void setMaxCorePoints(int value) {
    give(s -> s.limit = Range.NATURAL.numberOrAuto("maxCorePoints", value));
  }

  /** {@return the number of core points that represent a row, 0 for the nearest one alone} */
  @OptionMetadata(displayName = "neighbours", commandLineParamName = "J", commandLineParamSynopsis = "-J <num>",
      category = EXPERT, displayOrder = 30, description = "How many of the nearest core points represent a row "
      + "together; 4 is faster, 0 is the paper's: the nearest one alone. Their shares are found by least squares "
      + "in feature space.")
  public int getNeighbours() {
    return given().neighbours();
  }

  /** @param value the number of core points that represent a row, 0 for the nearest one alone */
  public void setNeighbours(int value) {
    give(s -> s.neighbours = Range.NATURAL.number("neighbours", value));
  }

  /** {@return the weight μ of a linear function, or auto} */
  @Auto
  @OptionMetadata(displayName = "linear", commandLineParamName = "U", commandLineParamSynopsis = "-U <auto|num>",
      category = EXPERT, displayOrder = 31, description = "The weight of a linear function that is added to the "
      + "kernel expansion; 0 for none, as in the paper; -1 (auto) tries on the rows whether one helps. auto is 0 "
      + "where delta, lambda and gamma are all given.")
  public double getLinear() {
    return Range.NON_NEGATIVE.orAuto(given().linear());
  }

  /** @param value the weight μ of a linear function, or auto */
  public void setLinear(double value) {
    give(s -> s.linear = Range.NON_NEGATIVE.numberOrAuto("linear", value));
  }

  /** {@return the cells' shape} */
  @OptionMetadata(displayName = "coverage", commandLineParamName = "C", commandLineParamSynopsis = "-C <name>",
      category = EXPERT, displayOrder = 34, description = "The cells' shape; hypersphere unless you compare with "
      + "the paper. hypersphere: nearest core point within δ/2; hyperrectangle: first core point within δ/√d in "
      + "every attribute.")
  public SelectedTag getCoverage() {
    return selected(TAGS_COVERAGE, given().coverage());
  }

  /** @param value the cells' shape */
  public void setCoverage(SelectedTag value) {
    give(s -> s.coverage = chosen(CoverageKind.values(), value));
  }

  /** {@return when a row is approximated} */
  @OptionMetadata(displayName = "approximation", commandLineParamName = "Z", commandLineParamSynopsis = "-Z <name>",
      category = EXPERT, displayOrder = 35, description = "When a row is replaced by core points; schedule and "
      + "confident keep more rows as they are. always; schedule: with probability 1 - β/t^ρ at row t; confident: "
      + "if y·f is at least 1.")
  public SelectedTag getApproximation() {
    return selected(TAGS_APPROXIMATION, given().approximation());
  }

  /** @param value when a row is approximated */
  public void setApproximation(SelectedTag value) {
    give(s -> s.approximation = chosen(ApproximationKind.values(), value));
  }

  /** {@return the schedule's β} */
  @OptionMetadata(displayName = "beta", commandLineParamName = "B", commandLineParamSynopsis = "-B <num>",
      category = EXPERT, displayOrder = 36, description = "The schedule's β, from 0 up; larger keeps more rows as "
      + "they are, and only counts with -Z schedule.")
  public double getBeta() {
    return given().beta();
  }

  /** @param value the schedule's β */
  public void setBeta(double value) {
    give(s -> s.beta = Range.NON_NEGATIVE.number("beta", value));
  }

  /** {@return the schedule's ρ} */
  @OptionMetadata(displayName = "rho", commandLineParamName = "R", commandLineParamSynopsis = "-R <num>",
      category = EXPERT, displayOrder = 37, description = "The schedule's ρ, above 0; larger approximates sooner, "
      + "and only counts with -Z schedule.")
  public double getRho() {
    return given().rho();
  }

  /** @param value the schedule's ρ */
  public void setRho(double value) {
    give(s -> s.rho = Range.POSITIVE.number("rho", value));
  }

  /** {@return which weight vector predicts} */
  @OptionMetadata(displayName = "output", commandLineParamName = "A", commandLineParamSynopsis = "-A <name>",
      category = EXPERT, displayOrder = 38, description = "Which weight vector predicts; choose last for a stream "
      + "that changes, average to compare with the paper. auto: suffix, or in a stream that leaves its settings to "
      + "us many experts pooled; suffix: the average over the later steps; average: over all steps; last.")
  public SelectedTag getOutput() {
    return selected(TAGS_OUTPUT, given().output());
  }

  /** @param value which weight vector predicts */
  public void setOutput(SelectedTag value) {
    give(s -> s.output = chosen(OutputKind.values(), value));
  }

  /** {@return the suffix's share α, or auto} */
  @Auto
  @OptionMetadata(displayName = "alpha", commandLineParamName = "alpha",
      commandLineParamSynopsis = "-alpha <auto|num>", category = EXPERT, displayOrder = 39,
      description = "The share of the steps that the suffix output averages, between 0 and 1; 0 (auto) averages "
      + "the last half to three quarters and needs no number of steps.")
  public double getAlpha() {
    return Range.SHARE.orAuto(given().alpha());
  }

  /** @param value the suffix's share α, or auto */
  public void setAlpha(double value) {
    give(s -> s.alpha = Range.SHARE.numberOrAuto("alpha", value));
  }

  /** {@return how much each attribute counts: auto, none, or a number for each} */
  @OptionMetadata(displayName = "metric", commandLineParamName = "metric",
      commandLineParamSynopsis = "-metric <auto|none|num,num,...>", category = EXPERT, displayOrder = 31,
      description = "How much each attribute counts; none lets all count alike, which trains faster. auto: learned from the "
      + "data where gamma and delta are left to us, kept in a batch where rows held out gain, and in a stream by experts; else "
      + "none. Or a number above 0 for each attribute but the class, parted by commas, by which scaled values are multiplied.")
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

  /** {@return how many seconds it may take to learn all rows together, or auto} */
  @Auto
  @OptionMetadata(displayName = "maxTime", commandLineParamName = "max-time",
      commandLineParamSynopsis = "-max-time <auto|num>", category = EXPERT, displayOrder = 49,
      description = "How many seconds of one core it may take to learn all rows of a batch together, about; 0 (auto) is what "
      + "their number asks for. Where that is too little for all core points there are fewer: the model is the same on a fast "
      + "machine and on a slow one. The search for settings, by at most 8000 rows, takes its own time; give them to save it.")
  public int getMaxTime() {
    return maxTime;
  }

  /** @param value how many seconds it may take to learn all rows together, or auto */
  public void setMaxTime(int value) {
    maxTime = Range.COUNT.numberOrAuto("maxTime", value);
  }

  @Override
  protected final double seconds() {
    return maxTime == 0 ? Double.POSITIVE_INFINITY : maxTime;
  }

  /** {@return whether to run the paper's algorithm} */
  @OptionMetadata(displayName = "paper", commandLineParamName = "paper", commandLineParamSynopsis = "-paper",
      category = EXPERT, displayOrder = 44, commandLineParamIsFlag = true,
      description = "The paper's algorithm, to compare with it. Nearest core point, no step offset, no linear "
      + "function, the last weight vector and one pass unless other ones are chosen, and its own heuristics for "
      + "delta, lambda and gamma.")
  public boolean getPaper() {
    return paper;
  }

  /** @param value whether to run the paper's algorithm */
  public void setPaper(boolean value) {
    paper = value;
  }

  /** {@return whether the rows of a cell share its core point's neighbours} */
  @OptionMetadata(displayName = "sharedNeighbours", commandLineParamName = "shared",
      commandLineParamSynopsis = "-shared", category = EXPERT, displayOrder = 45, commandLineParamIsFlag = true,
      description = "Streams and passes: a row is represented by the core points nearest to its core point, which "
      + "all rows of a cell share; faster where core points are few, and less exact. "
      + "Rows that are learned together do not need it.")
  public boolean getSharedNeighbours() {
    return given().shared();
  }

  /** @param value whether the rows of a cell share its core point's neighbours */
  public void setSharedNeighbours(boolean value) {
    give(s -> s.shared = value);
  }

  /** {@return whether rows are compared with core points in single precision} */
  @OptionMetadata(displayName = "singlePrecision", commandLineParamName = "single",
      commandLineParamSynopsis = "-single", category = EXPERT, displayOrder = 46, commandLineParamIsFlag = true,
      description = "Rows are compared with core points in single precision, where the kernel is gaussian; "
      + "faster with many core points of numeric attributes. Cells stay the same; kernel values differ by "
      + "at most 0.0001, by rounding, and rows for which that could be more are compared as before. Core points take "
      + "half as much memory again. Not for rows of zeros and ones, which are faster as they are.")
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
    give(s -> {
      s.delta = settings.delta();
      s.limit = model.why().contains("core points by -max-") ? settings.limit() : s.limit;
      s.linear = settings.linear() > 0 ? settings.linear() : 0;
    });
    metric = Numbers.text(model.encoder().counts());
  }

  @Override
  public final Settings settings() {
    return !paper ? super.settings() : super.settings().with(SettingsDraft::asInThePaper);
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
