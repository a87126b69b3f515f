package avm.face;

import avm.learn.LearnerKind;
import avm.learn.Report;
import avm.train.Training;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * A number of a model that a face can show beside its predictions.
 *
 * @param name its name
 * @param value its value where something has been learned
 */
public record Measure(String name, ToDoubleFunction<Training> value) {
  private static final List<Measure> OF_ALL = List.of(
      new Measure("measureSteps", Training::steps),
      of("measureModelBytes", Report::bytes));
  private static final List<Measure> OF_VECTORS = List.of(
      of("measureStoredVectors", Report::stored),
      of("measureSupportVectors", Report::support));
  private static final List<Measure> OF_CELLS = List.of(
      of("measureCorePoints", Report::cells),
      of("measureSupportVectors", Report::support),
      of("measureDelta", Report::delta),
      of("measureFeatureDiameter", Report::featureDiameter),
      of("measureApproximated", report -> (double) report.approximated() / Math.max(1, report.steps())),
      of("measureSizeBound", Report::sizeBound));

  /** A fact of the model or, where there are several, of the one that is trusted most. */
  private static Measure of(String name, ToDoubleFunction<Report> fact) {
    return new Measure(name, training -> fact.applyAsDouble(training.model().learner().report()));
  }

  /**
   * {@return the value, 0 where nothing has been learned}
   *
   * @param training a learner's state, or null
   */
  public double of(Training training) {
    return training == null || training.model() == null ? 0 : value.applyAsDouble(training);
  }

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
   * @param training the learner's state, or null
   */
  public static double of(String name, LearnerKind kind, String learner, Training training) {
    Measure asked = of(kind).stream().filter(measure -> measure.name.equalsIgnoreCase(name)).findFirst().orElseThrow(
        () -> new IllegalArgumentException("'" + name + "' is not a measure of " + learner + "; they are "
            + Collections.list(names(kind))));
    return asked.of(training);
  }
}
