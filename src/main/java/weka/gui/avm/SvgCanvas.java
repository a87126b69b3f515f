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
  void rectangle(double x, double y, double width, double height, Color fill) {
    write("<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" %s/>", x, y, width, height, paint("fill", fill));
  }

  @Override
  void line(double[] x, double[] y, Color colour, double width, boolean dashed) {
    String points = IntStream.range(0, x.length).mapToObj(i -> String.format(Locale.ROOT, "%.1f,%.1f", x[i], y[i]))
        .collect(Collectors.joining(" "));
    write("<polyline points=\"%s\" fill=\"none\" %s stroke-width=\"%.1f\" stroke-linejoin=\"round\"%s/>",
        points, paint("stroke", colour), width, dashed ? " stroke-dasharray=\"8 6\"" : "");
  }

  @Override
  void disc(double x, double y, double radius, Color fill, Color edge, double width) {
    write("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" %s %s stroke-width=\"%.1f\"/>", x, y, radius, paint("fill", fill),
        paint("stroke", edge), width);
  }

  @Override
  void text(String text, double x, double y, Font font, Color colour, Anchor anchor) {
    write("<text x=\"%.1f\" y=\"%.1f\" font-size=\"%d\"%s text-anchor=\"%s\" %s>%s</text>", x, y, font.getSize(),
        font.isBold() ? " font-weight=\"bold\"" : "", anchor.name().toLowerCase(Locale.ROOT), paint("fill", colour),
        escape(text));
  }

  @Override
  void textUpwards(String text, double x, double y, Font font, Color colour) {
    write("<text transform=\"translate(%.1f %.1f) rotate(-90)\" font-size=\"%d\" text-anchor=\"middle\" %s>%s</text>",
        x, y, font.getSize(), paint("fill", colour), escape(text));
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
