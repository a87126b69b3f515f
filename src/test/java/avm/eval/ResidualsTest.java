package avm.eval;

import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** Quantiles are those of the last thousand errors, sorted. */
public class ResidualsTest {

  /** The quantile at share·(n + 1) − 1 among n sorted values, between neighbours in proportion, never past the ends. */
  private static double expected(double[] window, double share) {
    double[] sorted = window.clone();
    Arrays.sort(sorted);
    double position = Math.max(0, Math.min(sorted.length - 1, share * (sorted.length + 1) - 1));
    int below = Math.min((int) position, Math.max(0, sorted.length - 2));
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
  }

  @Test
  public void quantilesOfASortedCopy() {
    Random random = new Random(1);
    Residuals residuals = new Residuals();
    double[] all = new double[3500];
    for (int n = 1; n <= all.length; n++) {
      all[n - 1] = random.nextInt(4) == 0 ? random.nextInt(3) - 1 : n * 0.001 + random.nextGaussian();
      residuals.add(all[n - 1]);
      assertEquals(Math.min(n, 1000), residuals.size());
      if (n < 30 || n % 97 == 0) {
        double[] window = Arrays.copyOfRange(all, Math.max(0, n - 1000), n);
        for (double share : new double[] {0, 0.01, 0.025, 0.3, 0.5, 0.77, 0.975, 1}) {
          assertEquals("share " + share + " of " + n, expected(window, share), residuals.quantile(share), 1e-12);
        }
      }
    }
  }

  @Test
  public void theOldestLeaves() {
    Residuals residuals = new Residuals();
    residuals.add(1e9);
    for (int k = 0; k < 999; k++) {
      residuals.add(0);
    }
    assertEquals(1e9, residuals.quantile(1), 0);
    residuals.add(0);
    assertEquals(0, residuals.quantile(1), 0);
  }

  /** Beyond twenty times the range of the middle eight tenths an error counts as that much, the next as twice that. */
  @Test
  public void aWildErrorTeachesSoMuch() {
    Residuals residuals = new Residuals();
    assertEquals("of few errors none is wild", 1e6, residuals.taught(1e6, 0), 0);
    for (int k = 0; k < 999; k++) {
      residuals.taught(k % 10, 0);
    }
    assertEquals(most(residuals) - 1, residuals.taught(most(residuals) - 1, 0), 0);
    for (int k = 0; k < 4; k++) {
      assertEquals(5 + most(residuals) * Math.pow(2, k), residuals.taught(1e9, 5), 1e-6);
    }
    assertEquals("one that is not wild", 3, residuals.taught(3, 0), 0);
    assertEquals("ends it", -most(residuals), residuals.taught(-1e9, 0), 1e-6);
  }

  private static double most(Residuals residuals) {
    return 20 * (residuals.quantile(0.9) - residuals.quantile(0.1));
  }

  @Test
  public void fewErrorsGiveTheirWholeRange() {
    Residuals residuals = new Residuals();
    assertEquals(0, residuals.quantile(0.9), 0);
    residuals.add(3);
    assertEquals(3, residuals.quantile(0.025), 0);
    assertEquals(3, residuals.quantile(0.975), 0);
    residuals.add(-2);
    assertEquals(-2, residuals.quantile(0.025), 0);
    assertEquals(3, residuals.quantile(0.975), 0);
    assertEquals(0.5, residuals.quantile(0.5), 1e-15);
  }
}
