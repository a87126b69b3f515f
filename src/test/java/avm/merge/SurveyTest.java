package avm.merge;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.Test;

/** Surveys of several parts are one survey of all rows, in whatever order they are merged. */
public class SurveyTest {
  private static Survey<Integer> part(int k) {
    Survey<Integer> survey = new Survey<>(100, k);
    IntStream.range(1000 * k, 1000 * (k + 1)).forEach(survey::add);
    return survey;
  }

  private static Survey<Integer> none() {
    return new Survey<>(100, -1);
  }

  @Test
  public void theOrderMakesNoDifference() {
    List<Integer> one = none().merge(part(0)).merge(part(1)).merge(part(2)).rows();
    List<Integer> other = none().merge(part(2).merge(part(1))).merge(part(0)).rows();
    assertEquals(one, other);
    assertEquals(100, one.size());
    assertEquals(3000, none().merge(part(2).merge(part(1))).merge(part(0)).seen());
  }

  @Test
  public void anEmptyOneChangesNothing() {
    assertEquals(part(1).rows(), part(1).merge(none()).rows());
    assertEquals(part(1).rows(), none().merge(part(1)).rows());
  }

  @Test
  public void everyPartHasItsShare() {
    List<Integer> rows = none().merge(part(0)).merge(part(1)).merge(part(2)).rows();
    for (int k = 0; k < 3; k++) {
      int part = k;
      long count = rows.stream().filter(row -> row / 1000 == part).count();
      assertTrue("part " + k + " has " + count + " of 100", count > 15 && count < 55);
    }
    double mean = rows.stream().mapToInt(row -> row % 1000).average().orElseThrow();
    assertEquals(500, mean, 100);
  }
}
