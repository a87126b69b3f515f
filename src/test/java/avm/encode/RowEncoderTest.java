package avm.encode;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.Test;

/** Rows as points: columns, scaling, bounds, missing values, and what is said of them afterwards. */
public class RowEncoderTest {
  private static final double MISSING = Double.NaN;
  /** Numeric, of two values, of three values, numeric and far from 0, the class. */
  private static final Schema SCHEMA = new Schema("s", List.of(new Schema.Attribute("x", null),
      new Schema.Attribute("flag", List.of("no", "yes")), new Schema.Attribute("colour", List.of("red", "green", "blue")),
      new Schema.Attribute("year", null), new Schema.Attribute("class", List.of("a", "b", "c"))), 4);
  private static final RowList ROWS = rows(new double[] {-1, 0, 2, 2000}, new double[] {3, 1, 1, 2010},
      new double[] {MISSING, 1, 1, 2004});

  private static RowList rows(double[]... values) {
    return new RowList(Arrays.stream(values).map(x -> new RawRow(null, x, 0, 1)).toList());
  }

  static RowValues values(double... x) {
    RowValues row = new RowValues();
    rows(x).read(0, row);
    row.look();
    return row;
  }

  /** A dense row as a point, its zeros written out. */
  static double[] encoded(RowEncoder encoder, double... x) {
    Point point = new Point(4);
    encoder.encode(values(x), point);
    double[] dense = new double[encoder.features()];
    for (int k = 0; k < point.size(); k++) {
      dense[point.column(k)] = point.value(k);
    }
    return dense;
  }

  private static RowEncoder old(RowEncoder encoder) {
    return RowEncoder.load(SCHEMA, encoder.save().with("apart", false));
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
    assertEquals(Scaling.CANDIDATES, new Ranges(SCHEMA, ROWS).scalings(SCHEMA));
  }

  /** Numbers by rank have no bound and no shift; what a point says is still told in the data's own unit. */
  @Test
  public void quantiles() {
    RowEncoder encoder = encoder(Scaling.QUANTILE);
    RowEncoder loaded = RowEncoder.load(SCHEMA, encoder.save());
    for (double year : new double[] {1990, 2000, 2004, 2005, 2010, 2090}) {
      double[] point = encoded(encoder, 2, 1, 2, year);
      assertArrayEquals(point, encoded(loaded, 2, 1, 2, year), 0);
      assertEquals(Math.max(2000, Math.min(2010, year)), encoder.columns().raw(5, point[5]), 1e-9);
    }
    assertTrue(encoder.columns().isScore(5));
    assertFalse(encoder.columns().isScore(1));
    assertFalse(encoder(Scaling.NORMALISE).columns().isScore(5));
  }

  /** A value far outside the range that scaling was fitted to counts as its edge; a raw one is what it was. */
  @Test
  public void bounds() {
    RowEncoder encoder = encoder(Scaling.NORMALISE);
    assertArrayEquals(new double[] {1, 0, 1, 0, 0, 1}, encoded(encoder, 1e9, 0, 0, 9999), 1e-12);
    assertArrayEquals(new double[] {-1, 0, 1, 0, 0, -1}, encoded(encoder, -1e9, 0, 0, 0), 1e-12);
    assertEquals(2004, encoder.columns().raw(5, 0.4), 1e-9);
    assertEquals(2, encoder.columns().raw(0, 0.5), 1e-12);
    assertEquals(1e9 / 4, encoded(encoder.unbounded(), 1e9, 0, 0, 2000)[0], 1);
    encoder.observe(values(4.5, 1, 2, 1999), 1);
    assertEquals("4.5, and not 1999", 1, encoder.columns().beyond(), 0);
    encoder.observe(values(-5, 1, 2, 2011), 1);
    assertEquals(3, RowEncoder.load(SCHEMA, encoder.save()).columns().beyond(), 0);
    RunningValues others = new RunningValues(SCHEMA);
    others.count(values(7, 0, 0, 7), new Scales(new double[4], new double[] {1, 1, 1, 1}, new double[] {6, 6, 6, 8}, new Curve[4]));
    encoder.observe(others);
    assertEquals("one more", 4, encoder.columns().beyond(), 0);
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
    assertArrayEquals("one notice of rows", encoded(plain, 3, 1, 2, 2000), encoded(plain, MISSING, 1, 2, MISSING), 1e-12);
    Schema numbers = new Schema("n", List.of(new Schema.Attribute("a", null), new Schema.Attribute("y", null)), 1);
    assertFalse(new RowEncoder(numbers, new Ranges(numbers, RowList.NONE), Scaling.NONE).counting(new double[] {2})
        .isInPlace());
  }

