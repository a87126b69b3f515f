package avm.experiments.paper;

import static avm.experiments.Summary.number;

import avm.experiments.Result;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;

/** δ, β and ρ, budgets, and AVM's frontier against those of the budgeted systems. */
final class StudySection {
  private final Profile profile;
  private final Found found;
  private final Charts charts;

  StudySection(Profile profile, Found found, Charts charts) {
    this.profile = profile;
    this.found = found;
    this.charts = charts;
  }

  /** δ, mistakes and size of a set, by δ. */
  private List<double[]> deltas(String set) {
    String prefix = Field.HINGE + " delta=";
    List<String> labels = found.all().stream().filter(r -> r.part().equals(Studies.DELTA) && r.set().equals(set))
        .map(Result::system).distinct().toList();
    return labels.stream().map(label -> new double[] {Double.parseDouble(label.substring(prefix.length())),
        found.mean(Studies.DELTA, set, label, Result::error), found.mean(Studies.DELTA, set, label, Result::vectors),
        found.mean(Studies.DELTA, set, label, Result::cpu)})
        .sorted(Comparator.comparingDouble(p -> p[0])).toList();
  }

  void delta(Page page) throws IOException {
    page.heading(2, "The diameter δ");
    page.text("AVM-Hinge with always-on approximation. The paper's range is twice the mean distance of two rows, give "
        + "or take two deviations; smaller ones are here for the frontier. In the paper mistakes grow with δ, and the "
        + "size falls.");
    for (String set : found.sets(Studies.DELTA)) {
      List<double[]> points = deltas(set);
      page.heading(3, set);
      page.table(List.of("δ", "mistakes %", "core points", "s"), points.stream().map(p -> List.of(number("%.3g", p[0]),
          number("%.2f", p[1]), number("%.0f", p[2]), number("%.4f", p[3]))).toList());
      double[] least = points.stream().min(Comparator.comparingDouble(p -> p[1])).orElseThrow();
      page.text("The fewest mistakes are made at δ = " + number("%.3g", least[0]) + "; the size "
          + (isFalling(points, 2, -1) ? "falls" : "does not fall everywhere") + " with δ, mistakes "
          + (isFalling(points, 1, 1) ? "grow" : "do not grow everywhere") + " with it.");
      page.images(charts.twin(set + "-delta", set + ": δ", "δ", new Charts.Curve("mistakes %", points),
          new Charts.Curve("core points", points.stream().map(p -> new double[] {p[0], p[2]}).toList())));
    }
  }

  private static boolean isFalling(List<double[]> points, int column, int sign) {
    for (int i = 1; i < points.size(); i++) {
      if (sign * (points.get(i)[column] - points.get(i - 1)[column]) < 0) {
        return false;
      }
    }
    return true;
  }

  void surface(Page page) throws IOException {
    page.heading(2, "β and ρ");
    page.text("A row is approximated with probability 1 − β/t^ρ; β = 0 is always. Mistakes in per cent. In the paper a "
        + "smaller β and a larger ρ make more mistakes.");
    for (String set : found.sets(Studies.SURFACE)) {
      double[][] values = new double[profile.betas().length][profile.rhos().length];
      List<List<String>> rows = new ArrayList<>();
      for (int i = 0; i < values.length; i++) {
        List<String> row = new ArrayList<>(List.of("β = " + number("%.3g", profile.betas()[i])));
        for (int j = 0; j < values[i].length; j++) {
          String label = Studies.surface(profile.betas()[i], profile.rhos()[j]);
          values[i][j] = found.mean(Studies.SURFACE, set, label, Result::error);
          row.add(number("%.2f", values[i][j]) + " (" + number("%.0f",
              found.mean(Studies.SURFACE, set, label, Result::vectors)) + ")");
        }
        rows.add(row);
      }
      page.heading(3, set + " (vectors in brackets)");
      List<String> header = new ArrayList<>(List.of(""));
      names(profile.rhos()).forEach(rho -> header.add("ρ = " + rho));
      page.table(header, rows);
      double always = values[0][0];
      double best = Arrays.stream(values).flatMapToDouble(Arrays::stream).min().orElse(Double.NaN);
      page.text("Always approximating makes " + number("%.2f", always) + " % mistakes, the best of the surface "
          + number("%.2f", best) + " %.");
      page.images(charts.surface(set + "-beta-rho", set + ": mistakes %", "β", "ρ", names(profile.betas()),
          names(profile.rhos()), values));
    }
  }

  private static List<String> names(double[] values) {
    return DoubleStream.of(values).mapToObj(x -> number("%.3g", x)).toList();
  }

  void budgets(Page page) throws IOException {
    page.heading(2, "Budgets, and AVM's frontier");
    page.text("Every budgeted system at several B, with the hyperparameters of the tables; FOGD has its usual multiple "
        + "of features. Mistakes in per cent / seconds. The picture has vectors or features against mistakes: AVM's "
        + "points are its δ, the others' are their B.");
    for (String set : found.sets(Studies.BUDGET)) {
      page.heading(3, set);
      List<String> header = new ArrayList<>(List.of("system"));
      Arrays.stream(profile.budgets()).forEach(b -> header.add("B = " + b));
      List<List<String>> rows = new ArrayList<>();
      List<Charts.Curve> curves = new ArrayList<>();
      for (Contestant system : Studies.budgeted()) {
        List<String> row = new ArrayList<>(List.of(system.name()));
        List<double[]> points = new ArrayList<>();
        for (int b : profile.budgets()) {
          String label = Studies.label(system.name(), "B", b);
          double error = found.mean(Studies.BUDGET, set, label, Result::error);
          row.add(number("%.2f", error) + " / " + number("%.3f",
              found.mean(Studies.BUDGET, set, label, Result::cpu)));
          points.add(new double[] {found.mean(Studies.BUDGET, set, label, Result::vectors), error});
        }
        rows.add(row);
        curves.add(new Charts.Curve(system.name(), points.stream().filter(p -> !Double.isNaN(p[0] + p[1])).toList()));
      }
      List<double[]> ours = deltas(set).stream().map(p -> new double[] {Math.max(1, p[2]), p[1]}).toList();
      curves.add(new Charts.Curve(Field.HINGE, ours));
      curves.add(new Charts.Curve(Field.AUTO, List.of(new double[] {
          found.mean(Tables.ONLINE, set, Field.AUTO, Result::vectors),
          found.mean(Tables.ONLINE, set, Field.AUTO, Result::error)})));
      page.table(header, rows);
      page.list(beaten(ours, curves));
      page.images(charts.curves(set + "-frontier", set + ": size against mistakes", "vectors or features",
          "mistakes %", true, false, true, curves));
    }
  }

  /** Who is below AVM's frontier: fewer mistakes with no more vectors than a point of AVM's. */
  private static List<String> beaten(List<double[]> ours, List<Charts.Curve> curves) {
    List<String> lines = new ArrayList<>();
    for (Charts.Curve curve : curves) {
      if (!Field.isOurs(curve.name())) {
        long worse = ours.stream().filter(p -> curve.points().stream().anyMatch(q -> q[0] <= p[0] && q[1] < p[1]))
            .count();
        long better = curve.points().stream().filter(q -> ours.stream().anyMatch(p -> p[0] <= q[0] && p[1] <= q[1]))
            .count();
        lines.add(curve.name() + ": " + better + " of its " + curve.points().size() + " points are no better than one "
            + "of AVM's of no more vectors; " + worse + " of AVM's " + ours.size()
            + " points are worse than one of its.");
      }
    }
    return lines;
  }
}
