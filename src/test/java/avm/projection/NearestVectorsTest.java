package avm.projection;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.Test;

/** The nearest of many, whatever the guess. */
public class NearestVectorsTest {
  @Test
  public void theyAreTheFirstOfAllSorted() {
    Random random = new Random(1);
    NearestVectors nearest = new NearestVectors(3);
    for (int k = 0; k < 500; k++) {
      double[] all = random.doubles(1 + random.nextInt(20)).map(d -> Math.floor(8 * d)).toArray();
      double guess = random.nextBoolean() ? Double.POSITIVE_INFINITY : random.nextInt(9);
      int[] expected = IntStream.range(0, all.length).boxed().sorted(Comparator.comparing(i -> all[i])).limit(3)
          .mapToInt(i -> i).sorted().toArray();
      assertEquals(expected.length, nearest.find(all, all.length, guess));
      assertArrayEquals(expected, Arrays.copyOf(nearest.index, expected.length));
    }
  }

  @Test(timeout = 10_000)
  public void aDistanceThatIsNoNumberDoesNotKeepTheSearchGoing() {
    assertEquals(1, new NearestVectors(2).find(new double[] {1, Double.NaN}, 2, 5));
    assertEquals(0, new NearestVectors(2).find(new double[] {Double.NaN}, 1, Double.POSITIVE_INFINITY));
  }
}
