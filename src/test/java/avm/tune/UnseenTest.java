package avm.tune;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.data.Sample;
import avm.kernel.Kernel;
import avm.learn.KernelKind;
import avm.learn.Settings;
import avm.store.CoreSet;
import avm.weights.LinearPart;
import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** Rows that a fit has not seen, by which it is judged. */
public class UnseenTest {
  private static final int COLUMNS = 3;
  private final Random random = new Random(7);

  private Point[] points(int n) {
    Point[] points = new Point[n];
    Arrays.setAll(points, i -> Point.of(random.doubles(COLUMNS, -1, 1).toArray()));
    return points;
  }

  /** Of numbers it is the mean squared error of the expansion and its linear function. */
  @Test
  public void isTheMeanSquaredError() {
    int n = 150; // more than one thread's share
    Kernel kernel = KernelKind.MATERN32.kernel(2);
    double mu = 0.7;
    Point[] centres = points(9);
    CoreSet cores = new CoreSet();
    Arrays.stream(centres).forEach(c -> cores.add(c, true));
    float[][] weights = new float[1][centres.length + 1 + COLUMNS];
    for (int i = 0; i < weights[0].length; i++) {
      weights[0][i] = (float) random.nextGaussian();
    }
    double[] ones = new double[n];
    Arrays.fill(ones, 1);
    Sample rows = new Sample(points(n), random.doubles(n).toArray(), ones, 0, COLUMNS);
    double sum = 0;
    for (int r = 0; r < n; r++) {
      Point x = rows.points()[r];
      double linear = weights[0][centres.length];
      for (int j = 0; j < COLUMNS; j++) {
        linear += weights[0][centres.length + 1 + j] * x.value(j);
      }
      double score = LinearPart.scale(mu, x) * linear;
      for (int i = 0; i < centres.length; i++) {
        score += weights[0][i] * kernel.value(centres[i].squaredDistance(x));
      }
      sum += (score - rows.targets()[r]) * (score - rows.targets()[r]) / n;
    }
    assertEquals(sum, Unseen.criterion(cores, kernel, weights, mu, rows), 1e-6 * sum);
  }

  /** Rows whose classes are noise, each three times: a search that judged by copies would promise to know them. */
  @Test
  public void areNoCopies() {
    int distinct = 700;
    Point[] once = points(distinct);
    Point[] all = new Point[3 * distinct];
    double[] classes = new double[all.length];
    for (int i = 0; i < all.length; i++) {
      all[i] = once[i % distinct];
      classes[i] = i < distinct ? 2 * random.nextInt(2) - 1 : classes[i - distinct];
    }
    double[] ones = new double[all.length];
    Arrays.fill(ones, 1);
    Sample rows = new Sample(all, classes, ones, 2, COLUMNS);
    Trial best = new SolverSearch(Settings.DEFAULT, Effort.SHORT, rows, rows.size(), null).best(1, 0.2, Double.NaN);
    assertTrue(best.toString(), best.criterion() > 0.65);
  }
}
