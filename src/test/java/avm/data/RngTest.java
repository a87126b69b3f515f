package avm.data;

import static org.junit.Assert.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Random;
import org.junit.Test;

/** The generator gives the numbers of java.util.Random, and goes on from a state as if it had never stopped. */
public class RngTest {
  private static final long[] SEEDS = {0, 1, 42, -7, Long.MAX_VALUE, Long.MIN_VALUE};

  private static void same(Random expected, Random actual) {
    for (int k = 0; k < 200; k++) {
      assertEquals(expected.nextInt(), actual.nextInt());
      assertEquals(expected.nextDouble(), actual.nextDouble(), 0);
      assertEquals(expected.nextInt(7), actual.nextInt(7));
      assertEquals(expected.nextInt(64), actual.nextInt(64));
      assertEquals("many draws are rejected", expected.nextInt((1 << 30) + 1), actual.nextInt((1 << 30) + 1));
      assertEquals(expected.nextLong(), actual.nextLong());
      assertEquals(expected.nextBoolean(), actual.nextBoolean());
      assertEquals(expected.nextFloat(), actual.nextFloat(), 0);
      assertEquals(expected.nextGaussian(), actual.nextGaussian(), 0);
    }
  }

  @Test
  public void theSequenceIsThatOfRandom() {
    for (long seed : SEEDS) {
      same(new Random(seed), new Rng(seed));
      Rng again = new Rng(5);
      again.nextGaussian();
      again.setSeed(seed);
      same(new Random(seed), again);
    }
  }

  @Test
  public void aStateSaysWhereTheSequenceIs() {
    Rng first = new Rng(3);
    for (int k = 0; k < 100; k++) {
      first.nextDouble();
    }
    Rng second = new Rng(4);
    second.nextGaussian();
    second.state(first.state());
    assertEquals(first.state(), second.state());
    same(first, second);
  }

  @Test
  public void savedAndLoadedItGoesOn() throws Exception {
    Rng first = new Rng(3);
    first.nextInt(9);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(first);
    }
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      same(first, (Random) in.readObject());
    }
  }
}
