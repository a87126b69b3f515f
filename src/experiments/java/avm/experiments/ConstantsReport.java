package avm.experiments;

import static avm.experiments.BatchReport.number;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Whether constants would have been chosen in the same way without one of the streams. */
final class ConstantsReport {
  /** By how much a result may change where it had no say. */
  private static final double MOST = 0.02;

  private final Means means;
  private final List<Left> lefts = new ArrayList<>();

  /** What leaving a stream out of the choice of a constant changes most. */
  private record Left(Constant constant, String value, String others, Arena arena, String chosen, double change) {
  }

  ConstantsReport(Means means, Path sources) throws IOException {
    this.means = means;
    for (Constant constant : Constant.LIST) {
      lefts.add(left(constant, constant.value(sources)));
    }
    lefts.removeIf(left -> left == null);
  }

  private double loss(Arena arena, String system) {
    return means.mean(ConstantsPart.PART, arena.name(), system, r -> arena.nominal() ? r.online().logLoss() : r.rmse());
  }

  /** The loss with a value over that of the program as it is. */
  private double ratio(Arena arena, String system) {
    return loss(arena, system) / loss(arena, ConstantsPart.AS_IT_IS);
  }

  private double mean(List<Arena> arenas, String system) {
    return Summary.geometricMean(arenas.stream().mapToDouble(a -> ratio(a, system)));
  }

  private Left left(Constant constant, String value) {
    List<Arena> known = Arena.LIST.stream().filter(a -> constant.others().stream()
        .noneMatch(other -> Double.isNaN(ratio(a, constant.system(other))))).toList();
    Left worst = null;
    for (Arena arena : known) {
      List<Arena> rest = known.stream().filter(a -> a != arena).toList();
      String chosen = value;
      double least = 1;
      for (String other : constant.others()) {
        double mean = mean(rest, constant.system(other));
        chosen = mean < least ? other : chosen;
        least = Math.min(least, mean);
      }
      double change = chosen.equals(value) ? 0 : ratio(arena, constant.system(chosen)) - 1;
      if (worst == null || Math.abs(change) > Math.abs(worst.change)) {
        worst = new Left(constant, value, others(constant, known), arena, chosen, change);
      }
    }
    return worst;
  }

  private String others(Constant constant, List<Arena> arenas) {
    List<String> others = constant.others().stream().map(other -> "`" + other + "` "
        + percent(mean(arenas, constant.system(other)) - 1)).toList();
    return String.join(", ", others);
  }

  private static String percent(double change) {
    return number("%+.2f", 100 * change) + " %";
  }

  List<Verdict> verdicts() {
    return lefts.stream().map(left -> new Verdict("constant " + left.constant.name() + ", chosen without a stream: change of "
        + "the loss on that stream, the largest (" + left.arena.name() + ")", percent(left.change), "at most 2 %",
        Math.abs(left.change) <= MOST, true)).toList();
  }

  void write(StringBuilder out) {
    if (lefts.isEmpty()) {
      return;
    }
    out.append("\n## Constants of streams, chosen without one of the streams\n\nLog-loss or root mean squared error of the first ")
        .append(ConstantsPart.ROWS).append(" rows of each stream of the arena. The value that does best on the other "
        + "streams (the geometric mean of the ratios) is what would have been chosen without a stream. The last two "
        + "columns show the stream where that makes the largest difference.\n\n| constant | value | others, and the mean change of "
        + "the loss with them | stream | chosen without it | change of its loss |\n|---|---|---|---|---|---|\n");
    for (Left left : lefts) {
      out.append("| ").append(String.join(" | ", "`" + left.constant.type() + "." + left.constant.name() + "`",
          "`" + left.value + "`", left.others, left.change == 0 ? "any" : left.arena.name(), "`" + left.chosen + "`",
          percent(left.change))).append(" |\n");
    }
  }
}
