package avm.encode;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import java.util.Arrays;
import java.util.List;
import org.junit.Test;

/** Rows as points: columns, scaling, bounds, missing values, and what is said of them afterwards. */
public class RowEncoderTest {
  private static final double MISSING = Double.NaN;
  /** Numeric, of two values, of three values, numeric and far from 0, the class. */
  private static final Schema SCHEMA = new Schema("s", List.of(new Schema.Attribute("x", null),
      new Schema.Attribute("flag", List.of("no", "yes")), new Schema.Attribute("colour", List.of("red", "green", "blue")),
      new Schema.Attribute("year", null), new Schema.Attribute("class", List.of("a", "b"))), 4);
  private static final RowList ROWS = rows(new double[] {-1, 0, 2, 2000}, new double[] {3, 1, 1, 2010},
      new double[] {MISSING, 1, 1, 2004});

  private static RowList rows(double[]... values) {
    return new RowList(Arrays.stream(values).map(x -> new RawRow(null, x, 0, 1)).toList());
  }

  private static RowValues values(double... x) {
    RowValues row = new RowValues();
    rows(x).read(0, row);
    row.look();
    return row;
  }

  private static double[] encoded(RowEncoder encoder, double... x) {
    Point point = new Point(4);
    encoder.encode(values(x), point);
    double[] dense = new double[encoder.features()];
    for (int k = 0; k < point.size(); k++) {
      dense[point.column(k)] = point.value(k);
    }
    return dense;
  }

  private static RowEncoder encoder(Scaling scaling) {
    return new RowEncoder(SCHEMA, new Ranges(SCHEMA, ROWS), scaling);
  }

  @Test
  public void columns() {
    RowEncoder encoder = encoder(Scaling.NORMALISE);
    assertEquals(6, encoder.features());
    String[] names = {"x", "flag", "colour=red", "colour=green", "colour=blue", "year"};
    int[] attributes = {0, 1, 2, 2, 2, 3};
    for (int c = 0; c < 6; c++) {
      assertEquals(names[c], encoder.columns().name(c));
      assertEquals(attributes[c], encoder.columns().attributeOf(c));
      assertEquals(c >= 2 && c <= 4, encoder.columns().isValue(c));
    }
    assertArrayEquals(new double[] {2, 3, 0, 1, MISSING, Double.POSITIVE_INFINITY, 1}, encoder.columns().facts(2), 0);
    assertEquals(-1, encoder.columns().facts(4)[0], 0);
    assertEquals(Scaling.NORMALISE, encoder.scaling());
    assertEquals("what auto prefers", Scaling.NORMALISE, encoder(Scaling.AUTO).scaling());
  }

  @Test
  public void scalings() {
    assertArrayEquals(new double[] {0.5, 1, 0, 0, 1, 0.4}, encoded(encoder(Scaling.NORMALISE), 2, 1, 2, 2004), 1e-12);
    assertArrayEquals(new double[] {2, 0, 1, 0, 0, 2004}, encoded(encoder(Scaling.NONE), 2, 0, 0, 2004), 1e-12);
    assertArrayEquals(new double[] {0.2, 0, 0, 1, 0, 0.4}, encoded(encoder(Scaling.COMMON), 2, 0, 1, 2004), 1e-12);
    double years = Math.sqrt((Math.pow(14.0 / 3, 2) + Math.pow(16.0 / 3, 2) + Math.pow(2.0 / 3, 2)) / 3);
    assertArrayEquals(new double[] {2 / 2.0, 0, 0, 1, 0, 4 / years}, encoded(encoder(Scaling.STANDARDISE), 2, 0, 1, 2004),
        1e-12);
    assertEquals(3, new Ranges(SCHEMA, ROWS).scalings(SCHEMA).size());
  }

  /** A value far outside the range that scaling was fitted to counts as its edge; a raw one is what it was. */
  @Test
  public void bounds() {
    RowEncoder encoder = encoder(Scaling.NORMALISE);
    assertArrayEquals(new double[] {1, 0, 1, 0, 0, 1}, encoded(encoder, 1e9, 0, 0, 9999), 1e-12);
    assertArrayEquals(new double[] {-1, 0, 1, 0, 0, -1}, encoded(encoder, -1e9, 0, 0, 0), 1e-12);
    assertEquals(2004, encoder.columns().raw(5, 0.4), 1e-9);
    assertEquals(2, encoder.columns().raw(0, 0.5), 1e-12);
  }

