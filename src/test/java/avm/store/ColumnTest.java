package avm.store;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;

/** A column holds the same values whether it is an array or a list, through every change from one to the other. */
public class ColumnTest {

  /** A feature common for a while, then rare, then common: the column turns at least twice. */
  @Test
  public void turnsBetweenArrayAndListWithoutLosingAValue() {
    Random random = new Random(1);
    Column column = new Column();
    double[] expected = new double[9000];
    int capacity = 16;
    int turns = 0;
    boolean dense = column.dense() != null;
    for (int i = 0; i < expected.length; i++) {
      if (i == capacity) {
        capacity += capacity / 8 + 8;
        column.grow(capacity);
      }
      boolean common = i < 60 || i > 5000;
      if (random.nextInt(common ? 2 : 400) == 0) {
        expected[i] = random.nextGaussian();
        column.add(i, expected[i], capacity);
      }
      turns += dense == (column.dense() != null) ? 0 : 1;
      dense = column.dense() != null;
      if (i % 90 == 0) {
        same(column, expected, i + 1);
      }
    }
    assertTrue(turns + " turns", turns >= 3);
  }

  private static void same(Column column, double[] expected, int n) {
    double[] sum = new double[n];
    if (column.dense() == null) {
      column.addListed(2, sum, 0);
    }
    for (int i = 0; i < n; i++) {
      assertEquals(expected[i], column.value(i), 0);
      assertEquals(2 * expected[i], column.dense() == null ? sum[i] : 2 * column.dense()[i], 0);
    }
  }

  /** A rare feature costs what its non-zeros cost, not a number a core point. */
  @Test
  public void aRareFeatureIsSmall() {
    Column column = new Column();
    column.add(5, 1.5, 16);
    for (int capacity = 16; capacity < 100_000; capacity *= 2) {
      column.grow(capacity);
    }
    assertTrue(column.bytes() + " bytes", column.bytes() < 300);
    assertEquals(1.5, column.value(5), 0);
    assertEquals(0, column.value(99_000), 0);
  }
}
