package weka.classifiers.functions.avm;

import java.util.stream.IntStream;

/** Work on many rows, on all cores of the machine. */
final class Parallel {
  /** How many rows are worth a task of their own. */
  private static final int ROWS = 1024;

  private Parallel() {
  }

  /** Work on the rows from one to before another. */
  interface Ranged {
    /** Does the work; false if it cannot be done. */
    boolean on(int from, int to);
  }

  /** Does work on rows 0 … n − 1, in parts; false if some part could not be done. */
  static boolean forRanges(int n, Ranged work) {
    return IntStream.rangeClosed(0, (n - 1) / ROWS).parallel()
        .allMatch(part -> work.on(part * ROWS, Math.min(n, (part + 1) * ROWS)));
  }
}
