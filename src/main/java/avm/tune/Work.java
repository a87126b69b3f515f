package avm.tune;

import avm.data.Point;
import avm.data.Sample;

/**
 * What training costs, roughly, and so how many core points and passes can be afforded. Rows that are learned one by one:
 * about a second a pass and three passes, whatever their number. Rows that are learned together: more core points the
 * more rows there are.
 */
final class Work {
  private static final double PASS_NANOSECONDS = 1e9;
  private static final double TOTAL_NANOSECONDS = 3e9;
  private static final double LEAST_CELLS = 500;
  private static final double MOST_CELLS = 3500;
  /** Where the whole problem is solved: the most products of a step of the solver, of all outputs and of one, */
  private static final double PRODUCTS = 8.5e8;
  private static final double PRODUCTS_OF_ONE = 8e7;
  /** and per row, if that is more: what a forest takes per row, about, and so what users expect rows to take; */
  private static final double PRODUCTS_PER_ROW = 3e4;
  private static final double PRODUCTS_OF_ONE_PER_ROW = 5e3;
  /** and what it may take to compare a row with all core points. */
  private static final double ROW_NANOSECONDS = 1e6;
  /** The most values of rows that are compared with each other, all pairs together. */
  private static final double COMPARED = 2e10;
  /** How many of the core points that there may be are aimed at, and where all rows are at hand: as well as it can be foretold. */
  private static final double SHARE = 0.75;
  private static final double SHARE_OF_SOLVABLE = 0.95;
  /** Small data are gone through until so many steps have been taken, */
  private static final double STEPS = 60_000;
  /** but at most so often. */
  private static final double MOST_EPOCHS = 100;

  private final double nonZeros;
  private final int outputs;

  /** Measures rows of a kind. */
  Work(Sample rows, int outputs) {
    double sum = 0;
    for (Point x : rows.points()) {
      sum += (double) x.size() / rows.size();
    }
    nonZeros = sum;
    this.outputs = outputs;
  }

  /** What one row costs with one core point, in nanoseconds: the kernel's value and the scores. */
  private double unit() {
    return 2 + 0.2 * nonZeros + 0.3 * outputs;
  }

  /** How many core points so many rows can be given, within a limit (0 for none). */
  double cells(double rows, int limit) {
    return limited(Math.min(MOST_CELLS, PASS_NANOSECONDS / (unit() * rows)), SHARE * limit);
  }

  /** How many they can be given if the whole problem will be solved, with such a share of K. */
  double solvableCells(double rows, int limit, double kept) {
    double products = Math.min(Math.max(PRODUCTS, PRODUCTS_PER_ROW * rows) / outputs,
        Math.max(PRODUCTS_OF_ONE, PRODUCTS_OF_ONE_PER_ROW * rows)) / kept;
    return limited(Math.min(Math.sqrt(products), ROW_NANOSECONDS / (2 + 0.2 * nonZeros)), SHARE_OF_SOLVABLE * limit);
  }

  /** How many rows can be compared with each other, within a limit. */
  int comparable(int most) {
    return (int) Math.min(most, Math.sqrt(COMPARED / Math.max(1, nonZeros)));
  }

  private static double limited(double cells, double limit) {
    double enough = Math.max(LEAST_CELLS, cells);
    return limit == 0 ? enough : Math.min(enough, limit);
  }

  /** How many passes over so many rows can be made with so many core points. */
  int epochs(double rows, double cells) {
    double affordable = TOTAL_NANOSECONDS / (unit() * rows * Math.min(rows, cells));
    return (int) Math.max(1, Math.min(Math.min(affordable, MOST_EPOCHS), Math.max(3, STEPS / rows)));
  }
}
