package avm.tune;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import avm.data.Point;
import avm.data.Sample;
import avm.kernel.Kernel;
import avm.learn.KernelKind;
import avm.store.CoreSet;
import avm.weights.LinearPart;
import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** How much columns count: root mean squared derivatives, here by differences of the function itself. */
public class MetricTest {
  private static final int COLUMNS = 5;
  private static final int OUTPUTS = 2;
  private static final double MU = 0.05;
  private final Random random = new Random(5);
  private final Point[] centres = points(12);
  private final float[][] weights = new float[OUTPUTS][centres.length + 1 + COLUMNS];
  private final CoreSet cores = new CoreSet();
  private final Sample rows = new Sample(points(60), new double[60], new double[60], 0, COLUMNS);

  /** A function of random coefficients. */
  public MetricTest() {
    Arrays.stream(centres).forEach(c -> cores.add(c, true));
    for (float[] output : weights) {
      for (int i = 0; i < output.length; i++) {
        output[i] = (float) random.nextGaussian();
      }
    }
  }

  private Point[] points(int n) {
    Point[] points = new Point[n];
    Arrays.setAll(points, i -> Point.of(random.doubles(COLUMNS, -1, 1).toArray()));
    return points;
  }

  /** The function at x, the length that the linear function gives a row being that of another row. */
  private double function(int o, Kernel kernel, double[] x, Point row) {
    double sum = 0;
    for (int i = 0; i < centres.length; i++) {
      sum += weights[o][i] * kernel.value(centres[i], Point.of(x));
    }
    for (int j = 0; j < COLUMNS; j++) {
      sum += LinearPart.scale(MU, row) * weights[o][centres.length + 1 + j] * x[j];
    }
    return sum;
  }

  private double[] byDifferences(Kernel kernel) {
    double[] squares = new double[COLUMNS];
    for (Point row : rows.points()) {
      for (int j = 0; j < COLUMNS; j++) {
        for (int o = 0; o < OUTPUTS; o++) {
          double[] more = row.values().clone();
          double[] less = row.values().clone();
          more[j] += 1e-6;
          less[j] -= 1e-6;
          squares[j] += Math.pow((function(o, kernel, more, row) - function(o, kernel, less, row)) / 2e-6, 2);
        }
      }
    }
    return squares;
  }

  @Test
  public void derivativesOfEveryKernel() {
    for (KernelKind kind : KernelKind.values()) {
      Kernel kernel = kind.kernel(0.7);
      double[] squares = byDifferences(kernel);
      double most = Arrays.stream(squares).max().orElseThrow();
      double[] metric = Metric.of(cores, kernel, weights, MU, rows, new int[] {0, 1, 2, 3, 4}, null, 1, Metric.ROWS);
      for (int j = 0; j < COLUMNS; j++) {
        assertEquals(kind + " column " + j, Math.sqrt(squares[j] / most), metric[j], 1e-6);
      }
    }
  }

  /** Columns 1 to 3 are one attribute; rows have been multiplied by a metric before. */
  @Test
  public void columnsOfAnAttributeCountAlikeAndMetricsMultiply() {
    Kernel kernel = KernelKind.GAUSSIAN.kernel(0.7);
    double[] squares = byDifferences(kernel);
    double[] before = {2, 1, 1, 1, 0.5};
    double mean = (squares[1] + squares[2] + squares[3]) / 3;
    double[] expected = {4 * squares[0], mean, mean, mean, squares[4] / 4};
    double most = Arrays.stream(expected).max().orElseThrow();
    double[] metric = Metric.of(cores, kernel, weights, MU, rows, new int[] {0, 1, 1, 1, 2}, before, 1, Metric.ROWS);
    for (int j = 0; j < COLUMNS; j++) {
      assertEquals("column " + j, Math.sqrt(expected[j] / most), metric[j], 1e-6);
    }
  }

  /** A column that hardly counts is kept: it may count in the next fit. */
  @Test
  public void noColumnCountsForLessThanAHundredth() {
    double[] metric = Metric.of(cores, KernelKind.GAUSSIAN.kernel(0.7), weights, MU, rows, new int[] {0, 1, 1, 1, 2},
        new double[] {2, 1, 1, 1, 1e-6}, 1, Metric.ROWS);
    assertEquals(0.01, metric[4], 0);
    assertEquals(1, Arrays.stream(metric).max().orElseThrow(), 0);
  }

  @Test
  public void aConstantHasNone() {
    assertNull(Metric.of(cores, KernelKind.GAUSSIAN.kernel(1), new float[1][centres.length], 0, rows, new int[COLUMNS],
        null, 1, Metric.ROWS));
  }
}
