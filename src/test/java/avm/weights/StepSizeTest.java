package avm.weights;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

/** Steps are w_{t+1} = w_t − η_t(λw_t + αΦ), written out, with each step size's own η_t. */
@RunWith(Parameterized.class)
public class StepSizeTest {
  private static final double LAMBDA = 0.1;

  private final StepSize size;
  private final double lambda;
  private final IntToDoubleFunction eta;

  public StepSizeTest(String name, StepSize size, double lambda, IntToDoubleFunction eta) {
    this.size = size;
    this.lambda = lambda;
    this.eta = eta;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> sizes() {
    return Arrays.asList(size("pegasos", new Pegasos(LAMBDA, 0), LAMBDA, t -> 1 / (LAMBDA * t)),
        size("offset", new Pegasos(LAMBDA, 7), LAMBDA, t -> 1 / (LAMBDA * (t + 7))),
        size("constant", new Constant(0.25, LAMBDA), LAMBDA, t -> 0.25),
        size("root", new SquareRoot(0.5, LAMBDA), LAMBDA, t -> 0.5 / Math.sqrt(t)),
        size("none", StepSize.none(), 0, t -> 1));
  }

  private static Object[] size(String name, StepSize size, double lambda, IntToDoubleFunction eta) {
    return new Object[] {name, size, lambda, eta};
  }

  /** One vector's gradient, or two vectors' at once. */
  @Test
  public void everyStepIsThatOfItsFormula() {
    Random random = new Random(1);
    Coefficients coefficients = new Coefficients(1, size);
    coefficients.resize(2);
    double[] w = new double[2];
    for (int t = 1; t <= 200; t++) {
      double step = eta.applyAsDouble(t);
      double alpha = random.nextGaussian();
      double decay = 1 - step * lambda;
      coefficients.beginStep();
      if (t % 3 == 0) {
        coefficients.add(0, new int[] {1, 0}, new double[] {-alpha, -alpha / 2}, 2);
      } else {
        coefficients.add(0, 1, -alpha);
      }
      w[0] = w[0] * decay - (t % 3 == 0 ? step * alpha / 2 : 0);
      w[1] = w[1] * decay - step * alpha;
      coefficients.endStep();
      for (int i = 0; i < 2; i++) {
        assertEquals("after step " + t, w[i], coefficients.coefficient(0, i), 1e-11 * (1 + Math.abs(w[i])));
      }
    }
    assertEquals(200, coefficients.steps());
  }

  /** The largest part of a weight with η_t·part·curvature ≤ 1; a loss without curvature has no such bound. */
  @Test
  public void aStepDoesNotOvershoot() {
    for (int t = 1; t < 50; t += 6) {
      double most = 1 / (3 * eta.applyAsDouble(t));
      assertEquals(most, size.stable(1.01 * most, 3, t - 1), 1e-12 * most);
      assertEquals(0.99 * most, size.stable(0.99 * most, 3, t - 1), 0);
      assertEquals(1e9, size.stable(1e9, 0, t - 1), 0);
    }
  }

  @Test
  public void parametersOutOfRangeAreNamed() {
    for (double bad : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
      String said = "the step size is " + bad + "; it must be a number above 0";
      assertEquals(said, assertThrows(IllegalArgumentException.class, () -> new Constant(bad, 0)).getMessage());
      assertEquals(said, assertThrows(IllegalArgumentException.class, () -> new SquareRoot(bad, 0)).getMessage());
    }
    for (double bad : new double[] {-1, 2, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertEquals("lambda is " + bad + "; it must be from 0 up, and below one over the step size 0.5",
          assertThrows(IllegalArgumentException.class, () -> new Constant(0.5, bad)).getMessage());
    }
  }
}
