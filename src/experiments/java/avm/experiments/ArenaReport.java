package avm.experiments;

import static avm.experiments.ArenaFigures.micros;
import static avm.experiments.ArenaVerdicts.plain;
import static avm.experiments.BatchReport.number;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The tables of the arena. */
final class ArenaReport {
  private static final String LOSS = "%.4f";
  private static final String RMSE = "%.5g";

  private final Means means;
  private final ArenaFigures figures;

  ArenaReport(Means means) {
    this.means = means;
    figures = new ArenaFigures(means);
  }

  List<Verdict> verdicts() {
    return new ArenaVerdicts(figures).all();
  }

  void write(StringBuilder out) {
    if (means.of(ArenaPart.PART).isEmpty()) {
      return;
    }
    classes(out);
    forest(out);
    numbers(out);
    time(out);
    notes(out);
  }

  private void classes(StringBuilder out) {
    head(out, "The arena: streams in their own order, classes", "set", "rows", "the leader ³", "its log-loss",
        ArenaPart.TREE, "AVM", "the leader's accuracy, %", ArenaPart.TREE, "AVM", "calibration error of "
        + ArenaPart.TREE, "of AVM");
    for (Arena a : figures.measured(true)) {
      Result ours = figures.ours(a);
      Result tree = figures.tree(a);
      row(out, a.name(), rows(a), leader(a), number("%.3f", a.figure()), cell(LOSS, tree, r -> r.online().logLoss()),
          cell(LOSS, ours, r -> r.online().logLoss()), number("%.2f", a.accuracy()),
          cell("%.2f", tree, Result::accuracy), cell("%.2f", ours, Result::accuracy),
          cell(LOSS, tree, r -> r.online().calibration()), cell(LOSS, ours, r -> r.online().calibration()));
    }
  }

  private void forest(StringBuilder out) {
    List<Arena> sets = figures.withForest();
    if (sets.isEmpty()) {
      return;
    }
    head(out, "The arena: AVM and MOA's AdaptiveRandomForest (" + ArenaPart.TREES + " trees) on the same rows",
        "set", "rows", "log-loss of the forest", "of AVM", "AVM / forest", "accuracy of the forest, %", "of AVM",
        "calibration error of the forest", "of AVM", "µs per row of the forest", "of AVM", "forest / AVM");
    for (Arena a : sets) {
      Result forest = figures.forest(a);
      Result ours = figures.besideForest(a, forest);
      row(out, a.name(), Integer.toString(forest.rows()), cell(LOSS, forest, r -> r.online().logLoss()),
          cell(LOSS, ours, r -> r.online().logLoss()),
          number("%.3f", figures.overForest(a)),
          cell("%.2f", forest, Result::accuracy), cell("%.2f", ours, Result::accuracy),
          cell(LOSS, forest, r -> r.online().calibration()), cell(LOSS, ours, r -> r.online().calibration()),
          number("%.0f", micros(forest)), number("%.0f", micros(ours)),
          number("%.0f", micros(forest) / micros(ours)));
    }
    out.append("\nThe geometric mean of AVM / forest over these ").append(sets.size()).append(" sets is ")
        .append(number("%.3f", figures.meanOverForest())).append(". A few easy sets dominate it; the median is ")
        .append(number("%.3f", figures.medianOverForest())).append(".\n");
  }

  private void numbers(StringBuilder out) {
    if (figures.measured(false).isEmpty()) {
      return;
    }
    head(out, "The arena: streams in their own order, numbers; root mean squared error", "set", "rows", "the leader ³",
        "its error", ArenaPart.NUMBER_TREE, "AVM", "AVM / leader", "first rows", ArenaPart.NUMBER_FOREST + " on them",
        "AVM on them", "forest / AVM in time");
    for (Arena a : figures.measured(false)) {
      Result ours = figures.ours(a);
      Result forest = figures.forest(a);
      Result beside = forest == null ? null : figures.besideForest(a, forest);
      row(out, a.name(), rows(a), leader(a), plain(RMSE, a.figure()), cell(RMSE, figures.tree(a), Result::rmse),
          cell(RMSE, ours, Result::rmse), number("%.3f", ours.rmse() / a.figure()),
          forest == null ? "–" : Integer.toString(forest.rows()), cell(RMSE, forest, Result::rmse),
          cell(RMSE, beside, Result::rmse), number("%.0f", micros(forest) / micros(beside)));
    }
  }

