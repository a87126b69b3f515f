package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.Test;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;

/** Training keeps to -max-memory and -max-time: with too little it stores fewer core points or says what it needs, and never dies. */
public class AVMMemoryTest {
  /** y = sign of a wave, or the wave. */
  private static Instances rows(int n, int attributes, boolean nominal) {
    ArrayList<Attribute> all = new ArrayList<>();
    for (int a = 0; a < attributes; a++) {
      all.add(new Attribute("x" + a));
    }
    all.add(nominal ? new Attribute("y", List.of("no", "yes")) : new Attribute("y"));
    Instances rows = new Instances("generated", all, n);
    rows.setClassIndex(attributes);
    Random random = new Random(1);
    for (int i = 0; i < n; i++) {
      double[] values = random.doubles(attributes + 1, -1, 1).toArray();
      double wave = values[0] + Math.sin(3 * values[1]) + values[2] * values[3];
      values[attributes] = nominal ? wave > 0 ? 1 : 0 : wave;
      rows.add(new DenseInstance(1, values));
    }
    return rows;
  }

  /** Trains on generated rows and prints what came of it: options, class. */
  public static void main(String[] args) throws Exception {
    boolean nominal = Boolean.parseBoolean(args[1]);
    Instances rows = rows(20_000, 50, nominal);
    try {
      AVM model = Rows.batch(args[0], rows);
      double wrong = 0;
      for (int i = 0; i < 1000; i++) {
        double error = model.classifyInstance(rows.get(i)) - rows.get(i).classValue();
        wrong += nominal ? Math.abs(error) / 1000 : error * error / 1000;
      }
      System.out.println("trained: " + (int) model.getMeasure("measureCorePoints") + " core points, error " + wrong);
    } catch (IllegalArgumentException e) {
      System.out.println("refused: " + e.getMessage());
    }
  }

  private static String inAJvmOf(String heap, String options, boolean nominal) throws Exception {
    Process child = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx" + heap,
        "-cp", System.getProperty("java.class.path"), AVMMemoryTest.class.getName(), options, "" + nominal)
        .redirectErrorStream(true).start();
    String said = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(said, child.waitFor(5, TimeUnit.MINUTES) && child.exitValue() == 0);
    return said.lines().filter(line -> line.matches("(trained|refused): .*")).findFirst().orElse(said);
  }

  @Test
  public void aSmallHeapIsEnough() throws Exception {
    for (boolean nominal : new boolean[] {true, false}) {
      String said = inAJvmOf("96m", "", nominal);
      assertTrue(said, said.startsWith("trained: "));
      assertTrue(said, Double.parseDouble(said.replaceAll(".* ", "")) < 0.25);
    }
  }

  @Test
  public void tooLittleIsRefused() throws Exception {
    String said = inAJvmOf("96m", "-max-memory 5", true);
    assertEquals("refused: 20000 rows take about 13 MB to be trained on, and 5 MB are allowed; give a larger -max-memory"
        + " (and Java a larger -Xmx), fewer rows, or train as a stream", said);
  }

  @Test
  public void fewerCorePointsWhereThereIsLessRoom() throws Exception {
    Instances rows = rows(1500, 10, true);
    AVM usual = Rows.batch("-D 0.1", rows);
    assertEquals(1500, usual.getMeasure("measureCorePoints"), 0);
    AVM enough = Rows.batch("-D 0.1 -max-memory 60", rows);
    assertEquals("room for each row is no limit", usual.toString().replaceAll("-max-memory \\S+", ""),
        enough.toString().replaceAll("-max-memory \\S+", ""));
    AVM small = Rows.batch("-D 0.1 -max-memory 3", rows);
    assertTrue(small.toString(), small.getMeasure("measureCorePoints") < 700);
    assertTrue(small.toString(), small.toString().matches("(?s).*at most \\d+ core points by -max-memory.*"));
    assertTrue("the line of options has the limit", Rows.batch(small.toString().lines().filter(line -> line.startsWith(
        "weka.classifiers.functions.AVM ")).findFirst().orElseThrow().replaceFirst("\\S+ ", "") + " -max-memory auto", rows)
        .getMeasure("measureCorePoints") < 700);
    AVM passes = Rows.batch("-D 0.1 -max-memory 1", rows);
    assertTrue(passes.toString(), passes.toString().contains("in passes by -max-memory"));
    AVM stream = Rows.stream("-D 0.1 -W 200 -max-memory 1", rows);
    assertTrue(stream.toString(), stream.getMeasure("measureCorePoints") < 1417);
    Rows.assertMessage(() -> Rows.avm("-max-memory -1"), "it must be auto (0) or a whole number from 1 up");
  }

  /** If all is given, the memory decides only whether rows are learned together. */
  @Test
  public void asManyCorePointsWhereAllIsGiven() throws Exception {
    Instances rows = rows(1500, 10, true);
    String given = "-N none -D 0.1 -G 1 -L 0.001 -max-memory ";
    for (int megabytes : new int[] {60, 3, 1}) {
      AVM avm = Rows.batch(given + megabytes, rows);
      assertEquals(1500, avm.getMeasure("measureCorePoints"), 0);
      assertEquals("learned together", megabytes > 1, avm.toString().contains("all rows together"));
    }
  }

  @Test
  public void fewerCorePointsWhereThereIsLessTime() throws Exception {
    Instances rows = rows(8000, 10, true);
    AVM hurried = Rows.batch("-D 0.1 -G 1 -L 0.0001 -max-time 1", rows);
    assertTrue(hurried.toString(), hurried.getMeasure("measureCorePoints") < 5500);
    assertTrue(hurried.toString(), hurried.toString().matches("(?s).*at most \\d+ core points by -max-time.*"));
    AVM patient = Rows.batch("-D 0.1 -G 1 -L 0.0001 -max-time 60", rows);
    assertEquals(patient.toString(), 8000, patient.getMeasure("measureCorePoints"), 0);
    Rows.assertMessage(() -> Rows.avm("-max-time -1"), "it must be auto (0) or a whole number from 1 up");
  }
}
