package avm.tune;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.data.Sample;
import avm.learn.KernelKind;
import avm.learn.Settings;
import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

/** The search for settings on two samples. */
public class SolverSearchTest {
  private static final int ROWS = 9600;
  /** How many rows the first sample has, with those that judge it. */
  private static final int FIRST = 4800;

  /**
   * The first sample has a linear target, so that its γ is tiny. The other rows have a checkerboard, which an almost
   * linear function does not reach by the steps of a climb.
   */
  @Test
  public void theLaplacianBeginsAgainWhereTheFirstSampleIsLinear() {
    Random random = new Random(1);
    Point[] points = new Point[ROWS];
    double[] targets = new double[ROWS];
    double[] weights = new double[ROWS];
    Arrays.fill(weights, 1);
    for (int i = 0; i < ROWS; i++) {
      points[i] = Point.of(random.doubles(2, -1, 1).toArray());
      targets[i] = points[i].value(0) + 0.5 * random.nextGaussian();
    }
    Sample rows = new Sample(points, targets, weights, 0, 2);
    int[] order = rows.shuffled(new Random(Settings.DEFAULT.seed() + 2));
    for (int k = FIRST; k < ROWS; k++) {
      Point x = points[order[k]];
      targets[order[k]] += 2 * ((int) (Math.floor(2 * x.value(0)) + Math.floor(2 * x.value(1))) & 1) - 1;
    }
    int limit = 300;
    Settings settings = Settings.DEFAULT.with(s -> {
      s.kernel = KernelKind.AUTO;
      s.limit = limit;
    });
    Settings chosen = AutoSettings.resolve(settings, rows, Plan.SOLVE, 1e-4, new int[] {0, 1}, kept -> limit).settings();
    assertEquals(KernelKind.LAPLACIAN, chosen.kernel());
    assertTrue("gamma " + chosen.gamma(), chosen.gamma() > 0.1);
  }
}
