package weka.gui.avm;

import java.awt.Color;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.IntStream;

/** Something that a chart shows between its axes, and that its legend names. */
interface Layer {

  /** What the legend calls it. */
  String name();

  Color colour();

  /** Where it has values on the horizontal axis. */
  double[] x();

  /** Its values on the vertical axis. */
  double[] y();

  /** Whether its values are those of the right axis. */
  default boolean right() {
    return false;
  }

  void draw(Canvas canvas, Axis across, Axis up);

  /** Draws what stands for it in the legend, from a place 40 pixels to the right. */
  void key(Canvas canvas, double x, double y);

  /** What it says nearest to a value of the horizontal axis; null for nothing. */
  default String about(double at) {
    return IntStream.range(0, x().length).boxed().min(Comparator.comparingDouble(i -> Math.abs(x()[i] - at)))
        .map(i -> name() + " " + String.format(Locale.ROOT, y()[i] >= 1000 ? "%,.0f" : "%.4g", y()[i])).orElse(null);
  }

  /** A line through points; dashed, it can be told from another without colours. */
  record Line(String name, Color colour, boolean dashed, boolean marked, boolean right, double[] x, double[] y)
      implements Layer {
    @Override
    public void draw(Canvas canvas, Axis across, Axis up) {
      if (x.length > 0) {
        canvas.path(pixels(across, x), pixels(up, y), null, colour, 3, dashed);
      }
      for (int i = 0; marked && i < x.length; i++) {
        canvas.disc(across.pixel(x[i]), up.pixel(y[i]), 5, dashed ? Color.WHITE : colour, colour, 2.5);
      }
    }

    @Override
    public void key(Canvas canvas, double kx, double ky) {
      canvas.path(new double[] {kx, kx + 40}, new double[] {ky, ky}, null, colour, 3, dashed);
    }
  }

  /** What lies between two lines. */
  record Band(String name, Color colour, double[] x, double[] low, double[] y) implements Layer {
    @Override
    public void draw(Canvas canvas, Axis across, Axis up) {
      if (x.length == 0) {
        return;
      }
      int n = x.length;
      double[] px = new double[2 * n];
      double[] py = new double[2 * n];
      for (int i = 0; i < n; i++) {
        px[i] = across.pixel(x[i]);
        px[2 * n - 1 - i] = px[i];
        py[i] = up.pixel(y[i]);
        py[2 * n - 1 - i] = up.pixel(low[i]);
      }
      canvas.path(px, py, Palette.faded(colour, 0.22), null, 0, false);
    }

    @Override
    public void key(Canvas canvas, double kx, double ky) {
      canvas.rectangle(kx, ky - 7, 40, 14, Palette.faded(colour, 0.22), null);
    }

    @Override
    public String about(double at) {
      return null;
    }
  }

  /** A bar from each edge to the next, and a last edge. */
  record Bars(String name, Color colour, boolean right, double[] edges, double[] y) implements Layer {
    @Override
    public double[] x() {
      return IntStream.range(0, y.length).mapToDouble(i -> (edges[i] + edges[i + 1]) / 2).toArray();
    }

    @Override
    public void draw(Canvas canvas, Axis across, Axis up) {
      for (int i = 0; i < y.length; i++) {
        double left = across.pixel(edges[i]);
        canvas.rectangle(left, up.pixel(y[i]), across.pixel(edges[i + 1]) - left - 1, up.pixel(0) - up.pixel(y[i]),
            Palette.tint(colour, 0.45), null);
      }
    }

    @Override
    public void key(Canvas canvas, double kx, double ky) {
      canvas.rectangle(kx + 8, ky - 8, 24, 16, Palette.tint(colour, 0.45), null);
    }
  }

  /** Points; pointing at them says nothing. */
  record Dots(String name, Color colour, double radius, double[] x, double[] y) implements Layer {
    @Override
    public void draw(Canvas canvas, Axis across, Axis up) {
      for (int i = 0; i < x.length; i++) {
        canvas.disc(across.pixel(x[i]), up.pixel(y[i]), radius, Palette.faded(colour, 0.35), null, 0);
      }
    }

    @Override
    public void key(Canvas canvas, double kx, double ky) {
      canvas.disc(kx + 20, ky, radius, colour, null, 0);
    }

    @Override
    public String about(double at) {
      return null;
    }
  }

  /** A place on the horizontal axis: a line from the bottom to the top. */
  record Mark(String name, Color colour, boolean dashed, double at) implements Layer {
    @Override
    public double[] x() {
      return new double[] {at};
    }

    @Override
    public double[] y() {
      return new double[0];
    }

    @Override
    public void draw(Canvas canvas, Axis across, Axis up) {
      canvas.path(pixels(across, at, at), new double[] {up.from(), up.to()}, null, colour, 3, dashed);
    }

    @Override
    public void key(Canvas canvas, double kx, double ky) {
      canvas.path(new double[] {kx + 20, kx + 20}, new double[] {ky - 9, ky + 9}, null, colour, 3, dashed);
    }

    @Override
    public String about(double where) {
      return null;
    }
  }

  private static double[] pixels(Axis axis, double... values) {
    return Arrays.stream(values).map(axis::pixel).toArray();
  }
}
