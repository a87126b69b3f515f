package avm.pool;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.store.KernelRow;
import java.util.Random;
import org.junit.Test;

/** Pools trust those who predict well, may be better than each of them, and go on as they were when they are loaded. */
public class PoolTest {

  private static double learn(Pool pool, Advice advice, double y, int classes) {
    pool.pool(advice);
    double loss = classes == 0 ? Math.pow(y - advice.pooled[0], 2) : -Math.log(advice.pooled[(int) y]);
    pool.learn(advice, y, 1);
    return loss;
  }

  /** Scores of two classes, by an expert that multiplies what it should say by a slope. */
  private static void say(Advice advice, int e, double score) {
    Advice.of(new double[] {score}, advice.said[e]);
  }

  @Test
  public void whoIsTooSureIsCalibrated() {
    Random random = new Random(3);
    ClassPool pool = new ClassPool(2);
    Advice advice = new Advice(pool, 2);
    double pooled = 0;
    double alone = 0;
    for (int t = 0; t < 20_000; t++) {
      double truth = random.nextGaussian();
      int y = random.nextDouble() < 1 / (1 + Math.exp(-truth)) ? 1 : 0;
      say(advice, 0, 4 * truth);
      say(advice, 1, 4 * truth + random.nextGaussian());
      double loss = learn(pool, advice, y, 2);
      pooled += t < 10_000 ? 0 : loss;
      alone += t < 10_000 ? 0 : Math.log(1 + Math.exp(y == 1 ? -truth : truth));
      assertEquals(1, advice.pooled[0] + advice.pooled[1], 1e-12);
    }
    assertTrue(pooled + " of " + alone, pooled < 1.02 * alone);
  }

  /** Experts that agree: how sure the pool is of what they say depends on the sum of their exponents, not on their number. */
  @Test
  public void withoutSomeExpertsAPoolIsAsSure() {
    ClassPool pool = new ClassPool(4);
    Advice advice = new Advice(pool, 2);
    Random random = new Random(5);
    for (int t = 0; t < 3000; t++) {
      for (int e = 0; e < 4; e++) {
        say(advice, e, random.nextGaussian());
      }
      learn(pool, advice, random.nextInt(3) == 0 ? 0 : 1, 2);
    }
    for (int e = 0; e < 4; e++) {
      say(advice, e, 1.5);
    }
    pool.pool(advice);
    double before = advice.pooled[1];
    assertTrue("not the mean alone", Math.abs(before - 1 / (1 + Math.exp(-1.5))) > 0.01);
    pool.keep(new int[] {1, 3});
    Advice fewer = new Advice(pool, 2);
    say(fewer, 0, 1.5);
    say(fewer, 1, 1.5);
    pool.pool(fewer);
    assertEquals(before, fewer.pooled[1], 1e-9);
  }

  @Test
  public void trustReturnsToWhoWasWrongForLong() {
    ClassPool pool = new ClassPool(2);
    Advice advice = new Advice(pool, 2);
    for (int t = 0; t < 1100; t++) {
      say(advice, 0, 2);
      say(advice, 1, -2);
      learn(pool, advice, t < 1000 ? 1 : 0, 2);
    }
    assertTrue("" + pool.trust(1), pool.trust(1) > 0.9);
    assertTrue(pool.cost(0) < pool.cost(1));
  }

  /** The sum of two experts, each of which knows one half of a number. */
  @Test
  public void twoHalvesMakeAWhole() {
    Random random = new Random(4);
    NumberPool pool = new NumberPool(3);
    Advice advice = new Advice(pool, 0);
    double late = 0;
    for (int t = 0; t < 3000; t++) {
      double a = random.nextGaussian();
      double b = random.nextGaussian();
      advice.said[0][0] = a;
      advice.said[1][0] = b;
      advice.said[2][0] = 0;
      double loss = learn(pool, advice, a + b, 0);
      late += t < 2000 ? 0 : loss / 1000;
    }
    assertTrue("" + late, late < 0.01);
  }

  @Test
  public void loadedItGoesOn() {
    for (int classes : new int[] {0, 3}) {
      Pool one = classes == 0 ? new NumberPool(4) : new ClassPool(4);
      Pool two = classes == 0 ? new NumberPool(1) : new ClassPool(1);
      Random random = new Random(5);
      for (int t = 0; t < 400; t++) {
        if (t == 150) {
          one.keep(new int[] {0, 2, 3});
        } else if (t == 200) {
          one.join(2);
        } else if (t == 300) {
          two.load(one.save());
        }
        Advice first = new Advice(one, classes);
        Advice second = t < 300 ? null : new Advice(two, classes);
        for (int e = 0; e < first.said.length; e++) {
          Advice.of(random.doubles(Math.max(1, classes)).toArray(), first.said[e]);
          if (second != null) {
            second.said[e] = first.said[e].clone();
          }
        }
        double y = classes == 0 ? random.nextDouble() : random.nextInt(classes);
        learn(one, first, y, classes);
        if (second != null) {
          learn(two, second, y, classes);
          assertArrayEquals(first.pooled, second.pooled, 0);
        }
      }
    }
  }

  @Test
  public void theNearestOfTheLastFifty() {
    Recent recent = new Recent(50);
    KernelRow row = new KernelRow();
    double[] said = new double[1];
    recent.say(Point.of(0), row, said);
    assertEquals("nothing yet", 0, said[0], 0);
    for (int t = 0; t < 120; t++) {
      int nearest = recent.say(Point.of(t), row, said);
      assertEquals(Math.max(0, t - 1), said[0], 0);
      recent.learn(Point.of(t), nearest, t);
    }
    recent.say(Point.of(3), row, said);
    assertEquals("the oldest that is kept", 70, said[0], 0);
    recent.say(Point.of(90.4), row, said);
    assertEquals(90, said[0], 0);
  }

  /** A class that is as the one before in three of four rows: so sure is the nearest of them, which is the last. */
  @Test
  public void theNearestIsAsSureAsItWasRight() {
    Recent recent = new Recent(50);
    KernelRow row = new KernelRow();
    double[] said = new double[2];
    Random random = new Random(6);
    int y = 0;
    double sure = 0;
    for (int t = 0; t < 4000; t++) {
      int nearest = recent.say(Point.of(t), row, said);
      sure += t < 2000 ? 0 : Math.exp(said[y]) / 2000;
      assertEquals(1, Math.exp(said[0]) + Math.exp(said[1]), 1e-9);
      y = random.nextInt(4) == 0 ? 1 - y : y;
      recent.learn(Point.of(t), nearest, y);
    }
    assertEquals(0.75, sure, 0.02);
  }
}
