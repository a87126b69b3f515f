package weka.gui.avm;

import java.awt.Color;

/**
 * What pictures are drawn on: the screen, an image or an SVG file. Coordinates are pixels from the upper left corner.
 */
public interface Canvas {

  /** Where a text's anchor is. */
  enum Anchor {
    /** At its beginning. */
    START,
    /** In its middle. */
    MIDDLE,
    /** At its end. */
    END
  }

  /**
   * Fills a rectangle.
   *
   * @param x its left side
   * @param y its upper side
   * @param width its width
   * @param height its height
   * @param fill its colour
   */
  void rectangle(double x, double y, double width, double height, Color fill);

  /**
   * Draws a line through points.
   *
   * @param x the points' abscissae
   * @param y the points' ordinates
   * @param colour the line's colour
   * @param width the line's width
   * @param dashed whether it is dashed
   */
  void line(double[] x, double[] y, Color colour, double width, boolean dashed);

  /**
   * Draws a disc.
   *
   * @param x its centre's abscissa
   * @param y its centre's ordinate
   * @param radius its radius
   * @param fill the colour inside, or null for a ring
   * @param edge the edge's colour, or null for none
   * @param width the edge's width
   */
  void disc(double x, double y, double radius, Color fill, Color edge, double width);

  /**
   * Writes a line of text.
   *
   * @param text the text
   * @param x the anchor's abscissa
   * @param y the base line's ordinate
   * @param size the font's size
   * @param bold whether it is bold
   * @param colour its colour
   * @param anchor where the anchor is
   */
  void text(String text, double x, double y, int size, boolean bold, Color colour, Anchor anchor);

  /**
   * Writes a line of text upwards, its middle at the anchor.
   *
   * @param text the text
   * @param x the base line's abscissa
   * @param y the middle's ordinate
   * @param size the font's size
   * @param colour its colour
   */
  void textUpwards(String text, double x, double y, int size, Color colour);

  /**
   * How wide a text is.
   *
   * @param text the text
   * @param size the font's size
   * @param bold whether it is bold
   * @return its width
   */
  double textWidth(String text, int size, boolean bold);

  /**
   * Draws only inside a rectangle until {@link #unclip}.
   *
   * @param x its left side
   * @param y its upper side
   * @param width its width
   * @param height its height
   */
  void clip(double x, double y, double width, double height);

  /** Draws everywhere again. */
  void unclip();
}
