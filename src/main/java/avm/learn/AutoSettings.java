package avm.learn;

import avm.data.Point;
import avm.kernel.Kernel;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * The first rules for settings left to us. γ is one over the median squared distance between two rows, the scale on
 * which the data vary. δ is the diameter at which a row and its core point still have kernel value 0.9. λ is 1/(10N): little regularisation, as the average output tolerates it; a stream,
 * whose N is unknown, takes N = 10,000.
 */
public final class AutoSettings {
  /** How many pairs of rows are measured. */
  private static final int PAIRS = 2000;
  /** The N a stream is taken for. */
  private static final double STREAM_ROWS = 10_000;
  /** The kernel's value between a row at a cell's edge and its core point. */
  private static final double EDGE = 0.9;

  private AutoSettings() {
  }

  /**
   * Resolves what is auto.
   *
   * @param settings the settings
   * @param rows rows to go by
   * @param stream whether more rows will follow
   * @return settings without NaN but for α
   */
  public static Settings resolve(Settings settings, List<Point> rows, boolean stream) {
    double gamma = settings.gamma();
    if (Double.isNaN(gamma)) {
      gamma = 1 / medianSquaredDistance(rows, settings.seed());
    }
    double lambda = settings.lambda();
    if (Double.isNaN(lambda)) {
      lambda = 0.1 / (stream ? Math.max(STREAM_ROWS, rows.size()) : Math.max(1, rows.size()));
    }
    double delta = settings.delta();
    if (Double.isNaN(delta)) {
      delta = 2 * radius(settings.kernel().kernel(gamma), EDGE);
    }
    return settings.with(gamma, lambda, delta);
  }

  /** The median of ‖x − x'‖² over random pairs of rows that differ, or 1 where there is none. */
  static double medianSquaredDistance(List<Point> rows, long seed) {
    Random random = new Random(seed);
    double[] distances = new double[PAIRS];
    int count = 0;
    for (int k = 0; k < PAIRS && rows.size() > 1; k++) {
      Point a = rows.get(random.nextInt(rows.size()));
      double distance = a.squaredDistance(rows.get(random.nextInt(rows.size())));
      if (distance > 0) {
        distances[count++] = distance;
      }
    }
    Arrays.sort(distances, 0, count);
    return count == 0 ? 1 : distances[count / 2];
  }

  /** The distance at which a kernel has a value, by bisection. */
  static double radius(Kernel kernel, double value) {
    double low = 0;
    double high = 1 / Math.sqrt(kernel.gamma());
    while (kernel.value(high * high) > value) {
      high *= 2;
    }
    for (int k = 0; k < 60; k++) {
      double middle = (low + high) / 2;
      if (kernel.value(middle * middle) > value) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }
}
