package avm.experiments.paper;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * How much is measured.
 *
 * @param name quick or full
 * @param permutations how many seeded orders of the rows
 * @param rows the most rows of a stream, and of a batch to train on
 * @param test the most test rows
 * @param tuning the most rows that hyperparameters are chosen with
 * @param shrink by what B and D are divided
 * @param curve how many points a convergence curve has
 * @param gammas the grid of γ
 * @param lambdas the grid of λN
 * @param etas the grid of η
 * @param costs the grid of C
 * @param deltas how many δ of the δ study
 * @param betas β of the surface
 * @param rhos ρ of the surface
 * @param budgets B of the budget study and the frontiers
 * @param studies the sets of the studies
 * @param sets the sets of the tables, none for all
 * @param cap seconds after which a training of LIBSVM is given up
 */
record Profile(String name, int permutations, int rows, int test, int tuning, int shrink, int curve, double[] gammas,
    double[] lambdas, double[] etas, double[] costs, int deltas, double[] betas, double[] rhos, int[] budgets,
    List<String> studies, List<String> sets, double cap) {
  /** Sets of more rows are large: the paper takes 1 % of them for the hyperparameters. */
  static final int LARGE = 100_000;

  private static final int ALL = Integer.MAX_VALUE;

  static Profile of(String name) {
    return switch (name) {
      case "quick" -> new Profile(name, 3, 6000, 3000, 1200, 4, 10, powers(-8, -4, -2, 0, 2), powers(-4, 0, 4, 8),
          new double[] {2, 0.2, 0.02}, powers(-1, 3, 7), 5, new double[] {0, 1, 3, 10},
          new double[] {0.5, 0.8, 1.1, 1.5}, new int[] {50, 100, 200, 400}, List.of("a9a", "cod-rna"),
          List.of("a9a", "w8a", "cod-rna", "ijcnn1", "poker", "casp"), 60);
      case "full" -> new Profile(name, 10, ALL, ALL, ALL, 1, 20, powers(-8, -4, -2, 0, 2, 4, 8),
          powers(-4, -2, 0, 2, 4, 6, 8, 10, 12, 14, 16), new double[] {16, 8, 4, 2, 0.2, 0.02, 0.002, 0.0002},
          powers(-5, -3, -1, 1, 3, 5, 7, 9, 11, 13, 15), 9, steps(0, 10, 10), steps(0.5, 1.5, 10),
          new int[] {50, 100, 200, 400, 1000, 2000}, List.of("a9a", "cod-rna", "w8a", "ijcnn1"), List.of(), 7200);
      default -> throw new IllegalArgumentException("profile is " + name + "; it must be quick or full");
    };
  }

  /** {@return the grid of a batch machine} */
  List<Hyper> machines() {
    return Arrays.stream(gammas).boxed().flatMap(gamma -> Arrays.stream(costs).mapToObj(c -> new Hyper(gamma, Double.NaN,
        Double.NaN, c, Double.NaN))).toList();
  }

  private static double[] powers(int... exponents) {
    return Arrays.stream(exponents).mapToDouble(e -> Math.pow(2, e)).toArray();
  }

  private static double[] steps(double from, double to, int n) {
    return IntStream.range(0, n).mapToDouble(i -> from + (to - from) * i / (n - 1)).toArray();
  }

  /** A grid as the report shows it. */
  static String list(double... values) {
    return DoubleStream.of(values).mapToObj(x -> String.format(Locale.ROOT, "%.4g", x).replaceAll("\\.?0+$", ""))
        .collect(Collectors.joining(", "));
  }

  int budget(PaperSet set) {
    return set.budget() / shrink / 2 * 2;
  }

  int features(PaperSet set) {
    return set.features() / shrink;
  }

  /** How many rows choose hyperparameters: 1 % of a large set. */
  int tuning(int n) {
    return Math.min(tuning, n >= LARGE ? n / 100 : n);
  }
}
