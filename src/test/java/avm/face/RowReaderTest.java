package avm.face;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.encode.Schema;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.Test;

/** A row that is predicted and then learned is read once; any other is read anew. */
public class RowReaderTest {
  private static final ValueCheck CHECK = new ValueCheck(new Schema("rows", List.of(new Schema.Attribute("x", null),
      new Schema.Attribute("colour", List.of("red", "green")), new Schema.Attribute("y", List.of("no", "yes"))), 2));

  @Test
  public void ownToTheThreadThatMadeIt() throws Exception {
    RowReader here = new RowReader();
    assertTrue(here.isOwn());
    assertFalse(CompletableFuture.supplyAsync(here::isOwn, task -> new Thread(task).start()).get());
  }

  @Test
  public void aPredictedRowIsNotReadAgain() {
    RowReader reader = new RowReader();
    reader.toPredict(CHECK, null, new double[] {0.5, 1, Double.NaN}, 3);
    assertTrue(reader.toLearn(CHECK, null, new double[] {0.5, 1, 1}, 3, 1));
    assertEquals("read once", 1, reader.readings());
    assertEquals("with the class it is learned with", 1, reader.target(), 0);
    assertTrue(reader.toLearn(CHECK, null, new double[] {0.5, 1, 1}, 3, 1));
    assertEquals("learned, not predicted, before", 2, reader.readings());
    reader.toPredict(CHECK, null, new double[] {0.5, 1, 1}, 3);
    assertFalse("a missing class", reader.toLearn(CHECK, null, new double[] {0.25, 1, Double.NaN}, 3, 1));
    assertEquals("another row", 4, reader.readings());
  }

  @Test
  public void whatIsWrongIsNamed() {
    RowReader reader = new RowReader();
    assertRefused(reader, new double[] {0.5, 2, 0}, 1, "attribute 'colour' has value number 2.0", "red, green");
    assertRefused(reader, new double[] {1e200, 1, 0}, 1, "attribute 'x' is 1.0E200", "must be a number");
    assertRefused(reader, new double[] {1, 1, 7}, 1, "attribute 'y' has value number 7.0", "no, yes");
    assertRefused(reader, new double[] {1, 1, 0}, -1, "weight is -1.0", "must be");
  }

  private static void assertRefused(RowReader reader, double[] values, double weight, String... parts) {
    try {
      reader.toLearn(CHECK, null, values, 3, weight);
    } catch (IllegalArgumentException e) {
      for (String part : parts) {
        assertTrue(e.getMessage(), e.getMessage().contains(part));
      }
      return;
    }
    throw new AssertionError("accepted");
  }
}
