package avm.bench.pairs;

/**
 * One pass of either version over the same rows, one right after the other. A version that does not have the line has
 * no time (NaN) and no outcome.
 *
 * @param set the set's name
 * @param entrant what was run
 * @param before the older version's nanoseconds per row
 * @param now this version's
 * @param outcomeBefore the older version's outcome
 * @param outcomeNow this version's
 */
record Turn(String set, String entrant, double before, double now, String outcomeBefore, String outcomeNow) {

  /** The turn as a line of a file. */
  String text() {
    return String.join("\t", set, entrant, "" + before, "" + now, outcomeBefore, outcomeNow);
  }

  /** Reads such a line. */
  static Turn read(String text) {
    String[] parts = text.split("\t", -1);
    return new Turn(parts[0], parts[1], Double.parseDouble(parts[2]), Double.parseDouble(parts[3]), parts[4], parts[5]);
  }

  /** This version's time to the older one's. */
  double ratio() {
    return now / before;
  }

  /** What it was a turn of. */
  String line() {
    return set + ": " + entrant;
  }
}
