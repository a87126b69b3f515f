package weka.gui.avm;

import avm.eval.Sketch;
import java.awt.Color;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The learning curve: the error on rows predicted before they were learned, and the model's size, against the rows
 * seen. The thick line is the mean over a good many rows, the thin one over few.
 */
public final class CurvePicture extends TwoAxes {
  private static final int THICK = 20;
  private static final int THIN = 80;

  /** @param sketch the model */
  public CurvePicture(Sketch sketch) {
    super(sketch.learner() + " learning curve: " + sketch.relation(), sketch.facts(), "rows seen", errors(sketch, THICK),
        series(sketch.vectors(), Palette.BLUE, true, sketch, THICK, group -> group.get(group.size() - 1).corePoints()),
        false, errors(sketch, THIN));
  }

  /** Mean errors; of numbers, the root of the mean square. */
  private static Series errors(Sketch sketch, int most) {
    double power = sketch.numeric() ? 2 : 1;
    return series(sketch.numeric() ? "RMSE before learning the row" : "share of mistakes before learning the row",
        Palette.VERMILLION, false, sketch, most, group -> Math.pow(
        group.stream().mapToDouble(p -> Math.pow(p.error(), power)).average().orElse(0), 1 / power));
  }

  /** A value of each of about so many groups of neighbouring points of the curve. */
  private static Series series(String name, Color colour, boolean dashed, Sketch sketch, int most,
      Function<List<Sketch.CurvePoint>, Double> value) {
    List<Sketch.CurvePoint> curve = sketch.curve();
    int stride = Math.max(1, (curve.size() + most - 1) / most);
    List<List<Sketch.CurvePoint>> groups = IntStream.range(0, (curve.size() + stride - 1) / stride)
        .mapToObj(g -> curve.subList(g * stride, Math.min(curve.size(), (g + 1) * stride))).toList();
    return new Series(name, colour, dashed, groups.stream().map(group -> group.get(group.size() - 1).rows()).toList(),
        groups.stream().map(value).toList());
  }
}
