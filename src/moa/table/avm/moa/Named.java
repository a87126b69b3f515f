package avm.moa;

import java.util.List;

/**
 * A stream or a learner of the table.
 *
 * @param name what it is called
 * @param command what MOA makes it from
 */
record Named(String name, String command) {
  private static final String SEA = "generators.SEAGenerator -f ";
  private static final String AGRAWAL = "generators.AgrawalGenerator -f ";

  /** The streams, each with drift. */
  static List<Named> streams(int rows) {
    return List.of(
        new Named("RBF", "generators.RandomRBFGeneratorDrift -s .001"),
        new Named("SEA", drifting(rows, SEA + 1, SEA + 2, SEA + 3)),
        new Named("Hyperplane", "generators.HyperplaneGenerator -t .001 -k 10"),
        new Named("Agrawal", drifting(rows, AGRAWAL + 1, AGRAWAL + 4, AGRAWAL + 7)));
  }

  /** Three concepts, with abrupt drifts after a third and two thirds of the rows. */
  private static String drifting(int rows, String first, String second, String third) {
    String drift = " -w 1 -p " + rows / 3;
    return "ConceptDriftStream -s (" + first + ") -d (ConceptDriftStream -s (" + second + ") -d (" + third + ")" + drift + ")"
        + drift;
  }

  /** The learners, the slowest last. */
  static final List<Named> LEARNERS = List.of(
      new Named("AVM", "functions.AVM"),
      new Named("HAT", "trees.HoeffdingAdaptiveTree"),
      new Named("SAMkNN", "lazy.SAMkNN"),
      new Named("ARF-10", "meta.AdaptiveRandomForest -s 10"),
      new Named("ARF-100", "meta.AdaptiveRandomForest -s 100"));
}
