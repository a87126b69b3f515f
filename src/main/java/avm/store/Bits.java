package avm.store;

import avm.data.Point;
import avm.data.Vectors;
import avm.kernel.Kernel;
import java.util.Arrays;

/**
 * The stored vectors, while all their values are 1: nominal attributes, sets of words. The squared distance of
 * two such vectors is the number of features that only one of them has, a whole number, so it is the same to the last bit
 * as by columns, and the kernel's value can be looked up in a table.
 *
 * <p>Whole numbers up to 255 fit a byte, so eight stored vectors share a long, vector i having byte i mod 8 of long i / 8,
 * and one subtraction serves eight of them: no byte ever falls below 0, so none borrows of the next.
 */
final class Bits extends Store {
  /** How many features there are at most. */
  private static final int MOST = 2048;
  /** The largest number that fits a byte. */
  private static final int LARGEST = 255;
  /** A 1 in every byte. */
  static final long EACH = 0x0101010101010101L;

  /** A 2 for each stored vector that has the feature; {@link #none} for a feature that no stored vector has. */
  private long[][] feature = new long[0][];
  private long[] none = new long[Vectors.capacity(0)];
  /** How many ones each stored vector has. */
  private long[] ones = new long[none.length];
  /** The features of each stored vector. */
  private int[][] columns = new int[none.length][];
  private int largest;
  private volatile Table table;
  /** The same vectors by column, since a point of other values was compared with them; else null. */
  private volatile Columns mirror;

  /** A kernel's value of every squared distance. */
  private static final class Table {
    private final Kernel kernel;
    private final double[] values = new double[LARGEST + 1];

    Table(Kernel kernel) {
      this.kernel = kernel;
      double[] distances = new double[values.length];
      Arrays.setAll(distances, h -> kernel.isManhattan() ? h * h : h); // h is Euclid's, squared, and Manhattan's
      kernel.values(distances, values, values.length);
    }
  }

  /** What is stored later changes other bytes, and what a borrow of theirs may spoil are bytes of later vectors. */
  @Override
  Bits view() {
    Bits view = new Bits();
    view.feature = feature.clone();
    view.none = none;
    view.ones = ones;
    view.columns = columns;
    view.largest = largest;
    view.table = table;
    return view;
  }

  /** Whether a vector is made of ones, and few enough to be stored here. */
  static boolean fits(Point x) {
    return x.isOnes() && x.size() <= LARGEST && (x.size() == 0 || x.column(x.size() - 1) < MOST);
  }

  @Override
  void add(Point x, int i, int capacity) {
    if (i / 8 == ones.length) {
      growLongs(Vectors.capacity(ones.length - 7)); // the next larger one: all features' arrays should fit the first cache
    }
    if (i == columns.length) {
      columns = Arrays.copyOf(columns, Vectors.capacity(i));
    }
    set(x, i);
    if (mirror != null) {
      mirror.add(x, i, capacity);
    }
  }

  /** Writes a vector where there is none. */
  private void set(Point x, int i) {
    columns[i] = Arrays.copyOf(x.columns(), x.size());
    int old = feature.length;
    int features = x.size() == 0 ? 0 : x.column(x.size() - 1) + 1;
    if (features > old) {
      feature = Arrays.copyOf(feature, features);
      Arrays.fill(feature, old, features, none);
    }
    for (int j : columns[i]) {
      if (feature[j] == none) {
        feature[j] = new long[none.length];
      }
      feature[j][i / 8] |= 2L << 8 * i;
    }
    ones[i / 8] |= (long) x.size() << 8 * i;
    largest = Math.max(largest, x.size());
  }

  @Override
  void replace(int i, Point old, Point x, int n, int capacity) {
    for (int j : columns[i]) {
      feature[j][i / 8] &= ~(2L << 8 * i);
    }
    ones[i / 8] &= ~((long) LARGEST << 8 * i);
    boolean shrinks = old.size() == largest && x.size() < largest;
    set(x, i);
    for (int k = 0; shrinks && k < n; k++) {
      largest = k == 0 ? size(0) : Math.max(largest, size(k));
    }
    if (mirror != null) {
      mirror.replace(i, old, x, n, capacity);
    }
  }

  @Override
  void grow(int capacity) {
    if (mirror != null) {
      mirror.grow(capacity);
    }
  }

  private void growLongs(int capacity) {
    long[] old = none;
    none = new long[capacity];
    ones = Arrays.copyOf(ones, capacity);
    for (int j = 0; j < feature.length; j++) {
      feature[j] = feature[j] == old ? none : Arrays.copyOf(feature[j], capacity);
    }
  }

