package avm.bench.peers;

/** A learner in the comparison. */
interface Entrant {

  /**
   * What it is called in the table.
   *
   * @return the name
   */
  String name();

  /**
   * Goes over a set's rows once.
   *
   * @param set the set
   * @param rows how many of its rows, from the first
   * @return the result, or null where it cannot be run here
   * @throws Exception if it fails
   */
  Measurement run(BenchSet set, int rows) throws Exception;

  /**
   * How many rows it is given at most, where it is too slow for all.
   *
   * @return the number of rows
   */
  default int limit() {
    return Integer.MAX_VALUE;
  }

  /**
   * Whether it is fast enough to be run three times a round.
   *
   * @return true if it is
   */
  default boolean fast() {
    return false;
  }
}
