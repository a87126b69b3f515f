package avm;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.learn.Settings;
import avm.tune.Plan;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.Test;

/**
 * The numbers of the pages are those of the code. A fact is a page and a phrase of it, in which {Class.FIELD} stands for a
 * constant of a class of avm, or of one named in full; {1/Class.FIELD} is one over it, and {Class.FIELD/1e6} a millionth of it.
 * The page may spell it as digits, a word, a share or a power of ten.
 */
public class PageNumbersTest {
  private static final String ALGORITHMS = "doc/algorithms.md";
  private static final String GUIDE = "doc/guide.md";
  private static final Pattern PLACE = Pattern.compile("\\{(1/)?([\\w.]+)\\.(\\w+)(?:/([\\de]+))?\\}");
  private static final List<String> WORDS = List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty");
  private static final List<String> PARTS = List.of("", "", "a half", "a third", "a quarter", "a fifth", "a sixth", "a seventh",
      "an eighth", "a ninth", "a tenth", "an eleventh", "a twelfth");

  private static final String[][] FACTS = {
      {ALGORITHMS, "Beyond {data.Exponential.LIMIT} the value is that at {data.Exponential.LIMIT}"},
      {ALGORITHMS, "exceeds {kernel.SmallExponential.THREE}, or {kernel.SmallExponential.SIX},"},
      {ALGORITHMS, "Kernel values are within {store.Floats.CERTAIN}"}, {ALGORITHMS, "could be more than {store.Floats.CERTAIN/2}, a row"},
      {"README.md", "kernel values are off by at most {store.Floats.CERTAIN}"},
      {ALGORITHMS, "p < {reduce.ProjectMargins.NOTHING} is skipped"}, {ALGORITHMS, "1 − κ² < {reduce.ProjectNearest.SAME}"},
      {ALGORITHMS, "less than {tune.Metric.LEAST} of the largest weight"}, {ALGORITHMS, "number of neighbours ({learn.Settings.NEIGHBOURS})"},
      {ALGORITHMS, "is below {coverage.Projecting.SMALL} is represented by its own core point"},
      {ALGORITHMS, "r = {projection.LocalProjection.RIDGE} is a ridge"}, {ALGORITHMS, "are kept for the first {projection.Gram.KEPT} vectors"},
      {ALGORITHMS, "until the list changes ({coverage.CellNeighbours.KEPT/131072} MB at most)"},
      {ALGORITHMS, "when it falls below {weights.Coefficients.SMALL}"},
      {ALGORITHMS, "A row with δ² < {reduce.Project.DEPENDENT}, or {reduce.Project.SINGLE} with kernel values in single precision"},
      {ALGORITHMS, "After {reduce.ProjectAll.TIMES}B + {reduce.ProjectAll.MORE} replacements G is recomputed. A row with δ² < {reduce.ProjectAll.DEPENDENT} ({reduce.Project.SINGLE} in single precision)"},
      {ALGORITHMS, "below {reduce.Nystrom.LEAST} of the largest ({reduce.Nystrom.SINGLE} in single precision)"},
      {ALGORITHMS, "{reduce.MergePoints.COARSE} times to find the loss, and the best one {reduce.MergePoints.FINE} times"},
      {ALGORITHMS, "relative difference of less than {budget.Ages.ROUNDING} are ties"},
      {ALGORITHMS, "values up to {solve.KernelMatrix.NOTHING} are 0"},
      {ALGORITHMS, "less than {solve.KernelMatrix.NARROW} of its values are above 0"},
      {ALGORITHMS, "BFGS with {solve.Memory.PAIRS} remembered steps"},
      {ALGORITHMS, "m is {solve.Hessian.TIMES} times the square root of the number of core points, at most {solve.Hessian.MOST}"},
      {ALGORITHMS, "and {solve.Hessian.LOGISTIC} for the logistic loss"},
      {ALGORITHMS, "goes from {solve.Strengths.ABOVE} times the value found in the search, or from 1 if that is less, down to {solve.Strengths.LEAST}"},
      {ALGORITHMS, "until held-out rows lose {solve.Path.GAIN} by it"}, {ALGORITHMS, "Each λN takes at most {solve.Refit.STEPS} steps"},
      {ALGORITHMS, "if {solve.Path.LOOK} steps lower the criterion on held-out rows by less than {solve.Path.GAIN}, or leave it {solve.Path.LOSS} above"},
      {ALGORITHMS, "Below {solve.Fit.FEW} rows (and below {solve.Fit.SCORES} rows times outputs)"},
      {ALGORITHMS, "in {solve.Fit.PARTS} parts, or in {solve.Fit.FEWER_PARTS} where rows times rows times outputs are {solve.Fit.DEAR} or more; otherwise {1/solve.Fit.PARTS}, at most {solve.Fit.MOST} rows"},
      {ALGORITHMS, "as have {solve.Fit.ENOUGH} rows together"},
      {ALGORITHMS, "Then at most {solve.Refit.FINAL_STEPS} steps follow with all rows"},
      {ALGORITHMS, "is more than {solve.Refit.MISMATCH} times that of the representation, the last steps are taken in {solve.Refit.ROUNDS} rounds"},
      {ALGORITHMS, "fewer than {data.Sample.FEW} different rows"},
      {ALGORITHMS, "Of one class, at most {data.Sample.MOST} are left"},
      {ALGORITHMS, "At most {solve.Refit.MOST} rows times outputs are learned together"},
      {ALGORITHMS, "The first {train.Batch.LEARNED} rows ({train.Batch.LEARNED}/outputs, at least {train.Batch.LEAST_LEARNED}) are learned one by one"},
      {ALGORITHMS, "(of at most {solve.Refit.COMPARED} rows)"},
      {ALGORITHMS, "below the constant's by {solve.Refit.CHANCE} rows' share"},
      {ALGORITHMS, "tell together less than {solve.Refit.UNEVEN} times as many rows"},
      {ALGORITHMS, "at least {solve.Refit.UNDERSTOOD} times what it gains on learned rows"},
      {ALGORITHMS, "the criterion of one of them is {train.Batch.MARGIN} below the model's"},
      {ALGORITHMS, "{solve.Room.SOLVED} ns for each value of K"},
      {ALGORITHMS, "{solve.Room.COMPARISONS}·({solve.Room.COMPARED} + {solve.Room.COMPARED_VALUE}·values) ns for each row and core point"},
      {ALGORITHMS, "fewer than {tune.AutoSettings.FEW} rows the first guesses"},
      {ALGORITHMS, "{tune.Geometry.PAIRS} random pairs of rows"},
      {ALGORITHMS, "affordable, at least {tune.Work.LEAST_CELLS}:"},
      {ALGORITHMS, "about {tune.Work.PASS_NANOSECONDS/1e9} second per pass, at most {tune.Work.MOST_CELLS}."},
      {ALGORITHMS, "at most {tune.Work.PRODUCTS_OF_ONE}, or {tune.Work.PRODUCTS_OF_ONE_PER_ROW} per row"},
      {ALGORITHMS, "at most {tune.Work.PRODUCTS}, or {tune.Work.PRODUCTS_PER_ROW} per row"},
      {ALGORITHMS, "with all core points takes at most about {tune.Work.ROW_NANOSECONDS/1e6} ms"},
      {ALGORITHMS, "together have at most {tune.Work.COMPARED} values"},
      {ALGORITHMS, "The distances of up to {tune.RowDistances.MOST} rows"},
      {ALGORITHMS, "at most about {tune.Work.TOTAL_NANOSECONDS/1e9} seconds' worth"},
      {ALGORITHMS, "between random rows, times {solve.Room.SHARED}"},
      {ALGORITHMS, "At most {tune.Work.SHARE}·M, or {tune.Work.SHARE_OF_SOLVABLE}·M"},
      {ALGORITHMS, "on a sample of {tune.AutoSettings.SAMPLE} rows"},
      {ALGORITHMS, "and then {1/tune.AutoSettings.PARTS} of all, at most {tune.AutoSettings.MOST_SAMPLE})"},
      {ALGORITHMS, "the kernel is {tune.AutoSettings.EDGE}, or {tune.AutoSettings.CLASS_EDGE} for classes"},
      {ALGORITHMS, "counts as better if it is better by {tune.Attempt.MARGIN}"},
      {ALGORITHMS, "add up to less than {tune.Attempts.LEAST_LOSS} (of a held-out part, on average)"},
      {ALGORITHMS, "at most {tune.Effort.LONG.steps} steps each. On {tune.Effort.LONG.rows} rows the search tries γ by factors of {tune.SolverSearch.COARSE} from"},
      {ALGORITHMS, "it goes on with {tune.SolverSearch.LARGE}, or all: γ doubles while the criterion is at most {tune.SolverSearch.ABOUT} times"},
      {ALGORITHMS, "for at most {tune.SolverSearch.MOST_TIMES} times as many. If there are at least eight times {tune.SolverSearch.LARGE} rows, γ doubles once more on {tune.SolverSearch.LARGER}"},
      {ALGORITHMS, "and γ by factors of {tune.Climb.STEP}. If"},
      {ALGORITHMS, "its γ divided by {tune.SolverSearch.WIDER} or"},
      {ALGORITHMS, "the Laplacian must be better by the factor {tune.SolverSearch.ABOUT}:"},
      {ALGORITHMS, "At the end it must be better by the factor {tune.SolverSearch.ABOUT}"},
      {ALGORITHMS, "stand for all (`Frequent`) if they are {tune.Effort.LONG.rows} or more"},
      {ALGORITHMS, "With more than {tune.Frequent.FEW_CLASSES} classes"},
      {ALGORITHMS, "Trials use {1/tune.AutoSettings.PARTS} of the rows, at least {tune.Effort.LONG.promising} and at most {tune.Effort.LONG.rows}"},
      {ALGORITHMS, "fewer than {tune.Effort.LONG.rows} rows, less is tried"},
      {ALGORITHMS, "at most {tune.Effort.SHORT.steps} steps for each λN, on {tune.Effort.SHORT.rows} rows"},
      {ALGORITHMS, "at most {tune.Effort.SHORT.metrics} metrics"},
      {ALGORITHMS, "compares scalings on {tune.Effort.SHORT.promising} rows"},
      {ALGORITHMS, "With {tune.Effort.LONG.rows} rows, at least half as many other rows to compare trials on, and at most {tune.Relevance.MOST_COLUMNS} columns, {tune.Relevance.STEPS} steps"},
      {ALGORITHMS, "Each step draws {tune.Relevance.ROWS} rows"},
      {ALGORITHMS, "it is the best on {tune.SolverSearch.LARGE} rows by factors of {tune.Climb.STEP}. If the best γ on {tune.Effort.LONG.rows} rows is less than 1/{tune.SolverSearch.PLAIN} of 1/m"},
      {ALGORITHMS, "Of eight times {tune.SolverSearch.LARGE} rows or more both are always tried"},
      {ALGORITHMS, "the pass starts again with δ times {train.Batch.COARSER}"},
      {ALGORITHMS, "Unless it is then worse by the factor {tune.SolverSearch.FAR}"},
      {ALGORITHMS, "Unless the product kernel is worse by the factor {tune.SolverSearch.VERY_FAR}, its γ climbs by factors of {tune.SolverSearch.COARSE}"},
      {ALGORITHMS, "worse than the other by the factor {tune.SolverSearch.VERY_FAR}"},
      {ALGORITHMS, "but between {tune.Relevance.LEAST_RIDGE} and {tune.Relevance.MOST_RIDGE}."},
      {ALGORITHMS, "about {tune.Relevance.RATE} long at first"},
      {ALGORITHMS, "It is computed at {tune.Metric.ROWS} rows of the sample, or at {tune.Metric.FEWER_ROWS}"},
      {ALGORITHMS, "(p^{encode.Curve.POWER} − (1 − p)^{encode.Curve.POWER})/{encode.Curve.DIVISOR}"},
      {ALGORITHMS, "linear between about {encode.Curve.MOST} values, or all if there are fewer, of at most {encode.Ranges.CURVED} rows"},
      {ALGORITHMS, "(normalise, standardise, common, quantile) is used if it is better by {train.ScalingChoice.MARGIN}. Trials"},
      {ALGORITHMS, "If at most {train.ScalingChoice.FEW} of the values are non-zero"},
      {ALGORITHMS, "or normalise if less than {train.ScalingChoice.MOST} of the values are non-zero"},
      {ALGORITHMS, "at least {tune.AutoSettings.FEW} neighbours"},
      {ALGORITHMS, "at least {tune.AutoSettings.LEAST_STRENGTH}/N for the pass"},
      {ALGORITHMS, "λ = 1/N ({tune.AutoSettings.STREAM_ROWS} at least in a stream)"},
      {ALGORITHMS, "fewer than {tune.Geometry.FEWEST} core points"},
      {ALGORITHMS, "values would be above {tune.Geometry.ALIKE}"},
      {ALGORITHMS, "γ is {tune.AutoSettings.FINER}/m, λ is {tune.AutoSettings.LEAST_STRENGTH}/{tune.AutoSettings.STREAM_ROWS}"},
      {ALGORITHMS, "about {tune.Work.STEPS} steps on small data, but at most {tune.Work.MOST_EPOCHS} passes"},
      {ALGORITHMS, "by {tune.Attempt.METRIC_MARGIN}/√(held-out rows) of the criterion"},
      {ALGORITHMS, "margins of the last {eval.Calibration.KEPT} rows"},
      {ALGORITHMS, "quantiles of the last {eval.Residuals.KEPT} errors"},
      {ALGORITHMS, "once there are {eval.Residuals.LEAST} of them. An error beyond {eval.Residuals.WILD} times the range"},
      {ALGORITHMS, "at most {encode.Codes.FEW} as many as rows"},
      {ALGORITHMS, "Beyond {train.WarmUp.AT_ONCE} rows the new experts"},
      {ALGORITHMS, "{train.WarmUp.CATCH_UP} rows with each new row"},
      {ALGORITHMS, "with γ = {train.Tournament.GAMMAS};"},
      {ALGORITHMS, "standardised with γ = {train.Tournament.ONE}; by quantiles with γ = {train.Tournament.ONE},"},
      {ALGORITHMS, "whole numbers as codes with γ = {train.Tournament.ONE},"},
      {ALGORITHMS, "(μ = {train.Tournament.LINEAR}, γ = {train.Tournament.CONSTANT}, on codes"},
      {ALGORITHMS, "at whose edge the kernel is {train.Tournament.EDGE}."},
      {ALGORITHMS, "λ = {train.Tournament.LAMBDA}, whose suffix average predicts"},
      {ALGORITHMS, "each core set has at most {train.Tournament.MOST} core points"},
      {ALGORITHMS, "Rows of a cell share {train.Tournament.NEIGHBOURS} neighbours"},
      {ALGORITHMS, "One looks at the last {train.Experts.SHORT} rows"}, {ALGORITHMS, "the other at the last {train.Experts.LONG}"},
      {ALGORITHMS, "+ {pool.FixedShare.SHARE}/n"}, {ALGORITHMS, "p at least {train.Trial.LEAST}"},
      {ALGORITHMS, "r = {pool.ClassPool.RATES}"},
      {ALGORITHMS, "each row counting {pool.NumberPool.MEMORY} times as much as the next"},
      {ALGORITHMS, "forgetting factor {pool.NumberPool.FORGET} while the covariance is below {pool.NumberPool.WIDE} on average, covariance {pool.NumberPool.FIRST} at first"},
      {ALGORITHMS, "Errors beyond {pool.NumberPool.WILD} standard deviations, and differences beyond {pool.NumberPool.FAR},"},
      {ALGORITHMS, "After {train.StreamMetric.FIRST}, 1,024 and {train.StreamMetric.LAST} rows, two core sets join"}, {ALGORITHMS,
          "before there are {train.StreamMetric.FEW} rows for each class. {train.Experts.TRIED} rows later the best"},
      {ALGORITHMS, "After {train.Experts.CUT} rows, the {train.Experts.SETS} core sets"},
      {ALGORITHMS, "the same predictions for {train.Trial.LEAST_ROWS} rows, or for an eighth of the rows before them if"},
      {ALGORITHMS, "a share of {train.Reserve.FAST}) is {train.Reserve.FAR} standard deviations above that of many rows (a share of {train.Reserve.SLOW})"},
      {ALGORITHMS, "The latter must be at least {train.Reserve.LEAST}, and a loss counts as at most {train.Reserve.MOST} times the latter."},
      {ALGORITHMS, "After {train.Experts.CUT} more rows the best stay"},
      {ALGORITHMS, "This can happen after {train.Reserve.FIRST} rows"},
      {ALGORITHMS, "If more than {train.Beyond.MOST} of the last rows (each row with a share of {train.Beyond.FAST}) have such values"},
      {ALGORITHMS, "is more than {train.Beyond.WORSE} times that of the others (each with a share of {train.Beyond.SLOW}) and at least {train.Beyond.LEAST},"},
      {ALGORITHMS, "This can happen again after {train.Beyond.STAYS} rows"},
      {"doc/scale.md", "more than {merge.Models.MOST} times the limit"},
      {"doc/scale.md", "at most {train.Tournament.MOST} core points in each core set"},
      {"README.md", "at most {train.Tournament.MOST} in each core set"},
      {GUIDE, "A test trains on {weka.classifiers.functions.AVMLargeFileTest.ROWS} rows with `-Xmx{weka.classifiers.functions.AVMLargeFileTest.HEAP_MEGABYTES}m`"},
      {GUIDE, "After {train.Experts.CUT} rows AVM drops"},
      {GUIDE, "did better by {train.Batch.MARGIN}, it replaces the model"},
      {GUIDE, "the {face.ModelText.SHOWN} largest by name"},
      {GUIDE, "At most {weka.classifiers.functions.avm.report.ModelGraph.MOST_CORES} cells are drawn"},
      {GUIDE, "the mean over {weka.gui.avm.Charts.WINDOW} of all rows"},
      {GUIDE, "predicted against observed values, at most {weka.gui.avm.Reliability.MOST_DOTS} rows"},
      {GUIDE, "predictions of the last {weka.knowledgeflow.steps.AVMPlotter.LAST} rows of a stream"},
      {GUIDE, "the largest first, at most {weka.gui.avm.WeightsPicture.MOST}."},
      {GUIDE, "on at most {weka.gui.avm.HeldOut.MOST_ROWS} rows of the data"},
      {GUIDE, "the automatic λ assumes about {tune.AutoSettings.STREAM_ROWS} rows. Set `-L` to about {tune.AutoSettings.LEAST_STRENGTH} divided by"},
      {GUIDE, "a stream is assumed to have {tune.AutoSettings.STREAM_ROWS}"},
      {"doc/reliability.md", "by at most {siege.Quality.MARGIN}; by at most {siege.Quality.FEW_MARGIN} with fewer than {siege.Quality.FEW} different rows, "
          + "{siege.Quality.LEAST_MARGIN} with fewer than {siege.Quality.LEAST}"},
      {"doc/reliability.md", "runs these, {siege.SiegeTest.CASES} random cases"},
      {"doc/reliability.md", "at least {siege.Siege.LEAST_MINUTES} minutes, or of at least {siege.Soak.LEAST_ROWS} rows and "
          + "{siege.Soak.LEAST_KILLS} kills"},
      {"doc/reliability.md", "has {siege.Soak.ATTRIBUTES} attributes and default options. The concept rotates once per {siege.Soak.TURN} rows"},
      {"doc/reliability.md", "saves every {siege.Soak.EVERY} rows and is killed (SIGKILL) on its way to {siege.Soak.ROWS} rows"},
      {"README.md", "(it fits at most {tune.SolverSearch.LARGE} rows at a time)"},
  };

