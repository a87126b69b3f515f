package avm.bench.peers;

import avm.docs.Origin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** {@code ./antw bench-peers}: everybody on the same rows in the same order, and the report about it. */
public final class Peers {
  /** How long a fast entrant warms up in a round: HotSpot needs seconds to compile what passes in milliseconds. */
  private static final long WARM_NANOS = 1_000_000_000L;
  /** The paper's algorithm, which takes milliseconds, has so many times the rounds. */
  private static final int PAPER = 5;

  private final Path data;
  private final Path work;
  private final List<String> notes = new ArrayList<>();
  private final List<String> report = new ArrayList<>();
  private final List<String> verdicts = new ArrayList<>();
  private final List<String> csv = new ArrayList<>(List.of("set,entrant,round,rows,ns_per_row,error,model"));
  private final int rounds;
  private final int warm;
  private final boolean all;

  private Peers(Path shared, Path work) {
    data = shared.resolve("data");
    this.work = work;
    rounds = Integer.getInteger("bench.rounds", 7);
    warm = Integer.getInteger("bench.warm", 3);
    all = !Boolean.getBoolean("bench.own");
  }

  /**
   * Runs the comparison.
   *
   * @param args the folder ../shared, a folder to work in, and the folder the report goes to
   * @throws Exception if an entrant fails
   */
  public static void main(String[] args) throws Exception {
    Path shared = Path.of(args[0]);
    Path work = Files.createDirectories(Path.of(args[1]));
    if (!Files.isDirectory(shared.resolve("data"))) {
      System.out.println("There is no " + shared.resolve("data") + ": the peers are compared on its sets only. "
          + "Nothing was measured, nothing was written.");
      return;
    }
    Peers peers = new Peers(shared, work);
    List<Limit> limits = Limit.compile(shared.resolve("peers"), work, peers.notes);
    if (peers.all) {
      peers.notes.add("MOA's learners get dense rows, because MOA's own converter loses the class of a sparse row (their"
          + " errors came out near 0).");
    }
    String[] only = System.getProperty("bench.sets", "").split(",");
    // on all sets first: HotSpot compiles for the losses and outputs that it has seen, and a user's program has one
    Map<BenchSet, Results> sets = new LinkedHashMap<>();
    List<Entrant> paper = new ArrayList<>(limits);
    paper.addAll(Field.paper());
    for (BenchSet.Spec spec : Lines.SETS) {
      if (Arrays.stream(only).anyMatch(spec.name()::contains)) {
        BenchSet set = new BenchSet(spec, peers.data, work);
        sets.put(set, new Results(set));
        inRounds(set, paper, sets.get(set), peers.warm, PAPER * peers.rounds);
      }
    }
    for (Map.Entry<BenchSet, Results> each : sets.entrySet()) {
      peers.compare(each.getKey(), each.getValue(), limits);
    }
    peers.write(Path.of(args[2]));
  }

  private void compare(BenchSet set, Results results, List<Limit> limits) throws Exception {
    List<Entrant> ahead = new ArrayList<>(Field.neighbours());
    ahead.addAll(all ? Field.kernels() : List.of());
    inRounds(set, ahead, results, warm, rounds);
    if (all) {
      inRounds(set, Field.peers(), results, 1, 5);
      once(set, results);
    }
    List<String> section = results.markdown();
    if (!limits.isEmpty()) {
      section.add(Results.compare(CoreStream.scores(set), limits.get(0).scores(set)));
      section.add("");
    }
    verdicts.addAll(results.verdicts());
    section.forEach(System.out::println);
    report.addAll(section);
    csv.addAll(results.csv());
  }

  /** All entrants in turn, round after round; the first rounds only warm up, those that are not fast in one. */
  private static void inRounds(BenchSet set, List<Entrant> entrants, Results results, int warm, int rounds)
      throws Exception {
    for (int r = -warm; r < rounds; r++) {
      for (Entrant entrant : entrants) {
        if (r < -1 && !entrant.fast()) {
          continue;
        }
        Measurement measured;
        long start = System.nanoTime();
        do {
          measured = entrant.fast() ? middle(set, entrant) : entrant.run(set, set.points.length);
        } while (r < 0 && entrant.fast() && System.nanoTime() - start < WARM_NANOS);
        if (r >= 0 && measured != null) {
          results.add(entrant.name(), measured);
        }
      }
    }
  }

