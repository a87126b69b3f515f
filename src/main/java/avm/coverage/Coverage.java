package avm.coverage;

import avm.data.Point;
import avm.store.CoreSet;
import avm.store.KernelRow;
import java.util.function.IntFunction;

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
   * Covers points, one after the other: each joins a cell made before it, or makes one.
   *
   * @param points the points by number
   * @param n how many
   * @param cores takes the cells
   * @return the cell of each point
   */
  default int[] cover(IntFunction<Point> points, int n, CoreSet cores) {
    int[] cells = new int[n];
    KernelRow row = new KernelRow();
    for (int i = 0; i < n; i++) {
      Point point = points.apply(i);
      row.measure(cores, point);
      int cell = find(cores, row, point);
      cells[i] = cell < 0 ? cores.add(point, true) : cell;
    }
    return cells;
  }
}