  private static String page(String name) throws Exception {
    return Files.readString(Path.of(System.getProperty("avm.basedir", "."), name)).replaceAll("\\s+", " ");
  }

  /** The value of a constant of a class, or of a field of a constant of an enum. */
  private static Object value(String type, String name) throws Exception {
    int last = type.lastIndexOf('.');
    String constant = type.substring(last + 1);
    boolean isField = constant.equals(constant.toUpperCase(Locale.ROOT));
    String owner = isField ? type.substring(0, last) : type;
    Field field = Class.forName((owner.startsWith("weka.") ? "" : "avm.") + owner).getDeclaredField(name);
    field.setAccessible(true);
    return field.get(isField ? value(owner, constant) : null);
  }

  /** A constant as a page may spell it, a regular expression. */
  private static String spelled(Matcher place) throws Exception {
    Object value = value(place.group(2), place.group(3));
    double unit = place.group(4) == null ? 1 : Double.parseDouble(place.group(4));
    if (!value.getClass().isArray()) {
      double number = ((Number) value).doubleValue() / unit;
      return spelled(place.group(1) == null ? number : 1 / number);
    }
    StringJoiner all = new StringJoiner("(?:, | and )");
    for (int i = 0; i < Array.getLength(value); i++) {
      all.add(spelled(((Number) Array.get(value, i)).doubleValue()));
    }
    return all.toString();
  }

