package avm.tune;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;

import avm.data.Point;
import avm.data.Sample;
import avm.learn.Rows;
import java.util.Arrays;
import org.junit.Test;

/** Where classes are many, the ten most frequent stand for all. */
public class FrequentTest {
  /** Rows in which class c comes counts[c] times; a row's only value is its class and one. */
  private static Sample rows(int... counts) {
    int n = Arrays.stream(counts).sum();
    Sample rows = new Sample(new Point[n], new double[n], new double[n], counts.length, 1);
    Arrays.fill(rows.weights(), 1);
    int r = 0;
    for (int c = 0; c < counts.length; c++) {
      for (int k = 0; k < counts[c]; k++) {
        rows.points()[r] = Point.of(c + 1);
        rows.targets()[r++] = c;
      }
    }
    return rows;
  }

  @Test
  public void theMostFrequentAreTakenAndNumberedInOrder() {
    Sample rows = rows(1, 5, 1, 2, 2, 2, 2, 2, 2, 2, 2, 9);
    Sample few = Frequent.of(rows, 30);
    assertEquals(10, few.classes());
    assertEquals(30, few.size());
    double[] values = Arrays.stream(few.points()).mapToDouble(x -> x.value(0) - 1).toArray();
    assertArrayEquals(Arrays.stream(rows.targets()).filter(c -> c != 0 && c != 2).toArray(), values, 0);
    for (int r = 0; r < 30; r++) {
      assertEquals(values[r] == 1 ? 0 : values[r] - 2, few.targets()[r], 0);
    }
    assertEquals(1, rows.targets()[1], 0);
  }

  @Test
  public void classesArePutTogetherWhereRowsWouldBeTooFew() {
    Sample many = rows(1, 5, 1, 2, 2, 2, 2, 2, 2, 2, 2, 9);
    Sample groups = Frequent.of(many, 31);
    assertSame(many.points(), groups.points());
    assertEquals(10, groups.classes());
    assertEquals("the most frequent is the first", 0, groups.targets()[many.size() - 1], 0);
    assertEquals("and the eleventh joins it", 0, groups.targets()[0], 0);
    assertEquals(0, many.targets()[0], 0);
    assertEquals(11, many.targets()[many.size() - 1], 0);
  }

  @Test
  public void allAreTakenWhereClassesAreNotMany() {
    Sample ten = rows(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    assertSame(ten, Frequent.of(ten, 0));
    Sample numbers = new Sample(new Point[] {Point.of(1)}, new double[] {0.5}, new double[] {1}, 0, 1);
    assertSame(numbers, Frequent.of(numbers, 0));
  }

  @Test
  public void soManyRowsHaveEnoughOfTheMostFrequent() {
    assertEquals(7, Frequent.rows(7, 10));
    for (int classes = 11; classes < 40; classes++) {
      int n = Frequent.rows(100, classes);
      int[] counts = new int[classes];
      for (int r = 0; r < n; r++) {
        counts[r % classes]++;
      }
      assertEquals(10, Frequent.of(rows(counts), 100).classes());
    }
  }
}
