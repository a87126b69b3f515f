package avm.store;

import avm.data.Point;
import avm.data.Vectors;
import avm.kernel.Kernel;
import java.util.Arrays;

/** Vectors of any numbers, one array per feature, so that the distances of a point to all of them are a few plain loops. */
final class Columns extends Store {
  /** How many stored vectors are compared with several points before the next ones are. */
  private static final int TILE = 256;
  /** With so many features the points are taken side by side: what is stored is loaded once for all of them. */
  private static final int WIDE = 64;

  /** A vector has few features if it has less than one in so many. */
  private static final int FEW = 8;

  /** The features that some stored vector has; null elsewhere. */
  private Column[] columns = new Column[0];
  /** The arrays of those that are dense now; null elsewhere. */
  private double[][] dense = new double[0][];
  /** The features of each stored vector that has few of them; null where looking at all is not much longer. */
  private int[][] few = new int[Vectors.capacity(0)][];
  /** The norms ‖c_i‖₁ of stored vectors, since they were asked for; else null. */
  private volatile double[] manhattanNorm;

  @Override
  void add(Point x, int i, int capacity) {
    room(x);
    remember(x, i, capacity);
    for (int k = 0; k < x.size(); k++) {
      int j = x.column(k);
      columns[j].add(i, x.value(k), capacity);
      dense[j] = columns[j].dense();
    }
  }

  /** Makes room for a vector's features. */
  private void room(Point x) {
    int last = x.size() == 0 ? -1 : x.column(x.size() - 1);
    if (last >= columns.length) {
      columns = Arrays.copyOf(columns, Math.max(last + 1, columns.length + columns.length / 4));
      dense = Arrays.copyOf(dense, columns.length);
    }
    for (int k = 0; k < x.size(); k++) {
      if (columns[x.column(k)] == null) {
        columns[x.column(k)] = new Column();
      }
    }
  }

  /** Takes note of the features of a vector that has few of them, and of its norm where norms are known. */
  private void remember(Point x, int i, int capacity) {
    if (manhattanNorm != null) {
      double[] norms = i < manhattanNorm.length ? manhattanNorm : Arrays.copyOf(manhattanNorm, capacity);
      norms[i] = Passes.manhattanNorm(x);
      manhattanNorm = norms;
    }
    boolean isFew = x.size() < columns.length / FEW;
    if (isFew) {
      few = i < few.length ? few : Arrays.copyOf(few, capacity);
    }
    if (i < few.length) {
      few[i] = isFew ? Arrays.copyOf(x.columns(), x.size()) : null;
    }
  }

  @Override
  void replace(int i, Point old, Point x, int n, int capacity) {
    room(x);
    remember(x, i, capacity);
    for (int k = 0; k < old.size(); k++) {
      columns[old.column(k)].set(i, 0, n, capacity);
    }
    for (int k = 0; k < x.size(); k++) {
      int j = x.column(k);
      columns[j].set(i, x.value(k), n, capacity);
      dense[j] = columns[j].dense();
    }
  }

  @Override
  Columns view() {
    Columns view = new Columns();
    view.dense = dense.clone();
    view.few = few;
    view.manhattanNorm = manhattanNorm;
    view.columns = new Column[columns.length];
    for (int j = 0; j < columns.length; j++) {
      if (columns[j] != null && dense[j] == null) {
        view.columns[j] = columns[j].view();
      }
    }
    return view;
  }

  @Override
  Columns widen(int n, int capacity) {
    return this;
  }

  @Override
  Row compute(CoreSet cores, Kernel kernel, Point x, KernelRow rows) {
    rows.columns.compute(this, cores, kernel, x, cores.size());
    return rows.columns;
  }

  @Override
  boolean complete(CoreSet cores, Kernel kernel, Point x, Row row, int from) {
    return row instanceof ColumnRow columnRow && columnRow.complete(this, cores, kernel, x, from);
  }

  @Override
  boolean tiles(int n) {
    return n >= 2 * TILE;
  }

