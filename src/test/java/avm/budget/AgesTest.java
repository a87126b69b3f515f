package avm.budget;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;

/** Ages are the order of arrival, whatever place a vector has; beside it, a plain list of places. */
public class AgesTest {
  private final Random random = new Random(1);
  private final List<Integer> order = new ArrayList<>();

  /** A new place is taken, or an old one anew. */
  private void arrive(Ages ages) {
    int n = order.size();
    int place = n < 2 || n < 100 && random.nextInt(3) == 0 ? n : random.nextInt(n);
    order.remove(Integer.valueOf(place));
    order.add(place);
    ages.born(place);
  }

  private void check(Ages ages) {
    assertEquals((int) order.get(0), ages.oldest());
    int k = random.nextInt(order.size());
    int j = random.nextInt(order.size());
    assertEquals(k < j, ages.isOlder(order.get(k), order.get(j)));
  }

  @Test
  public void theOldestCameFirst() {
    Ages ages = new Ages();
    for (int t = 0; t < 1000; t++) {
      arrive(ages);
      check(ages);
    }
  }

  @Test
  public void savedTheyGoOnAsIfNothingHadHappened() {
    for (int arrivals : new int[] {1, 20, 300}) {
      order.clear();
      Ages first = new Ages();
      for (int t = 0; t < arrivals; t++) {
        arrive(first);
      }
      Ages ages = new Ages();
      ages.born(3);
      ages.load(first.save());
      for (int t = 0; t < 300; t++) {
        check(ages);
        arrive(ages);
      }
    }
  }

  /** Of values that differ by rounding alone the oldest one's is the least; a smaller one is the least whatever its age. */
  @Test
  public void theLeastValue() {
    Ages ages = new Ages();
    for (int place : new int[] {2, 0, 3, 1}) {
      ages.born(place);
    }
    assertEquals(2, ages.least(new double[] {5, 5, 5, 5}, 4));
    assertEquals(2, ages.least(new double[] {1, 7, 1 + 1e-15, 1}, 4));
    assertEquals(3, ages.least(new double[] {1.5, 1, 1 + 1e-9, 1}, 4));
    assertEquals(1, ages.least(new double[] {1.5, 1, 3, 0.5}, 3));
    assertEquals("equal at 0", 0, ages.least(new double[] {0, 0, 1, 0}, 4));
  }

  @Test
  public void lessByMoreThanRounding() {
    assertTrue(Ages.isLess(1, 1 + 1e-9));
    assertFalse(Ages.isLess(1, 1 + 1e-15));
    assertFalse(Ages.isLess(1 + 1e-15, 1));
    assertFalse(Ages.isLess(0, 0));
  }
}
