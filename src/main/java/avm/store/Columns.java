package avm.store;

import avm.data.Point;
import avm.data.Vectors;
import java.io.Serializable;
import java.util.Arrays;

/** The features of the stored vectors, by number. */
final class Columns implements Serializable {
  private static final long serialVersionUID = 1L;

  /** A vector has few features if it has less than one in so many. */
  private static final int FEW = 8;

  /** The features that some stored vector has; null elsewhere. */
  private Column[] columns = new Column[0];
  /** The arrays of those that are dense now; null elsewhere. */
  private double[][] dense = new double[0][];
  /** The features of each stored vector that has few of them; null where looking at all is not much longer. */
  private int[][] few = new int[Vectors.capacity(0)][];

  /**
   * Adds a stored vector.
   *
   * @param x the vector
   * @param i its number, the next one
   * @param capacity how many vectors there is room for
   */
  void add(Point x, int i, int capacity) {
    int last = x.size() == 0 ? -1 : x.column(x.size() - 1);
    if (last >= columns.length) {
      columns = Arrays.copyOf(columns, Math.max(last + 1, columns.length + columns.length / 4));
      dense = Arrays.copyOf(dense, columns.length);
    }
    if (x.size() < columns.length / FEW) {
      few = i < few.length ? few : Arrays.copyOf(few, capacity);
      few[i] = Arrays.copyOf(x.columns(), x.size());
    }
    for (int k = 0; k < x.size(); k++) {
      int j = x.column(k);
      if (columns[j] == null) {
        columns[j] = new Column();
      }
      columns[j].add(i, x.value(k), capacity);
      dense[j] = columns[j].dense();
    }
  }

  /** A view of these columns as they are now, for another thread to read while more vectors are stored here. */
  Columns view() {
    Columns view = new Columns();
    view.dense = dense.clone();
    view.columns = new Column[columns.length];
    for (int j = 0; j < columns.length; j++) {
      if (columns[j] != null && dense[j] == null) {
        view.columns[j] = new Column(columns[j]);
      }
    }
    return view;
  }

  /** How many features there is room for. */
  int features() {
    return dense.length;
  }

  /** Makes room for so many stored vectors. */
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

  /** A dense feature's values by stored vector; null if it is a list, or no stored vector has it. */
  double[] dense(int j) {
    return dense[j];
  }

  /** Whether four features are all dense. */
  boolean dense4(int[] column, int k) {
    return dense[column[k]] != null && dense[column[k + 1]] != null && dense[column[k + 2]] != null
        && dense[column[k + 3]] != null;
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

  /** A stored vector as a point. */
  Point point(int i) {
    Point point = new Point(16);
    if (i < few.length && few[i] != null) {
      for (int j : few[i]) {
        point.add(j, columns[j].value(i));
      }
      return point;
    }
    for (int j = 0; j < columns.length; j++) {
      if (columns[j] != null) {
        point.add(j, columns[j].value(i));
      }
    }
    return point;
  }

  /** How many values other than 0 all stored vectors have together. */
  long nonZeros() {
    long nonZeros = 0;
    for (Column column : columns) {
      nonZeros += column == null ? 0 : column.count();
    }
    return nonZeros;
  }

  /** Roughly how many bytes this takes. */
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
