package avm.spark;

import avm.docs.Origin;
import avm.docs.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import weka.classifiers.functions.AVM;
import weka.core.Instances;
import weka.core.SerializationHelper;

/** Trains on generated rows by a cluster on this machine, and on this machine alone, and says how both did. */
final class Demo {
  private static final int TESTED = 20_000;
  /** The page takes so many rows. */
  private static final int LEAST_ROWS = 1_000_000;

  private Demo() {
  }

  /** Arguments: how many rows, and the page. */
  public static void main(String[] args) throws Exception {
    int rows = Integer.parseInt(args[0]);
    Path work = Files.createDirectories(Path.of(System.getProperty("avm.spark.work")));
    Path train = work.resolve("train.csv");
    Path test = work.resolve("test.csv");
    Waves.write(train, rows, 1);
    Waves.write(test, TESTED, 2);
    System.out.printf(Locale.ROOT, "%,d rows made, %,d to test%n", rows, TESTED);
    Path model = work.resolve("cluster.model");
    long begin = System.nanoTime();
    try (Cluster two = new Cluster(work, 2)) {
      run(two, "job", "-train", "" + train, "-test", "" + test, "-model", "" + model, "-partitions", "8", "-checkpoint",
          "" + work.resolve("checkpoint"));
    }
    double cluster = seconds(begin);
    Object[] saved = SerializationHelper.readAll(model.toString());
    Instances header = (Instances) saved[1];
    begin = System.nanoTime();
    AVM single = new AVM();
    single.buildClassifier(header);
    Waves.learn(single, header, train);
    double alone = seconds(begin);
    String text = String.format(Locale.ROOT, """
        `./antw spark -Dspark.rows=%d`, with %s:

        | trained by | seconds | correct of %,d test rows |
        |---|---|---|
        | the cluster, two iterations, starting and stopping included | %.0f | %.2f%% |
        | one machine, one pass | %.0f | %.2f%% |
        """, rows, Origin.HERE, TESTED, cluster, 100 * Waves.accuracy((AVM) saved[0], header, test), alone,
        100 * Waves.accuracy(single, header, test));
    System.out.println(text);
    new Page(Path.of(args[1])).write("cluster", text, rows, LEAST_ROWS);
  }

  /** Runs a job to its end, and shows what it says of itself. */
  static void run(Cluster cluster, String name, String... args) throws IOException, InterruptedException {
    int status = cluster.submit(name, args).waitFor();
    cluster.log(name).lines().filter(line -> line.startsWith("avm: ")).forEach(System.out::println);
    if (status != 0) {
      throw new IOException("the job ended with status " + status + ": see " + name + ".log");
    }
  }

  private static double seconds(long begin) {
    return (System.nanoTime() - begin) / 1e9;
  }
}
