package avm.bench.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The lines that say whether what was asked for holds, computed from a run. */
final class Verdict {

  private Verdict() {
  }

  /** One line: a number that must be at most, or at least, another. */
  static String line(String set, String what, double measured, boolean atMost, double asked) {
    String state = Double.isNaN(measured) ? "not measured" : (atMost ? measured <= asked : measured >= asked)
        ? "yes" : "**no**";
    return String.format(Locale.ROOT, "| %s | %s | %.2f | %s %.1f | %s |", set, what, measured, atMost ? "at most"
        : "at least", asked, state);
  }

  /** The table. */
  static List<String> table(List<String> lines) {
    List<String> table = new ArrayList<>(List.of("", "## Goals", "",
        "| set | compared | measured | goal | reached |", "|---|---|---:|---|---|"));
    table.addAll(lines);
    return table;
  }
}