  private static String spelled(double value) {
    List<String> ways = new ArrayList<>();
    BigDecimal exact = BigDecimal.valueOf(value).stripTrailingZeros();
    boolean whole = value == Math.rint(value);
    ways.add(whole ? String.format(Locale.ROOT, "%,d", (long) value) : exact.toPlainString());
    ways.add(exact.movePointRight(2).stripTrailingZeros().toPlainString() + "%");
    int power = exact.precision() - exact.scale() - 1;
    String digits = exact.movePointLeft(power).stripTrailingZeros().toPlainString();
    ways.add((digits.equals("1") ? "" : digits + "·") + "10" + raised(power));
    if (whole && value < WORDS.size()) {
      ways.add(WORDS.get((int) value));
    }
    long part = Math.round(1 / value);
    if (value < 1 && Math.abs(part * value - 1) < 1e-12) {
      ways.add(String.format(Locale.ROOT, "1/%,d", part));
      ways.add(part < PARTS.size() ? PARTS.get((int) part) : ways.get(0));
    }
    return ways.stream().map(Pattern::quote).reduce((one, other) -> one + "|" + other).map(all -> "(?:" + all + ")").orElseThrow();
  }

  private static String raised(int power) {
    return Integer.toString(power).chars().mapToObj(c -> c == '-' ? "⁻" : "⁰¹²³⁴⁵⁶⁷⁸⁹".substring(c - '0', c - '0' + 1))
        .reduce("", String::concat);
  }

