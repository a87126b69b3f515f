package avm.experiments.paper;

import static avm.experiments.Summary.number;

import avm.experiments.Result;
import java.util.ArrayList;
import java.util.List;

/** Time per row at the same number of vectors. */
final class PaceSection {
  /** What a baseline may take of AVM's time for a row, its own algebra aside. */
  static final double MOST = 1.3;

  private final Found found;

  PaceSection(Found found) {
    this.found = found;
  }

  private double micros(String set, String system, int size, String what) {
    List<Result> cell = found.of(Pace.PART, set, Pace.label(system, size, what));
    return cell.isEmpty() ? Double.NaN : 1e6 * cell.get(0).cpu() / cell.get(0).rows();
  }

  private double vectors(String set, String system, int size) {
    return found.mean(Pace.PART, set, Pace.label(system, size, Pace.LEARNED), Result::vectors);
  }

  /** Those that are slower than they may be to see a row, against AVM with the same vectors. */
  List<String> slow() {
    List<String> slow = new ArrayList<>();
    for (String set : found.sets(Pace.PART)) {
      for (int size : Pace.SIZES) {
        for (Contestant system : Pace.field()) {
          double ratio = ratio(set, system.name(), size);
          if (ratio > MOST) {
            slow.add(system.name() + " on " + set + " at " + size + ": " + number("%.2f", ratio));
          }
        }
      }
    }
    return slow;
  }

  private double overHinge(String set, String system, int size, String what) {
    return micros(set, system, size, what) / micros(set, Field.HINGE, size, what);
  }

  private double ratio(String set, String system, int size) {
    return micros(set, system, size, Pace.SEEN) / micros(set, system, size, Pace.TWIN);
  }

  void write(Page page) {
    page.heading(2, "Time per row at the same number of vectors");
    page.text("All in one process, one thread, block by block in turn; the fastest of the blocks, microseconds. Seen "
        + "is the row against all vectors and its scores. Learned is the same and the step, the system's own algebra "
        + "included. The algebra is learned − seen; where it is O(B²) and most rows take a step, twice the vectors "
        + "make it four times as long. AVM's cells are so small here that it has as many vectors as the others.");
    for (String set : found.sets(Pace.PART)) {
      page.heading(3, set);
      List<String> header = new ArrayList<>(List.of("system"));
      for (int size : Pace.SIZES) {
        header.addAll(List.of("vectors", "seen", "/ AVM-Hinge", "/ AVM with its vectors", "learned", "/ AVM-Hinge"));
      }
      header.add("algebra, ratio");
      List<List<String>> rows = new ArrayList<>();
      for (Contestant system : Pace.field()) {
        List<String> row = new ArrayList<>(List.of(system.name()));
        for (int size : Pace.SIZES) {
          row.add(number("%.0f", vectors(set, system.name(), size)));
          for (String what : List.of(Pace.SEEN, Pace.LEARNED)) {
            row.add(number("%.2f", micros(set, system.name(), size, what)));
            row.add(number("%.2f", overHinge(set, system.name(), size, what)));
            if (what.equals(Pace.SEEN)) {
              row.add(number("%.2f", ratio(set, system.name(), size)));
            }
          }
        }
        row.add(number("%.1f", algebra(set, system.name(), Pace.SIZES[1]) / algebra(set, system.name(),
            Pace.SIZES[0])));
        rows.add(row);
      }
      page.table(header, rows);
    }
    page.text("FOGD stores no vectors and has no line here. NOGD has a few features in place of its vectors once its "
        + "budget is full, Ahpatron and POMDR halve theirs when there is no room: their number of vectors moves. "
        + "A merged vector of BSGD-M is not binary where the rows are, and a set of vectors that are not all binary "
        + "is stored in another way. So each system is also compared with an AVM that has its very vectors. POMDR's "
        + "hint, which it adds to every score, is algebra of its own: a part of learned, not of seen.");
  }

  private double algebra(String set, String system, int size) {
    return micros(set, system, size, Pace.LEARNED) - micros(set, system, size, Pace.SEEN);
  }
}
