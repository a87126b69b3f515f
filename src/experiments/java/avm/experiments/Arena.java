package avm.experiments;

import java.util.List;

/**
 * A stream of ../shared/data/arena, in its own order, with the figures of its README.md: StreamArena's published means
 * (MOA's learners through CapyMOA 0.13, library defaults, 100 trees), or measured for that README with MOA 2024.07.0.
 *
 * @param set where it is
 * @param nominal whether it has classes, else numbers
 * @param rows how many rows it has
 * @param leader the best one of the others, null where none is given
 * @param published whether the figures are StreamArena's own, else that README's measurement
 * @param figure the leader's log-loss, or root mean squared error
 * @param accuracy the leader's accuracy in per cent, NaN for numbers
 */
record Arena(DataSet set, boolean nominal, int rows, String leader, boolean published, double figure,
    double accuracy) {
  private static final double NONE = Double.NaN;

  static final List<Arena> LIST = List.of(
      classes("weather", 18_159, ArenaPart.FOREST, true, 0.437, 79.56),
      classes("adult", 48_842, ArenaPart.FOREST, true, 0.342, 84.64),
      classes("airlines", 539_383, ArenaPart.FOREST, true, 0.591, 68.72),
      classes("synth_RandomRBFDrift", 100_000, ArenaPart.FOREST, false, 0.744, 69.71),
      classes("covertype-first-100k", 100_000, null, false, NONE, NONE),
      classes("moving_squares", 200_000, "SAMkNN", false, 0.091, 97.35),
      classes("interchangingRBF", 200_000, null, false, NONE, NONE),
      classes("outdoor", 4_000, null, false, NONE, NONE),
      numbers("california_housing", 20_640, ArenaPart.NUMBER_FOREST, true, 60_824),
      numbers("fried", 40_768, "SOKNL", true, 2.020),
      numbers("House8L", 22_784, "SOKNL", false, 34_484),
      numbers("cps88wages", 28_155, "SOKNL", false, 391.9),
      numbers("diamonds", 53_940, "SOKNL", false, 1_128),
      numbers("kings_county", 21_613, ArenaPart.NUMBER_FOREST, false, 212_610));

  private static Arena classes(String name, int rows, String leader, boolean published, double figure,
      double accuracy) {
    return new Arena(DataSet.stream(name, "arena/" + name), true, rows, leader, published, figure, accuracy);
  }

  private static Arena numbers(String name, int rows, String leader, boolean published, double figure) {
    return new Arena(DataSet.stream(name, "arena/" + name), false, rows, leader, published, figure, NONE);
  }

  String name() {
    return set.name();
  }
}
