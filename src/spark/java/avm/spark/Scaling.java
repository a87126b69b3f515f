package avm.spark;

import avm.docs.Origin;
import avm.docs.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long an iteration takes by rows and workers of a cluster on this machine: a table for doc/scale.md. */
final class Scaling {
  private static final Pattern ITERATION = Pattern.compile("iteration 2 of 2: ([0-9.]+) s");
  private static final Pattern COMMON = Pattern.compile("rows of a sample, ([0-9.]+) s");
  private static final Pattern ACCURACY = Pattern.compile("accuracy on .*: ([0-9.]+)");

  /** The page takes so many rows of the smaller jobs. */
  private static final int LEAST_ROWS = 300_000;

  private Scaling() {
  }

  /** Arguments: rows of the smaller jobs, and the page. */
  public static void main(String[] args) throws Exception {
    int rows = Integer.parseInt(args[0]);
    Path work = Files.createDirectories(Path.of(System.getProperty("avm.spark.work")));
    Path test = work.resolve("test.csv");
    Waves.write(test, 10_000, 2);
    StringBuilder table = new StringBuilder(String.format(Locale.ROOT, "`./antw spark-scaling -Dspark.rows=%d`, with %s:%n%n", rows, Origin.HERE));
    table.append("| workers | rows | partitions | first pass and common model, s | one iteration, s | "
        + "µs per row and worker | accuracy |\n|---|---|---|---|---|---|---|\n");
    double[] seconds = new double[3];
    int[][] jobs = {{1, rows}, {2, rows}, {2, 2 * rows}};
    for (int k = 0; k < jobs.length; k++) {
      Path own = Files.createDirectories(work.resolve("scaling" + k));
      Path train = own.resolve("train.csv");
      Waves.write(train, jobs[k][1], 1);
      try (Cluster cluster = new Cluster(own, jobs[k][0])) {
        int partitions = 4 * jobs[k][0];
        Demo.run(cluster, "job", "-train", "" + train, "-test", "" + test, "-model", "" + own.resolve("avm.model"),
            "-partitions", "" + partitions);
        String log = cluster.log("job");
        seconds[k] = found(ITERATION, log);
        table.append(String.format(Locale.ROOT, "| %d | %,d | %d | %.1f | %.1f | %.0f | %.4f |%n", jobs[k][0], jobs[k][1], partitions,
            found(COMMON, log), seconds[k], 1e6 * seconds[k] * jobs[k][0] / jobs[k][1], found(ACCURACY, log)));
      }
    }
    table.append(String.format(Locale.ROOT, "%nStrong scaling from one worker to two: %.2f times as fast. Weak scaling, twice the rows "
        + "on twice the workers: %.2f times the time.%n", seconds[0] / seconds[1], seconds[2] / seconds[0]));
    System.out.println(table);
    new Page(Path.of(args[1])).write("spark", table.toString(), rows, LEAST_ROWS);
  }

  private static double found(Pattern pattern, String log) {
    Matcher matcher = pattern.matcher(log);
    if (!matcher.find()) {
      throw new IllegalStateException("the log has no '" + pattern + "'");
    }
    return Double.parseDouble(matcher.group(1));
  }
}
