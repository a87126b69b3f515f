package avm.train;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.LongToDoubleFunction;
import org.junit.Test;

/** When a stream counts as changed. */
public class ReserveTest {
  /** The rows, of 6,000 with such mean losses, at which the stream counts as changed. */
  private static List<Long> changes(LongToDoubleFunction mean) {
    Reserve reserve = new Reserve(Collections.singletonList(null), 0);
    Random random = new Random(1);
    List<Long> changes = new ArrayList<>();
    for (long row = 1; row <= 6000; row++) {
      if (reserve.changes(mean.applyAsDouble(row) * 2 * random.nextDouble())) {
        changes.add(row);
      }
    }
    return changes;
  }

  @Test
  public void aLossThatStaysIsNoChange() {
    assertEquals(List.of(), changes(row -> 0.5));
    assertEquals("nor one that falls", List.of(), changes(row -> row < 3000 ? 0.5 : 0.2));
  }

  @Test
  public void aLossThatRisesIsOne() {
    List<Long> changes = changes(row -> row < 3000 || row > 3500 ? 0.5 : 2);
    assertEquals(1, changes.size());
    assertEquals("soon", 3025, changes.get(0), 25);
  }

  /** A rise before row 2,000 is seen there, and the next one after half as many more rows. */
  @Test
  public void changesKeepTheirDistance() {
    assertEquals(List.of(2000L, 3000L), changes(row -> row < 1500 ? 0.5 : row < 2500 ? 3 : 20).subList(0, 2));
  }

  @Test
  public void smallLossesDoNotCount() {
    assertEquals(List.of(), changes(row -> row < 3000 ? 0.01 : 0.08));
  }
}
