package avm.encode;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.io.NotAModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.Test;

/** Rows in plain arrays: how they are kept, shuffled and counted. */
public class RowsTest {
  private static final int ATTRIBUTES = 20;

  private static Schema numbers(int classIndex) {
    List<Schema.Attribute> attributes = new ArrayList<>();
    for (int a = 0; a < ATTRIBUTES; a++) {
      attributes.add(new Schema.Attribute("a" + a, null));
    }
    return new Schema("numbers", attributes, classIndex);
  }

  private static double[] numbers(Random random, boolean ones) {
    return random.doubles(ATTRIBUTES).map(x -> x < 0.3 ? 0 : ones ? 1 : x - 0.5).toArray();
  }

  /** The attributes of a row: null if it is dense, those whose value is not 0 if it is sparse. */
  private static int[] index(double[] x, boolean dense) {
    return dense ? null : IntStream.range(0, ATTRIBUTES).filter(a -> x[a] != 0).toArray();
  }

  private static double[] value(double[] x, boolean dense) {
    return dense ? x : DoubleStream.of(x).filter(v -> v != 0).toArray();
  }

  private static void read(double[] x, boolean dense, int classIndex, RowValues into) {
    into.read(index(x, dense), value(x, dense), value(x, dense).length, classIndex);
  }

  private static boolean equal(RowValues row, double[] x, boolean dense, int classIndex) {
    return row.equal(index(x, dense), value(x, dense), value(x, dense).length, classIndex);
  }

  @Test
  public void shuffledAsListsAre() {
    for (int n = 0; n < 50; n++) {
      List<Integer> list = new ArrayList<>(IntStream.range(0, n).boxed().toList());
      Random random = new Random(n);
      Collections.shuffle(list, random);
      Random same = new Random(n);
      assertArrayEquals(list.stream().mapToInt(i -> i).toArray(), RowSource.shuffled(n, same));
      assertEquals("what is drawn next", random.nextLong(), same.nextLong());
    }
  }

  @Test
  public void keptRowsSayTheSame() {
    Random random = new Random(1);
    RowValues row = new RowValues();
    RowValues again = new RowValues();
    for (int k = 0; k < 200; k++) {
      for (int classIndex : new int[] {0, 4, ATTRIBUTES - 1}) {
        read(numbers(random, k % 4 == 0), k % 2 == 0, classIndex, row);
        RowSource kept = new RowList(List.of(row.kept(0.5)));
        assertTrue(kept.isChecked());
        assertSame(kept, kept.checked());
        assertEquals(0.5, kept.pick(new int[] {0}).read(0, again), 0);
        again.look();
        assertEquals(row.count(), again.count());
        assertEquals(row.target(), again.target(), 0);
        assertEquals(row.isOnes(), again.isOnes());
        assertEquals(row.isPlain(), again.isPlain());
        assertEquals(row.isSparse(), again.isSparse());
        for (int j = 0; j < row.count(); j++) {
          assertEquals(row.indices()[j], again.indices()[j]);
          assertEquals(row.values()[j], again.values()[j], 0);
        }
      }
    }
  }

  /** Dense or sparse, copied or found, a row is its values but for the class, and its class. */
  @Test
  public void whatARowSays() {
    Random random = new Random(2);
    RowValues copied = new RowValues();
    RowValues found = new RowValues();
    for (int k = 0; k < 400; k++) {
      double[] x = numbers(random, k % 4 == 0);
      x[k % ATTRIBUTES] = k % 5 == 0 ? Double.NaN : k % 7 == 0 ? k % 2 == 0 ? RowValues.LARGEST : -1e151 : x[k % ATTRIBUTES];
      boolean dense = k % 2 == 0;
      for (int classIndex : new int[] {0, 4, ATTRIBUTES - 1}) {
        read(x, dense, classIndex, copied);
        found.find(index(x, dense), value(x, dense), value(x, dense).length, classIndex);
        found.look();
        int[] others = IntStream.range(0, ATTRIBUTES).filter(a -> a != classIndex && (dense || x[a] != 0)).toArray();
        double[] rest = IntStream.of(others).mapToDouble(a -> x[a]).toArray();
        for (RowValues row : new RowValues[] {copied, found}) {
          assertEquals(x[classIndex], row.target(), 0);
          assertArrayEquals(others, Arrays.copyOf(row.indices(), row.count()));
          assertArrayEquals(rest, Arrays.copyOf(row.values(), row.count()), 0);
          assertEquals(DoubleStream.of(rest).filter(v -> v != 0).count(), row.filled());
          assertEquals(DoubleStream.of(rest).anyMatch(Double::isNaN), row.isIncomplete());
          assertEquals(DoubleStream.of(rest).allMatch(v -> Math.abs(v) <= RowValues.LARGEST), row.isPlain());
          assertEquals(!dense || classIndex < ATTRIBUTES - 1, row.isSparse());
          assertEquals(row.isSparse() && DoubleStream.of(rest).allMatch(v -> v == 1), row.isOnes());
        }
      }
    }
    assertEquals(1200, found.readings());
  }

