package weka.gui.avm;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Locale;
import javax.imageio.ImageIO;

/** Pictures as images and files. */
public final class PictureFile {
  /** The width of a picture where none is asked for. */
  public static final int WIDTH = 960;
  /** The height of a picture where none is asked for. */
  public static final int HEIGHT = 640;

  private PictureFile() {
  }

  /**
   * A picture as an image.
   *
   * @param picture the picture
   * @param width the image's width
   * @param height the image's height
   * @param zoom the part to show
   * @return the image
   */
  public static BufferedImage image(Picture picture, int width, int height, Zoom zoom) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    try {
      picture.draw(new GraphicsCanvas(graphics), width, height, zoom);
    } finally {
      graphics.dispose();
    }
    return image;
  }

  /**
   * A picture as SVG.
   *
   * @param picture the picture
   * @param width its width
   * @param height its height
   * @param zoom the part to show
   * @return the text of an SVG file
   */
  public static String svg(Picture picture, int width, int height, Zoom zoom) {
    SvgCanvas canvas = new SvgCanvas(width, height);
    picture.draw(canvas, width, height, zoom);
    return canvas.toString();
  }

  /**
   * Saves a picture: as SVG if the file's name ends so, else as PNG.
   *
   * @param picture the picture
   * @param file the file
   * @param width its width
   * @param height its height
   * @param zoom the part to show
   * @throws IOException if it cannot be written
   */
  public static void save(Picture picture, File file, int width, int height, Zoom zoom) throws IOException {
    if (file.getName().toLowerCase(Locale.ROOT).endsWith(".svg")) {
      Files.writeString(file.toPath(), svg(picture, width, height, zoom));
    } else if (!ImageIO.write(image(picture, width, height, zoom), "png", file)) {
      throw new IOException("this Java cannot write PNG files; save as SVG");
    }
  }
}
