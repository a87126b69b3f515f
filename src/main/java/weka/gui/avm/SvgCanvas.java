package weka.gui.avm;

import java.awt.Color;
import java.awt.Font;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A canvas that writes SVG. */
final class SvgCanvas extends Canvas {
  private final StringBuilder svg = new StringBuilder();
  private int clips;

  SvgCanvas(int width, int height) {
    write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" "
        + "font-family=\"DejaVu Sans, Verdana, sans-serif\">", width, height, width, height);
  }

  private void write(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  private static String paint(String what, Color colour) {
    return colour == null ? what + "=\"none\"" : String.format(Locale.ROOT, "%s=\"#%06x\"%s", what,
        colour.getRGB() & 0xffffff, colour.getAlpha() == 255 ? ""
        : String.format(Locale.ROOT, " %s-opacity=\"%.2f\"", what, colour.getAlpha() / 255.0));
  }

  @Override
  void path(double[] x, double[] y, Color fill, Color edge, double width, boolean dashed) {
    String points = IntStream.range(0, x.length).mapToObj(i -> number(x[i]) + "," + number(y[i]))
        .collect(Collectors.joining(" "));
    write("<path d=\"M%s\" %s%s/>", points, paint("fill", fill), edge == null ? "" : String.format(Locale.ROOT,
        " %s stroke-width=\"%s\" stroke-linejoin=\"round\"%s", paint("stroke", edge), number(width),
        dashed ? " stroke-dasharray=\"8 6\"" : ""));
  }

  /** Tenths of a pixel are more than can be seen. */
  private static String number(double value) {
    double tenths = Math.rint(10 * value) / 10;
    return tenths == Math.rint(tenths) ? Long.toString((long) tenths) : Double.toString(tenths);
  }

  @Override
  void ellipse(double x, double y, double across, double up, Color fill, Color edge, double width) {
    write("<ellipse cx=\"%s\" cy=\"%s\" rx=\"%s\" ry=\"%s\" %s%s/>", number(x), number(y), number(across), number(up),
        paint("fill", fill), edge == null ? "" : " " + paint("stroke", edge) + " stroke-width=\"" + number(width) + "\"");
  }

  @Override
  void text(String text, double x, double y, Font font, Color colour, Anchor anchor, boolean upwards) {
    write("<text transform=\"translate(%s %s)%s\" font-size=\"%d\"%s text-anchor=\"%s\" %s>%s</text>", number(x), number(y),
        upwards ? " rotate(-90)" : "", font.getSize(), font.isBold() ? " font-weight=\"bold\"" : "",
        anchor.name().toLowerCase(Locale.ROOT), paint("fill", colour), escape(text));
  }

  /** Roughly: fonts differ from viewer to viewer. */
  @Override
  double textWidth(String text, Font font) {
    return text.length() * font.getSize() * (font.isBold() ? 0.66 : 0.58);
  }

  @Override
  void clip(double x, double y, double width, double height, Runnable drawing) {
    clips++;
    write("<clipPath id=\"clip%d\"><rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/></clipPath>", clips,
        x, y, width, height);
    write("<g clip-path=\"url(#clip%d)\">", clips);
    drawing.run();
    write("</g>");
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        .replaceAll("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]", "?");
  }

  /** The whole file. */
  @Override
  public String toString() {
    return svg + "</svg>\n";
  }
}
