package avm.encode;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.Test;

/** Classes and numbers as targets, and scores as probabilities and numbers. */
public class TargetEncoderTest {
  private static final TargetEncoder TWO = new TargetEncoder(2, 0, 1);
  private static final TargetEncoder THREE = new TargetEncoder(3, 0, 1);
  private static final TargetEncoder NUMBER = new TargetEncoder(0, 10, 4);

  private static Schema schema(List<String> classes) {
    return new Schema("s", List.of(new Schema.Attribute("x", null), new Schema.Attribute("y", classes)), 1);
  }

  private static RowList rows(double... targets) {
    return new RowList(Arrays.stream(targets).mapToObj(y -> new RawRow(null, new double[] {1}, y, 1)).toList());
  }

  @Test
  public void ofASchema() {
    Schema number = schema(null);
    TargetEncoder encoder = TargetEncoder.of(number, new Ranges(number, rows(2, 4, 6)));
    assertEquals(0, encoder.classes());
    assertEquals(4, encoder.centre(), 1e-15);
    assertEquals(Math.sqrt(8.0 / 3), encoder.spread(), 1e-15);
    assertEquals("a constant is centred alone", 1, TargetEncoder.of(number, new Ranges(number, rows(3, 3))).spread(), 0);
    Schema nominal = schema(List.of("a", "b", "c"));
    assertEquals(THREE, TargetEncoder.of(nominal, new Ranges(nominal, rows(0, 2, 2))));
    assertEquals(NUMBER, TargetEncoder.load(NUMBER.save()));
  }

  @Test
  public void targets() {
    assertEquals(-1, TWO.encode(0), 0);
    assertEquals(1, TWO.encode(1), 0);
    assertEquals(2, THREE.encode(2), 0);
    assertEquals(1.5, NUMBER.encode(16), 0);
    assertEquals(16, NUMBER.decode(1.5), 0);
  }

  @Test
  public void marginsAndLosses() {
    assertEquals(-0.5, TWO.margin(new double[] {0.5}, -1), 0);
    assertEquals(0.5, TWO.margin(new double[] {0.5}, 1), 0);
    double[] scores = {1, 3, 2.5};
    assertEquals(0.5, THREE.margin(scores, 1), 0);
    assertEquals(-2, THREE.margin(scores, 0), 0);
    assertEquals(-0.5, THREE.margin(scores, 2), 0);
    assertEquals(0, THREE.loss(scores, 1), 0);
    assertEquals(1, THREE.loss(scores, 2), 0);
    assertEquals("the first of equals", 0, THREE.loss(new double[] {1, 2, 2}, 1), 0);
    assertEquals(0, TWO.loss(new double[] {0}, 1), 0);
    assertEquals(1, TWO.loss(new double[] {0}, -1), 0);
    assertEquals(0, TWO.loss(new double[] {-0.1}, -1), 0);
    assertEquals("in the class's own unit", 64, NUMBER.loss(new double[] {1}, 3), 0);
  }

  @Test
  public void distributions() {
    assertArrayEquals(new double[] {12}, NUMBER.distribution(new double[] {0.5}, 7), 0);
    double odds = Math.exp(-1.2);
    assertArrayEquals(new double[] {odds / (1 + odds), 1 / (1 + odds)}, TWO.distribution(new double[] {0.6}, 2), 1e-12);
    assertArrayEquals(new double[] {1 / (1 + odds), odds / (1 + odds)}, TWO.distribution(new double[] {-0.6}, 2), 1e-12);
    double[] scores = {0, 1, 3};
    double sum = 1 + Math.exp(-1) + Math.exp(-1.5);
    assertArrayEquals(new double[] {Math.exp(-1.5) / sum, Math.exp(-1) / sum, 1 / sum}, THREE.distribution(scores, 0.5), 1e-12);
  }

  /** Whoever is ahead by nothing that shows still has the largest probability. */
  @Test
  public void theBestIsAhead() {
    double[] two = TWO.distribution(new double[] {0}, 1);
    assertTrue(two[1] > two[0]);
    double[] less = TWO.distribution(new double[] {-1e-300}, 1);
    assertTrue(less[0] > less[1]);
    double[] three = THREE.distribution(new double[] {5, 5, 5}, 1);
    assertTrue(three[0] > three[1] && three[1] == three[2]);
    assertEquals(1, three[0] + three[1] + three[2], 1e-15);
    assertEquals("and never more than 1", 1, THREE.distribution(new double[] {0, 1e6, 0}, 1)[1], 0);
  }

  /** Several rows at once are one after the other. */
  @Test
  public void manyAreOneByOne() {
    Random random = new Random(1);
    for (TargetEncoder encoder : new TargetEncoder[] {TWO, THREE, NUMBER}) {
      double[][] scores = new double[9][encoder == THREE ? 3 : 1];
      for (double[] row : scores) {
        Arrays.setAll(row, k -> random.nextGaussian() * 3);
      }
      double[][] found = new double[12][];
      encoder.distributions(scores, 0.7, 9, new double[9], found, 2);
      for (int r = 0; r < 9; r++) {
        assertArrayEquals(encoder.distribution(scores[r], 0.7), found[2 + r], 1e-15);
      }
      assertTrue(found[1] == null && found[11] == null);
    }
  }
}