  /** Whether a point of so many ones can be compared: they are not too many. */
  boolean compares(int n) {
    return n + largest <= LARGEST;
  }

  /** How many ones a stored vector has. */
  int size(int i) {
    return (int) (ones[i / 8] >>> 8 * i) & LARGEST;
  }

  @Override
  int features() {
    return feature.length;
  }

  /** The features of the first n stored vectors. */
  int[][] columns(int n) {
    return Arrays.copyOf(columns, n);
  }

  @Override
  Columns widen(int n, int capacity) {
    Columns all = mirror;
    if (all == null) {
      all = new Columns();
      for (int i = 0; i < n; i++) {
        all.add(point(i), i, capacity);
      }
    }
    return all;
  }

  /** The stored vectors by column; from now on they are kept so, too. */
  private Columns mirror(CoreSet cores) {
    Columns all = widen(cores.size(), cores.capacity());
    if (mirror != all && cores.size() > 0) {
      mirror = all;
    }
    return all;
  }

  @Override
  Row compute(CoreSet cores, Kernel kernel, Point x, KernelRow rows) {
    BitRow row = rows.bits();
    return cores.size() > 0 && compare(x, kernel, row, 0, cores.size()) ? row
        : mirror(cores).compute(cores, kernel, x, rows);
  }

  @Override
  boolean complete(CoreSet cores, Kernel kernel, Point x, Row row, int from) {
    return row instanceof BitRow bits
        ? compare(x, kernel, bits, from, cores.size())
        : row instanceof ColumnRow && mirror(cores).complete(cores, kernel, x, row, from);
  }

  @Override
  Point point(int i) {
    Point point = new Point(columns[i].length);
    point.setOnes(columns[i], columns[i].length);
    return point;
  }

  /** Compares a point with the stored vectors from one on, without kernel values if the kernel is null; false if it cannot. */
  boolean compare(Point x, Kernel kernel, BitRow row, int first, int n) {
    if (!x.isOnes() || !compares(x.size())) {
      return false;
    }
    int from = first / 8;
    int longs = (n + 7) / 8;
    long[] differ = row.begin(kernel == null ? null : values(kernel), longs, first);
    int[] column = x.columns();
    int end = x.size();
    while (end > 0 && column[end - 1] >= feature.length) {
      end--;
    }
    long own = x.size() * EACH;
    int k = 4;
    if (end >= 4) {
      set4(differ, own, ones, feature[column[0]], feature[column[1]], feature[column[2]], feature[column[3]], from, longs);
      for (; k + 4 <= end; k += 4) {
        less4(differ, feature[column[k]], feature[column[k + 1]], feature[column[k + 2]], feature[column[k + 3]], from, longs);
      }
      if (k < end) {
        less4(differ, at(column, k, end), at(column, k + 1, end), at(column, k + 2, end), none, from, longs);
      }
    } else {
      set4(differ, own, ones, at(column, 0, end), at(column, 1, end), at(column, 2, end), none, from, longs);
    }
    row.complete(n);
    return true;
  }

  private long[] at(int[] column, int k, int end) {
    return k < end ? feature[column[k]] : none;
  }

  /** The kernel's value of every squared distance; not a copy. */
  double[] values(Kernel kernel) {
    Table at = table;
    if (at == null || at.kernel != kernel) {
      at = new Table(kernel);
      table = at;
    }
    return at.values;
  }

  private static void set4(long[] differ, long own, long[] ones, long[] f0, long[] f1, long[] f2, long[] f3, int from, int n) {
    for (int i = from; i < n; i++) {
      differ[i] = own + ones[i] - (f0[i] + f1[i] + f2[i] + f3[i]);
    }
  }

  private static void less4(long[] differ, long[] f0, long[] f1, long[] f2, long[] f3, int from, int n) {
    for (int i = from; i < n; i++) {
      differ[i] -= f0[i] + f1[i] + f2[i] + f3[i];
    }
  }

  @Override
  long bytes() {
    long arrays = 2;
    for (long[] some : feature) {
      arrays += some == none ? 0 : 1;
    }
    long listed = 0;
    for (int[] some : columns) {
      listed += some == null ? 0 : 16 + 4L * some.length;
    }
    return 64 + arrays * (16 + 8L * ones.length) + 8L * feature.length + 8L * columns.length + listed;
  }
}
