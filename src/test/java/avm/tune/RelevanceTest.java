package avm.tune;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.data.Sample;
import avm.kernel.Kernel;
import avm.learn.KernelKind;
import avm.weights.LinearPart;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import org.junit.Test;

/** How much columns count by gradient descent: its derivatives are those of a fit by elimination. */
public class RelevanceTest {
  private static final int COLUMNS = 4;
  private static final int[] GROUPS = {0, 1, 2, 3};
  private static final double[] LOGS = {0.3, -0.5, 0.1, 0, Math.log(0.2)};

  private static Sample sample(int n, int classes, long seed) {
    Random random = new Random(seed);
    Point[] points = new Point[n];
    Arrays.setAll(points, i -> Point.of(random.doubles(COLUMNS, -1, 1).toArray()));
    double[] targets = Arrays.stream(points).mapToDouble(x -> target(x, classes)).toArray();
    return new Sample(points, targets, random.doubles(n, 0.5, 2).toArray(), classes, COLUMNS);
  }

  /** It depends on the first column alone. */
  private static double target(Point x, int classes) {
    double wave = Math.sin(6 * x.values()[0]);
    return classes == 0 ? wave : classes == 2 ? Math.signum(wave) : wave > 0.5 ? 2 : wave > -0.5 ? 1 : 0;
  }

  /** The weighted squared error of the last third of the rows by a ridge regression of the others. */
  private static double error(Sample rows, Kernel kernel, double mu, double[] logs) {
    int n = rows.size();
    int fitted = 2 * n / 3;
    double[] factors = Arrays.stream(logs).limit(COLUMNS).map(Math::exp).toArray();
    Point[] scaled = rows.scaled(factors).points();
    double[][] k = new double[n][fitted];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < fitted; j++) {
        k[i][j] = kernel.value(scaled[i], scaled[j]) + linear(mu, rows.points()[i], rows.points()[j]);
      }
    }
    double error = 0;
    for (int o = 0; o < (rows.classes() > 2 ? rows.classes() : 1); o++) {
      int output = o;
      double[] y = Arrays.stream(rows.targets()).map(t -> rows.classes() > 2 ? t == output ? 1 : -1 : t).toArray();
      double mean = IntStream.range(0, fitted).mapToDouble(i -> rows.weights()[i] * y[i]).sum()
          / Arrays.stream(rows.weights(), 0, fitted).sum();
      double[][] system = new double[fitted][];
      for (int i = 0; i < fitted; i++) {
        system[i] = Arrays.copyOf(k[i], fitted + 1);
        system[i][i] += Math.exp(logs[COLUMNS]) / rows.weights()[i];
        system[i][fitted] = y[i] - mean;
      }
      double[] a = solved(system);
      for (int i = fitted; i < n; i++) {
        int row = i;
        double e = y[i] - mean - IntStream.range(0, fitted).mapToDouble(j -> k[row][j] * a[j]).sum();
        error += rows.weights()[i] * e * e;
      }
    }
    return error;
  }

  private static double linear(double mu, Point x, Point y) {
    double product = IntStream.range(0, COLUMNS).mapToDouble(j -> x.values()[j] * y.values()[j]).sum();
    return mu == 0 ? 0 : mu * LinearPart.scale(mu, x) * LinearPart.scale(mu, y) * (product + 1);
  }

  private static double[] solved(double[][] system) {
    int n = system.length;
    for (int p = 0; p < n; p++) {
      for (int i = 0; i < n; i++) {
        double by = i == p ? 0 : system[i][p] / system[p][p];
        for (int j = p; j <= n; j++) {
          system[i][j] -= by * system[p][j];
        }
      }
    }
    return IntStream.range(0, n).mapToDouble(i -> system[i][n] / system[i][i]).toArray();
  }

  @Test
  public void derivativesAreThoseOfTheErrorOfTheRowsHeldOut() {
    for (int classes : new int[] {0, 2, 3}) {
      for (KernelKind kind : new KernelKind[] {KernelKind.GAUSSIAN, KernelKind.MATERN32, KernelKind.LAPLACIAN,
          KernelKind.PRODUCT_LAPLACIAN}) {
        for (double mu : new double[] {0, 0.3}) {
          Sample rows = sample(60, classes, 1);
          Kernel kernel = kind.kernel(1.5);
          double[] gradient = new Relevance(rows, kernel, mu, GROUPS)
              .new Step(IntStream.range(0, rows.size()).toArray(), LOGS).gradient();
          for (int j = 0; j <= COLUMNS; j++) {
            double[] more = LOGS.clone();
            double[] less = LOGS.clone();
            more[j] += 1e-5;
            less[j] -= 1e-5;
            double expected = (error(rows, kernel, mu, more) - error(rows, kernel, mu, less)) / 2e-5;
            assertEquals(kind + ", " + classes + " classes, mu " + mu + ", " + j, expected, gradient[j],
                1e-5 * (1 + Math.abs(expected)));
          }
        }
      }
    }
  }

  @Test
  public void theColumnThatCountsGetsTheLargestFactor() {
    for (KernelKind kind : new KernelKind[] {KernelKind.MATERN32, KernelKind.PRODUCT_LAPLACIAN}) {
      double[] factors = factors(kind, GROUPS);
      for (int j = 1; j < COLUMNS; j++) {
        assertTrue(kind + ": " + Arrays.toString(factors), factors[j] < 0.1 * factors[0]);
      }
    }
  }

  @Test
  public void columnsOfOneAttributeHaveOneFactor() {
    double[] factors = factors(KernelKind.MATERN32, new int[] {0, 0, 1, 1});
    assertEquals(factors[0], factors[1], 0);
    assertEquals(factors[2], factors[3], 0);
    assertTrue(factors[2] < factors[0]);
  }

  @Test
  public void theSameByAnyNumberOfThreads() {
    double[] expected = factors(KernelKind.MATERN32, GROUPS);
    for (int threads : new int[] {1, 3}) {
      ForkJoinPool pool = new ForkJoinPool(threads);
      assertArrayEquals(expected, pool.submit(() -> factors(KernelKind.MATERN32, GROUPS)).join(), 0);
      pool.shutdown();
    }
  }

  @Test
  public void manyColumnsAreLeftAlone() {
    Sample few = sample(60, 0, 1);
    Sample wide = new Sample(few.points(), few.targets(), few.weights(), 0, 65);
    assertNull(Relevance.of(wide, KernelKind.GAUSSIAN.kernel(1), 0.1, 0, new int[65], 1));
  }

  /** A weight of 0 is allowed in Weka. */
  @Test
  public void rowsWithoutWeightDoNoHarm() {
    Sample rows = sample(300, 0, 1);
    IntStream.range(0, 100).forEach(i -> rows.weights()[i] = 0);
    double[] factors = Relevance.of(rows, KernelKind.MATERN32.kernel(2), 0.1, 0, GROUPS, 1);
    assertTrue(factors[1] < factors[0]);
  }

  private static double[] factors(KernelKind kind, int[] groups) {
    return Relevance.of(sample(400, 0, 2), kind.kernel(2), 0.1, 0, groups, 1);
  }
}
