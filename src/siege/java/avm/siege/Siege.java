package avm.siege;

import avm.docs.Origin;
import avm.docs.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Attacks the learner with random cases and holds it to its laws. A case that breaks one is made smaller and written down;
 * its seed is printed.
 */
public final class Siege {
  /** How many laws are held to in a case, beside the first, which always is. */
  private static final int LAWS = 1;
  /** The page takes a siege of so many minutes. */
  private static final int LEAST_MINUTES = 30;

  private final Path saved;
  private final List<String> failures = new ArrayList<>();
  private final Map<String, Integer> counts = new TreeMap<>();
  private int cases;
  private int refused;

  /** Cases that break a law are written into a folder. */
  Siege(Path saved) {
    this.saved = saved;
  }

  /** What went wrong so far. */
  List<String> failures() {
    return failures;
  }

  /** Attacks with the case of a seed. */
  void attack(long seed) throws IOException {
    Case each = Cases.of(seed);
    cases++;
    List<String> laws = new ArrayList<>(Laws.ALL.keySet());
    Random random = new Random(seed);
    for (int k = 0; k <= LAWS; k++) {
      String law = k == 0 ? laws.get(0) : laws.get(1 + random.nextInt(laws.size() - 1));
      counts.merge(law, 1, Integer::sum);
      String wrong = wrong(law, each);
      if (wrong != null) {
        Case least = smaller(law, each, wrong);
        Path file = saved.resolve(law + "-" + seed + ".case");
        Files.createDirectories(saved);
        Files.writeString(file, least.write(law));
        failures.add("seed " + seed + ", law " + law + ": " + wrong(law, least) + "\n  smaller: " + least.rows().length
            + " rows, " + least.kinds().length + " attributes, options " + least.options() + ", in " + file);
        System.out.println(failures.get(failures.size() - 1));
        break;
      }
    }
  }

  /** What is wrong with a case, or null. */
  private String wrong(String law, Case each) {
    try {
      Laws.ALL.get(law).hold(each);
      return null;
    } catch (Case.Refused e) {
      refused++;
      return null;
    } catch (Exception | Error e) {
      String first = Arrays.stream(e.getStackTrace()).map(StackTraceElement::toString)
          .filter(frame -> !frame.startsWith("java.") && !frame.contains("siege.Laws.assert")).findFirst().orElse("");
      return e.getClass().getSimpleName() + ": " + e.getMessage() + " at " + first;
    }
  }

  /** The kind of a wrong, by which a smaller case is known to have the same: without its numbers. */
  private static String kind(String wrong) {
    return wrong == null ? "" : wrong.replaceAll("[-\\d.E]+|NaN|Infinity", "");
  }

  /** The same wrong with fewer rows, attributes and options. */
  private Case smaller(String law, Case from, String wrong) {
    Case least = from;
    for (boolean found = true; found;) {
      found = false;
      for (Case next : Shrink.steps(least)) {
        if (kind(wrong(law, next)).equals(kind(wrong))) {
          least = next;
          found = true;
          break;
        }
      }
    }
    return least;
  }

  /** What has been done, in a line. */
  @Override
  public String toString() {
    int trials = counts.values().stream().mapToInt(n -> n).sum();
    return String.format(Locale.ROOT, "%d laws held to (%s), %d clear refusals, %d failures", trials,
        counts.toString().replaceAll("[{}]", ""), refused, failures.size());
  }

  /** What the page says of it, and of the data sets of the quality that are worse than they may be. */
  String text(List<String> worse) {
    return String.format(Locale.ROOT, """
        * Laws: %,d random cases, of which %,d broke a law.
        * Quality: %d data sets (%s; nominal and numeric class; with and without copies; %s rows), each by its mean
          over %d seeds, or more if they have fewer than %,d rows in all. Worse than the margin: %d.
        %s""", cases, failures.size(), Quality.KINDS.length * Quality.ROWS.length * Quality.FORMS,
        String.join(", ", Quality.KINDS), Arrays.toString(Quality.ROWS).replaceAll("[\\[\\]]", ""), Quality.SEEDS,
        Quality.ROWS_IN_ALL, worse.size(),
        worse.stream().map(line -> "  * " + line + "\n").collect(Collectors.joining()));
  }

  /**
   * Attacks for some minutes, then looks at the quality, and writes what came of it.
   *
   * @param args the minutes, the first seed, the folder for cases that break a law, and the page
   * @throws Exception if a file cannot be written
   */
  public static void main(String[] args) throws Exception {
    long first = Long.parseLong(args[1]);
    Siege siege = new Siege(Path.of(args[2]));
    long start = System.nanoTime();
    double minutes = Double.parseDouble(args[0]);
    double seconds = 60 * minutes;
    long seed = first;
    for (int told = 1; (System.nanoTime() - start) / 1e9 < seconds; seed++) {
      siege.attack(seed);
      if ((System.nanoTime() - start) / 1e9 > told * Math.max(10, seconds / 20)) {
        told++;
        System.out.printf(Locale.ROOT, "%.0f s: seeds %d to %d: %s%n", (System.nanoTime() - start) / 1e9, first, seed, siege);
      }
    }
    System.out.printf(Locale.ROOT, "%d cases, seeds %d to %d: %s%n", seed - first, first, seed - 1, siege);
    List<String> worse = Quality.check(first, Quality.ROWS, n -> Math.max(Quality.SEEDS, Quality.ROWS_IN_ALL / n), System.out);
    worse.forEach(System.out::println);
    String text = String.format("`./antw siege -Dminutes=%s -Dseed=%s`, with %s:%n%n%s", args[0], args[1], Origin.HERE,
        siege.text(worse));
    new Page(Path.of(args[3])).write("siege", text, minutes, LEAST_MINUTES);
    System.out.println((siege.failures.size() + worse.size()) + " failures");
    System.exit(siege.failures.isEmpty() && worse.isEmpty() ? 0 : 1);
  }
}
