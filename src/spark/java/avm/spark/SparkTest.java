package avm.spark;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.BeforeClass;
import org.junit.Test;
import weka.classifiers.functions.AVM;
import weka.core.Instances;
import weka.core.SerializationHelper;

/** A real cluster, one master and two workers: a job survives one of them, and its model is one that Weka opens. */
public class SparkTest {
  private static final int ROWS = 20_000;
  private static final Path WORK = Path.of(System.getProperty("avm.spark.work"), "test");
  private static final Path TRAIN = WORK.resolve("train.csv");
  private static final Path TEST = WORK.resolve("test.csv");

  @BeforeClass
  public static void makeRows() throws IOException {
    Files.createDirectories(WORK);
    Waves.write(TRAIN, ROWS, 1);
    Waves.write(TEST, 4000, 2);
  }

  /** Waits until a file is there. */
  private static void await(Path file, Process job) throws InterruptedException {
    while (!Files.exists(file) && job.isAlive()) {
      Thread.sleep(50);
    }
  }

  @Test
  public void aJobSurvivesAWorker() throws Exception {
    Path model = WORK.resolve("avm.model");
    Path checkpoint = WORK.resolve("checkpoint");
    Path scores = WORK.resolve("scores");
    try (Cluster cluster = new Cluster(WORK, 2)) {
      Process job = cluster.submit("job", "-train", "" + TRAIN, "-test", "" + TEST, "-model", "" + model, "-partitions", "6",
          "-checkpoint", "" + checkpoint, "-score", "" + scores, "-sample", "9000");
      await(checkpoint.resolve("1.model"), job);
      assertTrue("one iteration is done: " + cluster.log("job"), Files.exists(checkpoint.resolve("1.model")));
      Thread.sleep(500);
      cluster.kill(0);
      assertTrue("killed while it works", job.isAlive());
      assertTrue("it ends", job.waitFor(20, TimeUnit.MINUTES));
      assertEquals(cluster.log("job"), 0, job.exitValue());

      Object[] saved = SerializationHelper.readAll(model.toString());
      AVM merged = (AVM) saved[0];
      Instances header = (Instances) saved[1];
      assertEquals("the sample once, all rows twice", 9000 + 2 * ROWS, merged.getMeasure("measureSteps"), 0);
      AVM single = new AVM();
      single.buildClassifier(header);
      Waves.learn(single, header, TRAIN);
      double one = Waves.accuracy(single, header, TEST);
      double many = Waves.accuracy(merged, header, TEST);
      assertTrue(many + " against " + one, many > one - 0.02); // of 4,000 test rows: a standard error is 0.006
      assertTrue(cluster.log("job").contains("avm: accuracy on " + TEST));
      assertEquals(4000, lines(scores).size());
      for (int i = 1; i <= 2; i++) {
        assertTrue(cluster.log("job"), Pattern.compile("avm: iteration " + i + " of 2: [0-9.]+ s, [0-9,]+ steps, [0-9,]+ core points "
            + "in the core set trusted most, error before learning 0\\.[0-9]+").matcher(cluster.log("job")).find());
      }

      // a job without rows to learn scores with the saved model
      Path alone = WORK.resolve("alone");
      Process score = cluster.submit("score", "-model", "" + model, "-test", "" + TEST, "-format", "csv", "-score", "" + alone);
      assertTrue(score.waitFor(10, TimeUnit.MINUTES));
      assertEquals(cluster.log("score"), 0, score.exitValue());
      assertEquals(lines(scores), lines(alone));

      // a job that is started again has nothing left to do but to save the model, or continues after the last iteration
      AVM again = goesOn(cluster, checkpoint, "2");
      assertEquals(many, Waves.accuracy(again, header, TEST), 0);
      assertEquals("all rows once more", 9000 + 3 * ROWS, goesOn(cluster, checkpoint, "3").getMeasure("measureSteps"), 0);
    }
  }

  /** The model of a job that is started again, after two iterations, and is to make so many. */
  private static AVM goesOn(Cluster cluster, Path checkpoint, String iterations) throws Exception {
    String name = "again" + iterations;
    Path model = WORK.resolve(name + ".model");
    Process again = cluster.submit(name, "-train", "" + TRAIN, "-model", "" + model, "-checkpoint", "" + checkpoint,
        "-iterations", iterations);
    assertTrue(again.waitFor(10, TimeUnit.MINUTES));
    assertTrue(cluster.log(name), cluster.log(name).contains("goes on after iteration 2"));
    return (AVM) SerializationHelper.readAll("" + model)[0];
  }

  private static List<String> lines(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().filter(file -> file.getFileName().toString().startsWith("part-")).flatMap(file -> {
        try {
          return Files.readAllLines(file).stream();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }).toList();
    }
  }
}
