package avm.store;

import avm.data.Point;
import avm.kernel.Kernel;

/** How the vectors of a {@link CoreSet} are stored, and so how a point is compared with all of them. */
abstract sealed class Store permits Columns, Bits, Floats {

  /** Stores a vector as number i, the next one; there is room for as many vectors as the capacity says. */
  abstract void add(Point x, int i, int capacity);

  /** Puts another vector in the place of one; n vectors are stored. */
  abstract void replace(int i, Point old, Point x, int n, int capacity);

  /** Makes room for so many stored vectors. */
  abstract void grow(int capacity);

  /** The same vectors by column; this store is of no more use. */
  abstract Columns widen(int n, int capacity);

  /** The vectors stored now, for other threads to be compared with while more are stored here. */
  abstract Store view();

  /** A stored vector as a point. */
  abstract Point point(int i);

  /** How many features there is room for. */
  abstract int features();

  /** Roughly how many bytes this takes. */
  abstract long bytes();

  /** Computes the row of a point, without kernel values if the kernel is null; tells which of the work space's rows has it. */
  abstract Row compute(CoreSet cores, Kernel kernel, Point x, KernelRow rows);

  /** Completes a row that has the first vectors; false where it must be computed as a whole. */
  abstract boolean complete(CoreSet cores, Kernel kernel, Point x, Row row, int from);

  /** Computes the rows of several points against the first n stored vectors. */
  void compute(KernelRow[] rows, int count, CoreSet cores, Kernel kernel, Point[] points, int n) {
    for (int k = 0; k < count; k++) {
      rows[k].begin(compute(cores, kernel, points[k], rows[k]), n);
    }
  }

  /** Whether rows of several points are computed sooner together than one by one. */
  boolean tiles(int n) {
    return false;
  }
}
