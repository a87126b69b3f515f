package avm.solve;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Kernel;
import avm.learn.KernelKind;
import avm.store.CoreSet;
import avm.weights.LinearPart;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
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
    for (KernelKind kind : KernelKind.values()) {
      if (kind != KernelKind.AUTO) {
        assertRepresented(cores, kind.kernel(0.5));
      }
    }
    assertEquals("of length 1", 1, assertRepresented(cores, KernelKind.GAUSSIAN.kernel(0.5)), 1e-3);
  }

  /** What the row that is not stored is represented by has this squared length. */
  private static double assertRepresented(CoreSet cores, Kernel kernel) {
    Point[] rows = {cores.point(7), Point.of(0.15, 0.45), cores.point(20), Point.of(0, 0)};
    SparseRows shares = (SparseRows) RowMatrix.represented(rows, cores, kernel, new KernelMatrix(cores, kernel), 8).byRow();
    int[] some = IntStream.range(0, cores.size()).filter(i -> shares.at(1, i) != 0).toArray();
    assertEquals(8, some.length);
    for (int i = 0; i < cores.size(); i++) {
      assertEquals(i == 7 ? 1 : 0, shares.at(0, i), 0);
      assertEquals("the first of copies, " + i, i == 6 ? 1 : 0, shares.at(2, i), 0);
      assertEquals("no value but zeros, " + i, i == 0 ? 1 : 0, shares.at(3, i), 0);
    }
    for (int i : some) {
      double product = Arrays.stream(some).mapToDouble(j -> shares.at(1, j) * kernel.value(cores.point(i), cores.point(j))).sum();
      assertEquals("what is left is orthogonal, " + kernel, kernel.value(rows[1], cores.point(i)), product, 1e-4);
    }
    return Arrays.stream(some).mapToDouble(j -> shares.at(1, j) * kernel.value(rows[1], cores.point(j))).sum();
  }

  /** Products are the same whether a matrix is kept without gaps or with them, and those with a part of the columns. */
  @Test
  public void denseProductsAreSparseOnes() {
    Point[] rows = new Point[700];
    int[][] place = new int[rows.length][];
    float[][] number = new float[rows.length][];
    Random random = new Random(3);
    for (int r = 0; r < rows.length; r++) {
      rows[r] = Point.of(random.nextDouble(), random.nextDouble(), random.nextDouble(), random.nextDouble());
      double scale = LinearPart.scale(0.3, rows[r]);
      place[r] = new int[] {0, 1, 2, 3, 4};
      number[r] = new float[] {(float) scale, 0, 0, 0, 0};
      for (int j = 0; j < 4; j++) {
        number[r][j + 1] = (float) (scale * rows[r].value(j));
      }
    }
    RowMatrix dense = RowMatrix.linear(rows, 0.3, 4);
    SparseRows sparse = new SparseRows(place, number);
    assertTrue(dense.byRow() instanceof DenseColumns && dense.byColumn() instanceof DenseRows);
    assertEquals(rows.length, dense.byRow().size());
    assertEquals(5, dense.byColumn().size());
    assertProducts(sparse, dense.byRow(), 5, random);
    assertProducts(sparse.transposed(5), dense.byColumn(), rows.length, random);
    for (int[] places : place) {
      Arrays.setAll(places, k -> 3 * k);
    }
    RowMatrix thick = RowMatrix.of(place, number, 15);
    SparseRows gaps = new SparseRows(place, number);
    assertTrue(thick.byRow() instanceof DenseColumns && thick.byColumn() instanceof SparseRows);
    assertProducts(gaps, thick.byRow(), 15, random);
    assertProducts(gaps.transposed(15), thick.byColumn(), rows.length, random);
  }

  private static void assertProducts(Matrix expected, Matrix matrix, int columns, Random random) {
    float[][] in = new float[3][columns + 2];
    float[][] sums = new float[3][matrix.size() + 4];
    for (int c = 0; c < in.length; c++) {
      for (int i = 0; i < in[c].length; i++) {
        in[c][i] = random.nextFloat();
      }
      Arrays.fill(sums[c], c);
    }
    float[][] others = Arrays.stream(sums).map(float[]::clone).toArray(float[][]::new);
    expected.addProduct(in, 2, sums, 4);
    matrix.addProduct(in, 2, others, 4);
    for (int c = 0; c < in.length; c++) {
      assertArrayEquals(sums[c], others[c], 1e-3f);
      assertEquals("what was there before", c, others[c][3], 0);
      assertTrue("something was added", others[c][4] > c);
    }
  }
}
