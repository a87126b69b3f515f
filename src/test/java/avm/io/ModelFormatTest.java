package avm.io;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32C;
import org.junit.Test;

/** The format of models: what is written is read, and nothing else is. */
public class ModelFormatTest {
  private static final Part MODEL = new Part().put("number", -0.0).put("nan", Double.NaN).put("whole", Long.MIN_VALUE)
      .put("truth", true).put("text", "δ \n\u0000").put("numbers", new double[] {1, Double.MIN_VALUE})
      .put("wholes", new int[] {-1, 7}).put("part", new Part().put("empty", ""))
      .put("parts", List.of(new Part(), new Part().put("inner", 3L)));

  private static void refused(byte[] bytes, String... words) {
    String message = assertThrows(NotAModel.class, () -> ModelFormat.read(bytes)).getMessage();
    for (String word : words) {
      assertTrue(message, message.contains(word));
    }
  }

  /** Bytes with a right checksum. */
  private static byte[] summed(byte[] bytes) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, bytes.length - 4);
    ByteBuffer.wrap(bytes).putInt(bytes.length - 4, (int) sum.getValue());
    return bytes;
  }

  @Test
  public void whatIsWrittenIsRead() {
    Part read = ModelFormat.read(ModelFormat.write(MODEL));
    assertEquals(MODEL.names(), read.names());
    assertEquals(-0.0, read.number("number"), 0);
    assertEquals(Double.NEGATIVE_INFINITY, 1 / read.number("number"), 0);
    assertTrue(Double.isNaN(read.number("nan")));
    assertEquals(Long.MIN_VALUE, read.whole("whole"));
    assertTrue(read.truth("truth"));
    assertEquals("δ \n\u0000", read.text("text"));
    assertArrayEquals(new double[] {1, Double.MIN_VALUE}, read.numbers("numbers"), 0);
    assertArrayEquals(new int[] {-1, 7}, read.wholes("wholes"));
    assertEquals("", read.part("part").text("empty"));
    assertEquals(3, read.parts("parts").get(1).whole("inner"));
    assertFalse(read.has("nothing"));
    assertArrayEquals("written again it is the same", ModelFormat.write(MODEL), ModelFormat.write(read));
  }

  @Test
  public void aNewerVersionIsRefused() {
    byte[] newer = ModelFormat.write(MODEL);
    ByteBuffer.wrap(newer).putInt(8, ModelFormat.VERSION + 1);
    refused(summed(newer), "version 2", "reads versions up to 1", "Install");
  }

  @Test
  public void aMissingPartAndAnotherKindAreNamed() {
    Part read = ModelFormat.read(ModelFormat.write(MODEL));
    assertTrue(assertThrows(NotAModel.class, () -> read.number("gamma")).getMessage().contains("'gamma'"));
    assertTrue(assertThrows(NotAModel.class, () -> read.number("text")).getMessage().contains("'text'"));
    assertTrue(assertThrows(NotAModel.class, () -> read.whole("whole", 0, 9)).getMessage().contains("0 to 9"));
    assertTrue(assertThrows(NotAModel.class, () -> read.numbers("numbers", 3)).getMessage().contains("3"));
    assertTrue(assertThrows(NotAModel.class, () -> read.choice("text", new String[] {"a", "b"})).getMessage()
        .contains("[a, b]"));
  }

  @Test
  public void whatIsNoModelIsRefused() {
    refused(new byte[0], "not a model");
    refused("@relation iris".getBytes(), "not a model");
    refused(Arrays.copyOf(ModelFormat.write(MODEL), 40), "truncated", "save it again");
    byte[] longer = Arrays.copyOf(ModelFormat.write(MODEL), ModelFormat.write(MODEL).length + 1);
    refused(longer, "damaged");
  }

  /** Every bit counts. */
  @Test
  public void everyFlippedBitIsRefused() {
    byte[] bytes = ModelFormat.write(MODEL);
    for (int bit = 0; bit < 8 * bytes.length; bit++) {
      byte[] flipped = bytes.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      refused(flipped);
    }
  }

  /** Whoever has the checksum right but not the content is told so, at no cost in memory or depth. */
  @Test(timeout = 20_000)
  public void brokenContentWithARightSumIsRefusedOrHarmless() {
    Random random = new Random(4);
    byte[] bytes = ModelFormat.write(MODEL);
    for (int k = 0; k < 20_000; k++) {
      byte[] broken = bytes.clone();
      for (int n = 1 + random.nextInt(3); n > 0; n--) {
        broken[16 + random.nextInt(bytes.length - 20)] = (byte) random.nextInt();
      }
      try {
        ModelFormat.read(summed(broken));
      } catch (NotAModel e) {
        assertTrue(e.getMessage(), e.getMessage().startsWith("the model is damaged"));
      }
    }
    Part deep = new Part();
    for (int k = 0; k < 100; k++) {
      deep = new Part().put("in", deep);
    }
    refused(ModelFormat.write(deep), "do not end");
  }
}
