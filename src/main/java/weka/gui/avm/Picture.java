package weka.gui.avm;

import java.awt.geom.Rectangle2D;

/** A picture of a model, drawn the same way on the screen, on an image and in an SVG file. */
public interface Picture {

  /** {@return what the picture shows} */
  String title();

  /**
   * Draws it.
   *
   * @param canvas what to draw on
   * @param width the whole width
   * @param height the whole height
   * @param zoom the part to show
   */
  void draw(Canvas canvas, int width, int height, Zoom zoom);

  /**
   * Where the axes are.
   *
   * @param width the whole width
   * @param height the whole height
   * @return the part of the picture that zooming changes
   */
  Rectangle2D area(int width, int height);

  /**
   * What is at a place.
   *
   * @param x the pixel's abscissa
   * @param y the pixel's ordinate
   * @param width the whole width
   * @param height the whole height
   * @param zoom the part that is shown
   * @return words about it, or null for nothing
   */
  String about(double x, double y, int width, int height, Zoom zoom);
}
