package avm.weights;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.junit.Test;

/** The α-suffix goes over t = ⌈(1 − α)T⌉ + 1 … T, α taken as the decimal number it was written as. */
public class SuffixTest {

  @Test
  public void windowOfEveryTenth() {
    for (int tenths = 1; tenths <= 9; tenths++) {
      for (int total = 2; total <= 60; total++) {
        String alpha = "0." + tenths;
        int skipped = BigDecimal.ONE.subtract(new BigDecimal(alpha)).multiply(BigDecimal.valueOf(total))
            .setScale(0, RoundingMode.CEILING).intValue();
        assertEquals("alpha " + alpha + ", T " + total, (double) (total - skipped) / total,
            share(new Suffix(1, Double.parseDouble(alpha), total), total), 1e-12);
      }
    }
  }

  private static double share(Output output, int steps) {
    Coefficients coefficients = new Coefficients(1, 1, 0);
    coefficients.followedBy(output);
    for (int t = 0; t < steps; t++) {
      coefficients.beginStep();
      coefficients.endStep();
    }
    return output.share(coefficients);
  }

  /** A stream's suffix keeps to its share with a few sums of the past, and roughly after steps that were not taken. */
  @Test
  public void aStreamKeepsFewSums() {
    for (double alpha : new double[] {0.2, 0.5, 0.9}) {
      GridSuffix output = new GridSuffix(1, alpha);
      Coefficients coefficients = new Coefficients(1, 1, 0);
      coefficients.followedBy(output);
      double sums = 2 - Math.log(1 - alpha) / Math.log(2) * 4;
      for (int t = 1; t <= 3000; t++) {
        if (t == 1500) {
          coefficients.restart(4000, 4000);
          assertEquals("numbers of a vector", 2, coefficients.bytes(1) / 8);
          assertEquals(alpha, output.share(coefficients), 1e-3);
        }
        coefficients.beginStep();
        coefficients.endStep();
        assertTrue(coefficients.bytes(1) / 8 + " numbers of a vector", coefficients.bytes(1) / 8 <= 2 + sums);
        if (t > 40) {
          assertEquals(alpha, output.share(coefficients), t < 1500 ? 0.1 * (1 - alpha) + 2.0 / t : 0.2);
        }
      }
    }
  }

  /** Of models that go on from a mean and are merged again each has it: if it counted long, its steps would count again. */
  @Test
  public void aMeanCountsAsFewStepsInAStreamsSuffix() {
    StreamingSuffix output = new StreamingSuffix(1);
    Coefficients coefficients = new Coefficients(1, 1, 0);
    coefficients.followedBy(output);
    coefficients.restart(8300, 1600); // the next power of two is far
    coefficients.assign(o -> i -> 3, 1);
    assertEquals(3, output.coefficient(coefficients, 0, 0), 1e-12);
    double sum = 100 * 3;
    for (int t = 0; t < 300; t++) {
      sum += coefficients.coefficient(0, 0);
      coefficients.beginStep();
      coefficients.add(0, 0, 50);
      coefficients.endStep();
    }
    assertEquals(sum / 400, output.coefficient(coefficients, 0, 0), 1e-9);
    assertEquals("as long as the next step after 1,900", 50.0 / 1901, step(coefficients), 1e-12);
  }

  /** What a step adds, beside the decay. */
  private static double step(Coefficients coefficients) {
    double before = coefficients.coefficient(0, 0);
    coefficients.beginStep();
    coefficients.add(0, 0, 50);
    coefficients.endStep();
    return coefficients.coefficient(0, 0) - before * 1900 / 1901;
  }

  @Test
  public void alphaOutOfRangeIsNamed() {
    for (double alpha : new double[] {0, 1, -0.5, Double.NaN}) {
      assertThrows(IllegalArgumentException.class, () -> new Suffix(1, alpha, 10));
      assertThrows(IllegalArgumentException.class, () -> new GridSuffix(1, alpha));
    }
    assertEquals("alpha is 1.5; it must be above 0 and below 1",
        assertThrows(IllegalArgumentException.class, () -> new Suffix(1, 1.5, 10)).getMessage());
  }

  @Test
  public void coefficientsOutOfRangeAreNamed() {
    for (double lambda : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThrows(IllegalArgumentException.class, () -> new Coefficients(1, lambda, 0));
    }
    for (double offset : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThrows(IllegalArgumentException.class, () -> new Coefficients(1, 1, offset));
    }
  }
}
