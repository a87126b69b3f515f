package avm.solve;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import org.junit.Test;

/** The path of λN: doc/algorithms.md, All rows together and Automatic settings. */
public class StrengthsTest {
  @Test
  public void aSearchGoesByFactorsOfTen() {
    assertArrayEquals(new double[] {1, 0.1, 0.01, 0.001, 0.0001}, Strengths.of(Double.NaN, Double.NaN), 0);
  }

  @Test
  public void theLastFitGoesByRootsOfTenFromTenTimesWhatWasFound() {
    double[] path = Strengths.of(Double.NaN, 0.01);
    assertEquals(7, path.length);
    for (int k = 0; k < path.length; k++) {
      assertEquals(0.1 / Math.pow(10, k / 2.0), path[k], 1e-12);
    }
  }

  @Test
  public void aGivenOneEndsThePath() {
    assertArrayEquals(new double[] {1, 0.1, 0.03}, Strengths.of(0.03, Double.NaN), 0);
    assertArrayEquals(new double[] {5}, Strengths.of(5, Double.NaN), 0);
    assertArrayEquals("below the least, too", new double[] {1, 0.1, 0.01, 0.001, 0.0001, 1e-7}, Strengths.of(1e-7, Double.NaN), 0);
  }
}
