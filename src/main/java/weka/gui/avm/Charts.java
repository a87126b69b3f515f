package weka.gui.avm;

import avm.eval.Distances;
import avm.eval.Sketch;
import java.awt.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The charts of a model that its sketch tells. */
public final class Charts {
  /** A point of the learning curve is the mean over this share of all rows. */
  private static final double WINDOW = 1 / 12.0;

  private Charts() {
  }

  /**
   * {@return the learning curve: the error on rows predicted before they were learned, a mean line and the band that it
   * is sure to, and the model's size, against the rows seen}
   *
   * @param sketch the model
   */
  public static Picture curve(Sketch sketch) {
    List<Sketch.CurvePoint> curve = sketch.curve();
    int n = curve.size();
    int reach = (int) Math.round(n * WINDOW / 2);
    double power = sketch.numeric() ? 2 : 1;
    double[] x = curve.stream().mapToDouble(Sketch.CurvePoint::rows).toArray();
    double[] losses = curve.stream().mapToDouble(point -> Math.pow(point.error(), power)).toArray();
    double[][] lines = new double[3][n];
    for (int i = 0; i < n; i++) {
      double[] window = Arrays.copyOfRange(losses, Math.max(0, i - reach), Math.min(n, i + reach + 1));
      double mean = Arrays.stream(window).average().orElse(0);
      double error = window.length < 2 ? 0 : Math.sqrt(Arrays.stream(window).map(loss -> (loss - mean) * (loss - mean)).sum()
          / (window.length - 1) / window.length);
      for (int k = 0; k < 3; k++) {
        lines[k][i] = Math.pow(Math.max(0, mean + 2 * (k - 1) * error), 1 / power);
      }
    }
    String name = sketch.numeric() ? "RMSE" : "share of mistakes";
    long rows = n == 0 ? 0 : Math.round(x[n - 1] * Math.min(1, (2 * reach + 1.0) / n));
    return new Chart(sketch.learner() + " learning curve: " + sketch.relation(), sketch.facts(),
        Axis.of("rows seen", 0, n == 0 ? 1 : x[n - 1], 0, 1), name + " before learning the row", sketch.vectors(),
        "No row was predicted before it was learned.", List.of(
        new Layer.Line(String.format(Locale.ROOT, "%s, mean of %,d rows", name, rows), Palette.VERMILLION, false, false, false,
            x, lines[1]),
        new Layer.Line(sketch.vectors(), Palette.BLUE, true, false, true, x,
            curve.stream().mapToDouble(Sketch.CurvePoint::corePoints).toArray()),
        new Layer.Band("two standard errors of that mean, to either side", Palette.VERMILLION, x, lines[0], lines[2])));
  }

  /**
   * {@return where δ and the kernel's width are among the distances between points}
   *
   * @param sketch the model
   */
  public static Picture distances(Sketch sketch) {
    Distances all = sketch.distances();
    int n = all.shares().size();
    double[] edges = IntStream.rangeClosed(0, n)
        .mapToDouble(i -> all.low() * Math.pow(all.high() / all.low(), i / (double) Math.max(1, n))).toArray();
    double[] shares = all.shares().stream().mapToDouble(share -> share).toArray();
    List<Layer> layers = new ArrayList<>(List.of(
        new Layer.Bars("pairs of " + all.between() + " at that distance", Palette.BLUE, false, edges, shares)));
    if (all.delta() > 0) {
      layers.add(mark("\u03b4, a cell's diameter", Palette.VERMILLION, false, all.delta(), edges, shares));
    }
    if (all.width() > 0) {
      layers.add(mark("1/\u221a\u03b3, the kernel's width", Palette.INK, true, all.width(), edges, shares));
    }
    return new Chart(sketch.learner() + " distances: " + sketch.relation(), sketch.facts(),
        new Axis("distance, in units of scaled attributes", n == 0 ? 0.1 : all.low(), n == 0 ? 1 : all.high(), 0, 1, true),
        "share of pairs", null, "There are no two different points.", layers);
  }

  /** A length, and how many of the distances are below it. */
  private static Layer mark(String name, Color colour, boolean dashed, double at, double[] edges, double[] shares) {
    double below = 0;
    for (int i = 0; i < shares.length && edges[i] < at; i++) {
      below += shares[i] * Math.min(1, Math.log(at / edges[i]) / Math.log(edges[i + 1] / edges[i]));
    }
    return new Layer.Mark(String.format(Locale.ROOT, "%s: %.3g; %.3g%% of pairs nearer", name, at, 100 * below), colour,
        dashed, at);
  }
}
