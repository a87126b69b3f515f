package weka.classifiers.functions.avm.report;

import avm.learn.Report;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.function.ToDoubleFunction;

/** The numbers of a model that Weka's Experimenter can show as columns. */
public enum Measure {
  /** M_T. */
  CORE_POINTS("measureCorePoints", Report::cells),
  /** S_T. */
  SUPPORT_VECTORS("measureSupportVectors", Report::support),
  /** T. */
  STEPS("measureSteps", Report::steps),
  /** Roughly what the model takes in memory. */
  MODEL_BYTES("measureModelBytes", Report::bytes),
  /** δ now. */
  DELTA("measureDelta", Report::delta),
  /** δ_Φ. */
  FEATURE_DIAMETER("measureFeatureDiameter", Report::featureDiameter),
  /** The share of rows that were approximated. */
  APPROXIMATED("measureApproximated", report -> (double) report.approximated() / Math.max(1, report.steps())),
  /** The theorem's bound on S_T. */
  SIZE_BOUND("measureSizeBound", Report::sizeBound);

  private final String label;
  private final ToDoubleFunction<Report> value;

  Measure(String label, ToDoubleFunction<Report> value) {
    this.label = label;
    this.value = value;
  }

  /** {@return the measures' names} */
  public static Enumeration<String> names() {
    return Collections.enumeration(Arrays.stream(values()).map(m -> m.label).toList());
  }

  /**
   * A measure of a report.
   *
   * @param name the measure's name
   * @param report the report, or null where nothing has been learned
   * @return its value, 0 where nothing has been learned
   */
  public static double of(String name, Report report) {
    for (Measure measure : values()) {
      if (measure.label.equalsIgnoreCase(name)) {
        return report == null ? 0 : measure.value.applyAsDouble(report);
      }
    }
    throw new IllegalArgumentException("'" + name + "' is not a measure of AVM; they are "
        + Collections.list(names()));
  }
}
