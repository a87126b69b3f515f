package weka.gui.avm;

import java.awt.Color;
import java.awt.Font;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A chart of two series over one abscissa, each with its own vertical axis: the first at the left, the second at the
 * right.
 */
class TwoAxes extends Picture {
  private static final int RIGHT = 96;
  private static final int LEGEND = 30;

  /** A line of the chart; dashed, it can be told from the other without colours. */
  record Series(String name, Color colour, boolean dashed, List<Double> x, List<Double> y) {

    private void draw(Canvas canvas, Axis across, Axis up, Color shade, double width, boolean marks) {
      double[] px = x.stream().mapToDouble(across::pixel).toArray();
      double[] py = y.stream().mapToDouble(up::pixel).toArray();
      canvas.line(px, py, shade, width, dashed);
      for (int i = 0; marks && i < px.length; i++) {
        canvas.disc(px[i], py[i], 5, dashed ? Color.WHITE : colour, colour, 2.5);
      }
    }
  }

  private final String abscissa;
  private final Series left;
  private final Series right;
  private final boolean logarithmic;
  private final List<Series> behind;

  /** Makes the chart; the series behind are drawn thinly, on the left one's axis. */
  TwoAxes(String title, String facts, String abscissa, Series left, Series right, boolean logarithmic,
      Series... behind) {
    super(title, facts);
    this.abscissa = abscissa;
    this.left = left;
    this.right = right;
    this.logarithmic = logarithmic;
    this.behind = List.of(behind);
  }

  @Override
  final Axis[] axes(int width, int height, Zoom zoom) {
    List<Double> x = left.x().isEmpty() ? List.of(1.0) : left.x();
    double low = logarithmic ? x.get(0) / 1.15 : 0;
    double high = x.get(x.size() - 1) * (logarithmic ? 1.15 : 1);
    Axis across = new Axis(abscissa, low, high, LEFT, Math.max(LEFT + 40, width - RIGHT), logarithmic);
    return new Axis[] {across.part(zoom.left(), zoom.right()), up(left, height, zoom), up(right, height, zoom)};
  }

  private static Axis up(Series series, int height, Zoom zoom) {
    double most = series.y().stream().mapToDouble(v -> v).max().orElse(1);
    return Axis.of(series.name(), 0, most > 0 ? 1.08 * most : 1, height - BOTTOM, TOP + LEGEND)
        .part(zoom.low(), zoom.high());
  }

  @Override
  final void content(Canvas canvas, int width, int height, Zoom zoom) {
    if (left.x().isEmpty()) {
      canvas.text("Nothing has been learned yet.", width / 2.0, height / 2.0, Canvas.TITLE.deriveFont(Font.PLAIN),
          Palette.INK, Canvas.Anchor.MIDDLE);
      return;
    }
    Axis[] axes = axes(width, height, zoom);
    Axis across = axes[0];
    Axis first = axes[1];
    boolean fullyZoomedOut = zoom.equals(Zoom.none());
    canvas.across(across, first.to(), first.from(), logarithmic && fullyZoomedOut ? left.x() : across.ticks(7));
    canvas.up(first, across.from(), across.to(), left.colour(), false);
    canvas.up(axes[2], across.to(), across.to(), right.colour(), true);
    canvas.clip(across.from(), first.to() - 4, across.to() - across.from(), first.from() - first.to() + 8, () -> {
      right.draw(canvas, across, axes[2], right.colour(), 3, logarithmic);
      left.draw(canvas, across, first, left.colour(), 3, logarithmic);
      behind.forEach(thin -> thin.draw(canvas, across, first, Palette.tint(thin.colour(), 0.45), 1.2, false));
    });
    legend(canvas, across.from(), left);
    legend(canvas, across.from() + 90 + canvas.textWidth(left.name(), Canvas.TEXT), right);
  }

  private static void legend(Canvas canvas, double x, Series series) {
    double y = TOP + 12;
    canvas.line(new double[] {x, x + 40}, new double[] {y, y}, series.colour(), 3, series.dashed());
    canvas.text(series.name(), x + 50, y + 5, Canvas.TEXT, series.colour(), Canvas.Anchor.START);
  }

  @Override
  final String about(double px, double py, int width, int height, Zoom zoom) {
    List<Double> x = left.x();
    if (x.isEmpty()) {
      return null;
    }
    Axis across = axes(width, height, zoom)[0];
    int nearest = IntStream.range(0, x.size()).boxed()
        .min(Comparator.comparingDouble(i -> Math.abs(across.pixel(x.get(i)) - px))).orElseThrow();
    return String.format(Locale.ROOT, "%s %s: %s %.4g, %s %,.0f", abscissa, Axis.label(x.get(nearest)), left.name(),
        left.y().get(nearest), right.name(), right.y().get(nearest));
  }
}
