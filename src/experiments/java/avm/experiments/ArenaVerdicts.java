package avm.experiments;

import static avm.experiments.ArenaFigures.micros;
import static avm.experiments.BatchReport.number;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** What the arena must show, computed. */
final class ArenaVerdicts {
  private static final double MEAN = 0.9;
  private static final double TREES = 3;
  private static final double FORESTS = 0.05;
  private static final double SLOWEST_MS = 50;
  private static final double MEGABYTES = 20;

  private final ArenaFigures figures;
  private final List<Verdict> verdicts = new ArrayList<>();

  ArenaVerdicts(ArenaFigures figures) {
    this.figures = figures;
  }

  /** The verdicts; none where nothing was measured. */
  List<Verdict> all() {
    List<Arena> measured = Stream.of(true, false).flatMap(nominal -> figures.measured(nominal).stream()).toList();
    if (!measured.isEmpty()) {
      measured.stream().filter(Arena::published).filter(Arena::nominal).forEach(a -> atMost(a, "log-loss",
          figures.ours(a).online().logLoss(), a.figure(), a.leader()));
      squares();
      measured.stream().filter(a -> a.name().equals("synth_RandomRBFDrift")).forEach(a -> atMost(a, "log-loss",
          figures.ours(a).online().logLoss(), 0.73, null));
      forest();
      measured.stream().filter(a -> !a.nominal()).forEach(a -> atMost(a, "RMSE", figures.ours(a).rmse(), a.figure(),
          a.leader()));
      boolean all = measured.size() == Arena.LIST.size() && measured.stream().allMatch(figures::whole);
      worst("time of a whole stream, AVM / MOA's " + ArenaPart.TREE, "%.2f", TREES, all,
          figures.measured(true).stream().filter(a -> figures.tree(a) != null).toList(),
          a -> micros(figures.ours(a)) / micros(figures.tree(a)));
      worst("time of the same rows, AVM / MOA's " + ArenaPart.FOREST, "%.4f", FORESTS, all,
          figures.withForest(), a -> micros(figures.besideForest(a, figures.forest(a))) / micros(figures.forest(a)));
      worst("AVM's slowest row after the first " + ArenaPart.WARM + ", milliseconds", "%.1f", SLOWEST_MS, all, measured,
          a -> figures.ours(a).online().slowestWarm());
      worst("AVM's model in memory, MB", "%.1f", MEGABYTES, all, measured,
          a -> figures.ours(a).online().memory() / 1e6);
    }
    return verdicts;
  }

  private void atMost(Arena arena, String what, double ours, double asked, String leader) {
    String format = arena.nominal() ? "%.4f" : "%.5g";
    verdicts.add(new Verdict("arena " + arena.name() + ": " + what + (leader == null ? "" : " at most the leader's"),
        plain(format, ours), "≤ " + plain(arena.nominal() ? "%.3f" : "%.5g", asked)
        + (leader == null ? "" : " (" + leader + ")"), ours <= asked, figures.whole(arena)));
  }

  private void squares() {
    figures.measured(true).stream().filter(a -> a.name().equals("moving_squares")).forEach(a -> verdicts.add(
        new Verdict("arena moving_squares: accuracy in per cent", number("%.2f", figures.ours(a).accuracy()), "≥ 93",
            figures.ours(a).accuracy() >= 93, figures.whole(a))));
  }

  private void forest() {
    int sets = figures.withForest().size();
    double mean = figures.meanOverForest();
    verdicts.add(new Verdict("arena: geometric mean of AVM's log-loss / MOA's " + ArenaPart.FOREST + "'s, on the same "
        + "rows of " + sets + " sets", number("%.3f", mean), "≤ " + MEAN, sets == 0 ? null : mean <= MEAN,
        sets == Arena.LIST.stream().filter(Arena::nominal).count()));
  }

  private void worst(String what, String format, double asked, boolean complete, List<Arena> sets,
      ToDoubleFunction<Arena> figure) {
    Arena worst = sets.stream().max(Comparator.comparingDouble(figure)).orElse(null);
    double most = worst == null ? Double.NaN : figure.applyAsDouble(worst);
    long above = sets.stream().filter(a -> figure.applyAsDouble(a) > asked).count();
    verdicts.add(new Verdict("arena: " + what + ", on each of " + sets.size() + " sets"
        + (worst == null ? "" : "; the worst, " + worst.name()), number(format, most) + " (" + above + " above)",
        "≤ " + asked, worst == null ? null : most <= asked, complete));
  }

  /** Large numbers without an exponent. */
  static String plain(String format, double x) {
    return number(format.endsWith("g") && x >= 1e4 ? "%.0f" : format, x);
  }
}
