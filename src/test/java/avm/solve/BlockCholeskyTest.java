package avm.solve;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import avm.algebra.Cholesky;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import org.junit.Test;

/** A matrix that is factorised as a whole: solutions, pivots, and the same by any number of threads. */
public class BlockCholeskyTest {

  /** The lower triangle of AAᵀ + I, of a random A. */
  private static double[][] lower(int n) {
    Random random = new Random(n);
    double[][] a = IntStream.range(0, n).mapToObj(i -> random.doubles(n, -1, 1).toArray()).toArray(double[][]::new);
    return IntStream.range(0, n).mapToObj(i -> IntStream.rangeClosed(0, i).mapToDouble(j -> (i == j ? 1 : 0)
        + IntStream.range(0, n).mapToDouble(k -> a[i][k] * a[j][k]).sum()).toArray()).toArray(double[][]::new);
  }

  private static double at(double[][] lower, int i, int j) {
    return i >= j ? lower[i][j] : lower[j][i];
  }

  @Test
  public void solvesSystemsOfAnySize() {
    for (int n : new int[] {1, 3, 15, 16, 17, 32, 50, 130}) {
      double[][] k = lower(n);
      double[] x = new Random(7).doubles(n, -1, 1).toArray();
      double[] b = IntStream.range(0, n).mapToDouble(i -> IntStream.range(0, n).mapToDouble(j -> at(k, i, j) * x[j]).sum()).toArray();
      new BlockCholesky(lower(n), 0).solve(b);
      assertArrayEquals("of " + n + " rows", x, b, 1e-9);
    }
  }

  @Test
  public void aPivotIsWhatTheRowsAfterItDoNotKnow() {
    int n = 40;
    double[][] k = lower(n);
    BlockCholesky factor = new BlockCholesky(lower(n), 0);
    Cholesky grown = new Cholesky();
    for (int i = n - 1; i >= 0; i--) {
      int row = i;
      double pivot = k[i][i] - grown.reduce(IntStream.range(0, n - 1 - i).mapToDouble(l -> at(k, row, n - 1 - l)).toArray());
      grown.append(pivot);
      assertEquals("of row " + i, pivot, factor.squaredPivot(i), 1e-9);
    }
  }

  @Test
  public void rowsThatAreCopiesHaveTheLeastPivot() {
    BlockCholesky factor = new BlockCholesky(new double[][] {{1}, {1, 1}}, 1e-6);
    assertEquals(1, factor.squaredPivot(1), 0);
    assertEquals(1e-6, factor.squaredPivot(0), 1e-18);
  }

  @Test
  public void theSameByAnyNumberOfThreads() {
    int n = 700;
    double[] one = IntStream.range(0, n).mapToDouble(Math::sin).toArray();
    double[] three = one.clone();
    new ForkJoinPool(1).submit(() -> new BlockCholesky(bands(n), 0).solve(one)).join();
    new ForkJoinPool(3).submit(() -> new BlockCholesky(bands(n), 0).solve(three)).join();
    assertArrayEquals(one, three, 0);
  }

  /** A lower triangle that takes little time to make. */
  private static double[][] bands(int n) {
    return IntStream.range(0, n).mapToObj(i -> IntStream.rangeClosed(0, i).mapToDouble(j -> Math.exp((j - i) / 9.0)).toArray())
        .toArray(double[][]::new);
  }
}
