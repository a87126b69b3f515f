package avm.learn;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import avm.data.Point;
import java.util.Arrays;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized.Parameters;
import org.junit.runners.Parameterized;

/** The sixteen golden streams: scores before each update, cells, core points and coefficients, to 1e-9 relative. */
@RunWith(Parameterized.class)
public class GoldenTest {
  private static final double TOLERANCE = 1e-9;

  private final Golden golden;

  public GoldenTest(String name) throws Exception {
    golden = new Golden(name);
  }

  @Parameters(name = "{0}")
  public static List<String> names() {
    return Arrays.asList(Golden.NAMES);
  }

  @Test
  public void scoresAndCellsOfEveryStep() {
    ExpansionLearner learner = golden.learner(golden.output("last"));
    int t = 0;
    for (Golden.Row row : golden.rows) {
      learner.observe(Point.of(row.x()));
      close("scores at step " + ++t, row.scores(), learner.scores());
      learner.update(row.y(), 1);
      assertEquals("cell at step " + t, row.cell(), learner.cell());
    }
    assertEquals(golden.number("cores"), learner.report().cells(), 0);
    assertEquals(golden.number("projections"), learner.report().projections(), 0);
  }

  @Test
  public void coefficientsOfEveryOutput() {
    for (String output : new String[] {"last", "average", "suffix"}) {
      ExpansionLearner learner = golden.learner(golden.output(output));
      golden.run(learner);
      for (int i = 0; i < golden.cores.size(); i++) {
        Golden.Core core = golden.cores.get(i);
        double[] expected =
            output.equals("last") ? core.last() : output.equals("average") ? core.average() : core.suffix();
        double[] actual = new double[expected.length];
        for (int o = 0; o < actual.length; o++) {
          actual[o] = learner.expansion().weights().coefficients().outputCoefficient(o, i);
        }
        close(output + " coefficients of core point " + i, expected, actual);
        assertEquals(0, Point.of(core.x()).squaredDistance(learner.cores().point(i)), 0);
      }
    }
  }

  private static void close(String what, double[] expected, double[] actual) {
    for (int o = 0; o < expected.length; o++) {
      assertArrayEquals(what, new double[] {expected[o]}, new double[] {actual[o]},
          TOLERANCE * Math.abs(expected[o]) + 1e-12);
    }
  }
}
