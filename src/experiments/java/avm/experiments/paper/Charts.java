package avm.experiments.paper;

import java.awt.BasicStroke;
import java.awt.Color;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.BitmapEncoder.BitmapFormat;
import org.knowm.xchart.HeatMapChart;
import org.knowm.xchart.HeatMapChartBuilder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.Styler.YAxisPosition;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Pictures in a folder beside the report, as PNG. */
final class Charts {
  private static final Color[] OURS = {Color.BLACK, Color.RED, Color.BLUE, Color.GRAY};

  private final Path out;
  private final String folder;

  Charts(Path out, String folder) throws IOException {
    this.out = out;
    this.folder = folder;
    Files.createDirectories(out.resolve(folder));
  }

  /** A curve by its name. */
  record Curve(String name, List<double[]> points) {
    double[] column(int k) {
      return points.stream().mapToDouble(p -> p[k]).toArray();
    }
  }

  /** Curves in one picture; those of AVM are thicker. */
  String curves(String name, String title, String x, String y, boolean logX, boolean logY, boolean marked,
      List<Curve> curves) throws IOException {
    XYChart chart = new XYChartBuilder().width(720).height(440).title(title).xAxisTitle(x).yAxisTitle(y).build();
    chart.getStyler().setXAxisLogarithmic(logX).setYAxisLogarithmic(logY);
    plain(chart);
    int k = 0;
    for (Curve curve : curves) {
      if (!curve.points.isEmpty()) {
        XYSeries series = chart.addSeries(curve.name, curve.column(0), curve.column(1));
        Color colour = Field.isOurs(curve.name) ? OURS[(curves.size() - k) % OURS.length]
            : Color.getHSBColor((float) k / curves.size(), 0.9f, 0.75f);
        series.setLineColor(colour);
        series.setMarkerColor(colour);
        boolean ours = Field.isOurs(curve.name);
        series.setLineStyle(ours ? new BasicStroke(3.5f) : new BasicStroke(1.3f, BasicStroke.CAP_BUTT,
            BasicStroke.JOIN_ROUND, 10, k % 2 == 0 ? null : new float[] {6, 3}, 0));
        series.setMarker(marked ? SeriesMarkers.CIRCLE : SeriesMarkers.NONE);
      }
      k++;
    }
    return save(name, chart);
  }

  /** Two curves with an axis each. */
  String twin(String name, String title, String x, Curve left, Curve right) throws IOException {
    XYChart chart = new XYChartBuilder().width(600).height(400).title(title).xAxisTitle(x).yAxisTitle(left.name)
        .build();
    plain(chart);
    chart.addSeries(left.name, left.column(0), left.column(1)).setYAxisGroup(0);
    chart.addSeries(right.name, right.column(0), right.column(1)).setYAxisGroup(1);
    chart.setYAxisGroupTitle(1, right.name);
    chart.getStyler().setYAxisGroupPosition(1, YAxisPosition.Right);
    return save(name, chart);
  }

  private static void plain(XYChart chart) {
    chart.getStyler().setChartBackgroundColor(Color.WHITE).setMarkerSize(5);
  }

  /** A surface as colours. */
  String surface(String name, String title, String x, String y, List<String> xs, List<String> ys, double[][] values)
      throws IOException {
    HeatMapChart chart = new HeatMapChartBuilder().width(600).height(400).title(title).xAxisTitle(x).yAxisTitle(y)
        .build();
    List<Number[]> cells = new ArrayList<>();
    for (int i = 0; i < xs.size(); i++) {
      for (int j = 0; j < ys.size(); j++) {
        cells.add(new Number[] {i, j, values[i][j]});
      }
    }
    chart.getStyler().setShowValue(true).setHeatMapValueDecimalPattern("0.0").setChartBackgroundColor(Color.WHITE);
    chart.addSeries(title, xs, ys, cells);
    return save(name, chart);
  }

  private String save(String name, Chart<?, ?> chart) throws IOException {
    Path file = out.resolve(folder).resolve(name + ".png");
    try (OutputStream to = Files.newOutputStream(file)) {
      BitmapEncoder.saveBitmap(chart, to, BitmapFormat.PNG);
    }
    return folder + "/" + name + ".png";
  }
}
