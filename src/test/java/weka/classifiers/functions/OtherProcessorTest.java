package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;
import static weka.classifiers.functions.GuideFactsTest.assertSays;

import avm.data.Fused;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.Test;
import weka.core.Instances;

/** What a processor without fused multiply-add changes: a Java that may not use the instruction trains the same models. */
public class OtherProcessorTest {
  private static final int ROWS = 150;

  /** Trains, and prints whether the instruction is used, and then predictions, a line for each model. */
  public static void main(String[] args) throws Exception {
    System.out.println(Fused.AVAILABLE);
    for (int classes : new int[] {2, 0}) {
      Instances rows = Rows.rows(ROWS, classes, 1);
      for (AVM avm : List.of(Rows.stream("-W 100", rows), Rows.batch("-E 2", rows), Rows.batch("", rows))) {
        StringBuilder line = new StringBuilder();
        for (double[] says : Rows.predictions(avm, rows)) {
          line.append(says[0]).append(' ');
        }
        System.out.println(line.toString().trim());
      }
    }
  }

  private static List<String> run(String flag) throws Exception {
    Process java = new ProcessBuilder(System.getProperty("java.home") + "/bin/java", "-XX:+IgnoreUnrecognizedVMOptions",
        "-XX:+UnlockDiagnosticVMOptions", flag, "-Djava.awt.headless=true", "-Dweka.packageManager.offline=true", "-DWEKA_HOME="
        + System.getProperty("WEKA_HOME", "build/wekahome"), "-cp", System.getProperty("java.class.path"), OtherProcessorTest.class.getName())
        .redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String said = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(said, 0, java.waitFor());
    return said.lines().toList();
  }

  private static double[] numbers(String line) {
    return Arrays.stream(line.split(" ")).mapToDouble(Double::parseDouble).toArray();
  }

  @Test
  public void lastDigitsDifferAndMoreWhereAllRowsAreLearnedTogether() throws Exception {
    List<String> with = run("-XX:+UseFMA");
    List<String> without = run("-XX:-UseFMA");
    assumeTrue("this processor has the instruction, and this Java can do without it", with.get(0).equals("true") && without.get(0).equals("false"));
    assertEquals(7, with.size());
    for (int k = 1; k < 7; k++) {
      boolean together = k % 3 == 0;
      double[] one = numbers(with.get(k));
      double[] other = numbers(without.get(k));
      assertEquals(ROWS, one.length);
      assertFalse("model " + k, Arrays.equals(one, other));
      double mean = 0;
      for (int i = 0; i < ROWS; i++) {
        mean += Math.abs(one[i] - other[i]) / Math.max(1, Math.abs(one[i])) / ROWS;
      }
      assertTrue("model " + k + ": " + mean, mean < (together ? 0.01 : 1e-9));
    }
    String sentence = "On a processor without fused multiply-add the last digits differ, and batches that are learned all together may differ by more.";
    assertSays("doc/guide.md", sentence);
    assertSays("doc/model-card.md", sentence);
  }
}
