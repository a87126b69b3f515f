package avm.tune;

import static org.junit.Assert.assertEquals;

import avm.data.Point;
import avm.data.Sample;
import java.util.Arrays;
import org.junit.Test;

/** How many core points and passes are affordable: the rules of doc/algorithms.md, Automatic settings, with its numbers. */
public class WorkTest {
  private static final int UNLIMITED = 0;

  /** Rows of so many values. */
  private static Work work(int values, int outputs) {
    Point[] points = new Point[10];
    double[] ones = new double[values];
    Arrays.fill(ones, 1.5);
    Arrays.setAll(points, i -> Point.of(ones));
    return new Work(new Sample(points, new double[10], new double[10], outputs == 1 ? 2 : outputs, values), outputs);
  }

  @Test
  public void rowsLearnedTogetherHaveMoreTheMoreTheyAre() {
    assertEquals("8e7 values of K", Math.sqrt(8e7), work(10, 1).solvableCells(1000, UNLIMITED, 1), 1e-6);
    assertEquals("5,000 for each row", Math.sqrt(5e3 * 1e5), work(10, 1).solvableCells(1e5, UNLIMITED, 1), 1e-6);
    assertEquals("of which a quarter is kept", Math.sqrt(4 * 8e7), work(10, 1).solvableCells(1000, UNLIMITED, 0.25), 1e-6);
    assertEquals("8.5e8 for all outputs", Math.sqrt(8.5e8 / 26), work(10, 26).solvableCells(1000, UNLIMITED, 1), 1e-6);
    assertEquals("30,000 for each row", Math.sqrt(3e4 * 1e5 / 26), work(10, 26).solvableCells(1e5, UNLIMITED, 1), 1e-6);
    assertEquals("1 ms for each row", 1e6 / (2 + 0.2 * 1000), work(1000, 1).solvableCells(1e5, UNLIMITED, 1), 1e-6);
    assertEquals("at least 500", 500, work(100_000, 1).solvableCells(1e5, UNLIMITED, 1), 0);
    assertEquals("0.95 M", 950, work(10, 1).solvableCells(1e5, 1000, 1), 1e-9);
  }

  @Test
  public void rowsLearnedOneByOneTakeASecondForEachPass() {
    assertEquals("at most 3,500", 3500, work(10, 1).cells(1000, UNLIMITED), 0);
    double some = work(10, 1).cells(1e5, UNLIMITED);
    assertEquals("as much time for twice as many rows", some / 2, work(10, 1).cells(2e5, UNLIMITED), 1e-6);
    assertEquals("at least 500", 500, work(10, 1).cells(1e8, UNLIMITED), 0);
    assertEquals("0.75 M", 750, work(10, 1).cells(1000, 1000), 1e-9);
  }

  @Test
  public void rowsAreComparedWithEachOtherWithinALimit() {
    assertEquals(20_000, work(10, 1).comparable(20_000));
    assertEquals("2e10 values of all pairs", (int) Math.sqrt(2e10 / 1000), work(1000, 1).comparable(20_000));
  }

  @Test
  public void passes() {
    assertEquals("60,000 steps", 60, work(4, 1).epochs(1000, 100));
    assertEquals("at most 100", 100, work(4, 1).epochs(100, 50));
    assertEquals("at least 1", 1, work(4, 1).epochs(1e7, 3500));
  }
}
