package avm.solve;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.kernel.Gaussian;
import java.util.Arrays;
import org.junit.Test;

/** Time and memory as doc/algorithms.md, All rows together, estimates them. */
public class RoomTest {
  /** 25 ns for each value of K that is kept and each output, and 2·(2 + 0.2·values) ns for each row and core point. */
  @Test
  public void soManyCorePointsTakeSoLong() {
    for (double kept : new double[] {1, 0.1}) {
      for (int outputs : new int[] {1, 7}) {
        Room room = new Room(50_000, 50_000, 12, outputs, 16);
        double m = room.within(40, kept);
        double nanoseconds = 25 * kept * outputs * m * m + 2 * (2 + 0.2 * 12) * 50_000 * m;
        assertEquals(40, nanoseconds / 1e9, 0.01);
      }
    }
  }

  /** Most distances are so far that nothing is left of the kernel. */
  @Test
  public void theShareOfKIsThatOfPairsTimesTwoAndAHalf() {
    double[] distances = new double[1000];
    Arrays.fill(distances, 1e6);
    Arrays.fill(distances, 0, 200, 0.5);
    assertEquals(2.5 * 0.2, Room.kept(new Gaussian(1), distances), 0.01);
    Arrays.fill(distances, 0, 900, 0.5);
    assertEquals("not more than all", 1, Room.kept(new Gaussian(1), distances), 0);
  }

  @Test
  public void moreMemoryHoldsMoreCorePointsAndANarrowKernelMoreThanAWideOne() {
    Room room = new Room(10_000, 10_000, 12, 2, 16);
    assertTrue(room.together(2e8, 1) > room.together(1e8, 1));
    assertTrue(room.together(1e8, 0.1) > 1.5 * room.together(1e8, 1));
    assertEquals("not even the rows", 0, room.together(1e5, 1));
  }
}
