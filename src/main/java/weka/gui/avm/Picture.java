package weka.gui.avm;

import avm.eval.Sketch;
import avm.eval.SketchText;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Locale;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.swing.JFrame;
import javax.swing.WindowConstants;
import weka.classifiers.Classifier;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Drawable;
import weka.core.Instances;

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
    canvas.rectangle(0, 0, width, height, Color.WHITE);
    canvas.label(title, 12, 30, Canvas.TITLE, width - 24);
    canvas.label(facts, 12, 54, Canvas.TEXT, width - 24);
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

  /**
   * {@return the sketch of a learner of this package, or of a classifier that passes on the graph of one inside it;
   * else empty}
   *
   * @param classifier the classifier
   * @param rows data to show with a learner of this package, or null
   * @throws Exception if the classifier cannot make its graph
   */
  public static Optional<Sketch> sketch(Classifier classifier, Instances rows) throws Exception {
    if (classifier instanceof OnlineClassifier learner) {
      return Optional.ofNullable(learner.sketch(rows));
    }
    String graph = classifier instanceof Drawable drawable ? drawable.graph() : null;
    return SketchText.recognises(graph) ? Optional.of(SketchText.read(graph)) : Optional.empty();
  }

  /** Opens a window with the picture. */
  public final void open() {
    JFrame frame = new JFrame(title);
    frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    frame.add(new PicturePanel(this).withBar());
    frame.pack();
    frame.setLocationByPlatform(true);
    frame.setVisible(true);
  }

  /** {@return the whole picture as an image of the usual size} */
  public final BufferedImage image() {
    return image(WIDTH, HEIGHT, Zoom.none());
  }

  final BufferedImage image(int width, int height, Zoom zoom) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
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
    } else if (!ImageIO.write(image(width, height, zoom), "png", file)) {
      throw new IOException("this Java cannot write PNG files; save as SVG");
    }
  }
}
