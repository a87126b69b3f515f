package avm.experiments.paper;

import avm.experiments.Result;
import avm.experiments.Summary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** What a CSV file has, asked by part, set and system. */
final class Found {
  private final List<Result> results;

  Found(List<Result> results) {
    this.results = results;
  }

  List<Result> all() {
    return results;
  }

  /** The sets of a part, in the order of the paper, then others. */
  List<String> sets(String part) {
    List<String> sets = new ArrayList<>(PaperSet.ALL.stream().map(PaperSet::name).toList());
    results.stream().map(Result::set).filter(s -> !sets.contains(s)).distinct().sorted().forEach(sets::add);
    sets.removeIf(s -> rows(part, s) == 0);
    return sets;
  }

  /** The rows of a part on a set; a curve has results for fewer rows, too. */
  int rows(String part, String set) {
    return results.stream().filter(r -> r.part().equals(part) && r.set().equals(set)).mapToInt(Result::rows).max()
        .orElse(0);
  }

  /** The processor time of all cells; the points of a curve are parts of one cell. */
  double seconds() {
    Map<String, Double> cells = new LinkedHashMap<>();
    results.forEach(r -> cells.merge(r.part() + r.set() + r.system() + r.seed() + (r.part().equals(Tuning.PART)
        ? r.rows() : ""), r.cpu() + (Double.isNaN(r.testSeconds()) ? 0 : r.testSeconds()), Math::max));
    return cells.values().stream().mapToDouble(x -> x).sum();
  }

  List<Result> of(String part, String set, String system) {
    int rows = rows(part, set);
    return results.stream().filter(r -> r.is(part, set, system) && r.rows() == rows).toList();
  }

  Summary of(String part, String set, String system, ToDoubleFunction<Result> column) {
    return Summary.of(of(part, set, system), column);
  }

  double mean(String part, String set, String system, ToDoubleFunction<Result> column) {
    return of(part, set, system, column).mean();
  }

  /** The means over the permutations at each point of a stream: rows, then columns. */
  List<double[]> curve(String part, String set, String system, ToDoubleFunction<Result> x, ToDoubleFunction<Result> y) {
    Map<Integer, List<Result>> byRows = new LinkedHashMap<>();
    results.stream().filter(r -> r.is(part, set, system))
        .forEach(r -> byRows.computeIfAbsent(r.rows(), k -> new ArrayList<>()).add(r));
    return byRows.values().stream().map(list -> new double[] {Summary.of(list, x).mean(), Summary.of(list, y).mean()})
        .filter(p -> Double.isFinite(p[0]) && Double.isFinite(p[1])).toList();
  }

  /** The systems of a part on a set, in the order of the tables. */
  List<String> systems(String part, String set) {
    return Field.names(part.equals(Tables.REGRESSION)).stream().filter(s -> !of(part, set, s).isEmpty()).toList();
  }

  /** Per cent wrong, or the RMSE: what is better if it is smaller. */
  static double error(Result r) {
    return Double.isNaN(r.accuracy()) ? r.rmse() : r.error();
  }
}