  @Test
  public void areThoseOfTheCode() throws Exception {
    List<String> wrong = new ArrayList<>();
    for (String[] fact : FACTS) {
      StringBuilder regex = new StringBuilder("(?<![\\w.,·])");
      Matcher place = PLACE.matcher(fact[1]);
      int from = 0;
      while (place.find()) {
        regex.append(Pattern.quote(fact[1].substring(from, place.start()))).append(spelled(place));
        from = place.end();
      }
      regex.append(Pattern.quote(fact[1].substring(from))).append("(?![\\w⁰¹²³⁴⁵⁶⁷⁸⁹])");
      if (!Pattern.compile(regex.toString()).matcher(page(fact[0])).find()) {
        wrong.add(fact[0] + " does not say: " + fact[1] + "\n  as " + regex.toString().replaceAll("\\\\[QE]", ""));
      }
    }
    assertEquals(String.join("\n", wrong), 0, wrong.size());
  }

  @Test
  public void theLimitsOnCorePointsAreThoseOfThePlans() throws Exception {
    String limits = String.format(Locale.ROOT, "%,d, or what `-max-memory` allows, if all rows are learned together; %%s%,d in ",
        limit(Plan.SOLVE), limit(Plan.STREAM));
    String passes = String.format(Locale.ROOT, "; %,d in passes", limit(Plan.PASSES));
    for (String name : new String[] {"README.md", ALGORITHMS}) {
      assertTrue(name, page(name).contains(String.format(limits, "")) && page(name).contains(passes));
    }
    assertTrue(page("doc/model-card.md").contains(String.format(Locale.ROOT, "by default at most %,d of them", limit(Plan.SOLVE))));
  }

