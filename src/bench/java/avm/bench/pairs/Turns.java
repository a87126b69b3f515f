package avm.bench.pairs;

import java.io.File;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * One round: a process with both versions, each in a class loader of its own with its own Weka, so that HotSpot
 * compiles either as if it were alone. Passes alternate, so that what slows the machine slows both. Time is the
 * thread's own on a processor, since a shared machine takes processors away.
 */
public final class Turns {
  /** How often all lines of a group are gone through before it counts, */
  private static final int WARM = 2;
  /** and then at the least. */
  private static final int LEAST = 3;
  /** After so many nanoseconds a group is not begun again. */
  private static final long GROUP = 35_000_000_000L;
  /** How many nanoseconds a line is run for at the least, whenever its turn comes. */
  private static final long VISIT = 100_000_000L;

  private final int round;
  private final PrintWriter out;

  private Turns(int round, PrintWriter out) {
    this.round = round;
    this.out = out;
  }

  /** A line in both versions, the older one's first; null in one that does not have it. */
  private record Pair(Line before, Line now) {
    private Line any() {
      return now == null ? before : now;
    }
  }

  /**
   * Runs a round; {@link Pairs} sets the properties.
   *
   * @param args the round's number and the file the turns go to
   * @throws Exception if an entrant fails
   */
  public static void main(String[] args) throws Exception {
    int round = Integer.parseInt(args[0]);
    String[] jars = {System.getProperty("bench.old"), System.getProperty("bench.new")};
    List<List<List<Line>>> versions = new ArrayList<>(Arrays.asList(null, null));
    for (int k = 0; k < jars.length; k++) {
      int version = (round + k) % jars.length;
      versions.set(version, load(jars[version]));
    }
    try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(Path.of(args[1])))) {
      for (List<Pair> group : pairs(versions.get(0), versions.get(1))) {
        new Turns(round, out).run(group);
      }
    }
  }

  private static List<List<Line>> load(String jar) throws Exception {
    List<URL> path = new ArrayList<>();
    for (String part : (System.getProperty("bench.lines.jar") + File.pathSeparator + jar + File.pathSeparator
        + System.getProperty("bench.libraries")).split(File.pathSeparator)) {
      path.add(Path.of(part).toUri().toURL());
    }
    // never closed: the lines load classes until the end
    ClassLoader loader = new URLClassLoader(path.toArray(URL[]::new), Turns.class.getClassLoader());
    Version version = (Version) loader.loadClass("avm.bench.peers.Lines").getDeclaredConstructor().newInstance();
    return version.lines(Path.of(System.getProperty("bench.data")), Path.of(System.getProperty("bench.work")),
        text("bench.sets"));
  }

  /** Whether a name contains one of the texts of a property; all do if there are none. */
  private static Predicate<String> text(String property) {
    String[] texts = System.getProperty(property, "").split(",");
    return name -> Arrays.stream(texts).anyMatch(name::contains);
  }

  private static List<List<Pair>> pairs(List<List<Line>> before, List<List<Line>> now) {
    Predicate<String> wanted = text("bench.lines");
    List<List<Pair>> groups = new ArrayList<>();
    for (int g = 0; g < now.size(); g++) {
      List<Pair> pairs = new ArrayList<>();
      List<Line> left = new ArrayList<>(before.get(g));
      for (Line line : now.get(g)) {
        Line other = left.stream().filter(line::matches).findFirst().orElse(null);
        left.remove(other);
        pairs.add(new Pair(other, line));
      }
      left.forEach(line -> pairs.add(new Pair(line, null)));
      pairs.removeIf(pair -> !wanted.test(pair.any().entrant()));
      groups.add(pairs);
    }
    groups.removeIf(List::isEmpty);
    return groups;
  }

  private void run(List<Pair> group) throws Exception {
    long start = System.nanoTime();
    for (int sweep = 0; sweep < WARM + LEAST || System.nanoTime() - start < GROUP; sweep++) {
      for (Pair pair : group) {
        long since = busy();
        for (int t = round + sweep; t == round + sweep || busy() - since < VISIT; t++) {
          Turn turn = turn(pair, t % 2 == 0);
          if (sweep >= WARM) {
            out.println(turn.text());
          }
        }
      }
    }
  }

  private static Turn turn(Pair pair, boolean oldFirst) throws Exception {
    Timed first = Timed.of(oldFirst ? pair.before : pair.now);
    Timed second = Timed.of(oldFirst ? pair.now : pair.before);
    Timed before = oldFirst ? first : second;
    Timed now = oldFirst ? second : first;
    return new Turn(pair.any().set(), pair.any().entrant(), before.nanos, now.nanos, before.outcome, now.outcome);
  }

  /** How long this thread has been on a processor. */
  private static long busy() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private record Timed(double nanos, String outcome) {
    private static Timed of(Line line) throws Exception {
      if (line == null) {
        return new Timed(Double.NaN, "");
      }
      long start = busy();
      Pass pass = line.run().call();
      return new Timed((double) (busy() - start) / pass.rows(), pass.outcome());
    }
  }
}
