package avm.expansion;

import avm.data.Point;
import avm.data.Vectors;
import avm.kernel.Kernel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Many rows against the core set, the other way round: the rows are stored by column, and each stored vector is
 * compared with all of them at once. The loops are then as long as there are rows, not stored vectors, and the kernel
 * values need not be kept: only their inner products with some arrays are. Each is, bit for bit, what the row alone
 * would give: the same sums in the same order. A work space of one thread.
 */
public final class RowBlock {
  /** A block has at most so many rows, */
  private static final int MOST = 512;
  /** at least so many, */
  private static final int LEAST = 128;
  /** and so many values in between: they stay in the processor's first cache. */
  private static final int VALUES = 6000;
  /** With fewer stored vectors, */
  private static final int FEW = 16;
  /** or with more features, it is not worth it. */
  private static final int FEATURES = 512;
  /** How many partial sums {@link Vectors#dot} has, the last one's aside. */
  private static final int SUMS = 8;

  private final CoreSet cores;
  private final Kernel kernel;
  private final Point[] stored;
  private final double[][] column;
  private final Columns columns;
  /** The length of arrays, chosen as by {@link Vectors#capacity}, for which see there. */
  private final int length;
  private final double[] squaredNorm;
  private final double[] distance;
  private final double[] value;
  private final List<double[]> arrays = new ArrayList<>();
  /** For each array, partial sums by row; the first one is at last the product. */
  private final List<double[][]> sums = new ArrayList<>();
  private final KernelRow row = new KernelRow();
  /** The array whose product was asked for last: the next one is most likely asked for next. */
  private int asked;
  private double largest;
  private int size;

  /**
   * Makes a block without rows.
   *
   * @param cores the core set; it must stay as it is
   * @param kernel the kernel
   * @param stored its vectors
   */
  public RowBlock(CoreSet cores, Kernel kernel, Point[] stored) {
    this.cores = cores;
    this.kernel = kernel;
    this.stored = stored;
    column = new double[cores.features()][];
    columns = Columns.of(column);
    length = rows(cores) + 6;
    squaredNorm = new double[length];
    distance = new double[length];
    value = new double[length];
  }

  /**
   * Whether blocks of rows are compared with a core set sooner than row by row.
   *
   * @param cores the core set
   * @return true if it pays
   */
  public static boolean pays(CoreSet cores) {
    return cores.size() >= FEW && cores.features() <= FEATURES && !cores.hasOnes() && !cores.isSingle();
  }

  /**
   * The largest number of rows.
   *
   * @param cores the core set they will be compared with
   * @return how many, a multiple of 8
   */
  public static int rows(CoreSet cores) {
    return Math.max(LEAST, Math.min(MOST, VALUES / (cores.features() + 1) & -8));
  }

  /**
   * Compares rows with the core set.
   *
   * @param points the rows
   * @param n how many, at most {@link #rows}
   */
  public void compute(Point[] points, int n) {
    size = n;
    largest = 0;
    for (double[] values : column) {
      if (values != null) {
        Arrays.fill(values, 0);
      }
    }
    for (int r = 0; r < n; r++) {
      put(points[r], r);
    }
    multiply();
  }

  private void put(Point x, int r) {
    int[] index = x.columns();
    double[] values = x.values();
    for (int k = columns.within(x) - 1; k >= 0; k--) {
      double[] of = column[index[k]];
      if (of == null) {
        of = new double[length];
        column[index[k]] = of;
      }
      of[r] = values[k];
    }
    squaredNorm[r] = x.squaredNorm();
    largest = Math.max(largest, x.squaredNorm());
  }

  /** Adds up the products of all arrays. */
  private void multiply() {
    for (double[][] sum : sums) {
      for (double[] some : sum) {
        Arrays.fill(some, 0, size, 0);
      }
    }
    int n = cores.size();
    int whole = n - n % SUMS;
    for (int q = 0; q < SUMS; q++) {
      for (int i = q; i < whole; i += SUMS) {
        add(i, q);
      }
    }
    for (int i = whole; i < n; i++) {
      add(i, SUMS);
    }
    for (double[][] s : sums) {
      for (int r = 0; r < size; r++) {
        s[0][r] = ((s[0][r] + s[4][r]) + (s[1][r] + s[5][r])) + ((s[2][r] + s[6][r]) + (s[3][r] + s[7][r])) + s[8][r];
      }
    }
  }

  /** Adds a stored vector's part to one of the partial sums; nothing is to be done where it has none. */
  private void add(int i, int sum) {
    boolean compared = false;
    for (int m = 0; m < sums.size(); m++) {
      double factor = arrays.get(m)[i];
      if (factor != 0) {
        if (!compared) {
          Passes.squaredDistances(columns, stored[i], squaredNorm, distance, 0, size);
          kernel.values(distance, cores.distanceBound(largest), value, size);
          compared = true;
        }
        Passes.add1(sums.get(m)[sum], factor, value, 0, size);
      }
    }
  }

  /**
   * One of the rows.
   *
   * @param r which
   * @return what can be asked for inner products, and nothing else, until it is called again
   */
  public KernelRow row(int r) {
    row.take(this, r, cores.size());
    return row;
  }

  /** Makes sure that the inner products with some arrays are known. */
  void want(double[][] wanted) {
    if (!arrays.contains(wanted[0])) {
      for (double[] array : wanted) {
        arrays.add(array);
        sums.add(new double[SUMS + 1][length]);
      }
      multiply();
    }
  }

  /** The inner product of an array, which was wanted, and a row's kernel values. */
  double product(double[] array, int r) {
    while (arrays.get(asked) != array) {
      asked = (asked + 1) % arrays.size();
    }
    return sums.get(asked)[0][r];
  }
}
