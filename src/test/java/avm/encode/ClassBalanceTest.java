package avm.encode;

import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.junit.Test;

/** Classes that there are weigh alike, and all rows together what they weighed before. */
public class ClassBalanceTest {
  /** The third of four classes is missing. */
  private static final double[] TARGETS = {0, 1, 1, 3, 0, 1, 1};
  private static final double[] WEIGHTS = {1, 2, 0.5, 4, 3, 1, 1};

  private static RowList rows() {
    RawRow[] rows = new RawRow[TARGETS.length];
    Arrays.setAll(rows, i -> new RawRow(null, new double[] {i}, TARGETS[i], WEIGHTS[i]));
    return new RowList(List.of(rows));
  }

  @Test
  public void classesOfABatchWeighAlike() {
    RowSource weighed = new ClassBalance(4).weighed(rows());
    RowValues row = new RowValues();
    double[] sums = new double[4];
    for (int i = 0; i < weighed.size(); i++) {
      double weight = weighed.read(i, row);
      sums[(int) row.target()] += weight;
      assertEquals("a row chosen weighs the same", weight, weighed.pick(new int[] {0, i}).read(1, row), 0);
      assertEquals(i, row.values()[0], 0);
    }
    assertEquals(TARGETS.length, weighed.size());
    double third = Arrays.stream(WEIGHTS).sum() / 3;
    for (int c : new int[] {0, 1, 3}) {
      assertEquals(third, sums[c], 1e-12);
    }
  }

  /** A stream's row weighs what it would in a batch of the rows so far and itself. */
  @Test
  public void aRowOfAStreamWeighsWhatItWouldInABatch() {
    ClassBalance stream = new ClassBalance(4);
    RowValues row = new RowValues();
    for (int t = 0; t < TARGETS.length; t++) {
      RowSource batch = new ClassBalance(4).weighed(new RowList(rows().rows().subList(0, t + 1)));
      assertEquals(batch.read(t, row), stream.weighed(TARGETS[t], WEIGHTS[t]), 1e-12);
      stream.add(TARGETS[t], WEIGHTS[t]);
      ClassBalance copy = new ClassBalance(4);
      copy.load(stream.save());
      stream = copy;
    }
  }
}
