package weka.gui.avm;

import java.awt.Color;
import java.awt.Font;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A chart: layers over one horizontal axis, with a vertical axis at the left and perhaps another at the right. The
 * legend above names every layer.
 */
final class Chart extends Picture {
  private static final int RIGHT = 96;
  private static final int KEY = 26;

  private final Axis abscissa;
  private final String left;
  private final String right;
  private final List<Layer> layers;
  private final String none;

  /**
   * Makes a chart.
   *
   * @param abscissa the horizontal axis, whose pixels do not count
   * @param left the name of the left axis
   * @param right the name of the right axis, or null for none
   * @param none what to say where the layers have no values
   * @param layers what is drawn, the first at the bottom
   */
  Chart(String title, String facts, Axis abscissa, String left, String right, String none, List<Layer> layers) {
    super(title, facts);
    this.abscissa = abscissa;
    this.left = left;
    this.right = right;
    this.none = none;
    this.layers = List.copyOf(layers);
  }

  @Override
  Axis[] axes(int width, int height, Zoom zoom) {
    Axis across = new Axis(abscissa.name(), abscissa.low(), abscissa.high(), LEFT, Math.max(LEFT + 40, width - RIGHT),
        abscissa.logarithmic()).part(zoom.left(), zoom.right());
    return new Axis[] {across, up(left, false, height, zoom), up(right, true, height, zoom)};
  }

  private Axis up(String name, boolean side, int height, Zoom zoom) {
    double[] values = layers.stream().filter(layer -> layer.right() == side)
        .flatMapToDouble(layer -> Arrays.stream(layer.y())).sorted().toArray();
    double least = values.length == 0 ? 0 : values[0];
    double most = values.length == 0 ? 1 : values[values.length - 1];
    double top = TOP + KEY * ((layers.size() + 1) / 2) + 6;
    boolean apart = least < 0 || right == null && least > most / 2;
    double low = apart ? least - (most - least) / 20 : 0;
    return Axis.of(name, low, most + 0.08 * (most - low), Math.max(top + 30, height - BOTTOM), top)
        .part(zoom.low(), zoom.high());
  }

  @Override
  void content(Canvas canvas, int width, int height, Zoom zoom) {
    if (layers.stream().allMatch(layer -> layer.y().length == 0)) {
      canvas.text(none, width / 2.0, height / 2.0, Canvas.TITLE.deriveFont(Font.PLAIN), Palette.INK, Canvas.Anchor.MIDDLE);
      return;
    }
    Axis[] axes = axes(width, height, zoom);
    Axis across = axes[0];
    Axis first = axes[1];
    canvas.across(across, first.to(), first.from());
    canvas.up(first, across.from(), across.to(), right == null ? Palette.INK : colour(false), false);
    if (right != null) {
      canvas.up(axes[2], across.to(), across.to(), colour(true), true);
    }
    canvas.clip(across.from(), first.to() - 4, across.to() - across.from(), first.from() - first.to() + 8, () ->
        layers.forEach(layer -> layer.draw(canvas, across, axes[layer.right() ? 2 : 1])));
    double half = (width - LEFT - 12) / 2.0;
    for (int i = 0; i < layers.size(); i++) {
      double x = LEFT + i % 2 * half;
      double y = TOP + 8 + i / 2 * KEY;
      layers.get(i).key(canvas, x, y);
      canvas.label(layers.get(i).name(), x + 50, y + 5, Canvas.TEXT, Palette.INK, half - 60);
    }
  }

  private Color colour(boolean side) {
    return layers.stream().filter(layer -> layer.right() == side).findFirst().map(Layer::colour).orElse(Palette.INK);
  }

  @Override
  String about(double px, double py, int width, int height, Zoom zoom) {
    Axis across = axes(width, height, zoom)[0];
    double at = across.value(px);
    if (px < across.from() || px > across.to()) {
      return null;
    }
    String told = layers.stream().map(layer -> layer.about(at)).filter(Objects::nonNull).collect(Collectors.joining("\n"));
    return told.isEmpty() ? null : Stream.of(abscissa.name() + " " + Axis.label(at), told).collect(Collectors.joining("\n"));
  }
}
