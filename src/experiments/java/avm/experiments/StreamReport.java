package avm.experiments;

import static avm.experiments.BatchReport.number;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The table and verdicts of the stream part. */
final class StreamReport {
  /** JSAT's KernelSGD merging at budget 500, as measured by the project's owner. */
  static final Map<String, Double> JSAT = Map.of("cod-rna", 7.66, "ijcnn1", 4.68, "a9a", 15.75, "w8a", 2.00);

  private final Means means;

  StreamReport(Means means) {
    this.means = means;
  }

  List<Verdict> verdicts() {
    List<Verdict> verdicts = new ArrayList<>();
    for (DataSet set : DataSet.STREAMS) {
      Result ours = means.stream(set.name(), Contender.AVM, false);
      double best = Double.POSITIVE_INFINITY;
      boolean all = ours != null;
      String bestName = "–";
      for (String system : StreamPart.systems()) {
        if (!system.equals(Contender.AVM)) {
          Result theirs = means.stream(set.name(), system, false);
          all &= theirs != null;
          if (theirs != null && theirs.error() < best) {
            best = theirs.error();
            bestName = system;
          }
        }
      }
      verdicts.add(new Verdict("stream " + set.name() + ": lower error than SGD, SPegasos, HoeffdingTree, NaiveBayes"
          + "Updateable, IBk -W 1000", ours == null ? "–" : number("%.3f", ours.error()),
          "< " + number("%.3f", best) + " (" + bestName + ")", ours == null ? null : ours.error() < best, all));
      if (JSAT.containsKey(set.name())) {
        verdicts.add(jsat(set, ours));
      }
    }
    return verdicts;
  }

  /** Against the better of the figure given and the one measured here. */
  private Verdict jsat(DataSet set, Result ours) {
    Result here = means.stream(set.name(), StreamPart.JSAT, false);
    double given = JSAT.get(set.name());
    double asked = here == null ? given : Math.min(given, here.error());
    return new Verdict("stream " + set.name() + ": lower error than JSAT's KernelSGD at 500 vectors, with "
        + (ours == null ? "–" : number("%.0f", ours.vectors())) + " core points",
        ours == null ? "–" : number("%.3f", ours.error()),
        "< " + number("%.3f", asked) + " (given " + number("%.2f", given) + ", here "
        + (here == null ? "–" : number("%.3f", here.error())) + ")", ours == null ? null : ours.error() < asked,
        here != null);
  }

  void write(StringBuilder out) {
    out.append("\n## Streams: prequential error in per cent (and µs of processor time per row, predicting and "
        + "learning)\n\n| set | rows |");
    StreamPart.systems().forEach(s -> out.append(' ').append(s).append(" |"));
    out.append(" JSAT KernelSGD | the same, as given ² | AVM core points | AVM bytes |\n|---|---|")
        .append("---|".repeat(StreamPart.systems().size() + 4)).append('\n');
    for (DataSet set : DataSet.STREAMS) {
      row(out, set, false);
      row(out, set, true);
    }
    probabilities(out);
  }

  /** Only what was measured since it is measured: the others' results are kept. */
  private void probabilities(StringBuilder out) {
    List<Result> known = means.of(StreamPart.PART).stream().filter(r -> !Double.isNaN(r.online().logLoss())).toList();
    if (!known.isEmpty()) {
      out.append("\n## Streams: quality of the probabilities\n\n| set | rows | system | log-loss | calibration "
          + "error |\n|---|---|---|---|---|\n");
      known.forEach(r -> out.append("| ").append(String.join(" | ", r.set(), Integer.toString(r.rows()), r.system(),
          number("%.4f", r.online().logLoss()), number("%.4f", r.online().calibration()))).append(" |\n"));
    }
  }

  private static String cell(Result r) {
    return r == null ? "–" : number("%.3f", r.error()) + " (" + number("%.1f", 1e6 * r.cpu() / r.rows()) + ")";
  }

  private void row(StringBuilder out, DataSet set, boolean prefix) {
    Result any = null;
    StringBuilder cells = new StringBuilder();
    for (String system : StreamPart.systems()) {
      Result r = means.stream(set.name(), system, prefix);
      any = r == null ? any : r;
      cells.append(' ').append(cell(r)).append(" |");
    }
    if (any != null) {
      Result ours = means.stream(set.name(), Contender.AVM, prefix);
      out.append("| ").append(set.name()).append(prefix ? ", first rows" : "").append(" | ").append(any.rows())
          .append(" |").append(cells).append(' ').append(cell(means.stream(set.name(), StreamPart.JSAT, prefix)))
          .append(" | ")
          .append(prefix || !JSAT.containsKey(set.name()) ? "–" : number("%.2f", JSAT.get(set.name()))).append(" | ")
          .append(ours == null ? "–" : number("%.0f", ours.vectors())).append(" | ")
          .append(ours == null ? "–" : number("%.0f", ours.bytes())).append(" |\n");
    }
  }
}
