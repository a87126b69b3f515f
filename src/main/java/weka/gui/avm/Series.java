package weka.gui.avm;

import java.awt.Color;
import java.util.List;

/**
 * A line of a chart with two vertical axes.
 *
 * @param name what it shows
 * @param colour its colour
 * @param dashed whether it is dashed, so that it can be told from the other without colours
 * @param x the points' abscissae
 * @param y the points' ordinates
 */
record Series(String name, Color colour, boolean dashed, List<Double> x, List<Double> y) {

  double largest() {
    return y.stream().mapToDouble(v -> v).max().orElse(1);
  }

  void drawThin(Canvas canvas, Axis across, Axis up) {
    canvas.line(x.stream().mapToDouble(across::pixel).toArray(), y.stream().mapToDouble(up::pixel).toArray(),
        Palette.tint(colour, 0.45), 1.2, dashed);
  }

  void draw(Canvas canvas, Axis across, Axis up, boolean marks) {
    double[] px = x.stream().mapToDouble(across::pixel).toArray();
    double[] py = y.stream().mapToDouble(up::pixel).toArray();
    canvas.line(px, py, colour, 3, dashed);
    for (int i = 0; marks && i < px.length; i++) {
      canvas.disc(px[i], py[i], 5, dashed ? Color.WHITE : colour, colour, 2.5);
    }
  }
}
