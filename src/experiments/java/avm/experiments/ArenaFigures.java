package avm.experiments;

import java.util.Comparator;
import java.util.List;

/** The results of the arena, asked by stream; what stands side by side was measured on the same rows. */
final class ArenaFigures {
  private final Means means;

  ArenaFigures(Means means) {
    this.means = means;
  }

  /** The streams that AVM has been through. */
  List<Arena> measured(boolean nominal) {
    return Arena.LIST.stream().filter(a -> a.nominal() == nominal && ours(a) != null).toList();
  }

  /** AVM on the most rows, or null. */
  Result ours(Arena arena) {
    return means.of(ArenaPart.PART, arena.name(), Contender.AVM).stream().max(Comparator.comparing(Result::rows))
        .orElse(null);
  }

  /** A system on just so many rows, or null. */
  Result at(Arena arena, String system, int rows) {
    return means.of(ArenaPart.PART, arena.name(), system).stream().filter(r -> r.rows() == rows).findFirst()
        .orElse(null);
  }

  /** The tree on the rows of {@link #ours}, or null. */
  Result tree(Arena arena) {
    return at(arena, arena.nominal() ? ArenaPart.TREE : ArenaPart.NUMBER_TREE, ours(arena).rows());
  }

  /** The forest on the most rows on which AVM is known too, or null. */
  Result forest(Arena arena) {
    return means.of(ArenaPart.PART, arena.name(), arena.nominal() ? ArenaPart.FOREST : ArenaPart.NUMBER_FOREST)
        .stream().filter(r -> besideForest(arena, r) != null).max(Comparator.comparing(Result::rows)).orElse(null);
  }

  /** AVM on a forest's rows. */
  Result besideForest(Arena arena, Result forest) {
    return at(arena, Contender.AVM, forest.rows());
  }

  /** Whether AVM has been through all rows. */
  boolean whole(Arena arena) {
    return ours(arena) != null && ours(arena).rows() == arena.rows();
  }

  /** The streams of classes that AVM and the forest have been through. */
  List<Arena> withForest() {
    return measured(true).stream().filter(a -> forest(a) != null).toList();
  }

  /** AVM's log-loss over the forest's on the same rows. */
  double overForest(Arena arena) {
    return besideForest(arena, forest(arena)).online().logLoss() / forest(arena).online().logLoss();
  }

  /** The geometric mean of {@link #overForest}, NaN without any. */
  double meanOverForest() {
    return Summary.geometricMean(withForest().stream().mapToDouble(this::overForest));
  }

  /** The geometric mean of the middle one or two of {@link #overForest}. */
  double medianOverForest() {
    double[] sorted = withForest().stream().mapToDouble(this::overForest).sorted().toArray();
    return sorted.length == 0 ? Double.NaN : Math.sqrt(sorted[(sorted.length - 1) / 2] * sorted[sorted.length / 2]);
  }

  /** Microseconds of the thread's processor time for a row, NaN for null. */
  static double micros(Result r) {
    return r == null ? Double.NaN : 1e6 * r.online().thread() / r.rows();
  }
}
