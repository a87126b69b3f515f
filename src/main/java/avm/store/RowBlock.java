package avm.store;

import avm.data.Point;
import avm.data.Vectors;
import avm.kernel.Kernel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/**
 * Many rows against the core set, the other way round: the rows are stored by feature, and each stored vector is
 * compared with all of them at once. The loops are then as long as there are rows, not stored vectors, and the kernel
 * values need not be kept: only their inner products with some arrays are. Each is, bit for bit, what the row alone
 * would give: the same sums in the same order. A work space of one thread.
 */
public abstract class RowBlock {
  /** With fewer stored vectors it is not worth it. */
  private static final int FEW = 16;
  /** How many partial sums {@link Vectors#dot} has, the last one's aside. */
  private static final int SUMS = 8;

  final CoreSet cores;
  final Kernel kernel;
  /** The length of arrays, chosen as by {@link Vectors#capacity}, for which see there. */
  final int length;
  /** The rows that are computed alone; null elsewhere. */
  final Point[] alone;
  private final List<CoefficientArray> arrays = new ArrayList<>();
  /** For each array and output, partial sums by row; the first one is at last the product. */
  private final List<double[][][]> sums = new ArrayList<>();
  /** The stored vectors that were compared and not added yet, and what an array has for them. */
  private final int[] compared;
  private final double[] factor;
  /** For each array, room for the products of one row. */
  private final List<double[]> ofRow = new ArrayList<>();
  private final BlockRow row = new BlockRow();
  private final KernelRow single = new KernelRow();
  private int size;

  /** One of the rows: what can be asked for inner products, and nothing else. */
  private final class BlockRow implements InnerProducts {
    private int r;

    @Override
    public double[] with(CoefficientArray numbers) {
      double[][][] sum = products(numbers);
      double[] values = ofRow.get(arrays.indexOf(numbers));
      for (int o = 0; o < sum.length; o++) {
        values[o] = sum[o][0][r];
      }
      return values;
    }
  }

  /** Makes a block without rows, which adds the parts of so many stored vectors at once. */
  RowBlock(CoreSet cores, Kernel kernel, int pace) {
    this.cores = cores;
    this.kernel = kernel;
    length = rows(cores) + 6;
    alone = new Point[length];
    compared = new int[pace];
    factor = new double[pace];
  }

  /**
   * {@return what makes blocks without rows}
   *
   * @param cores the core set; it must stay as it is
   * @param kernel the kernel
   */
  public static Supplier<RowBlock> of(CoreSet cores, Kernel kernel) {
    if (cores.store() instanceof Bits bits) {
      int[][] stored = bits.columns(cores.size());
      return () -> new BitBlock(cores, bits, kernel, stored);
    }
    Point[] stored = new Point[cores.size()];
    Arrays.setAll(stored, cores::point);
    return () -> new ColumnBlock(cores, kernel, stored);
  }

  /**
   * {@return whether blocks of rows are compared with a core set sooner than row by row}
   *
   * @param cores the core set
   * @param kernel the kernel
   * @param counts whether a stored vector has a coefficient; the others need not be compared
   */
  public static boolean pays(CoreSet cores, Kernel kernel, IntPredicate counts) {
    return cores.size() >= FEW && !cores.isSingle() && !(kernel.isManhattan() && cores.store() instanceof Columns)
        && (cores.store() instanceof Bits bits ? BitBlock.suits(bits, cores.size(), counts) : ColumnBlock.suits(cores));
  }

  /**
   * {@return the largest number of rows, a multiple of 8}
   *
   * @param cores the core set they will be compared with
   */
  public static int rows(CoreSet cores) {
    return cores.store() instanceof Bits ? BitBlock.ROWS : ColumnBlock.most(cores);
  }

  /** Forgets all rows. */
  public final void clear() {
    size = 0;
    Arrays.fill(alone, null);
    forget();
  }

  /**
   * Takes one more row, of at most {@link #rows}.
   *
   * @param x the row, which must stay as it is until all have been asked for
   */
  public final void put(Point x) {
    put(x, size++);
  }

