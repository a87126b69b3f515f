package avm.coverage;

import avm.data.Point;
import avm.store.CoreSet;
import avm.store.KernelRow;

/** A δ-coverage built on the fly: cells of diameter at most δ around the core points (Algorithms 3 and 4). */
public interface Coverage {
  /**
   * Finds the cell of a row.
   *
   * @param cores the core set
   * @param row the row against it
   * @param x the row
   * @return the cell's core point, or −1 if the row lies outside all cells
   */
  int find(CoreSet cores, KernelRow row, Point x);

  /**
   * {@return whether a row has a cell, which is known sooner than which one}
   *
   * @param cores the core set
   * @param row the row against it
   * @param x the row
   */
  default boolean covers(CoreSet cores, KernelRow row, Point x) {
    return find(cores, row, x) >= 0;
  }

  /** {@return the cells' diameter} */
  double delta();

  /** {@return a coverage of the same shape with larger cells} */
  Coverage doubled();

  /**
   * Covers stored vectors anew, in order of creation: each joins a cell made before it, or makes one.
   *
   * @param old the stored vectors
   * @param merged takes the cells
   * @return the cell of each stored vector
   */
  default int[] merge(CoreSet old, CoreSet merged) {
    int[] target = new int[old.size()];
    KernelRow row = new KernelRow();
    for (int i = 0; i < target.length; i++) {
      Point point = old.point(i);
      row.measure(merged, point);
      int cell = find(merged, row, point);
      target[i] = cell < 0 ? merged.add(point, true) : cell;
    }
    return target;
  }

  /**
   * Checks a diameter.
   *
   * @param delta δ
   * @return δ, above 0
   */
  static double checked(double delta) {
    if (!(delta > 0) || Double.isInfinite(delta)) {
      throw new IllegalArgumentException("delta is " + delta + "; it must be a number above 0");
    }
    return delta;
  }
}
