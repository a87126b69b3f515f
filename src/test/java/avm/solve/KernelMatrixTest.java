package avm.solve;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import avm.data.Point;
import avm.kernel.Gaussian;
import avm.kernel.Kernel;
import avm.store.CoreSet;
import java.util.Random;
import org.junit.Test;

/** A kernel matrix multiplies as one written out does, whether all of its columns are kept in a block or only those that count. */
public class KernelMatrixTest {
  private static CoreSet cores(int n) {
    Random random = new Random(1);
    CoreSet cores = new CoreSet();
    for (int i = 0; i < n; i++) {
      cores.add(Point.of(random.nextDouble(), random.nextDouble()), true);
    }
    return cores;
  }

  private static void multiplies(CoreSet cores, Kernel kernel, int columns) {
    KernelMatrix matrix = new KernelMatrix(cores, kernel);
    int n = cores.size();
    Random random = new Random(2);
    float[][] in = new float[columns][n];
    for (float[] column : in) {
      for (int i = 0; i < n; i++) {
        column[i] = random.nextFloat() - 0.5f;
      }
    }
    float[][] some = matrix.columns(new int[] {n - 1, n / 2});
    for (int j = 0; j < n; j++) {
      assertEquals(matrix.between(n - 1, j), some[j][0], 0);
      assertEquals(matrix.between(n / 2, j), some[j][1], 0);
    }
    float[][] out = new float[columns][n];
    matrix.multiply(in, out);
    for (int i = 0; i < n; i++) {
      double[] sum = new double[columns];
      for (int j = 0; j < n; j++) {
        double k = kernel.value(cores.point(i).squaredDistance(cores.point(j)));
        assertEquals(k, matrix.between(i, j), 1.1 * KernelMatrix.NOTHING);
        for (int c = 0; c < columns; c++) {
          sum[c] += k * in[c][j];
        }
      }
      for (int c = 0; c < columns; c++) {
        assertEquals(sum[c], out[c][i], 1e-3);
      }
    }
  }

  /** Blocks of a multiple of 16 rows and groups of 4 columns, both with something left over. */
  @Test
  public void dense() {
    assertEquals(50 * 50, new KernelMatrix(cores(50), new Gaussian(1)).kept(), 0);
    multiplies(cores(517), new Gaussian(1), 1);
    multiplies(cores(518), new Gaussian(3), 5);
    multiplies(cores(3), new Gaussian(1), 2);
    multiplies(cores(383), new Gaussian(1), 3);
    multiplies(cores(384), new Gaussian(1), 1);
  }

  @Test
  public void sparse() {
    Kernel narrow = new Gaussian(1000);
    double kept = new KernelMatrix(cores(3000), narrow).kept();
    assertTrue("kept " + kept, kept < 0.2 * 3000 * 3000);
    multiplies(cores(300), narrow, 1);
    multiplies(cores(301), narrow, 9);
  }

  /** The processor would be slow with the values of distant vectors, the smallest that single precision has. */
  @Test
  public void nothingIsZero() {
    CoreSet cores = cores(50);
    KernelMatrix matrix = new KernelMatrix(cores, new Gaussian(100));
    int zeros = 0;
    for (int i = 0; i < 50; i++) {
      double k = new Gaussian(100).value(cores.point(0).squaredDistance(cores.point(i)));
      assertEquals(k > KernelMatrix.NOTHING ? (float) k : 0, matrix.between(0, i), 1e-7);
      zeros += k > 0 && matrix.between(0, i) == 0 ? 1 : 0;
    }
    assertTrue(zeros > 0);
  }
}
