package avm.bench.peers;

import avm.bench.Median;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** The measurements of one set, and the lines of the report they make. */
final class Results {
  private static final String LIMIT = "C, limit64";

  private final BenchSet set;
  private final Map<String, List<Measurement>> byName = new LinkedHashMap<>();
  private final Map<String, Double> ours = new LinkedHashMap<>();

  Results(BenchSet set) {
    this.set = set;
  }

  /** Adds a round's measurement. */
  void add(String name, Measurement measurement) {
    byName.computeIfAbsent(name, key -> new ArrayList<>()).add(measurement);
  }

  /** AVM's own error on the rows that an entrant was given. */
  void ours(String name, double error) {
    ours.put(name, error);
  }

  /** The median nanoseconds a row, or NaN if it has not run. */
  double median(String name) {
    List<Measurement> rounds = byName.get(name);
    if (rounds == null) {
      return Double.NaN;
    }
    return Median.of(rounds.stream().mapToDouble(Measurement::nanos));
  }

  /** The median of two entrants' ratios in each round, or NaN if one has not run: what slows a round slows both. */
  private double ratio(String name, String other) {
    List<Measurement> of = byName.get(name);
    List<Measurement> to = byName.get(other);
    return of == null || to == null ? Double.NaN
        : Median.of(IntStream.range(0, of.size()).mapToDouble(r -> of.get(r).nanos() / to.get(r).nanos()));
  }

  /** The lines of the CSV file. */
  List<String> csv() {
    List<String> lines = new ArrayList<>();
    byName.forEach((name, rounds) -> {
      for (int r = 0; r < rounds.size(); r++) {
        Measurement m = rounds.get(r);
        lines.add(String.format(Locale.ROOT, "%s,\"%s\",%d,%d,%.1f,%.6f,\"%s\"", set.name, name, r + 1, m.rows(),
            m.nanos(), m.error(), m.model()));
      }
    });
    return lines;
  }

  /** The set's section of the report. */
  List<String> markdown() {
    List<String> lines = new ArrayList<>(List.of(
        String.format(Locale.ROOT, "## %s: %,d rows, %d features, λ %.4g, γ %.4g, δ %.4g", set.name, set.points.length,
            set.features(), set.lambda, set.gamma, set.delta), "",
        "| | ns per row | relative to limit64 | rounds | rows | error % | AVM's error % on these rows | model |",
        "|---|---:|---:|---:|---:|---:|---:|---|"));
    double limit = median(LIMIT);
    byName.forEach((name, rounds) -> {
      Measurement last = rounds.get(rounds.size() - 1);
      double nanos = median(name);
      lines.add(String.format(Locale.ROOT, "| %s | %s | %s | %d | %s | %s | %s | %s |", name, number(nanos),
          Double.isNaN(limit) ? "–" : String.format(Locale.ROOT, "%.2f", nanos / limit), rounds.size(),
          String.format(Locale.ROOT, "%,d", last.rows()), percent(last.error()),
          percent(ours.getOrDefault(name, Double.NaN)), last.model()));
    });
    lines.add("");
    return lines;
  }

  /** What was asked of the package, and whether it holds here. */
  List<String> verdicts() {
    List<String> lines = new ArrayList<>();
    lines.add(Verdict.line(set.name, "stream, the library's core: time relative to limit64",
        ratio("AVM, the library's core", LIMIT), true, 1.5));
    lines.add(Verdict.line(set.name, "stream, through Weka: time relative to limit64",
        ratio("AVM, through Weka (distributionForInstance, updateClassifier)", LIMIT), true, 2));
    lines.add(Verdict.line(set.name, "batch training, the library's core: time relative to limit64", ratio(CoreBatch.NAME, LIMIT),
        true, 1));
    lines.add(Verdict.line(set.name, "batch training, Weka's rows (buildClassifier): time relative to limit64",
        ratio("AVM, batch training (buildClassifier)", LIMIT), true, 1));
    lines.add(Verdict.line(set.name, "prediction of a batch: rate relative to one row at a time",
        ratio("AVM, prediction one row at a time", "AVM, prediction of a batch (distributionsForInstances)"), false, 2));
    String jsat = byName.keySet().stream().filter(name -> name.startsWith("JSAT"))
        .min((a, b) -> Double.compare(error(a), error(b))).orElse("JSAT");
    lines.add(against("the most accurate of JSAT's kernel learners (" + jsat + ")", jsat, 20));
    lines.add(against("FOGD", FourierStream.NAME, 10));
    return lines;
  }

  private double error(String name) {
    return byName.containsKey(name) ? byName.get(name).get(0).error() : Double.NaN;
  }

  /** How many times faster than another the fastest of ours is whose error is no larger; 0 if there is none. */
  private String against(String what, String other, double asked) {
    double theirs = error(other);
    String ours = NeighbourStream.all().stream().map(Entrant::name).filter(name -> error(name) <= theirs)
        .min((a, b) -> Double.compare(median(a), median(b))).orElse("");
    return Verdict.line(set.name, String.format(Locale.ROOT, "times faster than %s, error %s %%, at no larger error: %s",
        what, percent(theirs), ours.isEmpty() ? "none is as good" : ours + ", " + percent(error(ours)) + " %"),
        Double.isNaN(theirs) ? Double.NaN : ours.isEmpty() ? 0 : ratio(other, ours), false, asked);
  }

  private static String number(double nanos) {
    return String.format(Locale.ROOT, nanos < 100 ? "%.1f" : "%,.0f", nanos);
  }

  private static String percent(double share) {
    return Double.isNaN(share) ? "–" : String.format(Locale.ROOT, "%.2f", 100 * share);
  }

  /** How many decisions of two runs differ, and by how much their scores do. */
  static String compare(double[] ours, double[] theirs) {
    int differ = 0;
    double largest = 0;
    double scale = Arrays.stream(theirs).map(Math::abs).max().orElse(1);
    for (int i = 0; i < ours.length; i++) {
      differ += ours[i] >= 0 != theirs[i] >= 0 ? 1 : 0;
      largest = Math.max(largest, Math.abs(ours[i] - theirs[i]) / scale);
    }
    return String.format(Locale.ROOT, "The library's core and limit64 decide differently on %d of %,d rows; their scores"
        + " differ by at most %.1e of the largest score.", differ, ours.length, largest);
  }
}
