package avm.kernel;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleFunction;
import java.util.function.DoubleUnaryOperator;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized.Parameters;
import org.junit.runners.Parameterized;

/** What section "Problem Setting" asks of a kernel: k(0) = 1, decreasing, p.s.d.; and each one's own formula. */
@RunWith(Parameterized.class)
public class KernelTest {
  private static final double[] GAMMAS = {1e-3, 0.7, 40};

  private final DoubleFunction<Kernel> make;
  private final DoubleUnaryOperator profile;

  public KernelTest(String name, DoubleFunction<Kernel> make, DoubleUnaryOperator profile) {
    this.make = make;
    this.profile = profile;
  }

  /** Each kernel and its profile of u = γ‖x − x'‖², by Math.exp. */
  @Parameters(name = "{0}")
  public static List<Object[]> kernels() {
    return Arrays.asList(
        kernel("gaussian", Gaussian::new, u -> Math.exp(-u)),
        kernel("laplacian", Laplacian::new, u -> Math.exp(-Math.sqrt(u))),
        kernel("productLaplacian", ProductLaplacian::new, u -> Math.exp(-Math.sqrt(u))),
        kernel("rationalQuadratic", RationalQuadratic::new, u -> 1 / (1 + u)),
        kernel("matern32", gamma -> new Matern(gamma, 3), u -> (1 + Math.sqrt(3 * u)) * Math.exp(-Math.sqrt(3 * u))),
        kernel("matern52", gamma -> new Matern(gamma, 5),
            u -> (1 + Math.sqrt(5 * u) + 5 * u / 3) * Math.exp(-Math.sqrt(5 * u))));
  }

  private static Object[] kernel(String name, DoubleFunction<Kernel> make, DoubleUnaryOperator profile) {
    return new Object[] {name, make, profile};
  }

  @Test
  public void followsItsFormula() {
    Random random = new Random(3);
    for (double gamma : GAMMAS) {
      Kernel kernel = make.apply(gamma);
      double[] squared = random.doubles(2000, 0, 60 / gamma).toArray();
      double[] kept = squared.clone();
      double[] values = new double[squared.length];
      kernel.values(squared, values, squared.length);
      for (int i = 0; i < squared.length; i++) {
        double expected = profile.applyAsDouble(gamma * squared[i]);
        assertEquals(expected, values[i], 1e-12 * expected);
        assertEquals("one alone", values[i], kernel.value(squared[i]), 0);
        assertEquals("distances are left as they are", kept[i], squared[i], 0);
      }
    }
  }

  /** A bound on the distances, tight or not, changes a value by rounding alone, near and far. */
  @Test
  public void aBoundIsNoMoreThanAHint() {
    for (double gamma : GAMMAS) {
      Kernel kernel = make.apply(gamma);
      for (double most : new double[] {1, 2, 10, 16, 100, 699, 701, 5000}) {
        double[] squared = new Random(5).doubles(50, 0, most / gamma).toArray();
        squared[0] = most / gamma;
        double[] expected = new double[50];
        double[] values = new double[50];
        kernel.values(squared, expected, 50);
        for (double bound : new double[] {1, 1.5, 1000}) {
          kernel.values(squared, bound * most / gamma, values, 50);
          for (int i = 0; i < 50; i++) {
            assertEquals("u up to " + most, expected[i], values[i], 1e-3 * expected[i]);
          }
        }
      }
    }
  }

  @Test
  public void oneAtZeroAndNeverAboveOneButByRounding() {
    for (double gamma : GAMMAS) {
      assertEquals(1, make.apply(gamma).value(0), 0);
    }
    for (double u = 1e-30; u < 1; u *= 1.3) {
      double value = make.apply(1).value(u);
      assertTrue("k at u = " + u + " is 1 + " + (value - 1), value <= 1 + 2e-13);
    }
  }

  /** By differences of the formula. */
  @Test
  public void slopeIsTheDerivative() {
    for (double gamma : GAMMAS) {
      Kernel kernel = make.apply(gamma);
      for (double u = 1e-3; u < 30; u *= 1.7) {
        double step = 1e-5 * u;
        double expected = gamma * (profile.applyAsDouble(u + step) - profile.applyAsDouble(u - step)) / (2 * step);
        assertEquals("at " + u, expected, kernel.slope(u / gamma, kernel.value(u / gamma)), 1e-6 * Math.abs(expected));
      }
      assertTrue(Double.isFinite(kernel.slope(0, 1)));
    }
  }

  @Test
  public void decreasesAllTheWay() {
    Kernel kernel = make.apply(1);
    double before = 1;
    for (double u = 1e-6; u < 1e15; u *= 1.1) {
      double value = kernel.value(u);
      assertTrue("k at u = " + u + " is " + value + ", above " + before, value > 0 && value <= before);
      before = value;
    }
  }

  /** Cholesky's method finds a root of the Gram matrix with a tiny ridge: no eigenvalue is below −ridge. */
  @Test
  public void gramMatricesArePositiveSemidefinite() {
    int n = 120;
    double ridge = 1e-10;
    for (double gamma : GAMMAS) {
      Kernel kernel = make.apply(gamma);
      double[][] x = points(n);
      double[][] root = new double[n][n];
      for (int i = 0; i < n; i++) {
        for (int j = 0; j <= i; j++) {
          double sum = kernel.value(squaredDistance(x[i], x[j])) + (i == j ? ridge : 0);
          for (int k = 0; k < j; k++) {
            sum -= root[i][k] * root[j][k];
          }
          assertTrue("pivot " + i + " is " + sum, i != j || sum > 0);
          root[i][j] = i == j ? Math.sqrt(sum) : sum / root[j][j];
        }
      }
    }
  }

  /** Random points, some of them close together. */
  private static double[][] points(int n) {
    Random random = new Random(4);
    double[][] x = new double[n][3];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < 3; j++) {
        x[i][j] = i % 3 == 0 && i > 0 ? x[i - 1][j] + 1e-3 * random.nextGaussian() : random.nextGaussian();
      }
    }
    return x;
  }

  private static double squaredDistance(double[] a, double[] b) {
    double sum = 0;
    for (int j = 0; j < a.length; j++) {
      sum += (a[j] - b[j]) * (a[j] - b[j]);
    }
    return sum;
  }

  /** δ_Φ = ‖Φ(x) − Φ(x')‖ at distance δ, whose square is 2 − 2k(δ²); for any δ it is a number from 0 to √2. */
  @Test
  public void featureDiameter() {
    for (double gamma : GAMMAS) {
      Kernel kernel = make.apply(gamma);
      for (double delta : new double[] {0.1, 1, 3}) {
        double k = profile.applyAsDouble(gamma * delta * delta);
        assertEquals(Math.sqrt(2 - 2 * k), kernel.featureDiameter(delta, 1), 1e-6);
      }
      for (double delta = 1e-12; delta < 1e12; delta *= 1.7) {
        double diameter = kernel.featureDiameter(delta, 1);
        assertTrue("delta " + delta + " gives " + diameter, diameter >= 0 && diameter <= Math.sqrt(2));
      }
    }
  }

  @Test
  public void gammaOutOfRangeIsNamed() {
    for (double gamma : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertEquals("gamma is " + gamma + "; it must be a number above 0",
          assertThrows(IllegalArgumentException.class, () -> make.apply(gamma)).getMessage());
    }
  }
}