  /** What a column counts, its values are multiplied by, after they were scaled and cut; the mean so far is not. */
  @Test
  public void counts() {
    RowEncoder plain = encoder(Scaling.NORMALISE);
    RowEncoder counting = plain.counting(new double[] {2, 3, 5, 5, 5, 0.5});
    for (RowEncoder encoder : new RowEncoder[] {counting, RowEncoder.load(SCHEMA, counting.save())}) {
      assertArrayEquals(new double[] {1, 3, 0, 0, 5, 0.2}, encoded(encoder, 2, 1, 2, 2004), 1e-12);
      assertArrayEquals(new double[] {2, 0, 5, 0, 0, 0.5}, encoded(encoder, 1e9, 0, 0, 9999), 1e-12);
      assertArrayEquals(new double[] {2, 3, 5, 0.5}, encoder.counts(), 0);
      assertArrayEquals(new int[] {0, 1, 2, 2, 2, 3}, encoder.groups());
      assertEquals(2004, encoder.columns().raw(5, 0.2), 1e-9);
      assertEquals(5, encoder.columns().facts(2)[6], 0);
    }
    counting.observe(values(3, 1, 2, 2000), 1);
    assertArrayEquals("one notice of rows", encoded(plain, 3, 1, 2, 2000),
        encoded(plain, MISSING, MISSING, MISSING, MISSING), 1e-12);
    Schema numbers = new Schema("n", List.of(new Schema.Attribute("a", null), new Schema.Attribute("y", null)), 1);
    assertFalse(new RowEncoder(numbers, new Ranges(numbers, RowList.NONE), Scaling.NONE).counting(new double[] {2})
        .isInPlace());
  }

  /** The mean or mode of the rows noticed so far, by weight; before any, nothing. */
  @Test
  public void missingValues() {
    RowEncoder encoder = encoder(Scaling.NONE);
    assertArrayEquals(new double[6], encoded(encoder, MISSING, MISSING, MISSING, MISSING), 0);
    encoder.observe(values(2, 1, 2, 2000), 3);
    encoder.observe(values(6, 0, 0, 2008), 1);
    encoder.observe(values(MISSING, 1, MISSING, MISSING), 5);
    assertArrayEquals(new double[] {3, 1, 0, 0, 1, 2002}, encoded(encoder, MISSING, MISSING, MISSING, MISSING), 1e-12);
    assertEquals(3, encoder.columns().facts(0)[4], 1e-12);
    RowEncoder again = RowEncoder.load(SCHEMA, encoder.save());
    assertArrayEquals(new double[] {3, 1, 0, 0, 1, 2002}, encoded(again, MISSING, MISSING, MISSING, MISSING), 1e-12);
    encoder.observe(values(0, 0, 0, 0), 9);
    assertArrayEquals("the first value wins", new double[] {12.0 / 13, 0, 1, 0, 0, 8008.0 / 13},
        encoded(encoder, MISSING, MISSING, MISSING, MISSING), 1e-12);
    RunningValues more = new RunningValues(SCHEMA);
    more.add(new int[] {0, 1, 2, 3}, new double[] {10, 1, 1, 0}, 4, true, 100);
    encoder.observe(more);
    assertEquals(1012.0 / 113, encoder.columns().facts(0)[4], 1e-12);
    assertEquals(1, encoder.columns().facts(2)[4], 0);
  }

  /** Where nothing is to be changed, rows are their points, and points tell what rows said. */
  @Test
  public void asTheyAre() {
    Schema numbers = new Schema("n", List.of(new Schema.Attribute("a", null), new Schema.Attribute("b", null),
        new Schema.Attribute("y", null)), 2);
    RowEncoder encoder = new RowEncoder(numbers, new Ranges(numbers, RowList.NONE), Scaling.NONE);
    assertTrue(encoder.isInPlace());
    assertFalse(encoder(Scaling.NONE).isInPlace());
    assertArrayEquals(new double[] {1e100, -3}, encoded(encoder, 1e100, -3), 0);
    Point point = new Point(2);
    encoder.encode(values(4, 0), point);
    assertTrue(encoder.observe(point, 2));
    assertArrayEquals(new double[] {4, 0}, encoded(encoder, MISSING, MISSING), 0);
    assertFalse(encoder(Scaling.NORMALISE).observe(point, 2));
    assertEquals("alike where there are no numbers", 1, new Ranges(numbers, RowList.NONE).scalings(numbers).size());
    String said = assertThrows(IllegalArgumentException.class, () -> encoder.encode(values(1e160, 1), point)).getMessage();
    assertTrue(said, said.startsWith("the row's values are too large to be squared"));
  }
}
