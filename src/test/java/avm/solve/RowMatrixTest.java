package avm.solve;

import static org.junit.Assert.assertEquals;

import avm.data.Point;
import avm.kernel.Kernel;
import avm.learn.KernelKind;
import avm.store.CoreSet;
import org.junit.Test;

/** A row that is stored is itself and nothing else; others are combinations of their neighbours. */
public class RowMatrixTest {
  @Test
  public void aStoredRowIsItself() {
    CoreSet cores = new CoreSet();
    for (int i = 0; i < 20; i++) {
      cores.add(Point.of(i % 5 * 0.1, i / 5 * 0.3), true);
    }
    cores.add(Point.of(0.1, 0.3), true);
    Kernel kernel = KernelKind.GAUSSIAN.kernel(0.5);
    Point[] rows = {cores.point(7), Point.of(0.15, 0.45), cores.point(20), Point.of(0, 0)};
    SparseRows shares = RowMatrix.represented(rows, cores, kernel, new KernelMatrix(cores, kernel), 8).byRow();
    for (int i = 0; i < cores.size(); i++) {
      assertEquals(i == 7 ? 1 : 0, shares.at(0, i), 0);
      assertEquals("the first of copies, " + i, i == 6 ? 1 : 0, shares.at(2, i), 0);
      assertEquals("no value but zeros, " + i, i == 0 ? 1 : 0, shares.at(3, i), 0);
    }
    double sum = 0;
    int some = 0;
    for (int i = 0; i < cores.size(); i++) {
      sum += shares.at(1, i) * kernel.value(rows[1].squaredDistance(cores.point(i)));
      some += shares.at(1, i) == 0 ? 0 : 1;
    }
    assertEquals(8, some);
    assertEquals("of length 1", 1, sum, 1e-3);
  }
}
