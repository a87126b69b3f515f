package avm.encode;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.Test;

/** Whole numbers that are few may be codes, each with a column of its own. */
public class CodesTest {
  private static final Schema SCHEMA = new Schema("s", List.of(attribute("code", null), attribute("half", null),
      attribute("many", null), attribute("two", null), attribute("colour", List.of("red", "green", "blue")),
      attribute("zip", null), attribute("y", null)), 6);

  private static Schema.Attribute attribute(String name, List<String> values) {
    return new Schema.Attribute(name, values);
  }

  /** Rows, every other one sparse: what is 0 is left out. */
  private static RowList rows(int n) {
    List<RawRow> rows = new ArrayList<>();
    for (int t = 0; t < n; t++) {
      double code = t % 7 == 6 ? Double.NaN : t % 3 == 0 ? -2 : t % 3 == 1 ? -0.0 : 5;
      double[] x = {code, t % 3 / 2.0, t % 4, t % 2, t % 3, t % 2 == 0 ? 100 : t % 6 == 1 ? 0 : 101};
      int[] filled = t % 2 == 0 ? null : IntStream.range(0, 6).filter(a -> x[a] != 0).toArray();
      double[] values = filled == null ? x : Arrays.stream(filled).mapToDouble(a -> x[a]).toArray();
      rows.add(new RawRow(filled, values, t % 3, 1));
    }
    return new RowList(rows);
  }

  /** Three values or more, up to a tenth of the rows: in 30 rows four are too many, in 40 they are not. */
  @Test
  public void fewWholeNumbersAreCodes() {
    double[][] codes = Codes.of(SCHEMA, rows(30));
    assertArrayEquals("ascending, and −0 is 0", new double[] {-2, 0, 5}, codes[0], 0);
    assertNull("no whole numbers", codes[1]);
    assertNull("too many", codes[2]);
    assertNull("two values", codes[3]);
    assertNull("nominal", codes[4]);
    assertArrayEquals("0 where it is left out", new double[] {0, 100, 101}, codes[5], 0);
    assertNull("the class", codes[6]);
    assertArrayEquals(new double[] {0, 1, 2, 3}, Codes.of(SCHEMA, rows(40))[2], 0);
    assertNull(Codes.of(SCHEMA, rows(29))[0]);
  }

  /** A column a code; a number that is none has no column; other attributes are as without codes. */
  @Test
  public void aCodeHasAColumn() {
    RowList rows = rows(30);
    RowEncoder made = new RowEncoder(SCHEMA, new Ranges(SCHEMA, rows), Scaling.NONE, Codes.of(SCHEMA, rows));
    for (RowEncoder encoder : new RowEncoder[] {made, RowEncoder.load(SCHEMA, made.save())}) {
      assertEquals(3 + 1 + 1 + 1 + 3 + 3, encoder.features());
      assertArrayEquals(new int[] {0, 0, 0, 1, 2, 3, 4, 4, 4, 5, 5, 5}, encoder.groups());
      assertEquals("code=5.0", encoder.columns().name(2));
      assertEquals("zip=100.0", encoder.columns().name(10));
      assertEquals("none, whole numbers as codes", encoder.describe());
      assertArrayEquals(new double[] {0, 0, 1, 0.5, 9, 1, 0, 1, 0, 0, 1, 0},
          RowEncoderTest.encoded(encoder, 5, 0.5, 9, 1, 1, 100), 0);
      assertArrayEquals(new double[] {0, 1, 0, 7, 0, 0, 1, 0, 0, 0, 0, 0},
          RowEncoderTest.encoded(encoder, -0.0, 7, 0, 0, 0, 103), 0);
      assertEquals("the first code", 1, RowEncoderTest.encoded(encoder, -2, 7, 0, 0, 0, 103)[0], 0);
    }
    RowEncoder plain = new RowEncoder(SCHEMA, new Ranges(SCHEMA, rows), Scaling.NONE);
    assertEquals("none", plain.describe());
  }
}