  /**
   * Where there are many stored vectors, some of these are compared with all points before the next ones are, so that they
   * stay in the processor's cache meanwhile.
   */
  @Override
  void compute(KernelRow[] rows, int count, CoreSet cores, Kernel kernel, Point[] points, int n) {
    boolean[] stored = new boolean[count];
    boolean wide = features() >= WIDE;
    for (int k = 0; k < count; k++) {
      stored[k] = tiles(n) && allDense(points[k].columns(), 0, within(points[k]));
      wide &= stored[k] && 2 * points[k].size() >= features(); // alone, a point skips the features that it has not
      rows[k].columns.reserve(cores.size());
    }
    for (int from = 0, to; tiles(n) && from < n; from = to) {
      to = n - from < 2 * TILE ? n : from + TILE;
      if (wide) {
        SideBySide.squaredDistances(this, rows, points, count, cores.squaredNorms(), from, to);
      }
      for (int k = 0; k < count && !wide; k++) {
        if (stored[k]) {
          rows[k].columns.compare(this, cores, points[k], from, to);
        }
      }
    }
    for (int k = 0; k < count; k++) {
      if (stored[k]) {
        rows[k].finish(this, cores, kernel, points[k], n);
      } else {
        rows[k].columns.compute(this, cores, kernel, points[k], n);
        rows[k].begin(rows[k].columns, n);
      }
    }
  }

  @Override
  int features() {
    return dense.length;
  }

  @Override
  void grow(int capacity) {
    for (int j = 0; j < columns.length; j++) {
      if (columns[j] != null) {
        columns[j].grow(capacity);
        dense[j] = columns[j].dense();
      }
    }
  }

  /** How many of a point's non-zeros are in features that stored vectors may have. */
  int within(Point x) {
    int[] column = x.columns();
    int end = x.size();
    while (end > 0 && column[end - 1] >= dense.length) {
      end--;
    }
    return end;
  }

  /** The norms ‖c_i‖₁ of all stored vectors, which are n; not a copy. */
  double[] manhattanNorms(int n) {
    double[] known = manhattanNorm;
    if (known != null && known.length >= n) {
      return known;
    }
    double[] norms = new double[n];
    for (int j = 0; j < dense.length; j++) {
      for (int i = 0; i < n && dense[j] != null; i++) {
        norms[i] += Math.abs(dense[j][i]);
      }
      if (dense[j] == null && columns[j] != null) {
        columns[j].addSizes(norms);
      }
    }
    manhattanNorm = norms;
    return norms;
  }

  /** A dense feature's values by stored vector; null if it is a list, or no stored vector has it. */
  double[] dense(int j) {
    return dense[j];
  }

  /** Whether four features are all dense. */
  boolean dense4(int[] column, int k) {
    return dense[column[k]] != null && dense[column[k + 1]] != null && dense[column[k + 2]] != null
        && dense[column[k + 3]] != null;
  }

  /** Whether a feature and the three after it are all dense. */
  boolean dense4(int j) {
    return j + 4 <= dense.length && dense[j] != null && dense[j + 1] != null && dense[j + 2] != null && dense[j + 3] != null;
  }

  /** Whether some features are all dense. */
  boolean allDense(int[] column, int from, int to) {
    for (int k = from; k < to; k++) {
      if (dense[column[k]] == null) {
        return false;
      }
    }
    return true;
  }

  /** A feature; null if no stored vector has it. */
  Column column(int j) {
    return columns[j];
  }

  @Override
  Point point(int i) {
    Point point = new Point(16);
    if (i < few.length && few[i] != null) {
      for (int j : few[i]) {
        point.add(j, value(j, i));
      }
      return point;
    }
    for (int j = 0; j < dense.length; j++) {
      point.add(j, value(j, i));
    }
    return point;
  }

  /** A value of a stored vector; a view has dense features as arrays only. */
  private double value(int j, int i) {
    return dense[j] != null ? dense[j][i] : columns[j] == null ? 0 : columns[j].value(i);
  }

  /** How many values other than 0 all stored vectors have together. */
  long nonZeros() {
    long nonZeros = 0;
    for (Column column : columns) {
      nonZeros += column == null ? 0 : column.count();
    }
    return nonZeros;
  }

  @Override
  long bytes() {
    long bytes = 64 + 8L * columns.length;
    for (Column column : columns) {
      bytes += column == null ? 0 : column.bytes();
    }
    for (int[] some : few) {
      bytes += some == null ? 0 : 24 + 4L * some.length;
    }
    return bytes;
  }
}
