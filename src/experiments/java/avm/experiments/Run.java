package avm.experiments;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What this run was asked to measure, and where the results go. */
final class Run {
  private final Path data;
  private final Results results;
  private final Set<String> sets;
  private final Set<String> only;
  private final Set<String> parts;
  private final boolean fresh;
  private final Set<String> absent = new HashSet<>();

  /** Reads the system properties data, csv, lock, sets, only, parts and fresh. */
  Run() {
    data = Path.of(System.getProperty("data"));
    results = new Results(Path.of(System.getProperty("csv")), Path.of(System.getProperty("lock")));
    sets = Text.words("sets");
    only = Text.words("only");
    parts = Text.words("parts");
    fresh = Boolean.getBoolean("fresh");
  }

  Path data() {
    return data;
  }

  Results results() {
    return results;
  }

  boolean wants(String part) {
    return parts.isEmpty() || parts.contains(part);
  }

  /** Whether a part that takes long was asked for by its name. */
  boolean names(String part) {
    return parts.contains(part);
  }

  /** Whether a system is to be measured on a set; -Donly names systems, or says avm or baselines. */
  boolean wants(String system, boolean ours, DataSet set) {
    if (!sets.isEmpty() && !sets.contains(set.name())) {
      return false;
    }
    if (!only.isEmpty() && !only.contains(system) && !only.contains(ours ? "avm" : "baselines")) {
      return false;
    }
    if (!set.present(data)) {
      if (absent.add(set.name())) {
        System.out.println(set.name() + " is not in " + data + ": left out");
      }
      return false;
    }
    return true;
  }

  /** Our own results depend on our code, so they are always measured anew; others are kept. */
  boolean missing(String part, DataSet set, String system, boolean ours, int seed) throws IOException {
    return fresh || ours || !results.has(part, set.name(), system, seed);
  }

  /** Whether all splits of a set have been measured, told without loading it. */
  boolean complete(String part, DataSet set, String system) throws IOException {
    List<Result> known = results.all().stream().filter(r -> r.is(part, set.name(), system)).toList();
    return !fresh && !known.isEmpty()
        && (known.size() >= Split.SPLITS || known.get(0).seed() == 0 || known.get(0).rows() >= Split.FEW);
  }

  void put(List<Result> measured) throws IOException {
    results.put(measured);
    measured.forEach(r -> System.out.println(r.shown()));
  }
}