  /** Of two values it is halfway, of more it is none; a number is the mean. */
  @Test
  public void missingValuesAreLikeNoOthers() {
    RowEncoder encoder = encoder(Scaling.NONE);
    encoder.observe(values(2, 1, 2, 2000), 3);
    for (RowEncoder each : new RowEncoder[] {encoder, RowEncoder.load(SCHEMA, encoder.save())}) {
      assertArrayEquals(new double[] {2, 0.5, 0, 0, 0, 2000}, encoded(each, MISSING, MISSING, MISSING, MISSING), 0);
      assertEquals(0.5, each.columns().facts(1)[4], 0);
      assertTrue(Double.isNaN(each.columns().facts(2)[4]));
    }
    Schema one = new Schema("n", List.of(new Schema.Attribute("a", List.of("t")), new Schema.Attribute("y", null)), 1);
    assertEquals(1, new RowEncoder(one, new Ranges(one, RowList.NONE), Scaling.NONE).columns().facts(0)[4], 0);
  }

  /** In models of old: the mean or mode of the rows noticed so far, by weight; before any, nothing. */
  @Test
  public void missingValuesOfOld() {
    RowEncoder encoder = old(encoder(Scaling.NONE));
    assertArrayEquals(new double[6], encoded(encoder, MISSING, MISSING, MISSING, MISSING), 0);
    RowEncoder undecided = old(encoder(Scaling.NONE));
    undecided.observe(values(0, 0, 2, 0), 1);
    undecided.observe(values(0, 1, 1, 0), 1);
    assertArrayEquals("the first of equals", new double[] {0, 0, 0, 1, 0, 0}, encoded(undecided, 0, MISSING, MISSING, 0), 0);
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
    more.add(new int[] {0, 1, 2, 3}, new double[] {MISSING, 1, 1, 0}, 4, false, 50);
    encoder.observe(more);
    assertEquals(1012.0 / 113, encoder.columns().facts(0)[4], 1e-12);
    assertEquals(1, encoder.columns().facts(2)[4], 0);
  }

