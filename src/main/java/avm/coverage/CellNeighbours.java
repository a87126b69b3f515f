package avm.coverage;

import static avm.data.Fused.multiplyAdd;

import avm.data.Vectors;
import avm.kernel.Kernel;
import avm.projection.LocalProjection;
import avm.projection.NearestLists;
import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.Arrays;

/**
 * A row is the best combination of its core point and the k − 1 core points nearest to that one. {@link Neighbours}
 * takes those nearest to the row itself; here all rows of a cell share one kernel system, whose inverse is kept, so a row
 * costs k² multiplications and no search. The residual is a little larger, and never larger than the paper's.
 */
public final class CellNeighbours extends Projecting {
  /** How many numbers of inverses are kept, 64 MB; without room a cell's is computed when it is needed. */
  private static final long KEPT = 1L << 23;

  private final Kernel kernel;
  private final int k;
  /** These have room for as many as there are core points, if k is more. */
  private double[] near = new double[0];
  private double[] share;
  private int[] list;
  private NearestLists lists;
  /** The inverse of each cell's system, or null, */
  private double[][][] inverses;
  /** of the list that had changed so often. */
  private int[] known;
  private double[][] spare;
  private long kept;

  /**
   * @param kernel the kernel
   * @param k how many core points represent a row, at least 1
   */
  public CellNeighbours(Kernel kernel, int k) {
    this.kernel = kernel;
    this.k = k;
  }

  @Override
  int ontoSeveral(CoreSet cores, KernelRow row, int cell) {
    if (lists == null || near.length < Math.min(k, cores.size())) {
      begin(cores.size());
    }
    lists.follow(cores, kernel);
    int n = lists.length();
    for (int a = 0; a < n; a++) {
      list[a] = lists.index(cell, a);
    }
    row.gather(list, n, near);
    multiply(inverse(cell, n), n);
    index = list;
    shares = share;
    squaredResidual = LocalProjection.squaredResidual(share, near, n);
    return n;
  }

  /** Begins with lists of nobody, with room for those of so many core points. */
  private void begin(int cores) {
    int room = roomFor(k, cores);
    near = new double[room];
    share = new double[room];
    list = new int[room];
    lists = new NearestLists(room);
    inverses = new double[0][][];
    known = new int[0];
    kept = 0;
  }

  /** Shares are the inverse times the kernel values; four rows at a time, whose sums do not wait for each other. */
  private void multiply(double[][] inverse, int n) {
    int a = 0;
    for (; a + 3 < n; a += 4) {
      double[] row0 = inverse[a];
      double[] row1 = inverse[a + 1];
      double[] row2 = inverse[a + 2];
      double[] row3 = inverse[a + 3];
      double s0 = 0;
      double s1 = 0;
      double s2 = 0;
      double s3 = 0;
      for (int b = 0; b < n; b++) {
        s0 = multiplyAdd(row0[b], near[b], s0);
        s1 = multiplyAdd(row1[b], near[b], s1);
        s2 = multiplyAdd(row2[b], near[b], s2);
        s3 = multiplyAdd(row3[b], near[b], s3);
      }
      share[a] = s0;
      share[a + 1] = s1;
      share[a + 2] = s2;
      share[a + 3] = s3;
    }
    for (; a < n; a++) {
      share[a] = Vectors.dot(inverse[a], near, n);
    }
  }

  /** The inverse of the system of a cell's list: kept, or computed now. */
  private double[][] inverse(int cell, int n) {
    if (cell >= known.length) {
      known = Arrays.copyOf(known, cell + cell / 4 + 16);
      inverses = Arrays.copyOf(inverses, known.length);
    }
    if (known[cell] == lists.changes(cell)) {
      return inverses[cell];
    }
    double[][] inverse = room(cell, n);
    for (int a = 0; a < n; a++) {
      for (int b = 0; b < a; b++) {
        inverse[a][b] = lists.pairs().between(list[a], list[b]);
        inverse[b][a] = inverse[a][b];
      }
      inverse[a][a] = 1 + LocalProjection.RIDGE;
    }
    invert(inverse, n);
    known[cell] = inverse == spare ? 0 : lists.changes(cell);
    return inverse;
  }

  /** Arrays for a cell's inverse: its own, or some for all where there is no room. */
  private double[][] room(int cell, int n) {
    double[][] own = inverses[cell];
    if (own == null || own.length < n) {
      long more = (long) n * n - (own == null ? 0 : own.length * own.length);
      if (kept + more <= KEPT) {
        kept += more;
        own = new double[n][n];
        inverses[cell] = own;
      } else {
        spare = spare == null || spare.length < n ? new double[n][n] : spare;
        own = spare;
      }
    }
    return own;
  }

  /**
   * Gauss' and Jordan's elimination, in place; a positive definite matrix needs no other pivots than its diagonal. Four
   * rows at a time: a loop over twenty numbers takes longer to begin than to run.
   */
  private static void invert(double[][] matrix, int n) {
    for (int p = 0; p < n; p++) {
      double[] pivot = matrix[p];
      double inverse = 1 / pivot[p];
      pivot[p] = 1;
      for (int b = 0; b < n; b++) {
        pivot[b] *= inverse;
      }
      int a = 0;
      for (; a + 3 < n; a += 4) {
        add4(factor(matrix, a, p), matrix[a], factor(matrix, a + 1, p), matrix[a + 1], factor(matrix, a + 2, p),
            matrix[a + 2], factor(matrix, a + 3, p), matrix[a + 3], pivot, n);
      }
      for (; a < n; a++) {
        add1(factor(matrix, a, p), matrix[a], pivot, n);
      }
    }
  }

  /** What of the pivot's row is added to a row, 0 for itself; the number that this makes 0 is taken out. */
  private static double factor(double[][] matrix, int a, int p) {
    if (a == p) {
      return 0;
    }
    double factor = -matrix[a][p];
    matrix[a][p] = 0;
    return factor;
  }

  private static void add4(double f0, double[] row0, double f1, double[] row1, double f2, double[] row2, double f3,
      double[] row3, double[] pivot, int n) {
    for (int b = 0; b < n; b++) {
      row0[b] = multiplyAdd(f0, pivot[b], row0[b]);
      row1[b] = multiplyAdd(f1, pivot[b], row1[b]);
      row2[b] = multiplyAdd(f2, pivot[b], row2[b]);
      row3[b] = multiplyAdd(f3, pivot[b], row3[b]);
    }
  }

  private static void add1(double factor, double[] row, double[] pivot, int n) {
    for (int b = 0; b < n; b++) {
      row[b] = multiplyAdd(factor, pivot[b], row[b]);
    }
  }

  /** Lists grow from the first vector on: all at once, when they are needed, would take long. */
  @Override
  public void stored(KernelRow row) {
    if (row.size() == 0) {
      begin(0);
    }
    if (lists != null) {
      lists.add(row);
    }
  }

  @Override
  public void replaced() {
    lists = null;
  }
}
