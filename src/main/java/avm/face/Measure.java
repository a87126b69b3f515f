package avm.face;

import avm.learn.LearnerKind;
import avm.learn.Report;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * A number of a model that a face can show beside its predictions.
 *
 * @param name its name
 * @param value its value
 */
public record Measure(String name, ToDoubleFunction<Report> value) {
  private static final List<Measure> OF_ALL = List.of(
      new Measure("measureSteps", Report::steps),
      new Measure("measureModelBytes", Report::bytes));
  private static final List<Measure> OF_VECTORS = List.of(
      new Measure("measureStoredVectors", Report::stored),
      new Measure("measureSupportVectors", Report::support));
  private static final List<Measure> OF_CELLS = List.of(
      new Measure("measureCorePoints", Report::cells),
      new Measure("measureSupportVectors", Report::support),
      new Measure("measureDelta", Report::delta),
      new Measure("measureFeatureDiameter", Report::featureDiameter),
      new Measure("measureApproximated", report -> (double) report.approximated() / Math.max(1, report.steps())),
      new Measure("measureSizeBound", Report::sizeBound));

  /**
   * {@return the measures of a learner}
   *
   * @param kind the learner
   */
  public static List<Measure> of(LearnerKind kind) {
    return Stream.concat(OF_ALL.stream(), (kind.hasCells() ? OF_CELLS
        : kind.hasVectors() ? OF_VECTORS : List.<Measure>of()).stream()).toList();
  }

  /**
   * {@return the measures' names}
   *
   * @param kind the learner
   */
  public static Enumeration<String> names(LearnerKind kind) {
    return Collections.enumeration(of(kind).stream().map(Measure::name).toList());
  }

  /**
   * {@return the value of a measure, 0 where nothing has been learned}
   *
   * @param name the measure's name
   * @param kind the learner
   * @param learner its name
   * @param report the report, or null where nothing has been learned
   */
  public static double of(String name, LearnerKind kind, String learner, Report report) {
    Measure asked = of(kind).stream().filter(measure -> measure.name.equalsIgnoreCase(name)).findFirst().orElseThrow(
        () -> new IllegalArgumentException("'" + name + "' is not a measure of " + learner + "; they are "
            + Collections.list(names(kind))));
    return report == null ? 0 : asked.value.applyAsDouble(report);
  }
}
