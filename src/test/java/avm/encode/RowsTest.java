package avm.encode;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.Test;

/** Rows in plain arrays: how they are kept, shuffled and counted. */
public class RowsTest {
  private static final int ATTRIBUTES = 9;

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

  /** Reads a row, dense or sparse. */
  private static void read(double[] x, boolean dense, int classIndex, RowValues into) {
    int[] index = dense ? null : IntStream.range(0, ATTRIBUTES).filter(a -> x[a] != 0).toArray();
    double[] value = dense ? x : IntStream.of(index).mapToDouble(a -> x[a]).toArray();
    into.read(index, value, value.length, classIndex);
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