  /**
   * Takes one more row, if it can take it as it is: it must be made of ones.
   *
   * @param columns its columns
   * @param values its values there
   * @param n how many
   * @return false if it must be taken as a point; nothing has changed then
   */
  public final boolean putOnes(int[] columns, double[] values, int n) {
    boolean taken = putOnes(columns, values, n, size);
    size += taken ? 1 : 0;
    return taken;
  }

  /** Forgets the rows' features. */
  abstract void forget();

  /** Stores a row by feature. */
  abstract void put(Point x, int r);

  /** Stores a row of ones by feature; false if it must be a point. */
  boolean putOnes(int[] columns, double[] values, int n, int r) {
    return false;
  }

  /** Compares a stored vector with n rows; it is one of those added at once. */
  abstract void compare(int i, int as, int n);

  /** Adds the kernel values of the vectors that were compared, in order, times factors, to a sum of each of n rows. */
  abstract void add(double[] sum, double[] factors, int count, int n);

  /** Compares the rows with the core set: adds up the products of all arrays. */
  public final void compute() {
    sums.forEach(of -> Arrays.stream(of).flatMap(Arrays::stream).forEach(some -> Arrays.fill(some, 0, size, 0)));
    int n = cores.size();
    int whole = n - n % SUMS;
    for (int q = 0; q < SUMS; q++) {
      add(q, whole, SUMS, q);
    }
    add(whole, n, 1, SUMS);
    for (double[][][] of : sums) {
      for (double[][] s : of) {
        for (int r = 0; r < size; r++) {
          s[0][r] = ((s[0][r] + s[4][r]) + (s[1][r] + s[5][r])) + ((s[2][r] + s[6][r]) + (s[3][r] + s[7][r])) + s[8][r];
        }
      }
    }
    for (int r = 0; r < size; r++) {
      if (alone[r] != null) {
        single.compute(cores, kernel, alone[r]);
        for (int m = 0; m < sums.size(); m++) {
          double[] products = single.with(arrays.get(m));
          for (int o = 0; o < products.length; o++) {
            sums.get(m)[o][0][r] = products[o];
          }
        }
      }
    }
  }

  /** Adds the parts of some stored vectors, in order, to one of the partial sums; those without a factor have none. */
  private void add(int from, int to, int step, int sum) {
    int count = 0;
    for (int i = from; i < to; i += step) {
      if (counts(i)) {
        compare(i, count, size);
        compared[count++] = i;
        if (count == compared.length) {
          addCompared(count, sum);
          count = 0;
        }
      }
    }
    if (count > 0) {
      addCompared(count, sum);
    }
  }

  /** Whether some array has a factor for a stored vector. */
  private boolean counts(int i) {
    for (CoefficientArray array : arrays) {
      if (array.counts(i)) {
        return true;
      }
    }
    return false;
  }

  private void addCompared(int count, int sum) {
    for (int m = 0; m < sums.size(); m++) {
      for (int o = 0; o < sums.get(m).length; o++) {
        double[] numbers = arrays.get(m).values(o);
        for (int k = 0; k < count; k++) {
          factor[k] = numbers[compared[k]];
        }
        add(sums.get(m)[o][sum], factor, count, size);
      }
    }
  }

  /**
   * {@return one of the rows}
   *
   * @param r which
   */
  public InnerProducts row(int r) {
    row.r = r;
    return row;
  }

  /** The sums of an array, of which the first one of each output is the rows' products. */
  private double[][][] products(CoefficientArray numbers) {
    if (!arrays.contains(numbers)) {
      arrays.add(numbers);
      ofRow.add(new double[numbers.outputs()]);
      sums.add(new double[numbers.outputs()][SUMS + 1][length]);
      compute();
    }
    return sums.get(arrays.indexOf(numbers));
  }

  /**
   * {@return the inner products of an output's numbers and the rows' kernel values: a product for each row; not a copy}
   *
   * @param numbers a number for each output and stored vector
   * @param output which output
   */
  public double[] products(CoefficientArray numbers, int output) {
    return products(numbers)[output][0];
  }
}
