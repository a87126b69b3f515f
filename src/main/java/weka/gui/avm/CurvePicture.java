package weka.gui.avm;

import avm.eval.Sketch;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The learning curve: the error on rows predicted before they were learned, and the model's size, against the rows
 * seen. The thick line is the mean over a good many rows, the thin one over few.
 */
public final class CurvePicture extends TwoAxes {
  private static final int THICK = 20;
  private static final int THIN = 80;

  /**
   * Makes the picture.
   *
   * @param sketch the model
   */
  public CurvePicture(Sketch sketch) {
    super("AVM learning curve: " + sketch.relation(), sketch.facts(), "rows seen", errors(sketch, THICK),
        new Series("core points", Palette.BLUE, true, rows(sketch, THICK), sizes(sketch)), false, errors(sketch, THIN));
  }

  /** The curve's points in about so many groups of neighbours. */
  private static List<List<Sketch.CurvePoint>> groups(Sketch sketch, int most) {
    List<Sketch.CurvePoint> curve = sketch.curve();
    int stride = Math.max(1, (curve.size() + most - 1) / most);
    return IntStream.range(0, (curve.size() + stride - 1) / stride)
        .mapToObj(g -> curve.subList(g * stride, Math.min(curve.size(), (g + 1) * stride))).toList();
  }

  private static List<Double> rows(Sketch sketch, int most) {
    return groups(sketch, most).stream().map(group -> group.get(group.size() - 1).rows()).toList();
  }

  private static List<Double> sizes(Sketch sketch) {
    return groups(sketch, THICK).stream().map(group -> group.get(group.size() - 1).corePoints()).toList();
  }

  /** Mean errors; of numbers, the root of the mean square. */
  private static Series errors(Sketch sketch, int most) {
    double power = sketch.numeric() ? 2 : 1;
    List<Double> errors = groups(sketch, most).stream().map(group -> Math.pow(
        group.stream().mapToDouble(p -> Math.pow(p.error(), power)).average().orElse(0), 1 / power)).toList();
    return new Series(sketch.numeric() ? "RMSE before learning the row" : "share of mistakes before learning the row",
        Palette.VERMILLION, false, rows(sketch, most), errors);
  }
}
