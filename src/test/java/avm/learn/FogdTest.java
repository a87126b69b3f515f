package avm.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.feature.FourierFeatures;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.kernel.Laplacian;
import avm.store.KernelRow;
import java.util.List;
import java.util.Random;
import org.junit.Test;

/** FOGD against its naive twin, and its limits. */
public class FogdTest {

  /** w and z, with Math's cosines and java.util.Random's draws. */
  private static final class Naive extends NaiveField {
    private final double[][] omega;
    private final double[][] w;

    Naive(int classes, double eta, int frequencies, long seed) {
      super(classes);
      likeGradient(eta);
      omega = new double[3][frequencies];
      for (int j = 0; j < 3; j++) {
        long z = seed + (j + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        Random random = new Random(z ^ z >>> 31);
        for (int k = 0; k < frequencies; k++) {
          omega[j][k] = Math.sqrt(2 * gamma) * random.nextGaussian();
        }
      }
      w = new double[outputs][2 * frequencies];
    }

    private double[] features(double[] x) {
      int n = omega[0].length;
      double[] z = new double[2 * n];
      for (int k = 0; k < n; k++) {
        double angle = omega[0][k] * x[0] + omega[1][k] * x[1] + omega[2][k] * x[2];
        z[k] = Math.cos(angle) / Math.sqrt(n);
        z[n + k] = Math.sin(angle) / Math.sqrt(n);
      }
      return z;
    }

    @Override
    double[] scores(double[] x) {
      double[] f = new double[outputs];
      double[] z = features(x);
      for (int o = 0; o < outputs; o++) {
        for (int k = 0; k < z.length; k++) {
          f[o] += w[o][k] * z[k];
        }
      }
      return f;
    }

    @Override
    void put(double[] x, double y, double[] f, double[] g) {
      double[] z = features(x);
      for (int o = 0; o < outputs; o++) {
        w[o] = plus(w[o], z, g[o]);
      }
    }

    @Override
    void insert(double[] x, double y, double[] g) {
      throw new IllegalStateException();
    }
  }

  private static ExpansionLearner fogd(int classes, double eta, int frequencies, long seed) {
    return GradientLearners.fogd(new Gaussian(2), GradientLearners.objective(classes, 1, 0.1), eta, frequencies, seed);
  }

  @Test
  public void itIsItsNaiveTwin() {
    for (int classes : Twins.KINDS) {
      for (int frequencies : new int[] {1, 7, 100}) {
        Naive naive = new Naive(classes, 0.2, frequencies, 17);
        Twins.same(fogd(classes, 0.2, frequencies, 17), naive, Twins.rows(classes, 400, 131));
        assertTrue(naive.updates > 50);
      }
    }
  }

  /** ‖z‖ = 1, and ⟨z, z'⟩ goes to the kernel as 1/√D. */
  @Test
  public void theFeaturesKernelConverges() {
    Kernel kernel = new Gaussian(0.7);
    Random random = new Random(132);
    for (int frequencies : new int[] {100, 1000, 10000}) {
      FourierFeatures map = new FourierFeatures(kernel, frequencies, 5);
      KernelRow one = new KernelRow();
      KernelRow other = new KernelRow();
      for (int k = 0; k < 50; k++) {
        Point x = Point.of(Rows.gaussian(4, random));
        Point z = Point.of(Rows.gaussian(4, random));
        map.compute(x, one);
        map.compute(z, other);
        double norm = 0;
        double product = 0;
        for (int j = 0; j < 2 * frequencies; j++) {
          norm += one.kernel(j) * one.kernel(j);
          product += one.kernel(j) * other.kernel(j);
        }
        assertEquals(1, norm, 1e-12);
        assertEquals(kernel.value(x.squaredDistance(z)), product, 4 / Math.sqrt(frequencies));
      }
    }
  }

  @Test
  public void anglesOfAnySizeHaveTheirCosines() {
    Random random = new Random(133);
    FourierFeatures map = new FourierFeatures(new Gaussian(0.5), 50, 5);
    KernelRow row = new KernelRow();
    map.compute(Point.of(1), row);
    double[] omega = new double[50];
    for (int j = 0; j < 50; j++) {
      omega[j] = Math.atan2(row.kernel(50 + j), row.kernel(j));
    }
    for (int k = 0; k < 60; k++) {
      double x = Math.rint(Math.pow(10, random.nextInt(5)) * random.nextGaussian());
      map.compute(Point.of(x), row);
      for (int j = 0; j < 50; j++) {
        assertEquals(Math.cos(omega[j] * x), row.kernel(j) * Math.sqrt(50), 1e-10);
        assertEquals(Math.sin(omega[j] * x), row.kernel(50 + j) * Math.sqrt(50), 1e-10);
      }
    }
    map.compute(Point.of(1e300), row);
    assertTrue(Math.abs(row.kernel(0)) <= 1);
  }

  @Test
  public void withManyFeaturesItIsOgd() {
    List<Rows> rows = Rows.binary(150, 3, 134);
    ExpansionLearner ogd =
        GradientLearners.ogd(new Gaussian(0.5), GradientLearners.objective(2, 1, 0.1), 0.1, 0, false, 0);
    ExpansionLearner fogd =
        GradientLearners.fogd(new Gaussian(0.5), GradientLearners.objective(2, 1, 0.1), 0.1, 30000, 3);
    Twins.equal(ogd, fogd, rows, 0.1);
    assertEquals("no stored vector stands for a row", KernelRow.NONE, fogd.cell());
  }

  /** Columns may come in any order, and late. */
  @Test
  public void theFeaturesOfAColumnDependOnItsNumberOnly() {
    ExpansionLearner one = fogd(2, 0.2, 20, 1);
    ExpansionLearner other = fogd(2, 0.2, 20, 1);
    Point late = new Point(1);
    late.add(100, 1);
    other.observe(late);
    Twins.equal(one, other, Rows.binary(100, 3, 135), 0);
  }

  @Test
  public void otherKernelsHaveNone() {
    assertEquals("Fourier features are of the Gaussian kernel", assertThrows(IllegalArgumentException.class,
        () -> GradientLearners.fogd(new Laplacian(1), GradientLearners.objective(2, 1, 0), 0.1, 10, 1)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> fogd(2, 0.2, 0, 1));
  }
}
