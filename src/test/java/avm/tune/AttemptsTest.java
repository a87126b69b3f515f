package avm.tune;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;

import avm.data.Point;
import avm.data.Sample;
import avm.learn.KernelKind;
import avm.learn.Settings;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Test;

/** Attempts on a sample whose parts are held out in turn. */
public class AttemptsTest {
  private static final int PARTS = 5;

  private final AtomicInteger asked = new AtomicInteger();

  private static Attempts attempts() {
    Random random = new Random(5);
    Point[] points = new Point[60];
    double[] targets = new double[points.length];
    double[] weights = new double[points.length];
    for (int i = 0; i < points.length; i++) {
      points[i] = Point.of(random.nextDouble(), random.nextDouble());
      targets[i] = points[i].value(0) + 0.1 * random.nextGaussian();
    }
    Arrays.fill(weights, 1);
    return new Attempts(Settings.DEFAULT, 3, new int[] {0, 1}, new Sample(points, targets, weights, 0, 2), null, 3, 1);
  }

  /** An attempt with such a criterion on each part, and the same metric for each. */
  private Attempt reached(double criterion) {
    double[] alone = new double[PARTS];
    Arrays.fill(alone, criterion);
    return new Attempt(KernelKind.GAUSSIAN, 3, 0, null, 0.1, criterion, alone, 60, f -> {
      asked.incrementAndGet();
      return new double[] {1, 0.1};
    });
  }

  /** Metrics are computed part by part: when a few parts are worse, those of the others are not. */
  @Test
  public void aMetricThatLosesIsNotComputedForAllParts() {
    Attempt good = reached(0);
    assertNull(attempts().better(good));
    assertEquals(good.forgiven() + 1, asked.get());
    asked.set(0);
    assertNotNull(attempts().better(reached(1e6)));
    assertEquals(PARTS, asked.get());
  }

  /** With a linear function or without, core points and K are shared, and results are those of attempts on their own. */
  @Test
  public void attemptsThatShareTheirKernelMatrixAreAsGood() {
    Attempts attempts = attempts();
    assertEquals(attempts.of(KernelKind.GAUSSIAN, 3, 0, null).criterion(),
        attempts.both(KernelKind.GAUSSIAN, 3, 0.5).get(0).criterion(), 0);
    assertEquals(attempts.of(KernelKind.GAUSSIAN, 3, 0.5, null).criterion(),
        attempts.both(KernelKind.GAUSSIAN, 3, 0.5).get(1).criterion(), 0);
  }
}