  /** The steps of a core set's weight vectors; the first of them falls. */
  @Test
  public void theStepsOfTheWeightVectors() throws Exception {
    assertTrue(page(ALGORITHMS).contains("constant steps (" + steps("CLASS_RATES") + " for classes; " + steps("NUMBER_RATES") + " for numbers)"));
  }

  private static String steps(String name) throws Exception {
    return ((List<?>) value("train.Tournament", name)).stream().map(step -> (Double) step).filter(step -> step > 0).sorted()
        .map(step -> BigDecimal.valueOf(step).stripTrailingZeros().toPlainString()).collect(Collectors.joining(", "));
  }

  @Test
  public void numbersThatTheCodeHasInAnotherForm() throws Exception {
    assertEquals(Math.pow(2, 1.0 / 4), (Double) value("weights.GridSuffix", "RATIO"), 1e-15);
    assertTrue(page(ALGORITHMS).contains("at steps that grow by 2^(1/4)"));
    assertEquals(Math.sqrt(10), (Double) value("solve.Strengths", "CLOSER"), 1e-15);
    assertTrue(page(ALGORITHMS).contains("each time divided by √10"));
    long kept = (Integer) value("projection.Gram", "KEPT");
    assertTrue(page(ALGORITHMS).contains("(2n² bytes for n vectors, " + 2 * kept * kept / (1 << 20) + " MB at most)"));
    assertTrue(page(GUIDE).contains("(" + 2L * 8000 * 8000 / 1_000_000 + " MB for 8,000 core points)"));
    assertEquals(8000, limit(Plan.STREAM));
    assertEquals("Matérn, the product and, with many rows, these", 2, ((List<?>) value("tune.SolverSearch", "OTHERS")).size());
    assertTrue(page("README.md").contains("auto tries two to four on a sample"));
  }

  private static int limit(Plan plan) {
    return plan.limited(Settings.DEFAULT).limit();
  }
}
