package avm.learn;

import avm.data.Point;

/**
 * What training costs, roughly, and so how many core points and passes can be afforded: about a second a pass and three
 * passes, whatever the number of rows.
 */
final class Work {
  private static final double PASS_NANOSECONDS = 1e9;
  private static final double TOTAL_NANOSECONDS = 3e9;
  private static final double LEAST_CELLS = 500;
  private static final double MOST_CELLS = 3500;
  /** Small data are gone through until so many steps have been taken, */
  private static final double STEPS = 60_000;
  /** but at most so often. */
  private static final double MOST_EPOCHS = 100;

  /** What one row costs with one core point, in nanoseconds. */
  private final double unit;

  /** Measures rows of a kind. */
  Work(Sample rows, int outputs) {
    double nonZeros = 0;
    for (Point x : rows.points()) {
      nonZeros += (double) x.size() / rows.size();
    }
    unit = 2 + 0.2 * nonZeros + 0.3 * outputs;
  }

  /** How many core points so many rows can be given, within a limit (0 for none). */
  double cells(double rows, int limit) {
    double cells = Math.max(LEAST_CELLS, Math.min(MOST_CELLS, PASS_NANOSECONDS / (unit * rows)));
    return limit == 0 ? cells : Math.min(cells, 0.75 * limit);
  }

  /** How many passes over so many rows can be made with so many core points. */
  int epochs(double rows, double cells) {
    double affordable = TOTAL_NANOSECONDS / (unit * rows * Math.min(rows, cells));
    return (int) Math.max(1, Math.min(Math.min(affordable, MOST_EPOCHS), Math.max(3, STEPS / rows)));
  }
}
