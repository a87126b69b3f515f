package avm.expansion;

import avm.data.Point;
import avm.data.Vectors;
import java.io.Serializable;
import java.util.Arrays;

/**
 * The core points c_1, c_2, … in order of creation, stored by column: one array a feature, so that the distances of a
 * row to all of them are a few plain loops. A stored vector is a cell's core point or, where a row was not approximated
 * (Z = 0) inside a cell, a support vector only.
 *
 * <p>A sum over features is always taken in ascending order of feature, one addition at a time, so the result does not
 * depend on how columns are stored or grouped.
 */
public final class CoreSet implements Serializable {
  private static final long serialVersionUID = 1L;

  private Column[] columns = new Column[0];
  private double[] squaredNorm = new double[16];
  private boolean[] cell = new boolean[16];
  private double maxSquaredNorm;
  private int maxSize;
  private int size;
  private int cells;

  /** Makes an empty core set. */
  public CoreSet() {
  }

  /**
   * How many vectors are stored.
   *
   * @return cells and other support vectors together
   */
  public int size() {
    return size;
  }

  /**
   * How many of them are cells' core points: M_t.
   *
   * @return the number of cells
   */
  public int cells() {
    return cells;
  }

  /**
   * Whether a stored vector is a cell's core point.
   *
   * @param i which
   * @return false if it is a support vector only
   */
  public boolean isCell(int i) {
    return cell[i];
  }

  /**
   * Stores a copy of a point.
   *
   * @param x the point
   * @param asCell whether it is the core point of a new cell
   * @return its index
   */
  public int add(Point x, boolean asCell) {
    if (size == squaredNorm.length) {
      grow(size + size / 8 + 8);
    }
    if (x.size() > 0 && x.column(x.size() - 1) >= columns.length) {
      columns = Arrays.copyOf(columns, Math.max(x.column(x.size() - 1) + 1, columns.length + columns.length / 4));
    }
    for (int k = 0; k < x.size(); k++) {
      int j = x.column(k);
      if (columns[j] == null) {
        columns[j] = new Column();
      }
      columns[j].add(size, x.value(k), squaredNorm.length);
    }
    squaredNorm[size] = x.squaredNorm();
    maxSquaredNorm = Math.max(maxSquaredNorm, x.squaredNorm());
    maxSize = Math.max(maxSize, x.size());
    cell[size] = asCell;
    if (asCell) {
      cells++;
    }
    return size++;
  }

  private void grow(int capacity) {
    squaredNorm = Arrays.copyOf(squaredNorm, capacity);
    cell = Arrays.copyOf(cell, capacity);
    for (Column column : columns) {
      if (column != null) {
        column.grow(capacity);
      }
    }
  }

  /**
   * A stored vector as a point.
   *
   * @param i which
   * @return a copy of it
   */
  public Point point(int i) {
    Point point = new Point(16);
    for (int j = 0; j < columns.length; j++) {
      if (columns[j] != null) {
        point.add(j, columns[j].value(i));
      }
    }
    return point;
  }

  /**
   * Squared distances of a point to every stored vector: ‖x‖² + ‖c‖² − 2⟨x, c⟩, never below 0.
   *
   * @param x the point
   * @param out takes ‖x − c_i‖²; has room for all
   */
  public void squaredDistances(Point x, double[] out) {
    dots(x, out);
    double norm = x.squaredNorm();
    double[] norms = squaredNorm;
    for (int i = 0; i < size; i++) {
      out[i] = Math.max(0, norm + norms[i] - 2 * out[i]);
    }
  }

  /**
   * A bound on the rounding error of {@link #squaredDistances}.
   *
   * @param x the point
   * @return how far a squared distance may be from the true one
   */
  public double distanceError(Point x) {
    return (Math.max(x.size(), maxSize) + 4) * 2.3e-16 * (x.squaredNorm() + maxSquaredNorm);
  }

  /** ⟨x, c_i⟩ of every stored vector: four common features a pass, a rare one by its list. */
  private void dots(Point x, double[] out) {
    Arrays.fill(out, 0, size, 0);
    int k = 0;
    int end = x.size();
    while (k < end && x.column(end - 1) >= columns.length) {
      end--;
    }
    while (k < end) {
      double[] c0 = dense(x, k);
      double[] c1 = k + 1 < end ? dense(x, k + 1) : null;
      double[] c2 = c1 != null && k + 2 < end ? dense(x, k + 2) : null;
      double[] c3 = c2 != null && k + 3 < end ? dense(x, k + 3) : null;
      if (c0 != null && c3 != null) {
        add4(out, x.value(k), c0, x.value(k + 1), c1, x.value(k + 2), c2, x.value(k + 3), c3, size);
        k += 4;
      } else {
        if (c0 != null) {
          add1(out, x.value(k), c0, size);
        } else if (columns[x.column(k)] != null) {
          columns[x.column(k)].addListed(x.value(k), out);
        }
        k++;
      }
    }
  }

  private double[] dense(Point x, int k) {
    Column column = columns[x.column(k)];
    return column == null ? null : column.dense();
  }

  private static void add4(double[] out, double x0, double[] c0, double x1, double[] c1, double x2, double[] c2,
      double x3, double[] c3, int n) {
    for (int i = 0; i < n; i++) {
      out[i] = out[i] + x0 * c0[i] + x1 * c1[i] + x2 * c2[i] + x3 * c3[i];
    }
  }

  private static void add1(double[] out, double x0, double[] c0, int n) {
    for (int i = 0; i < n; i++) {
      out[i] += x0 * c0[i];
    }
  }

  /**
   * The stored vector with the same values as a point.
   *
   * @param x the point
   * @param squaredDistances its squared distances to the stored vectors
   * @return the first one's index, or −1
   */
  public int indexOf(Point x, double[] squaredDistances) {
    double error = distanceError(x);
    for (int i = 0; i < size; i++) {
      if (squaredDistances[i] <= error && point(i).sameAs(x)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * The smallest squared distance to a cell's core point.
   *
   * @param squaredDistances a point's squared distances to the stored vectors
   * @return the minimum, or +∞ where there is no cell
   */
  public double nearestCell(double[] squaredDistances) {
    if (cells == size) {
      return Vectors.min(squaredDistances, size);
    }
    double min = Double.POSITIVE_INFINITY;
    for (int i = 0; i < size; i++) {
      min = cell[i] ? Math.min(min, squaredDistances[i]) : min;
    }
    return min;
  }

  /**
   * Roughly how many bytes the stored vectors take.
   *
   * @return bytes
   */
  public long bytes() {
    long bytes = 64 + 4L * columns.length + 9L * squaredNorm.length;
    for (Column column : columns) {
      bytes += column == null ? 0 : column.bytes();
    }
    return bytes;
  }
}
