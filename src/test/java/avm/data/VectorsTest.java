package avm.data;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** The shared loops do what plain loops do, for every length. */
public class VectorsTest {

  @Test
  public void dotIsExactOnWholeNumbersAndStopsAtN() {
    Random random = new Random(1);
    for (int n = 0; n < 70; n++) {
      double[] a = random.ints(80, -1000, 1000).asDoubleStream().toArray();
      double[] b = random.ints(80, -1000, 1000).asDoubleStream().toArray();
      double expected = 0;
      for (int i = 0; i < n; i++) {
        expected += a[i] * b[i];
      }
      assertEquals(expected, Vectors.dot(a, b, n), 0);
    }
  }

  @Test
  public void foldedDotIsExactOnWholeNumbersAndStopsAtN() {
    Random random = new Random(5);
    double[] a = random.ints(4000, -1000, 1000).asDoubleStream().toArray();
    double[] b = random.ints(4000, -1000, 1000).asDoubleStream().toArray();
    double[] sums = new double[4000];
    double expected = 0;
    for (int n = 0; n < 4000; n++) {
      assertEquals("of " + n, expected, FoldedDot.of(a, b, n, sums), 0);
      expected += a[n] * b[n];
    }
  }

  @Test
  public void dotHasTheSameBitsEachTime() {
    Random random = new Random(2);
    double[] a = random.doubles(1003).toArray();
    double[] b = random.doubles(1003).toArray();
    double first = Vectors.dot(a, b, 1003);
    for (int k = 0; k < 20000; k++) {
      assertEquals(first, Vectors.dot(a, b, 1003), 0);
    }
  }

  @Test
  public void minIsTheSmallestOfTheFirstN() {
    Random random = new Random(3);
    assertEquals(Double.POSITIVE_INFINITY, Vectors.min(new double[] {1}, 0), 0);
    for (int n = 1; n < 40; n++) {
      double[] a = random.doubles(50).toArray();
      assertEquals(Arrays.stream(a, 0, n).min().getAsDouble(), Vectors.min(a, n), 0);
    }
  }

  @Test
  public void roomKeepsWhatIsThere() {
    double[] a = {1, 2, 3};
    assertSame(a, Vectors.room(a, 3));
    double[] larger = Vectors.room(a, 4);
    assertTrue(larger.length >= 4);
    assertArrayEquals(a, Arrays.copyOf(larger, 3), 0);
    assertEquals(0, larger[3], 0);
  }

  @Test
  public void gatherAddsUpAndLeavesZeros() {
    double[] a = {1, 2, 4, 8, 16, 0, 0};
    Vectors.gather(a, new int[] {0, 1, 0, 2, 1}, 5);
    assertArrayEquals(new double[] {5, 18, 8, 0, 0, 0, 0}, a, 0);
  }
}