  /** A sparse row, its zeros left out, is the same point as a dense one, and has the same ranges. */
  @Test
  public void zerosMayBeLeftOut() {
    Random random = new Random(1);
    List<RawRow> dense = new ArrayList<>();
    List<RawRow> sparse = new ArrayList<>();
    for (int t = 0; t < 50; t++) {
      double[] x = {random.nextInt(3) * random.nextGaussian(), random.nextInt(2), random.nextInt(3),
          random.nextInt(9) == 0 ? MISSING : 1 + random.nextInt(5)};
      int[] filled = IntStream.range(0, 4).filter(a -> x[a] != 0).toArray();
      dense.add(new RawRow(null, x, 0, 1));
      sparse.add(new RawRow(filled, IntStream.of(filled).mapToDouble(a -> x[a]).toArray(), 0, 1));
    }
    Ranges ranges = new Ranges(SCHEMA, new RowList(sparse));
    double[] present = dense.stream().mapToDouble(row -> row.values()[3]).filter(v -> !Double.isNaN(v)).toArray();
    for (double[] values : new double[][] {dense.stream().mapToDouble(row -> row.values()[0]).toArray(), present}) {
      int a = values == present ? 3 : 0;
      double mean = Arrays.stream(values).average().orElseThrow();
      assertEquals(mean, ranges.mean(a), 1e-12);
      assertEquals(Math.sqrt(Arrays.stream(values).map(v -> (v - mean) * (v - mean)).average().orElseThrow()),
          ranges.deviation(a), 1e-12);
    }
    for (Scaling scaling : Scaling.values()) {
      RowEncoder encoder = new RowEncoder(SCHEMA, ranges, scaling);
      RowEncoder free = encoder.unbounded();
      Point[] points = {new Point(0), new Point(0), new Point(0)};
      RowValues row = new RowValues();
      for (int t = 0; t < 50; t++) {
        row.find(dense.get(t));
        row.look();
        encoder.encode(row, points[0]);
        row.find(sparse.get(t));
        row.look();
        encoder.encode(row, points[1]);
        free.encode(row, points[2]);
        assertTrue(points[0].sameAs(points[1]) && points[0].sameAs(points[2]));
      }
      row.read(new int[] {0}, new double[] {0.5}, 1, 4);
      encoder.encode(row, points[0]);
      encoder.encode(values(0.5, 0, 0, 0), points[1]);
      assertTrue("zeros at the end", points[0].sameAs(points[1]));
    }
  }

  /** What an attribute weighs its values are multiplied by, once they are scaled and cut; 0 takes it out. */
  @Test
  public void weightsOfAttributes() {
    Schema weighed = new Schema("w", List.of(new Schema.Attribute("x", null, 3),
        new Schema.Attribute("flag", List.of("no", "yes"), 0.5),
        new Schema.Attribute("colour", List.of("red", "green", "blue"), 2), new Schema.Attribute("year", null, 0),
        new Schema.Attribute("class", List.of("a", "b"))), 4);
    for (double[] x : new double[][] {{2, 1, 2, 2004}, {1e9, 0, 1, 9999}, {-1e9, 1, 0, 0}}) {
      double[] plain = encoded(encoder(Scaling.NORMALISE), x);
      double[] expected = {3 * plain[0], plain[1] / 2, 2 * plain[2], 2 * plain[3], 2 * plain[4], 0};
      assertArrayEquals(expected, encoded(new RowEncoder(weighed, new Ranges(weighed, ROWS), Scaling.NORMALISE), x), 1e-12);
    }
  }

  /** A constant is scaled to at most 1, and a small one is left as it is. */
  @Test
  public void constants() {
    Schema numbers = new Schema("n", List.of(new Schema.Attribute("a", null), new Schema.Attribute("b", null),
        new Schema.Attribute("y", null)), 2);
    RowEncoder encoder = new RowEncoder(numbers, new Ranges(numbers, rows(new double[] {-50, 0.5}, new double[] {-50, 0.5})),
        Scaling.NORMALISE).unbounded();
    assertArrayEquals(new double[] {0, 0}, encoded(encoder, -50, 0.5), 0);
    assertArrayEquals(new double[] {0.5, 2}, encoded(encoder, -25, 2.5), 1e-12);
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
    RowValues ones = new RowValues();
    ones.read(new int[] {1}, new double[] {1}, 1, 2);
    encoder.encode(ones, point);
    assertTrue(Point.of(0, 1).sameAs(point));
    encoder.encode(values(4, 0), point);
    assertTrue(encoder.observe(point, 2));
    assertArrayEquals(new double[] {4, 0}, encoded(encoder, MISSING, MISSING), 0);
    assertFalse(encoder(Scaling.NORMALISE).observe(point, 2));
    assertEquals("alike where there are no numbers", 1, new Ranges(numbers, RowList.NONE).scalings(numbers).size());
    String said = assertThrows(IllegalArgumentException.class, () -> encoder.encode(values(1e160, 1), point)).getMessage();
    assertTrue(said, said.startsWith("the row's values are too large to be squared"));
  }
}
