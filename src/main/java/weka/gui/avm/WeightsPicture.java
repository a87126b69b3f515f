package weka.gui.avm;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Which attributes count: a bar for each, the longest first. */
public final class WeightsPicture extends Picture {
  private static final int MOST = 24;

  private final List<String> names;
  private final double[] weights;
  /** The attributes that are shown. */
  private final List<Integer> order;

  /**
   * @param title the picture's title
   * @param facts a line about the model
   * @param names what each weight belongs to
   * @param weights the weights, none below 0
   */
  public WeightsPicture(String title, String facts, List<String> names, double[] weights) {
    super(title, facts);
    if (names.size() != weights.length) {
      throw new IllegalArgumentException(names.size() + " names for " + weights.length + " weights");
    }
    this.names = List.copyOf(names);
    this.weights = weights.clone();
    order = IntStream.range(0, weights.length).boxed().sorted(Comparator.comparingDouble(i -> -weights[i])).limit(MOST)
        .toList();
  }

  @Override
  Axis[] axes(int width, int height, Zoom zoom) {
    double most = order.isEmpty() ? 1 : weights[order.get(0)];
    int from = Math.max(LEFT, width / 3);
    return new Axis[] {Axis.of("weight", 0, most > 0 ? 1.1 * most : 1, from, Math.max(from + 40, width - 70))
        .part(zoom.left(), zoom.right()),
        new Axis("", Math.max(1, order.size()), 0, Math.max(TOP + 30, height - BOTTOM), TOP, false)
            .part(zoom.low(), zoom.high())};
  }

  @Override
  void content(Canvas canvas, int width, int height, Zoom zoom) {
    Axis[] axes = axes(width, height, zoom);
    Axis across = axes[0];
    Axis up = axes[1];
    canvas.across(across, up.to(), up.from());
    canvas.clip(0, up.to(), width, up.from() - up.to(), () -> {
      for (int i = 0; i < order.size(); i++) {
        double top = up.pixel(i + 0.12);
        double weight = weights[order.get(i)];
        canvas.rectangle(across.from(), top, across.pixel(weight) - across.from(), up.pixel(i + 0.88) - top, Palette.BLUE,
            null);
        canvas.label(names.get(order.get(i)), 12, up.pixel(i + 0.5) + 5, Canvas.TICKS, Palette.INK, across.from() - 24);
        canvas.text(number(weight), across.pixel(weight) + 6, up.pixel(i + 0.5) + 5, Canvas.TICKS, Palette.INK,
            Canvas.Anchor.START);
      }
    });
    if (weights.length > MOST) {
      canvas.label("the largest " + MOST + " of " + weights.length, 12, up.from() + 44, Canvas.TICKS, Palette.INK,
          across.from() - 24);
    }
  }

  private static String number(double weight) {
    return String.format(Locale.ROOT, "%.3g", weight);
  }

  @Override
  String about(double x, double y, int width, int height, Zoom zoom) {
    double at = axes(width, height, zoom)[1].value(y);
    int i = at < 0 || at >= order.size() ? -1 : order.get((int) at);
    return i < 0 ? null : names.get(i) + "\n" + number(weights[i]);
  }
}
