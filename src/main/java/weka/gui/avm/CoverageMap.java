package weka.gui.avm;

import avm.eval.Sketch;
import java.awt.Color;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import weka.classifiers.functions.avm.report.ModelGraph;

/**
 * The core points on a plane, each with its cell, over what the model predicts there. A learner without cells has its
 * stored vectors there. The plane of principal components has the same scale on both axes, so that a ball's shadow is a
 * circle; that of two attributes has one of its own for each. Where cells overlap they darken what is behind, and where
 * many do, their number is drawn in place of each.
 */
public final class CoverageMap extends Picture {
  private static final int LEGEND = 252;
  private static final double DOT = 5;
  /** A plane that shows less of the variance than this is told of. */
  private static final double HALF = 0.5;
  /** Where places are in more cells than these, how many there are is shown, and the edges of only a few. */
  private static final int CROWD = 12;
  private static final int FEW = 40;
  private static final int SHADES = 16;
  private static final int COLUMNS = 160;
  private static final double LIGHT = 0.06;
  private static final double DARK = 0.4;
  /** Not a class's colour. */
  private static final Color WRONG = new Color(0xc00000);

  private final Sketch sketch;
  private final ModelGraph graph;
  private final double least;
  private final double most;
  /** How many cells there are, where they are too many to be drawn one by one; else null. */
  private final Color[] crowd;

  /** @param sketch the model, as it is to be seen: the axes cannot be chosen */
  public CoverageMap(Sketch sketch) {
    this(sketch, null);
  }

  /** The graph that other sketches come from may be null. */
  CoverageMap(Sketch sketch, ModelGraph graph) {
    super(sketch.learner() + (sketch.cell() != null ? " coverage map: " : " map of stored vectors: ") + sketch.relation(),
        sketch.facts());
    this.sketch = sketch;
    this.graph = graph;
    double[] values = DoubleStream.concat(sketch.grid().values().stream().mapToDouble(v -> v),
        sketch.cores().stream().mapToDouble(Sketch.Core::value)).toArray();
    least = Arrays.stream(values).min().orElse(0);
    most = Arrays.stream(values).max().orElse(1);
    crowd = crowd();
  }

  /** {@return this map, whose axes cannot be chosen: for a model that goes on learning} */
  public CoverageMap fixed() {
    return new CoverageMap(sketch);
  }

  @Override
  List<String> columns() {
    return graph == null || sketch.cores().isEmpty() ? List.of() : graph.columns();
  }

