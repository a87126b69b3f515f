package avm.bench.pairs;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * {@code ./antw bench-pairs -Dold=FILE}: whether a line of the benchmarks is slower than in another version, or comes
 * to something else.
 */
public final class Pairs {
  /**
   * One thread does everything, also what is for all cores elsewhere, so that its time on a processor is all there is;
   * and it waits while HotSpot compiles, so that HotSpot sees the same of either version when it decides.
   */
  private static final List<String> STEADY = List.of("-XX:ActiveProcessorCount=1",
      "-Djava.util.concurrent.ForkJoinPool.common.parallelism=0", "-Xbatch");

  private final Map<String, Comparison> byLine = new LinkedHashMap<>();

  private Pairs() {
  }

  /**
   * Runs the rounds. The exit status is 1 if a line fails.
   *
   * @param args the report's file
   * @throws Exception if a round fails
   */
  public static void main(String[] args) throws Exception {
    Path data = Path.of(System.getProperty("bench.data"));
    if (!Files.isDirectory(data)) {
      throw new IOException("There is no " + data + ": versions are compared on its sets only.");
    }
    Path work = Files.createDirectories(Path.of(System.getProperty("bench.work")));
    Pairs pairs = new Pairs();
    int rounds = Integer.getInteger("bench.rounds", 7);
    for (int round = 1; round <= rounds; round++) {
      long start = System.nanoTime();
      pairs.add(run(round, work.resolve("pairs-" + round + ".tsv")));
      System.out.printf(Locale.ROOT, "Round %d of %d: %.0f s; so far: %s%n", round, rounds,
          (System.nanoTime() - start) / 1e9, pairs.verdict());
    }
    List<String> report = pairs.report();
    report.forEach(System.out::println);
    Files.write(Path.of(args[0]), report);
    System.out.println("Wrote " + args[0]);
    System.exit(pairs.fails() ? 1 : 0);
  }

  /** Runs a round in a process that has the properties of this one. */
  private static List<Turn> run(int round, Path file) throws Exception {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(STEADY);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Turns.class.getName(), "" + round,
        file.toString()));
    if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
      throw new IOException("Round " + round + " failed: see above");
    }
    return Files.readAllLines(file).stream().map(Turn::read).toList();
  }

  private void add(List<Turn> turns) {
    turns.stream().collect(Collectors.groupingBy(Turn::line, LinkedHashMap::new, Collectors.toList()))
        .forEach((line, its) -> byLine.computeIfAbsent(line, Comparison::new).add(its));
  }

  private boolean fails() {
    return byLine.isEmpty() || byLine.values().stream().anyMatch(Comparison::fails);
  }

  private String verdict() {
    List<Comparison> both = byLine.values().stream().filter(Comparison::inBoth).toList();
    return both.stream().max(Comparator.comparingDouble(Comparison::ratio))
        .map(line -> String.format(Locale.ROOT,
            "%s, %d of %d lines are slower or different; the largest ratio is %.3f (%s)", fails() ? "FAIL" : "PASS",
            both.stream().filter(Comparison::fails).count(), both.size(), line.ratio(), line))
        .orElse("FAIL, no line is in both versions");
  }

  private List<String> report() {
    List<String> lines = new ArrayList<>(List.of("# Two versions", "",
        "Made by `./antw bench-pairs`. Old: " + System.getProperty("bench.old") + ". Nanoseconds per row are those of "
            + "one thread on a processor, without garbage collection. The ratio, new to old, is the median over all "
            + "turns; more than " + Comparison.LIMIT + " fails, and so does another outcome. Beside it are the least "
            + "and the largest of the rounds' medians, which tell what can be told apart.",
        "", "| line | old | new | ratio | in rounds | turns | outcome |", "|---|---:|---:|---:|---|---:|---|"));
    byLine.values().forEach(line -> lines.add(line.markdown()));
    lines.addAll(List.of("", verdict()));
    return lines;
  }
}