  private void time(StringBuilder out) {
    head(out, "The arena: time and memory", "set", "rows", "µs per row of the tree ⁴", "of AVM", "AVM / tree",
        "AVM's slowest row after the first " + ArenaPart.WARM + ", ms", "of all rows, ms", "the tree's slowest, ms",
        "AVM in memory, MB", "the tree, MB", "AVM serialised, bytes", "core points");
    for (Arena a : Stream.of(true, false).flatMap(nominal -> figures.measured(nominal).stream()).toList()) {
      Result ours = figures.ours(a);
      Result tree = figures.tree(a);
      row(out, a.name(), rows(a), number("%.1f", micros(tree)), number("%.1f", micros(ours)),
          number("%.2f", micros(ours) / micros(tree)), cell("%.1f", ours, r -> r.online().slowestWarm()),
          cell("%.1f", ours, r -> r.online().slowest()), cell("%.1f", tree, r -> r.online().slowestWarm()),
          cell("%.1f", ours, r -> r.online().memory() / 1e6), cell("%.1f", tree, r -> r.online().memory() / 1e6),
          cell("%.0f", ours, Result::bytes), cell("%.0f", ours, Result::vectors));
    }
  }

  private void notes(StringBuilder out) {
    List<String> dates = means.of(ArenaPart.PART).stream().map(Result::measured).sorted().toList();
    out.append("""

        How the arena was measured, from %s to %s:

        - **Streams**: ../shared/data/arena, each in its own order. Every row is predicted and then learned, once. No
          learner has options. "10 of 20" rows means that the run got the first 10 of 20 (`-Dlimit`).
        - **Log-loss**: the mean of −ln p of the true class, with p kept within 1e-7 … 1 − 1e-7. Votes are divided by
          their sum. Missing votes count as equal votes, and so do infinite ones, which MOA's forest gives now and then.
          **Calibration error**: the expected calibration error, with 15 bins of equal width over the probability of the
          predicted class. A regressor without a prediction counts as predicting 0.
        - **Others**: MOA 2024.07.0 at its defaults. The forests (%d trees) are slow, so they get only the first rows
          (`-Dfirst`), or all with `-Dfull=true`. Next to them, AVM is judged on the same rows. ³ The leaders'
          figures are StreamArena's published means over the whole stream (MOA's learners through CapyMOA 0.13, 100
          trees), copied from the README of that folder; figures with * were measured for that README with MOA
          2024.07.0.
        - **Time**: processor time of the learning thread alone, for predicting and learning, without making MOA's rows.
          AVM and the trees have run over the first %d rows of the set once before, so that the JIT is
          warm. The machine is shared, and time that its host takes away counts as processor time. So for the slowest
          row after the first %d, the smaller of the row's times in the two passes counts, since the work is the same.
          For all rows the time is that of the second pass. Several processes were measured at once next to other work:
          times are rough, and those of systems kept in the CSV file come from another load. ⁴ The tree is %s for
          a nominal class and %s for a numeric class.
        - **Memory**: the heap that becomes free when the model is released, measured after garbage collections; rough to
          0.1 MB.
        """.formatted(dates.get(0), dates.get(dates.size() - 1), ArenaPart.TREES, ArenaPart.BEFORE, ArenaPart.WARM,
        ArenaPart.TREE, ArenaPart.NUMBER_TREE));
  }

  private static void head(StringBuilder out, String title, String... columns) {
    out.append("\n## ").append(title).append("\n\n");
    row(out, columns);
    out.append('|').append("---|".repeat(columns.length)).append('\n');
  }

  private static void row(StringBuilder out, String... cells) {
    out.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  private static String leader(Arena a) {
    return a.leader() == null ? "–" : a.leader() + (a.published() ? "" : " *");
  }

  private String rows(Arena a) {
    int rows = figures.ours(a).rows();
    return rows == a.rows() ? Integer.toString(rows) : rows + " of " + a.rows();
  }

  private static String cell(String format, Result r, ToDoubleFunction<Result> figure) {
    return r == null ? "–" : plain(format, figure.applyAsDouble(r));
  }
}
