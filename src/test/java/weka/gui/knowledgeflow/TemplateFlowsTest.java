package weka.gui.knowledgeflow;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.BeforeClass;
import org.junit.Test;
import weka.gui.avm.InstalledWeka;

/**
 * Every template flow of the package runs without a screen, in a Weka that has the package from its zip. Viewers are
 * replaced by savers, so that what they would show can be looked at.
 */
public class TemplateFlowsTest {
  private static InstalledWeka weka;
  private static Path files;

  @BeforeClass
  public static void install() throws Exception {
    assumeTrue("needs the package's zip: run by ./antw test", InstalledWeka.isAvailable());
    weka = new InstalledWeka();
    files = Files.createDirectory(weka.home().resolve("flows"));
  }

  private static String flow(String name) throws Exception {
    try (InputStream in =
        TemplateFlowsTest.class.getResourceAsStream("/weka/gui/knowledgeflow/templates/" + name + ".kf")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Runs a flow and checks that it came to its end without an error. */
  private static String run(String name) throws Exception {
    Path folder = Files.createDirectory(files.resolve(name));
    String saving = flow(name)
        .replaceAll("steps\\.TextViewer\",\\s*\"properties\": \\{\\s*\"name\": \"(\\w+)\"",
            "steps.TextSaver\", \"properties\": {\"file\": \"" + folder + "/$1.txt\", \"name\": \"$1\"")
        .replaceAll("steps\\.ImageViewer\",\\s*\"properties\": \\{",
            "steps.ImageSaver\", \"properties\": {\"file\": \"" + folder + "/\\${image_count}.png\",");
    Path file = Files.writeString(folder.resolve(name + ".kf"), saving);
    String said = launch(file);
    if (said.contains("RejectedExecutionException")) {
      // Weka asks from time to time whether a step is busy. If it asks when a row is on its way from one step to the
      // next, it ends the flow.
      said = launch(file);
    }
    List<String> errors = said.lines().filter(line -> line.contains("[ERROR]") || line.contains("Exception")).toList();
    assertTrue(errors + "\n" + said, errors.isEmpty());
    assertTrue(said, said.contains("Finished all flows"));
    return said;
  }

  private static String launch(Path file) throws Exception {
    return weka.run(List.of("-Djava.io.tmpdir=" + files), "weka.Run", ".FlowRunner", file.toString());
  }

  private static String saved(String name, String text) throws Exception {
    return Files.readString(files.resolve(name).resolve(text + ".txt"));
  }

  private static long pictures(String name) throws Exception {
    try (Stream<Path> all = Files.list(files.resolve(name))) {
      return all.filter(file -> file.toString().endsWith(".png")).count();
    }
  }

  @Test
  public void stream() throws Exception {
    run("avmStream");
    assertTrue(saved("avmStream", "Results").contains("Correctly Classified Instances"));
    assertTrue(saved("avmStream", "Model").contains("1,000 steps"));
    assertTrue(pictures("avmStream") + " pictures", pictures("avmStream") >= 6);
  }

  @Test
  public void saveThenResume() throws Exception {
    String said = run("avmSave");
    assertEquals("saved after 250, 500 and 750 rows and at the end", 4, said.split("Saving model").length - 1);
    assertTrue(Files.size(files.resolve("avm-stream-AVM.model")) > 1000);
    run("avmResume");
    assertTrue(saved("avmResume", "Model"), saved("avmResume", "Model").contains("2,000 steps"));
    assertTrue(saved("avmResume", "Results").contains("Correctly Classified Instances"));
  }

  @Test
  public void compare() throws Exception {
    run("avmCompare");
    String table = saved("avmCompare", "Results");
    for (String name : List.of("AVM", "HoeffdingTree", "SGD")) {
      assertTrue(table, table.contains(name));
    }
    assertEquals(table, 3, table.split("1,000").length - 1);
  }

  @Test
  public void compareAllLearners() throws Exception {
    run("fieldCompare");
    String table = saved("fieldCompare", "Results");
    for (String name : List.of("AVM", "KernelPerceptron", "RBP", "KernelSGD")) {
      assertTrue(table, table.contains(name));
    }
    int learners = flow("fieldCompare").split("weka\\.classifiers\\.functions\\.", -1).length - 1;
    assertEquals(table, learners, table.split("1,000").length - 1);
  }

  @Test
  public void crossValidation() throws Exception {
    run("avmCrossValidation");
    assertTrue(saved("avmCrossValidation", "Results").contains("Total Number of Instances              150"));
    long pictures = pictures("avmCrossValidation"); // and what counts, of folds where that was learned
    assertTrue("map and curve of ten folds, distances, trade-off, reliability: " + pictures, pictures >= 23 && pictures <= 33);
  }

  @Test
  public void templatesAreRegistered() throws Exception {
    String props = Files.readString(weka.home().resolve("packages/approximationVectorMachines/PluginManager.props"));
    for (String name : List.of("avmStream", "avmSave", "avmResume", "avmCompare", "fieldCompare", "avmCrossValidation")) {
      assertTrue(name, props.contains("weka/gui/knowledgeflow/templates/" + name + ".kf"));
    }
  }
}
