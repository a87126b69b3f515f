package weka.gui.avm;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/**
 * The values along one side of a picture, the lowest at pixel from, the highest at pixel to; logarithmic if equal ratios
 * are equally long.
 */
record Axis(String name, double low, double high, double from, double to, boolean logarithmic) {

  /** An axis with a little room, never empty. */
  static Axis of(String name, double low, double high, double from, double to) {
    return high > low ? new Axis(name, low, high, from, to, false)
        : new Axis(name, low - 0.5, low + 0.5, from, to, false);
  }

  /** The same axis showing a part of it, from share a to share b. */
  Axis part(double a, double b) {
    return new Axis(name, value(from + a * (to - from)), value(from + b * (to - from)), from, to, logarithmic);
  }

  private double scale(double value) {
    return logarithmic ? Math.log(value) : value;
  }

  /** The pixel of a value. */
  double pixel(double value) {
    return from + (to - from) * (scale(value) - scale(low)) / (scale(high) - scale(low));
  }

  /** The value of a pixel. */
  double value(double pixel) {
    double scaled = scale(low) + (scale(high) - scale(low)) * (pixel - from) / (to - from);
    return logarithmic ? Math.exp(scaled) : scaled;
  }

  /** How many pixels a length has. */
  double pixels(double length) {
    return Math.abs(length * (to - from) / (high - low));
  }

  /** Round values, at most about so many; where equal ratios are equally long, powers of ten, with twos and fives. */
  List<Double> ticks(int most) {
    if (logarithmic && high / low > 8) {
      List<Double> all = new ArrayList<>();
      int coarse = (int) Math.ceil(Math.log10(high / low) / most);
      for (int power = (int) Math.floor(Math.log10(low)); power <= Math.log10(high); power += coarse) {
        double ten = Math.pow(10, power);
        all.addAll(Math.log10(high / low) * 3 <= most ? List.of(ten, 2 * ten, 5 * ten) : List.of(ten));
      }
      return all.stream().filter(tick -> tick >= low && tick <= high).toList();
    }
    double least = Math.pow(10, Math.floor(Math.log10((high - low) / most)));
    double step = DoubleStream.of(1, 2, 5, 10).map(factor -> least * factor)
        .filter(each -> (high - low) / each <= most).findFirst().orElse(least);
    List<Double> ticks = new ArrayList<>();
    for (double k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9 * step; k++) {
      ticks.add(k * step);
    }
    return ticks;
  }

  /** A value as short as it can be. */
  static String label(double value) {
    double size = Math.abs(value);
    return size < 1e-12 ? "0" : size >= 1e9 || size < 1e-4 ? String.format(Locale.ROOT, "%.1e", value)
        : size >= 1e6 ? trim(value / 1e6) + "M" : size >= 10_000 ? trim(value / 1e3) + "k" : trim(value);
  }

  private static String trim(double value) {
    String text = String.format(Locale.ROOT, Math.abs(value) < 0.01 ? "%.4f" : Math.abs(value) < 10 ? "%.3f" : "%.1f",
        value);
    return text.contains(".") ? text.replaceAll("0+$", "").replaceAll("\\.$", "") : text;
  }
}
