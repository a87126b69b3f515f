package avm.bench.peers;

import avm.bench.pairs.Excerpt;
import avm.bench.pairs.Line;
import avm.bench.pairs.Pass;
import avm.bench.pairs.Version;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The lines that {@code ./antw bench-pairs} compares. It is run amid the classes of either version, of which it uses
 * {@link Field}, {@link Entrant}, {@link Measurement}, {@link BenchSet} and what {@link DefaultBatch} uses. These must
 * stay as they are for older versions to be compared.
 */
public final class Lines implements Version {
  /** The sets, which are also those of {@link Peers}. */
  static final List<BenchSet.Spec> SETS = List.of(
      new BenchSet.Spec("cod-rna", 8.3984210968337947e-05, 0.0625, 1.0),
      new BenchSet.Spec("ijcnn1-train", 1.7857142857142858e-05, 1.0, 1.0),
      new BenchSet.Spec("a9a-train", 0, 0.0625, 7.0),
      new BenchSet.Spec("w8a-train", 0, 0.0625, 13.0));
  /** Passes are short, so that the versions take turns often. */
  private static final int ROWS = 10_000;
  /** With so many rows AVM's own choice of settings takes half a second. */
  private static final int FEW = 200;

  /** Makes the lines of the version that this class is loaded with. */
  public Lines() {
  }

  @Override
  public List<List<Line>> lines(Path data, Path work, Predicate<String> wanted) throws Exception {
    List<BenchSet> sets = new ArrayList<>();
    for (BenchSet.Spec spec : SETS) {
      if (wanted.test(spec.name())) {
        String file = spec.name() + ".arff.gz";
        Excerpt.copy(ROWS, data.resolve(file), work.resolve(file));
        sets.add(new BenchSet(spec, work, work));
      }
    }
    // the paper's algorithm first, as in Peers
    return List.of(group(sets, Field::paper, ROWS), group(sets, Field::neighbours, ROWS),
        group(sets, Lines::defaults, FEW));
  }

  private static List<Line> group(List<BenchSet> sets, Supplier<List<Entrant>> entrants, int rows) {
    List<Line> lines = new ArrayList<>();
    for (BenchSet set : sets) {
      for (Entrant entrant : entrants.get()) {
        lines.add(new Line(set.name, entrant.name(), () -> pass(entrant, set, Math.min(rows, set.points.length))));
      }
    }
    return lines;
  }

  /** What a user gets who sets nothing, as a stream and as a batch. */
  private static List<Entrant> defaults() {
    List<Entrant> defaults = new ArrayList<>(Field.slow());
    defaults.removeIf(entrant -> !entrant.name().startsWith("AVM"));
    defaults.add(new DefaultBatch());
    return defaults;
  }

  private static Pass pass(Entrant entrant, BenchSet set, int rows) throws Exception {
    Measurement measured = entrant.run(set, rows);
    return new Pass(measured.rows(), String.format(Locale.ROOT, "error %.6f, %s", measured.error(), measured.model()));
  }
}
