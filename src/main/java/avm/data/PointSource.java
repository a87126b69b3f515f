package avm.data;

/** Rows by number, made when they are asked for. */
@FunctionalInterface
public interface PointSource {
  /**
   * Gives some rows; in any thread, and in several at once.
   *
   * @param from the first row's number
   * @param to the first one's that is not wanted
   * @param into takes row {@code from} first; the points in it, null at first, are room for others from now on
   */
  void give(int from, int to, Point[] into);

  /**
   * {@return a source of rows that are there, no copies}
   *
   * @param points the rows; they must stay as they are
   */
  static PointSource of(Point[] points) {
    return (from, to, into) -> System.arraycopy(points, from, into, 0, to - from);
  }
}
