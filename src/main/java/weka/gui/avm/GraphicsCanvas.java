package weka.gui.avm;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** A canvas on an image. */
final class GraphicsCanvas extends Canvas {
  private final Graphics2D graphics;

  GraphicsCanvas(Graphics2D graphics) {
    this.graphics = graphics;
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  private void draw(Shape shape, Color fill, Color edge, Stroke stroke) {
    if (fill != null) {
      graphics.setColor(fill);
      graphics.fill(shape);
    }
    if (edge != null) {
      graphics.setColor(edge);
      graphics.setStroke(stroke);
      graphics.draw(shape);
    }
  }

  @Override
  void path(double[] x, double[] y, Color fill, Color edge, double width, boolean dashed) {
    Path2D path = new Path2D.Double();
    path.moveTo(x[0], y[0]);
    for (int i = 1; i < x.length; i++) {
      path.lineTo(x[i], y[i]);
    }
    draw(path, fill, edge, new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1,
        dashed ? new float[] {8, 6} : null, 0));
  }

  @Override
  void ellipse(double x, double y, double across, double up, Color fill, Color edge, double width) {
    draw(new Ellipse2D.Double(x - across, y - up, 2 * across, 2 * up), fill, edge, new BasicStroke((float) width));
  }

  @Override
  void text(String text, double x, double y, Font font, Color colour, Anchor anchor, boolean upwards) {
    AffineTransform before = graphics.getTransform();
    graphics.translate(x, y);
    graphics.rotate(upwards ? -Math.PI / 2 : 0);
    graphics.setFont(font);
    graphics.setColor(colour);
    double width = anchor == Anchor.START ? 0 : textWidth(text, font);
    graphics.drawString(text, (float) -(anchor == Anchor.MIDDLE ? width / 2 : width), 0);
    graphics.setTransform(before);
  }

  @Override
  double textWidth(String text, Font font) {
    return font.getStringBounds(text, graphics.getFontRenderContext()).getWidth();
  }

  @Override
  void clip(double x, double y, double width, double height, Runnable drawing) {
    Shape whole = graphics.getClip();
    graphics.clip(new Rectangle2D.Double(x, y, width, height));
    drawing.run();
    graphics.setClip(whole);
  }
}