  /** The middle one of three passes. */
  private static Measurement middle(BenchSet set, Entrant entrant) throws Exception {
    List<Measurement> three = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Measurement measured = entrant.run(set, set.points.length);
      if (measured == null) {
        return null;
      }
      three.add(measured);
    }
    three.sort((a, b) -> Double.compare(a.nanos(), b.nanos()));
    return three.get(1);
  }

  private static void once(BenchSet set, Results results) throws Exception {
    CoreStream core = new CoreStream();
    for (Entrant entrant : Field.slow()) {
      int rows = Math.min(entrant.limit(), set.points.length);
      results.add(entrant.name(), entrant.run(set, rows));
      results.ours(entrant.name(), (entrant instanceof TrainTest ? TrainTest.avm() : core).run(set, rows).error());
    }
  }

  private void write(Path folder) throws IOException {
    List<String> lines = new ArrayList<>(List.of("# Benchmarks",
        "",
        "Made by `./antw bench-peers`. benchmarks.csv has every round of these tables. Compare only "
            + "figures of one table: they change with the machine, and on a shared machine with the hour.",
        "",
        "Measured with " + Origin.HERE + "; the processor is " + processor() + ".",
        "",
        "limit64 is a C program that runs the same loop as AVM, with one thread and one row at a time, "
            + "compiled by gcc for this machine. limit32 does the same in single precision. limit64t and "
            + "limit32t are tiled versions of the two.",
        "",
        "Loss: hinge. Kernel: Gaussian. The last weight vector predicts. ns per row is the median over "
            + "the rounds. In each round all programs take their turn. Before that, " + warm + " rounds only warm "
            + "up, in which AVM's lines run for a second each. For the C programs and AVM's lines a round "
            + "counts the middle one of three passes. Every row is predicted and then learned, unless a line "
            + "says otherwise; the error is that of these predictions. The paper's algorithm runs on all sets "
            + "before the others, so that HotSpot compiles it as in a program of its own. The goals are judged "
            + "by the median of the ratios of the rounds, because a shared machine can be slow for seconds at "
            + "a time. The rows are in each program's own form before the clock starts. Lines with 1 round are "
            + "learners that are too slow for more rounds, or for all rows. SMO and LIBSVM are trained on the "
            + "first " + TrainTest.ROWS + " rows and tested on the next " + TrainTest.ROWS + ", with C = 1/(λ·rows); their time is the "
            + "training time.",
        "",
        "λ, γ and δ are those of the paper's authors where they published them (cod-rna, ijcnn1; without "
            + "a limit on core points here). Otherwise γ is 0.0625 and λ 1/rows; δ is 7 for a9a, and 13 for "
            + "w8a, which gives about 134 core points.",
        "",
        "The lines with neighbours use the same γ and, unless they say otherwise, the same λ, δ, and μ = "
            + "1 for the linear function. They use logistic loss, a first step of 10 and the streaming suffix "
            + "average, or the average of the last quarter of the steps. \"single\" is the option -single. "
            + "\"Of the core point\" means that the neighbours are those of the row's core point, not of the "
            + "row (CellNeighbours). These settings were chosen by looking at results on these rows, and are "
            + "the same for all sets. The settings of the other learners were chosen in the same way: FOGD has "
            + "D = " + FourierStream.FEATURES + " cosines, hinge loss and the best of four step sizes on each set; JSAT's "
            + "KernelSGD has the best of λ, λ/10 and λ/100. JSAT's other learners see only the first rows. The "
            + "goals of speed at no larger error take the fastest line with neighbours whose error on all rows "
            + "is no larger than that of the other learner.",
        ""));
    lines.addAll(1, Verdict.table(verdicts));
    notes.forEach(note -> lines.add("- " + note));
    lines.add("");
    lines.addAll(report);
    Files.createDirectories(folder);
    Files.write(folder.resolve("benchmarks.md"), lines);
    Files.write(folder.resolve("benchmarks.csv"), csv);
    System.out.println("Wrote " + folder.resolve("benchmarks.md") + " and benchmarks.csv");
  }

  /** The processor's name where Linux tells it. */
  private static String processor() {
    try {
      Process lscpu = new ProcessBuilder("lscpu").redirectErrorStream(true).start();
      return lscpu.inputReader().lines().filter(line -> line.startsWith("Model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip()).findFirst().orElse("name not reported");
    } catch (IOException e) {
      return "name not reported";
    }
  }
}
