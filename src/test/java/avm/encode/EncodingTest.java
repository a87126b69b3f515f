package avm.encode;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.data.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;

/** Rows encoded all at once are the rows encoded and noticed one after the other. */
public class EncodingTest {
  private static final Schema NUMBERS = new Schema("n", List.of(new Schema.Attribute("a", null),
      new Schema.Attribute("b", null), new Schema.Attribute("y", null)), 2);
  private static final Schema MIXED = new Schema("m", List.of(new Schema.Attribute("a", null),
      new Schema.Attribute("b", List.of("p", "q", "r")), new Schema.Attribute("y", List.of("no", "yes"))), 2);

  /** So many rows that several threads share them, one of them perhaps with a missing value. */
  private static RowList rows(boolean missing) {
    Random random = new Random(1);
    List<RawRow> rows = new ArrayList<>();
    for (int i = 0; i < 3000; i++) {
      double[] x = {random.nextGaussian(), random.nextInt(3)};
      x[i % 2] = missing && i % 500 == 499 ? Double.NaN : x[i % 2];
      boolean sparse = i % 3 == 0;
      rows.add(new RawRow(sparse ? new int[] {1} : null, sparse ? new double[] {x[1]} : x, random.nextInt(2), 1 + i % 4));
    }
    return new RowList(rows);
  }

  private static void check(Schema schema, Scaling scaling, boolean missing) {
    RowList rows = rows(missing);
    Ranges ranges = new Ranges(schema, rows);
    TargetEncoder target = TargetEncoder.of(schema, ranges);
    RowEncoder encoder = new RowEncoder(schema, ranges, scaling);
    RowEncoder alone = new RowEncoder(schema, ranges, scaling);
    Sample sample = Encoding.of(rows, encoder, target);
    assertEquals(schema.classes(), sample.classes());
    assertEquals(encoder.features(), sample.features());
    RowValues row = new RowValues();
    Point point = new Point(2);
    for (int i = 0; i < rows.size(); i++) {
      double weight = rows.read(i, row);
      row.look();
      alone.encode(row, point);
      alone.observe(row, weight);
      assertTrue("row " + i, point.sameAs(sample.points()[i]));
      assertEquals(target.encode(row.target()), sample.targets()[i], 0);
      assertEquals(weight, sample.weights()[i], 0);
    }
    for (int a = 0; a < 2; a++) {
      assertArrayEquals("what was noticed", alone.columns().facts(a), encoder.columns().facts(a), 1e-12);
    }
  }

  @Test
  public void allAtOnceIsOneByOne() {
    for (boolean missing : new boolean[] {false, true}) {
      check(NUMBERS, Scaling.NONE, missing);
      check(NUMBERS, Scaling.STANDARDISE, missing);
      check(MIXED, Scaling.NORMALISE, missing);
    }
  }

  @Test
  public void aRowThatCannotBeEncodedIsRefused() {
    RowList rows = new RowList(List.of(new RawRow(null, new double[] {1, 2}, 0, 1),
        new RawRow(null, new double[] {1e200, 2}, 0, 1)));
    Ranges ranges = new Ranges(NUMBERS, rows);
    assertThrows(IllegalArgumentException.class,
        () -> Encoding.of(rows, new RowEncoder(NUMBERS, ranges, Scaling.NONE), TargetEncoder.of(NUMBERS, ranges)));
  }
}