  /** A row equals the one read before if it says the same, whatever its class, which is read. */
  @Test
  public void equalRows() {
    Random random = new Random(3);
    RowValues row = new RowValues();
    for (int k = 0; k < 200; k++) {
      boolean dense = k % 2 == 0;
      for (int classIndex : new int[] {0, 4, ATTRIBUTES - 1}) {
        double[] x = numbers(random, k % 4 == 0);
        x[classIndex] = 1;
        read(x, dense, classIndex, row);
        double[] other = x.clone();
        other[classIndex] = dense && k % 3 == 0 ? 0 : 2;
        assertTrue(equal(row, other, dense, classIndex));
        assertEquals(other[classIndex], row.target(), 0);
        other[(classIndex + 1 + k % (ATTRIBUTES - 1)) % ATTRIBUTES] = 3;
        assertFalse(equal(row, other, dense, classIndex));
      }
    }
    row.read(new int[] {1, 3}, new double[] {1, 1}, 2, 8);
    assertFalse("other attributes", row.equal(new int[] {1, 4}, new double[] {1, 1}, 2, 8));
    assertFalse("more", row.equal(new int[] {1, 3, 5}, new double[] {1, 1, 1}, 3, 8));
    assertFalse("one after the class", row.equal(new int[] {1, 2, 4}, new double[] {1, 1, 1}, 3, 2));
    assertTrue(row.equal(new int[] {1, 2, 3}, new double[] {1, 7, 1}, 3, 2));
  }

  /** Attributes that do not ascend are no set of ones. */
  @Test
  public void onesMustAscend() {
    RowValues row = new RowValues();
    for (int[] index : new int[][] {{1, 3, 3}, {3, 1, 5}, {1, 3, 5}}) {
      row.find(index, new double[] {1, 1, 1}, 3, 8);
      row.look();
      assertEquals(index[0] < index[1] && index[1] < index[2], row.isOnes());
      row.read(index, new double[] {1, 1, 1}, 3, 8);
      assertEquals(index[0] < index[1] && index[1] < index[2], row.isOnes());
    }
  }

  @Test
  public void schemasAndRowsAreSavedWhole() {
    Schema schema = new Schema("s", List.of(new Schema.Attribute("x", null, 0.5),
        new Schema.Attribute("colour", List.of("red", "green")), new Schema.Attribute("y", null)), 1);
    assertEquals(schema, Schema.load(schema.save()));
    assertTrue(schema.isNumeric());
    assertFalse(new Schema("t", schema.all(), 2).isNumeric());
    assertThrows(NotAModel.class, () -> Schema.load(schema.save().with("class", 3)));
    assertEquals(2, schema.classes());
    assertEquals(0, schema.values(2));
    for (double weight : new double[] {-1, 1e31, Double.NaN}) {
      assertEquals("attribute 'x' has the weight " + weight + "; it must be a number from 0 to 1e30",
          assertThrows(IllegalArgumentException.class, () -> new Schema.Attribute("x", null, weight)).getMessage());
    }
    for (int[] index : new int[][] {null, {2, 7}}) {
      RawRow row = RawRow.load(new RawRow(index, new double[] {4, 5}, 3, 0.25).save());
      assertArrayEquals(index, row.indices());
      assertArrayEquals(new double[] {4, 5}, row.values(), 0);
      assertEquals(3, row.target(), 0);
      assertEquals(0.25, row.weight(), 0);
    }
  }

  /** A row of ones becomes a point and is counted at once; another row is refused. */
  @Test
  public void rowsOfOnesAreCounted() {
    RunningValues running = new RunningValues(numbers(ATTRIBUTES - 1));
    Point point = new Point(0);
    assertTrue(running.addOnes(new int[] {1, 3}, new double[] {1, 1}, 2, point));
    assertTrue(Point.of(0, 1, 0, 1).sameAs(point));
    assertTrue(running.addOnes(new int[] {3}, new double[] {1}, 1, point));
    assertEquals(0, running.value(0), 0);
    assertEquals(0.5, running.value(1), 0);
    assertEquals(1, running.value(3), 0);
    assertFalse(running.addOnes(new int[] {3}, new double[] {2}, 1, point));
  }

  /** The means of rows with and without missing values, by weight; a schema without nominal attributes takes a short cut. */
  @Test
  public void meansAreThoseOfTheValuesThatAreThere() {
    Random random = new Random(4);
    RowValues values = new RowValues();
    for (int classIndex : new int[] {0, 4, ATTRIBUTES - 1}) {
      RunningValues running = new RunningValues(numbers(classIndex));
      double[] sum = new double[ATTRIBUTES];
      double[] weight = new double[ATTRIBUTES];
      for (int k = 0; k < 100; k++) {
        double[] x = numbers(random, k % 2 == 0);
        if (k % 5 == 0) {
          x[k % ATTRIBUTES] = Double.NaN;
        }
        double w = 1 + k % 3;
        read(x, k % 4 < 2, classIndex, values);
        running.add(values.indices(), values.values(), values.count(), values.isPlain(), w);
        for (int a = 0; a < ATTRIBUTES; a++) {
          sum[a] += Double.isNaN(x[a]) ? 0 : w * x[a];
          weight[a] += Double.isNaN(x[a]) ? 0 : w;
        }
      }
      for (int a = 0; a < ATTRIBUTES; a++) {
        if (a != classIndex) {
          assertEquals(sum[a] / weight[a], running.value(a), 1e-12);
        }
      }
    }
  }
}
