package weka.gui.avm;

import java.awt.Color;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What pictures are drawn on: the screen, an image or an SVG file; and what all pictures have: labels, axes with ticks.
 * Coordinates are pixels from the upper left corner.
 */
abstract class Canvas {
  static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 20);
  static final Font TEXT = new Font(Font.SANS_SERIF, Font.PLAIN, 15);
  static final Font BOLD = TEXT.deriveFont(Font.BOLD);
  static final Font TICKS = new Font(Font.SANS_SERIF, Font.PLAIN, 14);
  /** A text that has no room becomes smaller, but not smaller than this. */
  private static final int SMALLEST = 9;

  /** Which part of a text is at its place. */
  enum Anchor { START, MIDDLE, END }

  /** Draws lines through points, and what they enclose where there is a colour to fill it; either may be null. */
  abstract void path(double[] x, double[] y, Color fill, Color edge, double width, boolean dashed);

  /** Draws an ellipse of two radii; either colour may be null for none. */
  abstract void ellipse(double x, double y, double across, double up, Color fill, Color edge, double width);

  /** Writes a line of text, upwards or to the right. */
  abstract void text(String text, double x, double y, Font font, Color colour, Anchor anchor, boolean upwards);

  abstract double textWidth(String text, Font font);

  /** Draws only what is inside a rectangle. */
  abstract void clip(double x, double y, double width, double height, Runnable drawing);

  final void disc(double x, double y, double radius, Color fill, Color edge, double width) {
    ellipse(x, y, radius, radius, fill, edge, width);
  }

  final void rectangle(double x, double y, double width, double height, Color fill, Color edge) {
    path(new double[] {x, x + width, x + width, x, x}, new double[] {y, y, y + height, y + height, y}, fill, edge, 1, false);
  }

  /**
   * Fills a rectangle with squares, line by line from the lowest; a null is left out. Neighbours of one colour are one
   * rectangle.
   */
  final void squares(double left, double low, double right, double high, int columns, Color[] colours) {
    double dx = (right - left) / columns;
    double dy = (low - high) / (colours.length / columns);
    for (int from = 0; from < colours.length;) {
      int to = from + 1;
      while (to % columns != 0 && Objects.equals(colours[to], colours[from])) {
        to++;
      }
      if (colours[from] != null) {
        double more = colours[from].getAlpha() == 255 ? 0.6 : 0;
        rectangle(left + from % columns * dx, low - (from / columns + 1) * dy, (to - from) * dx + more, dy + more,
            colours[from], null);
      }
      from = to;
    }
  }

  final void line(double x1, double y1, double x2, double y2, Color colour) {
    path(new double[] {x1, x2}, new double[] {y1, y2}, null, colour, 1.2, false);
  }

  /** A cross, the mark of what is wrong. */
  final void cross(double x, double y, double reach, Color colour) {
    for (int sign = -1; sign <= 1; sign += 2) {
      path(new double[] {x - reach, x + reach}, new double[] {y - sign * reach, y + sign * reach}, null, colour, 1.6, false);
    }
  }

  final void text(String text, double x, double y, Font font, Color colour, Anchor anchor) {
    text(text, x, y, font, colour, anchor, false);
  }

  /** Writes a text to the right of a place: smaller, and at last cut, if there is too little room. */
  final void label(String text, double x, double y, Font font, Color colour, double room) {
    Font fitting = fitting(text, font, room);
    String cut = text;
    while (cut.length() > 4 && textWidth(cut, fitting) > room) {
      cut = cut.substring(0, cut.length() - 2).stripTrailing() + "\u2026";
    }
    text(cut, x, y, fitting, colour, Anchor.START);
  }

  /** The font, or a smaller one in which a text has room. */
  private Font fitting(String text, Font font, double room) {
    Font smaller = font;
    while (smaller.getSize() > SMALLEST && textWidth(text, smaller) > room) {
      smaller = smaller.deriveFont(smaller.getSize() - 1f);
    }
    return smaller;
  }

  /** Writes the title of an axis, never cut: smaller, and then in several lines, if there is too little room. */
  private void title(String text, double x, double y, Color colour, double room, boolean upwards) {
    Font font = fitting(text, TEXT, room);
    List<String> lines = new ArrayList<>();
    for (String rest = text; !rest.isEmpty();) {
      int end = rest.length();
      while (end > 1 && textWidth(rest.substring(0, end), font) > room) {
        end--;
      }
      int space = end < rest.length() ? rest.lastIndexOf(' ', end) : -1;
      end = space > end / 2 ? space : end;
      lines.add(rest.substring(0, end).strip());
      rest = rest.substring(end).strip();
    }
    double step = font.getSize() * 1.1;
    for (int i = 0; i < lines.size(); i++) {
      double down = upwards ? (i - lines.size() + 1) * step : i * step;
      text(lines.get(i), upwards ? x + down : x, upwards ? y : y + down, font, colour, Anchor.MIDDLE, upwards);
    }
  }

  /** The horizontal axis with its grid lines. */
  final void across(Axis axis, double top, double bottom) {
    for (double tick : axis.ticks(7)) {
      double x = axis.pixel(tick);
      line(x, top, x, bottom, Palette.FAINT);
      text(Axis.label(tick), x, bottom + 20, TICKS, Palette.INK, Anchor.MIDDLE);
    }
    line(axis.from(), bottom, axis.to(), bottom, Palette.INK);
    title(axis.name(), (axis.from() + axis.to()) / 2, bottom + 44, Palette.INK, axis.to() - axis.from() + 60, false);
  }

  /** A vertical axis at x; with grid lines up to another x, or at the right side without. */
  final void up(Axis axis, double x, double linesTo, Color colour, boolean rightSide) {
    for (double tick : axis.ticks(7)) {
      double y = axis.pixel(tick);
      if (linesTo != x) {
        line(x, y, linesTo, y, Palette.FAINT);
      }
      text(Axis.label(tick), rightSide ? x + 8 : x - 8, y + 5, TICKS, colour, rightSide ? Anchor.START : Anchor.END);
    }
    line(x, axis.from(), x, axis.to(), colour);
    title(axis.name(), rightSide ? x + 72 : x - 60, (axis.from() + axis.to()) / 2, colour,
        Math.abs(axis.to() - axis.from()) + 40, true);
  }
}
