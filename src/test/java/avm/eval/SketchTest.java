package avm.eval;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;

/** Where cells overlap: counted by lines, as counted one by one. */
public class SketchTest {
  private static final int COLUMNS = 20;
  private static final int LINES = 15;

  /** The middle of a square on a grid from -1 to 3 and from 10 to 13. */
  private static double[] middle(int square) {
    return new double[] {-1 + 4.0 * (square % COLUMNS + 0.5) / COLUMNS, 10 + 3.0 * (square / COLUMNS + 0.5) / LINES};
  }

  @Test
  public void theDensityCountsCells() {
    Random random = new Random(1);
    List<Sketch.Core> cores = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      double[] at = middle(random.nextInt(COLUMNS * LINES));
      cores.add(new Sketch.Core(at[0], at[1], 0, 1, ""));
    }
    for (boolean round : new boolean[] {true, false}) {
      Sketch sketch = new Sketch("", "", "", List.of(), "", new Sketch.Cell(round, 0.77, 0.53), 60, List.of("", ""), 1, cores,
          List.of(), new Sketch.Grid(-1, 3, 10, 13, 1, List.of(0.0), List.of(0.0)), List.of(),
          new Distances("", 0, 1, List.of(), 0, 1));
      int[] density = sketch.density(COLUMNS, LINES);
      for (int square = 0; square < density.length; square++) {
        double[] at = middle(square);
        long covering = cores.stream().filter(core -> {
          double across = Math.abs(core.x() - at[0]) / 0.77;
          double up = Math.abs(core.y() - at[1]) / 0.53;
          return (round ? Math.hypot(across, up) : Math.max(across, up)) < 1;
        }).count();
        assertEquals(round + " " + square, covering, density[square]);
      }
    }
  }
}
