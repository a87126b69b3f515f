package weka.classifiers.functions.avm.report;

import avm.learn.Report;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.function.ToDoubleFunction;

/**
 * A number of a model that Weka's Experimenter can show as a column.
 *
 * @param name its name
 * @param value its value
 */
public record Measure(String name, ToDoubleFunction<Report> value) {
  private static final Measure[] ALL = {
      new Measure("measureCorePoints", Report::cells),
      new Measure("measureSupportVectors", Report::support),
      new Measure("measureSteps", Report::steps),
      new Measure("measureModelBytes", Report::bytes),
      new Measure("measureDelta", Report::delta),
      new Measure("measureFeatureDiameter", Report::featureDiameter),
      new Measure("measureApproximated", report -> (double) report.approximated() / Math.max(1, report.steps())),
      new Measure("measureSizeBound", Report::sizeBound)};

  /** {@return the measures' names} */
  public static Enumeration<String> names() {
    return Collections.enumeration(Arrays.stream(ALL).map(Measure::name).toList());
  }

  /**
   * {@return the value of a measure, 0 where nothing has been learned}
   *
   * @param name the measure's name
   * @param learner the learner's name
   * @param report the report, or null where nothing has been learned
   */
  public static double of(String name, String learner, Report report) {
    Measure asked = Arrays.stream(ALL).filter(measure -> measure.name.equalsIgnoreCase(name)).findFirst().orElseThrow(
        () -> new IllegalArgumentException("'" + name + "' is not a measure of " + learner + "; they are "
            + Collections.list(names())));
    return report == null ? 0 : asked.value.applyAsDouble(report);
  }
}
