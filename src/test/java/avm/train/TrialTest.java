package avm.train;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

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

  /** A pool that says 0 against one that says something else, where 1 is right. */
  private static boolean succeeds(double others) {
    Trial trial = trial(0);
    Advice all = new Advice(new NumberPool(1), 0);
    all.pooled[0] = others;
    for (int row = 0; row < 1000; row++) {
      trial.learn(all, 1, 1);
    }
    return trial.succeeds();
  }

  /** A thousandth more loss is allowed: squared errors are 1, and 1/1.0006 or 1/1.0014. */
  @Test
  public void whoHardlyHelpsIsNotNeeded() {
    assertTrue(succeeds(-0.1));
    assertTrue(succeeds(0.0003));
    assertFalse(succeeds(0.0007));
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
