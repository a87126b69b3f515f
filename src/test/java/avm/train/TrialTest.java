package avm.train;

import static org.junit.Assert.assertEquals;

import avm.pool.Advice;
import avm.pool.NumberPool;
import org.junit.Test;

/** A trial of whether experts are needed. */
public class TrialTest {
  private static Trial trial(long before) {
    return new Trial(new int[][] {{0}}, new int[] {0}, new NumberPool(1), 0, before);
  }

  /** How many rows a trial takes, the first of which it has learned before. */
  private static int rows(Trial trial) {
    int rows = 1;
    while (!trial.learn(new Advice(new NumberPool(1), 0), 1, 1)) {
      rows++;
    }
    return rows;
  }

  @Test
  public void takesAnEighthOfTheRowsBeforeItIfTheseAreMany() {
    assertEquals(1000, rows(trial(2001)));
    assertEquals(1000, rows(trial(8000)));
    assertEquals(5000, rows(trial(40_000)));
  }

  @Test
  public void takesAsManyAfterItWasSaved() {
    Trial saved = trial(40_000);
    for (int row = 0; row < 1500; row++) {
      saved.learn(new Advice(new NumberPool(1), 0), 1, 1);
    }
    Trial loaded = trial(0);
    loaded.load(saved.save());
    assertEquals(3500, rows(loaded));
  }
}
