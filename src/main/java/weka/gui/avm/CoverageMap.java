package weka.gui.avm;

import avm.eval.Sketch;
import java.awt.Color;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/**
 * The core points on the plane along which they differ most, each with its cell, over what the model predicts there. A
 * learner without cells has its stored vectors there.
 * The plane has the same scale on both axes, so that a ball's shadow is a circle.
 */
public final class CoverageMap extends Picture {
  private static final int LEGEND = 236;
  /** More core points than these are drawn smaller. */
  private static final int MANY = 150;
  private static final double DOT = 5;

  private final Sketch sketch;
  private final double least;
  private final double most;

  /** @param sketch the model */
  public CoverageMap(Sketch sketch) {
    super(sketch.learner() + (sketch.radius() > 0 ? " coverage map: " : " map of stored vectors: ") + sketch.relation(),
        sketch.facts());
    this.sketch = sketch;
    double[] values = DoubleStream.concat(sketch.grid().values().stream().mapToDouble(v -> v),
        sketch.cores().stream().mapToDouble(Sketch.Core::value)).toArray();
    least = Arrays.stream(values).min().orElse(0);
    most = Arrays.stream(values).max().orElse(1);
  }

  /** The two axes: the largest area of width 4 to height 3 that there is room for. */
  @Override
  Axis[] axes(int width, int height, Zoom zoom) {
    double room = Math.min(Math.max(60, width - LEFT - LEGEND),
        Math.max(45, height - TOP - BOTTOM) * 4.0 / 3);
    Sketch.Grid grid = sketch.grid();
    double bottom = TOP + room * 3 / 4;
    return new Axis[] {
        Axis.of(sketch.axes().get(0), grid.left(), grid.right(), LEFT, LEFT + room)
            .part(zoom.left(), zoom.right()),
        Axis.of(sketch.axes().get(1), grid.low(), grid.high(), bottom, bottom - room * 3 / 4)
            .part(zoom.low(), zoom.high())};
  }

  @Override
  void content(Canvas canvas, int width, int height, Zoom zoom) {
    if (sketch.cores().isEmpty()) {
      canvas.label(sketch.learner() + " stores no vectors: there is nothing to map. See the learning curve.", LEFT,
          TOP + 40, Canvas.TEXT, width - LEFT);
      return;
    }
    Axis[] axes = axes(width, height, zoom);
    Axis x = axes[0];
    Axis y = axes[1];
    canvas.across(x, y.to(), y.from(), x.ticks(7));
    canvas.up(y, x.from(), x.to(), Palette.INK, false);
    canvas.clip(x.from(), y.to(), x.to() - x.from(), y.from() - y.to(), () -> map(canvas, x, y));
    legend(canvas, x.to() + 22, y.to() + 14, width);
  }

  private void map(Canvas canvas, Axis x, Axis y) {
    regions(canvas, x, y);
    for (Sketch.Row row : sketch.rows()) {
      canvas.disc(x.pixel(row.x()), y.pixel(row.y()), 2.5, colour(row.value()), null, 0);
    }
    for (Sketch.Core core : sketch.cores()) {
      canvas.disc(x.pixel(core.x()), y.pixel(core.y()), x.pixels(sketch.radius()), null,
          Palette.faded(Palette.INK, 0.12 + 0.3 * core.strength()), 1);
    }
    for (int i = sketch.cores().size() - 1; i >= 0; i--) {
      Sketch.Core core = sketch.cores().get(i);
      canvas.disc(x.pixel(core.x()), y.pixel(core.y()),
          (sketch.cores().size() > MANY ? DOT - 2 : DOT) + 3 * core.strength(),
          Palette.tint(colour(core.value()), 0.25 + 0.75 * core.strength()), Palette.INK, 1);
    }
  }

  private void regions(Canvas canvas, Axis x, Axis y) {
    Sketch.Grid grid = sketch.grid();
    int columns = grid.columns();
    int lines = grid.values().size() / columns;
    double dx = (grid.right() - grid.left()) / columns;
    double dy = (grid.high() - grid.low()) / lines;
    for (int cell = 0; cell < columns * lines; cell++) {
      double left = x.pixel(grid.left() + cell % columns * dx);
      double right = x.pixel(grid.left() + (cell % columns + 1) * dx);
      double low = y.pixel(grid.low() + cell / columns * dy);
      double high = y.pixel(grid.low() + (cell / columns + 1) * dy);
      canvas.rectangle(left, high, right - left + 0.6, low - high + 0.6,
          Palette.tint(colour(grid.values().get(cell)), shade(grid.sure().get(cell))));
    }
  }

