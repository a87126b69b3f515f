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

/** The search for settings on two samples, or on three where rows are many. */
public class SolverSearchTest {
  /**
   * The first sample has a linear target, so that its γ is tiny. The other rows have a checkerboard, which an almost
   * linear function does not reach by the steps of a climb.
   */
  @Test
  public void theLaplacianBeginsAgainWhereTheFirstSampleIsLinear() {
    Settings chosen = chosen(KernelKind.AUTO, 300, rows(9600, 4800, 0, 2));
    assertEquals(KernelKind.LAPLACIAN, chosen.kernel());
    assertTrue("gamma " + chosen.gamma(), chosen.gamma() > 0.1);
  }

  /** Detail that only the third sample shows makes γ larger, where rows are so many that there is a third. */
  @Test
  public void manyRowsShowFinerDetail() {
    double less = chosen(KernelKind.GAUSSIAN, 4000, rows(63_900, 16_000, 2, 6)).gamma();
    double more = chosen(KernelKind.GAUSSIAN, 4000, rows(64_000, 16_000, 2, 6)).gamma();
    assertTrue(less + " and " + more, more > 1.5 * less);
  }

  /** Two columns; the target is a slope and a board of so many squares in the rows that the search takes first, and in the others. */
  private static Sample rows(int n, int first, int early, int late) {
    Random random = new Random(1);
    Point[] points = new Point[n];
    double[] targets = new double[n];
    double[] weights = new double[n];
    Arrays.fill(weights, 1);
    for (int i = 0; i < n; i++) {
      points[i] = Point.of(random.doubles(2, -1, 1).toArray());
      targets[i] = points[i].value(0) + 0.5 * random.nextGaussian();
    }
    Sample rows = new Sample(points, targets, weights, 0, 2);
    int[] order = rows.shuffled(new Random(Settings.DEFAULT.seed() + 2));
    for (int k = 0; k < n; k++) {
      int squares = k < first ? early : late;
      Point x = points[order[k]];
      targets[order[k]] += squares == 0 ? 0
          : 2 * ((int) (Math.floor(squares * x.value(0)) + Math.floor(squares * x.value(1))) & 1) - 1;
    }
    return rows;
  }

  /** What is chosen with a kernel and so many core points at most. */
  private static Settings chosen(KernelKind kernel, int limit, Sample rows) {
    Settings settings = Settings.DEFAULT.with(s -> {
      s.kernel = kernel;
      s.limit = limit;
    });
    return AutoSettings.resolve(settings, rows, Plan.SOLVE, 1e-4, new int[] {0, 1}, kept -> limit).settings();
  }
}
