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
import java.util.regex.Pattern;
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

  /** Every command of doc/moa.md, with fewer rows. */
  @Test
  public void theCommandsOfThePage() throws Exception {
    Path doc = Path.of(System.getProperty("avm.basedir"), "doc");
    String page = Files.readString(doc.resolve("moa.md"));
    List<String> tasks = Pattern.compile("moa\\.DoTask \"(.*)\"").matcher(page).results().map(found -> found.group(1)).toList();
    assertEquals(3, tasks.size());
    for (String task : tasks) {
      List<String> table = run(task.replace("-f 10000", "-f 1000").replace("-i 100000", "")
          .replace("numbers.arff", "" + doc.resolve("data/abalone.arff")).replace("rows.arff", "" + doc.resolve("data/svmguide1.arff"))
          + " -i 2000");
      assertEquals(task, 3, table.size());
      assertEquals(task, 2000, last(table, "learning evaluation instances"), 0);
    }
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
