package avm.weights;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized.Parameters;
import org.junit.runners.Parameterized;

/**
 * Every lazy average equals the mean of the w_t written out, over the very window it says it goes over, through new
 * vectors, step offsets, projections (and the folding of their scale) and merges.
 */
@RunWith(Parameterized.class)
public class OutputTest {
  private static final int STEPS = 700;
  private static final double TOLERANCE = 1e-11;

  private final double offset;
  private final boolean projecting;
  private final boolean merging;

  public OutputTest(double offset, boolean projecting, boolean merging) {
    this.offset = offset;
    this.projecting = projecting;
    this.merging = merging;
  }

  @Parameters(name = "offset {0}, projecting {1}, merging {2}")
  public static List<Object[]> cases() {
    List<Object[]> cases = new ArrayList<>();
    for (double offset : new double[] {0, 25.5}) {
      for (int k = 0; k < 4; k++) {
        cases.add(new Object[] {offset, (k & 1) != 0, (k & 2) != 0});
      }
    }
    return cases;
  }

  private interface Start {
    /** The first t averaged after so many steps, or 0 for w_{t+1} itself. */
    int of(Script script, int steps);
  }

  private void check(Supplier<Output> output, Start start) {
    for (long seed = 1; seed <= 3; seed++) {
      Script script = new Script(output.get(), offset, projecting, merging, seed);
      for (int steps = 1; steps <= STEPS; steps++) {
        script.step();
        if (steps < 40 || steps % 37 == 0 || Integer.bitCount(steps) == 1 || Integer.bitCount(steps + 1) == 1) {
          int from = start.of(script, steps);
          assertEquals("share after " + steps, from == 0 ? 0 : (steps - from + 1.0) / steps,
              script.output.share(script.coefficients), 1e-12);
          same("after " + steps, script, from == 0 ? script.last() : script.mean(from));
        }
      }
    }
  }

  private static void same(String what, Script script, double[][] expected) {
    double tolerance = TOLERANCE * script.scale();
    KernelRow row = new KernelRow();
    double[] kernel = kernels(row, script.stored());
    double[] scores = new double[Script.OUTPUTS];
    script.output.scores(script.coefficients, row, scores);
    for (int o = 0; o < Script.OUTPUTS; o++) {
      double score = 0;
      for (int i = 0; i < script.stored(); i++) {
        assertEquals(what, expected[o][i], script.output.coefficient(script.coefficients, o, i), tolerance);
        score += expected[o][i] * kernel[i];
      }
      assertEquals(what + ", score", score, scores[o], tolerance * script.stored());
    }
  }

  /** Fills a row with kernel values, by way of a core set on a line. */
  private static double[] kernels(KernelRow row, int n) {
    CoreSet cores = new CoreSet();
    Random random = new Random(n);
    for (int i = 0; i < n; i++) {
      cores.add(avm.data.Point.of(random.nextGaussian()), true);
    }
    row.compute(cores, new avm.kernel.RationalQuadratic(1), avm.data.Point.of(0.3));
    return row.kernels();
  }

  @Test
  public void last() {
    check(Last::new, (script, steps) -> 0);
  }

  /** After one step only w_1 = 0 could be averaged; w_2 stands in, share 0. */
  @Test
  public void average() {
    check(() -> new Average(Script.OUTPUTS), (script, steps) -> steps == 1 ? 0 : 1);
  }

  @Test
  public void suffix() {
    int start = STEPS * 3 / 4;
    check(() -> new Suffix(Script.OUTPUTS, 0.25, STEPS),
        (script, steps) -> steps == 1 || steps == start ? 0 : steps < start ? 1 : start + 1);
  }

  /** Since the power of two before last: 2^{k−1} + 1 … T where 2^k ≤ T, between a half and three quarters. */
  @Test
  public void streamingSuffix() {
    check(() -> new StreamingSuffix(Script.OUTPUTS), (script, steps) -> {
      double share = script.output.share(script.coefficients);
      assertTrue("share " + share + " after " + steps, steps == 1 || share >= 0.5 && share < 0.75);
      return steps == 1 ? 0 : Integer.highestOneBit(steps) / 2 + 1;
    });
  }

  /** The window is what share() reports, and near α. */
  @Test
  public void gridSuffix() {
    for (double alpha : new double[] {0.1, 0.5, 0.9}) {
      check(() -> new GridSuffix(Script.OUTPUTS, alpha), (script, steps) -> {
        double share = script.output.share(script.coefficients);
        if (steps >= 40) {
          double slack = 0.1 * (1 - alpha) + 2.0 / steps;
          assertEquals("share after " + steps, alpha, share, slack);
        }
        return steps == 1 ? 0 : (int) Math.round(steps * (1 - share)) + 1;
      });
    }
  }
}
