package avm.bench.peers;

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
      peers.notes.add("MOA's learners are given dense rows: of a sparse row MOA's own converter loses the class (their"
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
        "Made by `./antw bench-peers`; each row of these tables is in benchmarks.csv, round by round. Compare figures of "
            + "one table only: other machines, and other hours of a shared one, give others.",
        "",
        "Machine: " + System.getProperty("os.arch") + ", " + Runtime.getRuntime().availableProcessors() + " processors, "
            + processor() + "; Java " + System.getProperty("java.vm.version") + ".",
        "",
        "Hinge loss, Gaussian kernel, the last weight vector predicts. ns per row is the median over rounds in which all "
            + "take their turn, after " + warm + " rounds that only warm up, AVM's lines for a second each; the C "
            + "programs and AVM's lines are the middle of three passes a round. Every row is predicted, then learned, "
            + "unless a line says otherwise; error is "
            + "that of those predictions. The paper's algorithm is run on all sets before others are, so that HotSpot "
            + "compiles it as for a program of its own; what is asked is judged by the median of the rounds' ratios, as a "
            + "shared machine is slow for seconds at a time. Rows are at hand in each entrant's own form "
            + "before the clock starts. Lines with 1 round are of learners too slow for more, or for all rows; SMO and "
            + "LIBSVM are trained on the first " + TrainTest.ROWS
            + " rows and tested on the next " + TrainTest.ROWS + ", with C = 1/(λ·rows), and their time is training's.",
        "",
        "λ, γ and δ are the authors' where they published them (cod-rna, ijcnn1; no cap on core points here), else "
            + "γ 0.0625, λ 1/rows; δ 7 for a9a, and for w8a 13, which gives about 134 core points.",
        "",
        "The lines with neighbours have the same γ and, where they do not say otherwise, λ, δ and μ = 1 for the linear "
            + "function; logistic loss, a first step of 10 and the streaming suffix average, or the average of the last "
            + "quarter of the steps, for all sets; \"single\" is the option -single. \"Of the "
            + "core point\" means that the neighbours are those of the row's core point, not of the row (CellNeighbours). "
            + "These settings were chosen with these rows in view, the same for all sets; as the others' are: FOGD has D = "
            + FourierStream.FEATURES + " cosines, hinge loss and the step size of four that turned out best on each set, "
            + "JSAT's KernelSGD the best of λ, λ/10 and λ/100 (JSAT's other learners see the first rows only). What is "
            + "asked holds where the fastest of the lines with neighbours whose error is no larger is so many times "
            + "faster, on all rows.",
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
          .map(line -> line.substring(line.indexOf(':') + 1).strip()).findFirst().orElse("name not told");
    } catch (IOException e) {
      return "name not told";
    }
  }
}
