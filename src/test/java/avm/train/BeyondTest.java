package avm.train;

import static org.junit.Assert.assertEquals;

import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import org.junit.Test;

/** When a stream has left the range that its scaling was fitted to. */
public class BeyondTest {
  /** The first row that says so, or 0 for none of 5,000. */
  private static int left(Beyond beyond, IntPredicate cut, IntToDoubleFunction loss) {
    for (int row = 1; row <= 5000; row++) {
      if (beyond.learn(cut.test(row), loss.applyAsDouble(row))) {
        return row;
      }
    }
    return 0;
  }

  @Test
  public void rowsThatAreCutAndPredictedWorse() {
    assertEquals(1069, left(new Beyond(), row -> row > 1000, row -> row > 1000 ? 0.5 : 0.3));
  }

  @Test
  public void notACounter() {
    assertEquals(0, left(new Beyond(), row -> row > 1000, row -> 0.3));
    assertEquals("nor one that is learned with", 0, left(new Beyond(), row -> row > 1000, row -> 300.0 / row));
  }

  @Test
  public void notASecondConcept() {
    assertEquals(0, left(new Beyond(), row -> row % 3 == 0, row -> row > 1000 ? 2 : 0.3));
  }

  @Test
  public void notASmallLoss() {
    assertEquals(0, left(new Beyond(), row -> row > 1000, row -> row > 1000 ? 0.009 : 0.003));
  }

  @Test
  public void aScalingStaysForAWhile() {
    Beyond beyond = new Beyond();
    beyond.restart();
    assertEquals(4000, left(beyond, row -> row > 1000, row -> row > 1000 ? 0.5 : 0.3));
    beyond.restart();
    for (int k = 0; k < 12; k++) {
      left(beyond, row -> false, row -> 0.3);
    }
    beyond.restart();
    left(beyond, row -> false, row -> 0.3);
    assertEquals("an eighth of 64,000", 3000, left(beyond, row -> true, row -> 0.5));
  }

  @Test
  public void savedItGoesOn() {
    Beyond beyond = new Beyond();
    left(beyond, row -> row > 4950, row -> row > 4950 ? 0.5 : 0.3);
    Beyond saved = new Beyond();
    saved.load(beyond.save());
    assertEquals(19, left(saved, row -> true, row -> 0.5));
    assertEquals(19, left(beyond, row -> true, row -> 0.5));
  }
}