  private double shade(double sure) {
    return sketch.numeric() ? 0.5 : 0.1 + 0.32 * sure;
  }

  private Color colour(double value) {
    return sketch.numeric() ? Palette.ofShare(most > least ? (value - least) / (most - least) : 0.5)
        : Palette.ofClass((int) value);
  }

  private void legend(Canvas canvas, double x, double top, int width) {
    double room = width - x - 34;
    double y = top;
    canvas.label(sketch.target(), x, y, Canvas.BOLD, room);
    if (sketch.numeric()) {
      y = scale(canvas, x, y + 12);
    } else {
      for (int c = 0; c < Math.min(8, sketch.classes().size()); c++) {
        y += 24;
        canvas.rectangle(x, y - 13, 18, 16, Palette.ofClass(c));
        canvas.label(sketch.classes().get(c), x + 28, y, Canvas.TEXT, room);
      }
    }
    y = keys(canvas, x, y + 40, room);
    if (sketch.cores().size() < sketch.corePoints()) {
      canvas.label("the " + sketch.cores().size() + " strongest of", x, y + 8, Canvas.TICKS, room);
      canvas.label(sketch.corePoints() + " " + sketch.vectors(), x, y + 28, Canvas.TICKS, room);
    }
  }

  private double keys(Canvas canvas, double x, double top, double room) {
    Color key = Palette.ofClass(7);
    double y = key(canvas, (sketch.radius() > 0 ? "core point" : "stored vector") + " that counts", x, top, room,
        DOT + 3, key, Palette.INK);
    y = key(canvas, "\u2026 that hardly counts", x, y, room, DOT, Palette.tint(key, 0.25), Palette.INK);
    if (sketch.radius() > 0) {
      y = key(canvas, "its cell, radius \u03b4/2", x, y, room, 9, null, Palette.faded(Palette.INK, 0.5));
    }
    if (!sketch.rows().isEmpty()) {
      y = key(canvas, "row of the data", x, y, room, 2.5, key, null);
    }
    canvas.rectangle(x, y - 13, 9, 16,
        Palette.tint(sketch.numeric() ? Palette.ofShare(0) : Palette.ofClass(0), shade(1)));
    canvas.rectangle(x + 9, y - 13, 9, 16,
        Palette.tint(sketch.numeric() ? Palette.ofShare(1) : Palette.ofClass(0), shade(0)));
    canvas.label(sketch.numeric() ? "prediction" : "prediction, sure \u2026 not", x + 28, y, Canvas.TICKS, room);
    return y + 24;
  }

  /** A disc and what it means; returns where the next line is. */
  private static double key(Canvas canvas, String text, double x, double y, double room, double radius, Color fill,
      Color edge) {
    canvas.disc(x + 9, y - 5, radius, fill, edge, edge == null ? 0 : 1);
    canvas.label(text, x + 28, y, Canvas.TICKS, room);
    return y + 24;
  }

  private double scale(Canvas canvas, double x, double top) {
    int steps = 40;
    for (int i = 0; i < steps; i++) {
      canvas.rectangle(x, top + 3 * i, 18, 3.5, Palette.ofShare(1 - (i + 0.5) / steps));
    }
    canvas.text(Axis.label(most), x + 28, top + 12, Canvas.TICKS, Palette.INK, Canvas.Anchor.START);
    canvas.text(Axis.label(least), x + 28, top + 3 * steps, Canvas.TICKS, Palette.INK, Canvas.Anchor.START);
    return top + 3 * steps;
  }

  @Override
  String about(double px, double py, int width, int height, Zoom zoom) {
    Axis[] axes = axes(width, height, zoom);
    ToDoubleFunction<Sketch.Core> distance =
        core -> Math.hypot(axes[0].pixel(core.x()) - px, axes[1].pixel(core.y()) - py);
    return sketch.cores().stream().filter(core -> distance.applyAsDouble(core) < 2 * DOT)
        .min(Comparator.comparingDouble(distance)).map(Sketch.Core::about).orElse(null);
  }
}
