package avm.bench.peers;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program in C that does the same loop, one thread, one row at a time: the machine's limit. */
final class Limit implements Entrant {
  private static final Pattern LINE = Pattern.compile("cores=(\\d+) .*rate=([0-9.]+) .*ns/inst=([0-9.]+)");
  private static final int REPEATS = 3;

  private final String name;
  private final Path program;

  private Limit(String name, Path program) {
    this.name = name;
    this.program = program;
  }

  /**
   * Compiles the programs that can be compiled here.
   *
   * @param sources their folder
   * @param work where to put them
   * @param notes takes what could not be done
   * @return the programs, limit64 first
   * @throws Exception if the compiler is interrupted
   */
  static List<Limit> compile(Path sources, Path work, List<String> notes) throws Exception {
    List<Limit> limits = new ArrayList<>();
    if (!Files.isReadable(sources.resolve("avm-limit.c"))) {
      notes.add("The programs in C are not there (" + sources.getFileName() + "/avm-limit.c): no ratio to limit64.");
      return limits;
    }
    String[][] programs = {
        {"limit64", "avm-limit.c", "-ffast-math", "-DREAL=double"},
        {"limit32", "avm-limit.c", "-ffast-math", "-DREAL=float"},
        {"limit64t", "avm-limit-tiled.c", "-ffp-contract=fast", "-DF64"},
        {"limit32t", "avm-limit-tiled.c", "-ffp-contract=fast", "-DF32"}};
    for (String[] p : programs) {
      Path binary = work.resolve(p[0]);
      String failure = call(List.of("gcc", "-O3", "-march=native", p[2], p[3], sources.resolve(p[1]).toString(), "-o",
          binary.toString(), "-lm"), work.resolve(p[0] + ".log"));
      if (failure == null) {
        limits.add(new Limit(p[0], binary));
      } else {
        notes.add(p[0] + " is left out: gcc could not make it here ("
            + failure.lines().filter(line -> line.contains("error")).findFirst().orElse(failure).strip()
                .replace(sources + "/", "") + ").");
      }
    }
    return limits;
  }

  /** Runs a command; null if it went well, else what it said. */
  private static String call(List<String> command, Path log) throws Exception {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
      return process.waitFor(2, TimeUnit.MINUTES) && process.exitValue() == 0 ? null
          : Files.readString(log, StandardCharsets.UTF_8);
    } catch (IOException e) {
      return e.getMessage();
    }
  }

  @Override
  public String name() {
    return "C, " + name;
  }

  @Override
  public Measurement run(BenchSet set, int rows) throws Exception {
    Path out = program.resolveSibling(name + ".out");
    String failure = call(command(set, "" + REPEATS), out);
    if (failure != null) {
      throw new IOException(name + ": " + failure);
    }
    double[] nanos = new double[REPEATS];
    Matcher line = LINE.matcher(Files.readString(out));
    int n = 0;
    double error = 0;
    String cores = "";
    while (line.find()) {
      cores = line.group(1);
      error = Double.parseDouble(line.group(2));
      nanos[n++] = Double.parseDouble(line.group(3));
    }
    Arrays.sort(nanos);
    return new Measurement(set.points.length, nanos[REPEATS / 2], error, cores + " core points");
  }

  private List<String> command(BenchSet set, String... more) {
    List<String> command = new ArrayList<>(List.of(program.toString(), set.libsvm.toString(), "" + set.lambda,
        "" + set.gamma, "" + set.delta, "0"));
    command.addAll(List.of(more));
    return command;
  }

  /**
   * The score of every row, each before it was learned.
   *
   * @param set the set
   * @return the scores
   * @throws Exception if the program fails
   */
  double[] scores(BenchSet set) throws Exception {
    Path file = program.resolveSibling(set.name + "." + name + ".scores");
    String failure = call(command(set, "1", file.toString()), program.resolveSibling(name + ".out"));
    if (failure != null) {
      throw new IOException(name + ": " + failure);
    }
    return Files.readAllLines(file).stream().mapToDouble(Double::parseDouble).toArray();
  }
}
