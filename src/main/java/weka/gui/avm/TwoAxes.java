package weka.gui.avm;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;

/**
 * A chart of two series over one abscissa, each with its own vertical axis: the first at the left, the second at the
 * right.
 */
class TwoAxes implements Picture {
  private static final int RIGHT = 96;
  private static final int LEGEND = 30;

  private final String title;
  private final String facts;
  private final String abscissa;
  private final Series left;
  private final Series right;
  private final boolean logarithmic;
  private final List<Series> behind;

  /** Makes the chart; the series behind are drawn thinly, on the left one's axis. */
  TwoAxes(String title, String facts, String abscissa, Series left, Series right, boolean logarithmic,
      Series... behind) {
    this.title = title;
    this.facts = facts;
    this.abscissa = abscissa;
    this.left = left;
    this.right = right;
    this.logarithmic = logarithmic;
    this.behind = List.of(behind);
  }

  @Override
  public final String title() {
    return title;
  }

  private Axis across(int width, Zoom zoom) {
    double low = logarithmic ? left.x().get(0) / 1.15 : 0;
    double high = left.x().get(left.x().size() - 1) * (logarithmic ? 1.15 : 1);
    return new Axis(abscissa, low, high, Sheet.LEFT, Math.max(Sheet.LEFT + 40, width - RIGHT), logarithmic)
        .part(zoom.left(), zoom.right());
  }

  private static Axis up(Series series, int height, Zoom zoom) {
    double most = series.largest();
    return Axis.of(series.name(), 0, most > 0 ? 1.08 * most : 1, height - Sheet.BOTTOM, Sheet.TOP + LEGEND)
        .part(zoom.low(), zoom.high());
  }

  @Override
  public final void draw(Canvas canvas, int width, int height, Zoom zoom) {
    Sheet sheet = new Sheet(canvas, width, height);
    sheet.title(title, facts);
    if (left.x().isEmpty()) {
      canvas.text("Nothing has been learned yet.", width / 2.0, height / 2.0, Sheet.TITLE, false, Palette.INK,
          Canvas.Anchor.MIDDLE);
      return;
    }
    Axis across = across(width, zoom);
    Axis first = up(left, height, zoom);
    Axis second = up(right, height, zoom);
    boolean fullyZoomedOut = zoom.equals(Zoom.none());
    sheet.across(across, first.to(), first.from(), logarithmic && fullyZoomedOut ? left.x() : across.ticks(7));
    sheet.up(first, across.from(), across.to(), left.colour(), false);
    sheet.up(second, across.to(), across.to(), right.colour(), true);
    canvas.clip(across.from(), first.to() - 4, across.to() - across.from(), first.from() - first.to() + 8);
    right.draw(canvas, across, second, logarithmic);
    left.draw(canvas, across, first, logarithmic);
    for (Series series : behind) {
      series.drawThin(canvas, across, first);
    }
    canvas.unclip();
    legend(canvas, across.from(), left);
    legend(canvas, across.from() + 90 + canvas.textWidth(left.name(), Sheet.TEXT, false), right);
  }

  private static void legend(Canvas canvas, double x, Series series) {
    double y = Sheet.TOP + 12;
    canvas.line(new double[] {x, x + 40}, new double[] {y, y}, series.colour(), 3, series.dashed());
    canvas.text(series.name(), x + 50, y + 5, Sheet.TEXT, false, series.colour(), Canvas.Anchor.START);
  }

  @Override
  public final Rectangle2D area(int width, int height) {
    double top = Sheet.TOP + LEGEND;
    return new Rectangle2D.Double(Sheet.LEFT, top, Math.max(40, width - RIGHT - Sheet.LEFT),
        Math.max(1, height - Sheet.BOTTOM - top));
  }

  @Override
  public final String about(double px, double py, int width, int height, Zoom zoom) {
    List<Double> x = left.x();
    if (x.isEmpty()) {
      return null;
    }
    Axis across = across(width, zoom);
    int nearest = 0;
    for (int i = 1; i < x.size(); i++) {
      nearest = Math.abs(across.pixel(x.get(i)) - px) < Math.abs(across.pixel(x.get(nearest)) - px) ? i : nearest;
    }
    return String.format(Locale.ROOT, "%s %s: %s %.4g, %s %,.0f", abscissa, Axis.label(x.get(nearest)), left.name(),
        left.y().get(nearest), right.name(), right.y().get(nearest));
  }
}
