package avm.experiments;

import static avm.experiments.BatchReport.number;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.BitmapEncoder.BitmapFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;

/** What more rows bring: table, picture and verdicts. */
final class GrowthReport {
  /** What is asked of all rows: at least so many per cent right, or at most so large an error; NaN for a forest's. */
  private static final Map<String, Double> ASKED = Map.of("covtype", 90.0, "flights-minutes", 34.0, "kddcup99", 99.95,
      "casp", Double.NaN);
  /** By how much an error may grow, and be above a forest's. */
  private static final double GROWTH = 1.02;
  private static final double FOREST = 1.05;

  private final Means means;

  GrowthReport(Means means) {
    this.means = means;
  }

  /** Our results, fewest rows first. */
  private List<Result> ours(DataSet set) {
    return means.of(GrowthPart.PART, set.name(), Contender.AVM).stream().sorted(Comparator.comparing(Result::rows)).toList();
  }

  private Result forest(DataSet set) {
    return means.of(GrowthPart.PART, set.name(), Contender.FOREST).stream().findFirst().orElse(null);
  }

  private static double error(Result r) {
    return Double.isNaN(r.accuracy()) ? r.rmse() : r.error();
  }

  private static String quality(Result r) {
    return r == null ? "–" : Double.isNaN(r.accuracy()) ? number("%.5g", r.rmse()) : number("%.2f", r.accuracy());
  }

  List<Verdict> verdicts() {
    List<Verdict> verdicts = new ArrayList<>();
    for (DataSet set : DataSet.GROWTH) {
      List<Result> ours = ours(set);
      if (ours.isEmpty()) {
        continue;
      }
      double worst = 0;
      for (int k = 1; k < ours.size(); k++) {
        worst = Math.max(worst, error(ours.get(k)) / error(ours.get(k - 1)));
      }
      verdicts.add(new Verdict("more rows of " + set.name() + ": error with more rows / with fewer, the worst",
          number("%.3f", worst), "≤ " + GROWTH, worst <= GROWTH, true));
      Result all = ours.get(ours.size() - 1);
      Result forest = forest(set);
      if (ASKED.containsKey(set.name())) {
        double asked = ASKED.get(set.name());
        boolean nominal = !Double.isNaN(all.accuracy());
        double limit = Double.isNaN(asked) ? forest == null ? Double.NaN : FOREST * forest.rmse() : asked;
        verdicts.add(new Verdict(set.name() + " with " + all.rows() + " rows", quality(all), (nominal ? "≥ " : "≤ ")
            + number("%.5g", limit) + " (RandomForest " + quality(forest) + ")", Double.isNaN(limit) ? null
            : nominal ? all.accuracy() >= limit : all.rmse() <= limit, forest != null));
        verdicts.add(new Verdict(set.name() + ": processor time of training / RandomForest's",
            forest == null ? "–" : number("%.2f", all.cpu() / forest.cpu()), "≤ 1",
            forest == null ? null : all.cpu() <= forest.cpu(), forest != null));
      }
    }
    return verdicts;
  }

  void write(StringBuilder out, Path picture) throws IOException {
    if (means.of(GrowthPart.PART).isEmpty()) {
      return;
    }
    out.append("\n## More rows: accuracy in per cent, or root mean squared error, and seconds of processor time\n\n"
        + "| set | rows | AVM | seconds | core points | RandomForest | seconds |\n|---|---|---|---|---|---|---|\n");
    XYChart chart = new XYChartBuilder().width(720).height(440).title("What more rows bring").xAxisTitle("rows")
        .yAxisTitle("error / error with the fewest rows").build();
    chart.getStyler().setXAxisLogarithmic(true);
    for (DataSet set : DataSet.GROWTH) {
      List<Result> ours = ours(set);
      Result forest = forest(set);
      for (Result r : ours) {
        boolean both = forest != null && forest.rows() == r.rows();
        out.append("| ").append(String.join(" | ", set.name(), "" + r.rows(), quality(r), number("%.1f", r.cpu()),
            number("%.0f", r.vectors()), both ? quality(forest) : "", both ? number("%.1f", forest.cpu()) : "")).append(" |\n");
      }
      if (!ours.isEmpty()) {
        chart.addSeries(set.name(), ours.stream().mapToDouble(Result::rows).toArray(),
            ours.stream().mapToDouble(r -> error(r) / error(ours.get(0))).toArray());
      }
    }
    BitmapEncoder.saveBitmap(chart, picture.toString(), BitmapFormat.PNG);
    out.append("\n![Error against rows](images/").append(picture.getFileName()).append(")\n");
  }
}
