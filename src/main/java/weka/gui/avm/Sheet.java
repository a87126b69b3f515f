package weka.gui.avm;

import java.awt.Color;
import java.util.List;

/** The sheet that all pictures are drawn on: title, frame, axes with ticks, and a legend to the right. */
final class Sheet {
  static final int TITLE = 20;
  static final int TEXT = 15;
  static final int TICKS = 14;
  static final int LEFT = 84;
  static final int TOP = 74;
  static final int BOTTOM = 66;

  private final Canvas canvas;
  private final int width;

  Sheet(Canvas canvas, int width, int height) {
    this.canvas = canvas;
    this.width = width;
    canvas.rectangle(0, 0, width, height, Color.WHITE);
  }

  /** A title and a line of facts below it; what does not fit is cut. */
  void title(String title, String facts) {
    canvas.text(fitted(title, TITLE, true, width - 24), 12, 30, TITLE, true, Palette.INK, Canvas.Anchor.START);
    canvas.text(fitted(facts, TEXT, false, width - 24), 12, 54, TEXT, false, Palette.INK, Canvas.Anchor.START);
  }

  String fitted(String text, int size, boolean bold, double room) {
    String cut = text;
    while (cut.length() > 4 && canvas.textWidth(cut, size, bold) > room) {
      cut = cut.substring(0, cut.length() - 2).stripTrailing() + "\u2026";
    }
    return cut;
  }

  /** The horizontal axis with its grid lines; values are its ticks. */
  void across(Axis axis, double top, double bottom, List<Double> values) {
    for (double tick : values) {
      double x = axis.pixel(tick);
      line(x, top, x, bottom, Palette.FAINT);
      canvas.text(Axis.label(tick), x, bottom + 20, TICKS, false, Palette.INK, Canvas.Anchor.MIDDLE);
    }
    line(axis.from(), bottom, axis.to(), bottom, Palette.INK);
    canvas.text(fitted(axis.name(), TEXT, false, axis.to() - axis.from()), (axis.from() + axis.to()) / 2, bottom + 48,
        TEXT, false, Palette.INK, Canvas.Anchor.MIDDLE);
  }

  /** A vertical axis at x; with grid lines up to another x, or at the right side without. */
  void up(Axis axis, double x, double linesTo, Color colour, boolean rightSide) {
    for (double tick : axis.ticks(7)) {
      double y = axis.pixel(tick);
      if (linesTo != x) {
        line(x, y, linesTo, y, Palette.FAINT);
      }
      canvas.text(Axis.label(tick), rightSide ? x + 8 : x - 8, y + 5, TICKS, false, colour,
          rightSide ? Canvas.Anchor.START : Canvas.Anchor.END);
    }
    line(x, axis.from(), x, axis.to(), colour);
    canvas.textUpwards(fitted(axis.name(), TEXT, false, Math.abs(axis.to() - axis.from())),
        rightSide ? x + 66 : x - 60, (axis.from() + axis.to()) / 2, TEXT, colour);
  }

  void line(double x1, double y1, double x2, double y2, Color colour) {
    canvas.line(new double[] {x1, x2}, new double[] {y1, y2}, colour, 1.2, false);
  }
}
