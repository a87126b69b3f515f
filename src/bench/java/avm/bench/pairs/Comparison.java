package avm.bench.pairs;

import avm.bench.Median;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/**
 * What all rounds say of one line. A turn's ratio is free of what slows the machine for longer than a turn. The median
 * of the ratios is free of what slows it for less, and of what HotSpot happened to do in one of the rounds. The least
 * times would say less: on a shared machine a processor has its full speed now and then, not for both versions alike.
 */
final class Comparison {
  /** The largest ratio that is not called slower. */
  static final double LIMIT = 1.05;

  private final String line;
  private final List<List<Turn>> rounds = new ArrayList<>();

  Comparison(String line) {
    this.line = line;
  }

  /** Adds a round's turns. */
  void add(List<Turn> turns) {
    rounds.add(turns);
  }

  /** The median over the turns of all rounds. */
  private double median(ToDoubleFunction<Turn> number) {
    return Median.of(rounds.stream().flatMap(List::stream).mapToDouble(number));
  }

  /** This version's time to the older one's; NaN if only one has the line. */
  double ratio() {
    return median(Turn::ratio);
  }

  /** Whether both versions have the line. */
  boolean inBoth() {
    return !Double.isNaN(ratio());
  }

  /** Whether this version takes longer, or comes to something else. */
  boolean fails() {
    return ratio() > LIMIT || outcomes().size() > 1;
  }

  /** All that came out of it: one outcome, if the versions do the same. */
  private Set<String> outcomes() {
    Set<String> outcomes = new TreeSet<>();
    rounds.forEach(turns -> turns.forEach(turn -> outcomes.addAll(List.of(turn.outcomeBefore(), turn.outcomeNow()))));
    outcomes.remove("");
    return outcomes;
  }

  /** The line of the table. */
  String markdown() {
    DoubleSummaryStatistics byRound = rounds.stream()
        .mapToDouble(turns -> Median.of(turns.stream().mapToDouble(Turn::ratio))).summaryStatistics();
    return String.format(Locale.ROOT, "| %s | %,.0f | %,.0f | %.3f | %.3f to %.3f | %d | %s%s%s |", line,
        median(Turn::before), median(Turn::now), ratio(), byRound.getMin(), byRound.getMax(),
        rounds.stream().mapToInt(List::size).sum(),
        String.join(" **or** ", outcomes()), inBoth() ? "" : ", **in one version only**", fails() ? " **FAIL**" : "");
  }

  @Override
  public String toString() {
    return line;
  }
}
