package weka.gui.avm;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;

/** A picture of a model, drawn the same way on the screen, on an image and in an SVG file. */
public abstract class Picture {
  static final int WIDTH = 960;
  static final int HEIGHT = 640;
  /** The room beside the axes. */
  static final int LEFT = 84;
  static final int TOP = 74;
  static final int BOTTOM = 66;

  private final String title;
  private final String facts;

  Picture(String title, String facts) {
    this.title = title;
    this.facts = facts;
  }

  final String title() {
    return title;
  }

  /** The horizontal and the vertical axis, where a part of the picture is shown. */
  abstract Axis[] axes(int width, int height, Zoom zoom);

  /** Draws what is below the title. */
  abstract void content(Canvas canvas, int width, int height, Zoom zoom);

  final void draw(Canvas canvas, int width, int height, Zoom zoom) {
    canvas.rectangle(0, 0, width, height, Color.WHITE, null);
    canvas.label(title, 12, 30, Canvas.TITLE, Palette.INK, width - 24);
    canvas.label(facts, 12, 54, Canvas.TEXT, Palette.INK, width - 24);
    content(canvas, width, height, zoom);
  }

  /** Words about what is at a pixel, or null for nothing. */
  abstract String about(double x, double y, int width, int height, Zoom zoom);

  /** Where the axes are: the part of the picture that zooming changes. */
  final Rectangle2D area(int width, int height) {
    Axis[] axes = axes(width, height, Zoom.none());
    return new Rectangle2D.Double(axes[0].from(), axes[1].to(), axes[0].to() - axes[0].from(),
        Math.max(1, axes[1].from() - axes[1].to()));
  }

  /** The columns that an axis may be; none where axes cannot be chosen. */
  List<String> columns() {
    return List.of();
  }

  /** This picture with other axes: two of {@link #columns}, or a first one below 0 for those that say most. */
  Picture along(int first, int second) {
    return this;
  }

  /** {@return the whole picture as an image of the usual size} */
  public final BufferedImage image() {
    return image(WIDTH, HEIGHT, Zoom.none(), 1);
  }

  /** The picture as an image; scale says how many pixels of the image one of the picture has. */
  final BufferedImage image(int width, int height, Zoom zoom, double scale) {
    BufferedImage image =
        new BufferedImage((int) Math.ceil(width * scale), (int) Math.ceil(height * scale), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.scale(scale, scale);
    draw(new GraphicsCanvas(graphics), width, height, zoom);
    graphics.dispose();
    return image;
  }

  final String svg(int width, int height, Zoom zoom) {
    SvgCanvas canvas = new SvgCanvas(width, height);
    draw(canvas, width, height, zoom);
    return canvas.toString();
  }

  /** Saves the picture: as SVG if the file's name ends so, else as PNG. */
  final void save(File file, int width, int height, Zoom zoom) throws IOException {
    if (file.getName().toLowerCase(Locale.ROOT).endsWith(".svg")) {
      Files.writeString(file.toPath(), svg(width, height, zoom));
    } else if (!ImageIO.write(image(width, height, zoom, 1), "png", file)) {
      throw new IOException("this Java cannot write PNG files; save as SVG");
    }
  }
}
