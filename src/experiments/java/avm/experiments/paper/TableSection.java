package avm.experiments.paper;

import static avm.experiments.Summary.number;

import avm.experiments.Result;
import avm.experiments.Summary;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The paper's three tables, ours beside the printed ones, and the pictures of the streams. */
final class TableSection {
  private final Found found;
  private final Charts charts;
  private final List<Printed> printed;

  TableSection(Found found, Charts charts, List<Printed> printed) {
    this.found = found;
    this.charts = charts;
    this.printed = printed;
  }

  void batch(Page page) throws IOException {
    page.heading(2, "Batch classification");
    page.text("One pass over the training rows, then the test rows. LIBSVM and LLSVM have one order of the rows.");
    for (String set : found.sets(Tables.BATCH)) {
      page.heading(3, title(Tables.BATCH, set));
      double times = found.rows(Tables.BATCH, set) / Printed.rows(Tables.BATCH, set);
      List<List<String>> rows = new ArrayList<>();
      for (String system : found.systems(Tables.BATCH, set)) {
        Printed paper = Printed.of(printed, Tables.BATCH, set, system);
        Summary accuracy = of(Tables.BATCH, set, system, Result::accuracy);
        double seconds = of(Tables.BATCH, set, system, Result::cpu).mean();
        rows.add(List.of(bold(system), accuracy.text("%.2f"), number("%.4f", seconds),
            number("%.4f", of(Tables.BATCH, set, system, Result::testSeconds).mean()),
            number("%.0f", of(Tables.BATCH, set, system, Result::vectors).mean()), paper.text(), dash(paper.seconds()),
            dash(paper.testSeconds()), number("%+.2f", accuracy.mean() - Printed.number(paper.value())),
            number("%.0f", times * Printed.number(paper.seconds()) / seconds)));
      }
      page.table(List.of("system", "accuracy %", "training s", "test s", "vectors", "printed accuracy",
          "printed training s", "printed test s", "ours − printed", "printed s a row / ours"), rows);
    }
  }

  void online(Page page, String part) throws IOException {
    boolean numbers = part.equals(Tables.REGRESSION);
    page.heading(2, numbers ? "Online regression" : "Online classification");
    page.text("Every row is predicted, then learned.");
    String form = numbers ? "%.4f" : "%.2f";
    for (String set : found.sets(part)) {
      page.heading(3, title(part, set));
      double times = found.rows(part, set) / Printed.rows(part, set);
      List<List<String>> rows = new ArrayList<>();
      for (String system : found.systems(part, set)) {
        Printed paper = Printed.of(printed, part, set, system);
        Summary error = of(part, set, system, Found::error);
        double seconds = of(part, set, system, Result::cpu).mean();
        rows.add(List.of(bold(system), error.text(form), number("%.4f", seconds),
            number("%.0f", of(part, set, system, Result::vectors).mean()), paper.text(), dash(paper.seconds()),
            number("%.2f", error.mean() / Printed.number(paper.value())),
            number("%.0f", times * Printed.number(paper.seconds()) / seconds)));
      }
      String what = numbers ? "RMSE" : "mistakes %";
      page.table(List.of("system", what, "s", "vectors", "printed " + what, "printed s", "ours / printed",
          "printed s a row / ours"), rows);
      pictures(page, part, set, what);
    }
  }

  private void pictures(Page page, String part, String set, String what) throws IOException {
    List<Charts.Curve> convergence = new ArrayList<>();
    List<Charts.Curve> time = new ArrayList<>();
    List<Charts.Curve> both = new ArrayList<>();
    for (String system : found.systems(part, set)) {
      convergence.add(new Charts.Curve(system, found.curve(part, set, system, Result::rows, Found::error)));
      time.add(new Charts.Curve(system, found.curve(part, set, system, Result::rows, TableSection::seconds)));
      both.add(new Charts.Curve(system, found.curve(part, set, system, TableSection::seconds, Found::error)));
    }
    boolean wild = convergence.stream().flatMap(c -> c.points().stream()).mapToDouble(p -> p[1]).max().orElse(0)
        > 20 * convergence.stream().flatMap(c -> c.points().stream()).mapToDouble(p -> p[1]).min().orElse(1);
    page.images(charts.curves(set + "-convergence", set + ": convergence", "rows", what, false, wild, false,
        convergence), charts.curves(set + "-time", set + ": time", "rows", "seconds", false, true, false, time),
        charts.curves(set + "-error-time", set + ": error against time", "seconds", what, true, wild, true, both));
  }

  /** Seconds as a logarithm can show them. */
  private static double seconds(Result r) {
    return Math.max(1e-5, r.cpu());
  }

  private Summary of(String part, String set, String system, ToDoubleFunction<Result> column) {
    return found.of(part, set, system, column);
  }

  private String title(String part, String set) {
    List<Result> some = found.systems(part, set).stream().flatMap(s -> found.of(part, set, s).stream()).toList();
    String rows = String.format(Locale.ROOT, "%,d", some.get(0).rows());
    String test = some.get(0).test() > 0 ? String.format(Locale.ROOT, " + %,d", some.get(0).test()) : "";
    return set + ": " + rows + test + " rows";
  }

  private static String bold(String system) {
    return Field.isOurs(system) ? "**" + system + "**" : system;
  }

  private static String dash(String text) {
    return text.isEmpty() ? "–" : text;
  }
}
