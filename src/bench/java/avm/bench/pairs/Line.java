package avm.bench.pairs;

import java.util.concurrent.Callable;

/**
 * A line of the table in one version: a way to learn or to predict a set.
 *
 * @param set the set's name
 * @param entrant what is run
 * @param run goes over the set's rows once
 */
public record Line(String set, String entrant, Callable<Pass> run) {

  /** Whether it is the other version's line of the same name. */
  boolean matches(Line other) {
    return set.equals(other.set) && entrant.equals(other.entrant);
  }
}
