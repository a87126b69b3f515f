package avm.siege;

import avm.docs.Origin;
import avm.docs.Page;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.SplittableRandom;
import weka.classifiers.functions.AVM;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SerializationHelper;

/**
 * A long stream with a small heap, and a stream whose process is killed again and again, and goes on from the file it saved
 * last: that must come to the same bytes as one that was left alone.
 */
public final class Soak {
  private static final int ATTRIBUTES = 8;
  /** The rule has turned once around after so many rows. */
  private static final double TURN = 1e6;
  /** A child saves its model every so many rows, and these are all it learns. */
  private static final int EVERY = 500;
  private static final int ROWS = 200_000;
  /** A child is killed after it has saved so often at most, */
  private static final int SAVES = 30;
  /** and so many milliseconds at most after that. */
  private static final int LONGEST = 60;
  /** The page takes a stream of so many rows and so many kills. */
  private static final int LEAST_ROWS = 10_000_000;
  private static final int LEAST_KILLS = 20;

  private static final String SAME = "the same, bit for bit,";

  private final Instances header;
  private final AVM model;
  private long rows;

  private Soak(AVM model) {
    ArrayList<Attribute> all = new ArrayList<>();
    for (int a = 0; a < ATTRIBUTES; a++) {
      all.add(a == 0 ? new Attribute("colour", List.of("red", "green", "blue")) : new Attribute("x" + a));
    }
    all.add(new Attribute("y", List.of("no", "yes")));
    header = new Instances("drift", all, 0);
    header.setClassIndex(ATTRIBUTES);
    this.model = model;
    rows = model.model() == null ? 0 : (long) model.getMeasure("measureSteps");
  }

  private static Soak fresh(int warmUp) throws Exception {
    Soak soak = new Soak(new AVM());
    soak.model.setWarmUp(warmUp);
    soak.model.buildClassifier(soak.header);
    return soak;
  }

  /** The row of a number: the rule turns, one attribute drifts away, a class is wrong now and then. */
  private Instance row(long i) {
    SplittableRandom random = new SplittableRandom(i);
    double[] values = new double[ATTRIBUTES + 1];
    for (int a = 1; a < ATTRIBUTES; a++) {
      values[a] = 2 * random.nextDouble() - 1;
    }
    values[0] = random.nextInt(3);
    double angle = 2 * Math.PI * i / TURN;
    double score = Math.cos(angle) * values[1] + Math.sin(angle) * values[2] + values[3] * values[4];
    values[ATTRIBUTES - 1] += i / TURN;
    values[ATTRIBUTES] = score > 0 ^ random.nextInt(50) == 0 ? 1 : 0;
    Instance row = new DenseInstance(1, values);
    row.setDataset(header);
    return row;
  }

  /** Learns rows up to a number, each predicted before; the share of wrong predictions. */
  private double learn(long to) throws Exception {
    long wrong = 0;
    long from = rows;
    for (; rows < to; rows++) {
      Instance row = row(rows);
      wrong += model.classifyInstance(row) == row.classValue() ? 0 : 1;
      model.updateClassifier(row);
    }
    return (double) wrong / Math.max(1, to - from);
  }

  /** A table of how the stream went on. */
  private static String soak(long rows) throws Exception {
    Soak soak = fresh(1000);
    StringBuilder table = new StringBuilder("| rows | rows per second | wrong of the last | core points | heap |\n"
        + "|---|---|---|---|---|\n");
    System.out.printf("%,d rows, heap of at most %d MB%n%s", rows, Runtime.getRuntime().maxMemory() >> 20, table);
    for (int part = 1; part <= 10; part++) {
      long start = System.nanoTime();
      double wrong = soak.learn(rows * part / 10);
      double seconds = (System.nanoTime() - start) / 1e9;
      System.gc();
      String line = String.format(Locale.ROOT, "| %,d | %,.0f | %.1f%% | %,.0f | %.1f MB |%n", soak.rows, rows / 10 / seconds,
          100 * wrong, soak.model.getMeasure("measureCorePoints"),
          (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) / 1048576.0);
      System.out.print(line);
      table.append(line);
    }
    return table.toString();
  }

