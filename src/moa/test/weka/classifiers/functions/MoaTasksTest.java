package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.Test;

/** MOA's tasks from the command line, in a Java of their own with nothing but MOA, Weka and our jar. */
public class MoaTasksTest {
  private static final Path SCRATCH = Path.of(System.getProperty("moa.scratch", "build/moa-scratch"));

  /** Runs moa.DoTask, which says nothing by its exit status, and returns the table that it writes. */
  private static List<String> run(String task) throws IOException, InterruptedException {
    Files.createDirectories(SCRATCH);
    Path dump = SCRATCH.resolve("dump.csv");
    Path log = SCRATCH.resolve("log.txt");
    Files.deleteIfExists(dump);
    Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
        System.getProperty("moa.path"), "-Djava.awt.headless=true", "moa.DoTask", task + " -d " + dump)
        .redirectErrorStream(true).redirectOutput(log.toFile()).start();
    assertTrue("it ends", process.waitFor(300, TimeUnit.SECONDS));
    assertTrue(Files.readString(log), Files.exists(dump));
    return Files.readAllLines(dump);
  }

  /** A number of the last line of a table. */
  private static double last(List<String> table, String column) {
    int at = Arrays.asList(table.get(0).split(",")).indexOf(column);
    assertTrue(column + " in " + table.get(0), at >= 0);
    return Double.parseDouble(table.get(table.size() - 1).split(",")[at]);
  }

  @Test
  public void evaluatePrequential() throws Exception {
    List<String> table = run("EvaluatePrequential -l (functions.AVM -G 2 -W 500) -s (generators.RandomRBFGenerator) -i 3000"
        + " -f 1000 -q 1000");
    assertEquals("a head and three lines", 4, table.size());
    assertTrue(last(table, "classifications correct (percent)") > 80);
    assertEquals(3000, last(table, "steps"), 0);
    assertTrue(last(table, "core points") > 10);
  }

  @Test
  public void evaluateInterleavedTestThenTrain() throws Exception {
    List<String> table = run("EvaluateInterleavedTestThenTrain -l functions.RBP -s (generators.RandomRBFGenerator) -i 3000"
        + " -f 1000");
    assertEquals(4, table.size());
    assertTrue(last(table, "classifications correct (percent)") > 70);
    assertTrue(last(table, "stored vectors") > 10);
  }

  @Test
  public void evaluatePrequentialRegression() throws Exception {
    File file = SCRATCH.resolve("numbers.arff").toFile();
    Files.createDirectories(SCRATCH);
    Files.writeString(file.toPath(), Rows.rows(3000, 0, 5).toString().replace("target", "class"));
    List<String> table = run("EvaluatePrequentialRegression -l functions.AVM -s (ArffFileStream -f " + file + " -c 3) -i 3000"
        + " -f 1000");
    assertEquals(4, table.size());
    assertTrue("of a noise of 1.5: " + table, last(table, "root mean squared error") < 3);
  }
}
