package avm.eval;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;

/** The slope that turns margins into probabilities: the likeliest one, never negative, never infinite. */
public class CalibrationTest {

  /** Scores f, and labels drawn with P(y = 1) = 1/(1 + e^{−s·f}): the slope found is s, whatever the unit of f. */
  @Test
  public void recoversAKnownSlope() {
    for (double slope : new double[] {0.01, 0.7, 3, 200}) {
      Random random = new Random(1);
      double mean = 0;
      int fits = 20;
      for (int k = 0; k < fits; k++) {
        Calibration calibration = new Calibration();
        for (int i = 0; i < 1024; i++) {
          double f = 2 * random.nextGaussian() / slope;
          double y = random.nextDouble() < 1 / (1 + Math.exp(-slope * f)) ? 1 : -1;
          calibration.add(y * f);
        }
        assertEquals(slope, calibration.slope(), 0.5 * slope);
        mean += calibration.slope() / fits;
      }
      assertEquals("the mean of several", slope, mean, 0.06 * slope);
    }
  }

  /** The derivative of the likelihood is 0 there: with the two rows that the Javadoc says are added. */
  @Test
  public void isTheLikeliestSlope() {
    Random random = new Random(2);
    Calibration calibration = new Calibration();
    double[] margins = new double[512];
    double mean = 0;
    for (int i = 0; i < margins.length; i++) {
      margins[i] = 0.4 + random.nextGaussian();
      mean += Math.abs(margins[i]) / margins.length;
      calibration.add(margins[i]);
    }
    double s = calibration.slope();
    double gradient = -mean / (1 + Math.exp(s * mean)) + mean / (1 + Math.exp(-s * mean));
    for (double a : margins) {
      gradient -= a / (1 + Math.exp(s * a));
    }
    assertEquals(0, gradient, 1e-6);
  }

  @Test
  public void perfectSeparationStaysFinite() {
    for (double unit : new double[] {1e-9, 1, 1e9}) {
      Random random = new Random(3);
      Calibration calibration = new Calibration();
      for (int i = 0; i < 5000; i++) {
        calibration.add(unit * (0.1 + random.nextDouble()));
        assertTrue(calibration.slope() > 0 && calibration.slope() < Double.POSITIVE_INFINITY);
      }
      double p = 1 / (1 + Math.exp(-calibration.slope() * unit * 0.6));
      assertTrue("sure, but not certain: " + p, p > 0.9 && p < 1);
    }
  }

  /** A model that is always wrong is told to be unsure; its class is never turned around. */
  @Test
  public void alwaysWrongIsUnsure() {
    Calibration calibration = new Calibration();
    for (int i = 0; i < 600; i++) {
      calibration.add(-1 - i % 3);
    }
    assertTrue(calibration.slope() >= 0);
    assertEquals(0.5, 1 / (1 + Math.exp(-calibration.slope())), 1e-3);
  }

  @Test
  public void fewOrNoMarginsLeaveTheSlopeAtOne() {
    Calibration calibration = new Calibration();
    assertEquals(1, calibration.slope(), 0);
    for (int i = 0; i < 100; i++) {
      calibration.add(0);
    }
    assertEquals(1, calibration.slope(), 0);
  }

  /** Only the last rows count: when the margins' unit changes, the slope follows. */
  @Test
  public void followsAChange() {
    Calibration calibration = new Calibration();
    Random random = new Random(4);
    for (int i = 0; i < 1024; i++) {
      calibration.add(1 + random.nextGaussian());
    }
    double before = calibration.slope();
    for (int i = 0; i < 1024; i++) {
      calibration.add(10 * (1 + random.nextGaussian()));
    }
    assertEquals(before / 10, calibration.slope(), 0.5 * before / 10);
  }
}
