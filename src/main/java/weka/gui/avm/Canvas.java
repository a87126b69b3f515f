package weka.gui.avm;

import java.awt.Color;
import java.awt.Font;
import java.util.List;

/**
 * What pictures are drawn on: the screen, an image or an SVG file; and what all pictures have: a title, axes with ticks.
 * Coordinates are pixels from the upper left corner.
 */
abstract class Canvas {
  static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 20);
  static final Font TEXT = new Font(Font.SANS_SERIF, Font.PLAIN, 15);
  static final Font BOLD = TEXT.deriveFont(Font.BOLD);
  static final Font TICKS = new Font(Font.SANS_SERIF, Font.PLAIN, 14);

  /** Which part of a text is at its place. */
  enum Anchor { START, MIDDLE, END }

  abstract void rectangle(double x, double y, double width, double height, Color fill);

  /** Draws a line through points. */
  abstract void line(double[] x, double[] y, Color colour, double width, boolean dashed);

  /** Draws a disc; either colour may be null for none. */
  abstract void disc(double x, double y, double radius, Color fill, Color edge, double width);

  abstract void text(String text, double x, double y, Font font, Color colour, Anchor anchor);

  /** Writes a line of text upwards, its middle at the place. */
  abstract void textUpwards(String text, double x, double y, Font font, Color colour);

  abstract double textWidth(String text, Font font);

  /** Draws only what is inside a rectangle. */
  abstract void clip(double x, double y, double width, double height, Runnable drawing);

  /** Writes a text to the right of a place, cut to the room there is. */
  final void label(String text, double x, double y, Font font, double room) {
    text(fitted(text, font, room), x, y, font, Palette.INK, Anchor.START);
  }

  private String fitted(String text, Font font, double room) {
    String cut = text;
    while (cut.length() > 4 && textWidth(cut, font) > room) {
      cut = cut.substring(0, cut.length() - 2).stripTrailing() + "\u2026";
    }
    return cut;
  }

  /** The horizontal axis with its grid lines; values are its ticks. */
  final void across(Axis axis, double top, double bottom, List<Double> values) {
    for (double tick : values) {
      double x = axis.pixel(tick);
      line(x, top, x, bottom, Palette.FAINT);
      text(Axis.label(tick), x, bottom + 20, TICKS, Palette.INK, Anchor.MIDDLE);
    }
    line(axis.from(), bottom, axis.to(), bottom, Palette.INK);
    text(fitted(axis.name(), TEXT, axis.to() - axis.from()), (axis.from() + axis.to()) / 2, bottom + 48, TEXT,
        Palette.INK, Anchor.MIDDLE);
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
    textUpwards(fitted(axis.name(), TEXT, Math.abs(axis.to() - axis.from())), rightSide ? x + 66 : x - 60,
        (axis.from() + axis.to()) / 2, TEXT, colour);
  }

  private void line(double x1, double y1, double x2, double y2, Color colour) {
    line(new double[] {x1, x2}, new double[] {y1, y2}, colour, 1.2, false);
  }
}