  @Override
  Picture along(int first, int second) {
    return new CoverageMap(first < 0 ? graph.sketch() : graph.sketch(first, second), graph);
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
          TOP + 40, Canvas.TEXT, Palette.INK, width - LEFT);
      return;
    }
    Axis[] axes = axes(width, height, zoom);
    Axis x = axes[0];
    Axis y = axes[1];
    canvas.across(x, y.to(), y.from());
    canvas.up(y, x.from(), x.to(), Palette.INK, false);
    canvas.clip(x.from(), y.to(), x.to() - x.from(), y.from() - y.to(), () -> map(canvas, x, y));
    legend(canvas, x.to() + 22, y.to() + 14, width);
  }

  private void map(Canvas canvas, Axis x, Axis y) {
    regions(canvas, x, y);
    double many = Math.min(1, Math.sqrt(150.0 / sketch.cores().size()));
    boolean crowded = crowd != null;
    if (crowded) {
      squares(canvas, x, y, COLUMNS, crowd);
    }
    for (Sketch.Core core : crowded ? sketch.cores().subList(0, Math.min(FEW, sketch.cores().size())) : sketch.cores()) {
      cell(canvas, x, y, core, crowded ? null : Palette.faded(Palette.INK, 0.05),
          Palette.faded(Palette.INK, 0.1 + 0.25 * core.strength()));
    }
    for (Sketch.Row row : sketch.rows()) {
      canvas.disc(x.pixel(row.x()), y.pixel(row.y()), 2, colour(row.value()), null, 0);
    }
    for (int i = sketch.cores().size() - 1; i >= 0; i--) {
      Sketch.Core core = sketch.cores().get(i);
      canvas.disc(x.pixel(core.x()), y.pixel(core.y()), 1.3 + (DOT - 1.3) * many + (1 + 2 * many) * core.strength(),
          Palette.tint(colour(core.value()), 0.25 + 0.75 * core.strength()),
          Palette.faded(Palette.INK, 0.3 + 0.7 * Math.max(many, core.strength())), 0.5 + 0.5 * many);
    }
    for (Sketch.Row row : sketch.rows()) {
      if (row.wrong()) {
        canvas.cross(x.pixel(row.x()), y.pixel(row.y()), 3.5, WRONG);
      }
    }
  }

  /**
   * All cells where a core point is, on average, in so many that these could not be told from each other: the more of them
   * cover a place, the darker it is. Else null.
   */
  private Color[] crowd() {
    int[] counts = sketch.cell() == null ? new int[0] : sketch.density(COLUMNS, COLUMNS * 3 / 4);
    double squares = Arrays.stream(counts).asDoubleStream().map(count -> count * count).sum();
    if (squares <= CROWD * Arrays.stream(counts).asDoubleStream().sum()) {
      return null;
    }
    int largest = Arrays.stream(counts).max().orElse(1);
    return Arrays.stream(counts).mapToObj(count -> count == 0 ? null
        : Palette.faded(Palette.INK, LIGHT + DARK * (SHADES * count / largest) / SHADES)).toArray(Color[]::new);
  }

  private void cell(Canvas canvas, Axis x, Axis y, Sketch.Core core, Color fill, Color edge) {
    Sketch.Cell cell = sketch.cell();
    if (cell != null && cell.round()) {
      canvas.ellipse(x.pixel(core.x()), y.pixel(core.y()), x.pixels(cell.across()), y.pixels(cell.up()), fill, edge, 1);
    } else if (cell != null) {
      canvas.rectangle(x.pixel(core.x() - cell.across()), y.pixel(core.y() + cell.up()), 2 * x.pixels(cell.across()),
          2 * y.pixels(cell.up()), fill, edge);
    }
  }

  /** What the model predicts. */
  private void regions(Canvas canvas, Axis x, Axis y) {
    Sketch.Grid grid = sketch.grid();
    squares(canvas, x, y, grid.columns(), IntStream.range(0, grid.values().size()).mapToObj(k ->
        Palette.tint(colour(grid.values().get(k)), shade(grid.sure().get(k)))).toArray(Color[]::new));
  }

  private void squares(Canvas canvas, Axis x, Axis y, int columns, Color[] colours) {
    Sketch.Grid grid = sketch.grid();
    canvas.squares(x.pixel(grid.left()), y.pixel(grid.low()), x.pixel(grid.right()), y.pixel(grid.high()), columns, colours);
  }

  private double shade(double sure) {
    return sketch.numeric() ? 0.5 : 0.1 + 0.32 * sure;
  }

  private Color colour(double value) {
    return sketch.numeric() ? Palette.ofShare(most > least ? (value - least) / (most - least) : 0.5)
        : Palette.ofClass((int) value);
  }

  private void legend(Canvas canvas, double x, double top, int width) {
    double room = width - x - 40;
    double y = top;
    canvas.label(sketch.target(), x, y, Canvas.BOLD, Palette.INK, room + 28);
    y = sketch.numeric() ? scale(canvas, x, y + 12) + 36 : y + 24;
    for (int c = 0; c < Math.min(8, sketch.classes().size()); c++) {
      y = key(canvas, sketch.classes().get(c) + (c == 7 && sketch.classes().size() > 8 ? " and so on" : ""), x, y, room,
          Palette.ofClass(c), Palette.ofClass(c));
    }
    y = keys(canvas, x, y + 12, room);
    if (sketch.cores().size() < sketch.corePoints()) {
      y = note(canvas, String.format(Locale.ROOT, "the %,d strongest of\n%,d %s", sketch.cores().size(), sketch.corePoints(),
          sketch.vectors()), x, y + 8, Palette.INK, room);
    }
    if (sketch.seen() < HALF) {
      note(canvas, "Note: this plane shows\n" + Math.round(100 * sketch.seen()) + "% of the variance. What\n"
          + "is near here may be far\napart in the data.", x, y + 8, WRONG, room);
    }
  }

  private static double note(Canvas canvas, String text, double x, double top, Color colour, double room) {
    double y = top;
    for (String line : text.split("\n")) {
      canvas.label(line, x, y, Canvas.TICKS, colour, room + 28);
      y += 20;
    }
    return y;
  }

  private double keys(Canvas canvas, double x, double top, double room) {
    Color key = Palette.ofClass(7);
    double y = key(canvas, (sketch.cell() != null ? "core point" : "stored vector") + " that counts", x, top, room,
        DOT + 3, key, Palette.INK);
    y = key(canvas, "\u2026 that hardly counts", x, y, room, 3, Palette.tint(key, 0.25), Palette.INK);
    Color cell = Palette.faded(Palette.INK, 0.1);
    if (sketch.cell() != null) {
      y = sketch.cell().round()
          ? key(canvas, "its cell, radius \u03b4/2", x, y, room, 9, cell, Palette.faded(Palette.INK, 0.5))
          : key(canvas, "its cell, a cube", x, y, room, cell, cell);
    }
    if (crowd != null) {
      y = key(canvas, "few \u2026 many cells there", x, y, room, Palette.faded(Palette.INK, LIGHT),
          Palette.faded(Palette.INK, LIGHT + DARK));
    }
    if (!sketch.rows().isEmpty()) {
      y = key(canvas, "row of the data", x, y, room, 2, key, null);
    }
    long wrong = sketch.rows().stream().filter(Sketch.Row::wrong).count();
    if (wrong > 0) {
      canvas.cross(x + 9, y - 5, 3.5, WRONG);
      y = key(canvas, String.format(Locale.ROOT, "wrong: %,d of %,d rows", wrong, sketch.rows().size()), x, y, room, 0, null,
          null);
    }
    return sketch.numeric() ? key(canvas, "prediction", x, y, room, Palette.tint(Palette.ofShare(0), shade(1)),
        Palette.tint(Palette.ofShare(1), shade(1)))
        : key(canvas, "prediction, sure \u2026 not", x, y, room, Palette.tint(Palette.ofClass(0), shade(1)),
        Palette.tint(Palette.ofClass(0), shade(0)));
  }

  /** A disc and what it means; returns where the next line is. */
  private static double key(Canvas canvas, String text, double x, double y, double room, double radius, Color fill,
      Color edge) {
    canvas.disc(x + 9, y - 5, radius, fill, edge, edge == null ? 0 : 1);
    canvas.label(text, x + 28, y, Canvas.TICKS, Palette.INK, room);
    return y + 24;
  }

  /** Two colours and what they mean; returns where the next line is. */
  private static double key(Canvas canvas, String text, double x, double y, double room, Color left, Color right) {
    canvas.rectangle(x, y - 13, 9, 16, left, null);
    canvas.rectangle(x + 9, y - 13, 9, 16, right, null);
    return key(canvas, text, x, y, room, 0, null, null);
  }

  private double scale(Canvas canvas, double x, double top) {
    int steps = 40;
    for (int i = 0; i < steps; i++) {
      canvas.rectangle(x, top + 3 * i, 18, 3.5, Palette.ofShare(1 - (i + 0.5) / steps), null);
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
        .min(Comparator.comparingDouble(distance)).map(core -> core.about().replace(", ", "\n")).orElse(null);
  }
}
