package avm.encode;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.io.Part;
import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** Values by rank. */
public class CurveTest {
  private static Curve curve(double... sorted) {
    double[] others = Arrays.stream(sorted).filter(x -> x != 0).toArray();
    return Curve.of(others, sorted.length - others.length);
  }

  /** Quantiles of the normal distribution, from a table. */
  @Test
  public void ranksBecomeNormalQuantiles() {
    double[] values = new double[1999];
    Arrays.setAll(values, i -> Math.exp((i - 999) / 100.0) - 1); // zero is in the middle
    Curve curve = curve(values);
    assertEquals(0, curve.at(0), 1e-12);
    assertEquals(1.2816, curve.at(values[1798]), 0.02);
    assertEquals(-1.2816, curve.at(values[200]), 0.02);
    assertEquals(2.3263, curve.at(values[1978]), 0.05);
    assertTrue(curve.size() + " values", curve.size() <= 201);
  }

  @Test
  public void onlyTheOrderCounts() {
    double[] values = new Random(1).doubles(300, 1, 2).sorted().toArray();
    Curve plain = curve(values);
    Curve bent = curve(Arrays.stream(values).map(x -> Math.pow(x, 9)).toArray());
    double[] known = plain.numbers();
    for (int k = 0; k < plain.size(); k++) {
      assertEquals(plain.at(known[k]), bent.at(Math.pow(known[k], 9)), 1e-12);
    }
  }

  @Test
  public void itIncreasesAndHasAnInverse() {
    Curve curve = curve(new Random(2).doubles(5000).map(x -> x < 0.3 ? 0 : 1 / x).sorted().toArray());
    double last = Double.NEGATIVE_INFINITY;
    for (double x = 0; x <= 3; x += 0.01) {
      assertTrue(curve.at(x) >= last);
      last = curve.at(x);
      assertTrue(x < 1 || Math.abs(curve.inverse(last) - x) < 1e-9);
    }
    assertEquals("zeros stay zeros", 0, curve.at(-0.0), 0);
    assertEquals("a value beyond the others counts as the last of them", curve.at(1e9), curve.at(1e8), 0);
  }

  @Test
  public void equalValuesAndOneValueAlone() {
    Curve two = curve(3, 3, 3, 7);
    assertEquals(2, two.size());
    assertEquals("the value nearest to zero is 0", 0, two.at(3), 0);
    assertEquals(two.at(7) / 2, two.at(5), 1e-12);
    assertEquals(0, curve(5, 5).at(9), 0);
    assertEquals(0, curve(0, 0).at(9), 0);
    Curve zeros = curve(-1, 0, 0, 1);
    assertEquals(3, zeros.size());
    assertEquals("on both sides alike", -zeros.at(-1), zeros.at(1), 1e-12);
  }

  @Test
  public void savedAndReadItIsTheSame() {
    Curve curve = curve(-2, 0, 1, 1, 8);
    Curve read = Curve.of(new Part().put("curve", curve.numbers()), "curve");
    assertArrayEquals(curve.numbers(), read.numbers(), 0);
  }
}
