package avm.solve;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.data.Sample;
import avm.kernel.Gaussian;
import avm.loss.Regression;
import avm.loss.Squared;
import avm.store.CoreSet;
import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** The search for λ on rows held out. */
public class FitTest {
  private static final int N = 100;
  private static final int STEPS = 6;

  /** A curve; the first fifth of the rows, and some others, are noise at another place. */
  private static Fit fit() {
    return fit(0);
  }

  private static Fit fit(double mu) {
    Random random = new Random(1);
    Point[] points = new Point[N];
    double[] targets = new double[N];
    CoreSet cores = new CoreSet();
    for (int i = 0; i < N; i++) {
      boolean noise = i < N / 5 || i % 10 == 0;
      points[i] = Point.of((noise ? 20 : 0) + 3 * random.nextDouble());
      targets[i] = noise ? 0.2 * random.nextGaussian() : Math.sin(6 * points[i].value(0));
      cores.add(points[i], true);
    }
    double[] weights = new double[N];
    Arrays.fill(weights, 1);
    return new Fit(cores, new Gaussian(10), new Sample(points, targets, weights, 0, 1), mu, new Regression(new Squared()), 16, 5);
  }

  /** A part that cannot gain by a smaller λ does not keep the others from it. */
  @Test
  public void allPartsTogetherChooseLambda() {
    double first = fit().alone(0, Double.NaN, STEPS).strength();
    Fit fit = fit();
    fit.search(Double.NaN, Double.NaN, STEPS);
    double strength = fit.solution(0).strength();
    assertTrue(first + " for the first part, " + strength + " for all", first > 50 * strength);
    double mean = 0;
    for (int f = 0; f < fit.parts(); f++) {
      assertEquals(strength, fit.solution(f).strength(), 0);
      mean += fit.solution(f).criterion() / fit.parts();
    }
    assertEquals(mean, fit.criterion(), 1e-12);
  }

  /** Fewer parts of more rows are held out where each costs much, and 250 rows are enough to compare settings. */
  @Test
  public void partsHaveEnoughRows() {
    int[] rows = {2, 89, 90, 282, 283, 749, 750, 1000, 1250, 1999, 2000};
    int[] enough = {2, 5, 5, 5, 3, 2, 1, 1, 1, 1, 1};
    int[] enoughOfTen = {2, 5, 3, 3, 3, 2, 1, 1, 1, 1, 1};
    for (int k = 0; k < rows.length; k++) {
      assertEquals(rows[k] + " rows", enough[k], Fit.enough(rows[k], 1));
      assertEquals(rows[k] + " rows, ten outputs", enoughOfTen[k], Fit.enough(rows[k], 10));
    }
    assertEquals("of so many scores only one part is held out", 1, Fit.enough(100, 1000));
  }

  /** What is shared with a fit of another weight of the linear function changes nothing. */
  @Test
  public void aFitWithALinearFunctionIsTheSameAsOneMadeAnew() {
    Fit without = fit();
    without.search(Double.NaN, Double.NaN, STEPS);
    Fit shares = without.with(0.5);
    Fit anew = fit(0.5);
    shares.search(Double.NaN, Double.NaN, STEPS);
    anew.search(Double.NaN, Double.NaN, STEPS);
    assertEquals(anew.criterion(), shares.criterion(), 0);
    assertTrue("a line beside the curve", without.criterion() != shares.criterion());
    for (int f = 0; f < anew.parts(); f++) {
      assertArrayEquals(anew.solution(f).weights()[0], shares.solution(f).weights()[0], 0);
    }
  }
}
