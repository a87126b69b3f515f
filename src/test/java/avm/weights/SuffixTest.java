package avm.weights;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

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