  /** Goes on from a file to the end, and saves every now and then beside it. */
  private static void child(Path file) throws Exception {
    Soak soak = Files.exists(file) ? new Soak((AVM) SerializationHelper.read(file.toString())) : fresh(EVERY / 4);
    System.out.println("begins at " + soak.rows);
    while (soak.rows < ROWS) {
      soak.learn(soak.rows - soak.rows % EVERY + EVERY);
      Path beside = file.resolveSibling("saving.model");
      SerializationHelper.write(beside.toString(), soak.model);
      Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      System.out.println("saved " + soak.rows);
    }
  }

  private static Process start(Path file) throws IOException {
    return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx64m", "-cp",
        System.getProperty("java.class.path"), Soak.class.getName(), "child", file.toString())
        .redirectError(new File(file.getParent().toFile(), "errors.txt")).start();
  }

  /** A sentence on how a stream outlived its kills. */
  private static String kill(int kills, Path folder) throws Exception {
    Path file = folder.resolve("killed.model");
    Path beside = folder.resolve("saving.model");
    Files.createDirectories(folder);
    Files.deleteIfExists(file);
    Random random = new Random(1);
    int killed = 0;
    int saving = 0;
    while (killed < kills) {
      Files.deleteIfExists(beside);
      Process child = start(file);
      BufferedReader said = new BufferedReader(new InputStreamReader(child.getInputStream(), StandardCharsets.UTF_8));
      String begin = said.readLine();
      for (int saves = killed < 2 ? 0 : random.nextInt(SAVES); saves > 0 && said.readLine() != null; saves--) {
        // it learns and saves
      }
      Thread.sleep(random.nextInt(LONGEST));
      if (!child.isAlive()) {
        System.out.println("the stream was over before it could be killed again");
        break;
      }
      child.destroyForcibly().waitFor();
      killed++;
      boolean middle = Files.exists(beside);
      saving += middle ? 1 : 0;
      long kept = Files.exists(file) ? new Soak((AVM) SerializationHelper.read(file.toString())).rows : 0;
      System.out.println("kill " + killed + ": " + begin + ", killed" + (middle ? " while it saved" : "") + ", kept " + kept);
    }
    Path alone = folder.resolve("alone.model");
    Files.deleteIfExists(alone);
    for (Path each : new Path[] {file, alone}) {
      Process child = start(each);
      child.getInputStream().transferTo(OutputStream.nullOutputStream());
      child.waitFor();
    }
    boolean same = Arrays.equals(Files.readAllBytes(file), Files.readAllBytes(alone));
    String said = String.format(Locale.ROOT, "%d kills, %d of them while saving: after %,d rows the file is %s as that of a "
        + "stream that was never killed.", killed, saving, ROWS, same ? SAME : "NOT the same");
    System.out.println(said);
    return said;
  }

  /**
   * Runs both and writes what came of them, or is a child.
   *
   * @param args the number of rows, of kills, a folder to work in, and the page; or "child" and a file
   * @throws Exception if something goes wrong
   */
  public static void main(String[] args) throws Exception {
    if (args[0].equals("child")) {
      child(Path.of(args[1]));
      return;
    }
    long rows = Long.parseLong(args[0]);
    int kills = Integer.parseInt(args[1]);
    String table = rows > 0 ? soak(rows) : "";
    String killed = kill(kills, Path.of(args[2]));
    String text = String.format("`./antw soak -Drows=%d -Dkills=%d`, with %s:%n%n%s%n%s", rows, kills, Origin.HERE, table, killed);
    new Page(Path.of(args[3])).write("soak", text, Math.min((double) rows / LEAST_ROWS, (double) kills / LEAST_KILLS), 1);
    System.exit(killed.contains(SAME) ? 0 : 1);
  }
}
