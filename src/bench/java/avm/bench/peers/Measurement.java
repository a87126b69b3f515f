package avm.bench.peers;

/**
 * What one run of an entrant came to.
 *
 * @param rows how many rows it went over
 * @param nanos nanoseconds a row
 * @param error the share of rows it got wrong, each predicted before it was learned unless the entrant says otherwise
 * @param model the size of its model at the end, in words
 */
record Measurement(int rows, double nanos, double error, String model) {
}
