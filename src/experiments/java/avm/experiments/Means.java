package avm.experiments;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** The results of a CSV file, asked by set and system; where a set was split several times, the splits' mean. */
final class Means {
  private final List<Result> results;

  Means(List<Result> results) {
    this.results = results;
  }

  List<Result> of(String part, String set, String system) {
    return results.stream().filter(r -> r.is(part, set, system)).toList();
  }

  List<Result> of(String part) {
    return results.stream().filter(r -> r.part().equals(part)).toList();
  }

  /** The result of a stream or its first rows, or null. */
  Result stream(String set, String system, boolean prefix) {
    List<Result> found = new ArrayList<>(of(StreamPart.PART, set, system));
    found.removeIf(r -> (r.rows() == StreamPart.PREFIX) != prefix);
    return found.isEmpty() ? null : found.get(0);
  }

  /** The mean of a column, NaN where nothing was measured. */
  double mean(String part, String set, String system, ToDoubleFunction<Result> column) {
    return Summary.of(of(part, set, system), column).mean();
  }

  double batch(DataSet set, String system, ToDoubleFunction<Result> column) {
    return mean(BatchPart.PART, set.name(), system, column);
  }

  /** The measured batch sets of one kind: those that both AVM and the tuned SVM have been through. */
  List<DataSet> sets(boolean nominal) {
    return DataSet.BATCH.stream().filter(set -> isNominal(set) == nominal && known(set, Contender.AVM)
        && known(set, Contender.SVM)).toList();
  }

  /** Whether AVM and the tuned SVM have been through every batch set. */
  boolean complete() {
    return sets(true).size() + sets(false).size() == DataSet.BATCH.size();
  }

  boolean known(DataSet set, String system) {
    return !of(BatchPart.PART, set.name(), system).isEmpty();
  }

  boolean isNominal(DataSet set) {
    return results.stream().anyMatch(r -> r.part().equals(BatchPart.PART) && r.set().equals(set.name())
        && !Double.isNaN(r.accuracy()));
  }

  /** How many rows a set has here, both parts. */
  int rows(DataSet set) {
    return of(BatchPart.PART, set.name(), Contender.AVM).stream().mapToInt(r -> r.rows() + r.test()).max().orElse(0);
  }
}
