package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.Test;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.converters.ConverterUtils.DataSource;
import weka.gui.avm.InstalledWeka;

/**
 * The experiments in doc/examples run in Weka's Experimenter without a screen; the learners' measures are columns of
 * their results.
 */
public class AVMExperimentTest {

  /** Runs an experiment of doc/examples and reads what it wrote. */
  private static Instances results(String name) throws Exception {
    assumeTrue("needs the package's zip: run by ./antw test", InstalledWeka.isAvailable());
    InstalledWeka weka = new InstalledWeka();
    Path base = Path.of(System.getProperty("avm.basedir"));
    // the experiment names its data, and the file it writes, from the folder of the package
    Path folder = Files.createDirectory(weka.home().resolve("experiment"));
    Files.createDirectories(folder.resolve("doc/data"));
    Files.copy(base.resolve("doc/data/svmguide1.arff"), folder.resolve("doc/data/svmguide1.arff"));
    String said = weka.runIn(folder, List.of(), "weka.experiment.Experiment", "-l",
        base.resolve("doc/examples/" + name + ".xml").toString(), "-r");
    assertTrue(said, said.contains("Postprocessing..."));
    assertFalse(said, said.contains("Exception") || said.contains("WARNING"));
    return DataSource.read(folder.resolve(name + ".csv").toString());
  }

  @Test
  public void allLearners() throws Exception {
    Instances results = results("all-learners");
    Map<String, List<Instance>> schemes =
        results.stream().collect(Collectors.groupingBy(row -> row.stringValue(results.attribute("Key_Scheme"))));
    assertEquals(Face.ALL.size() + 1, schemes.size());
    assertTrue("stored vectors are a column", results.attribute("measureStoredVectors") != null);
    for (Face face : Face.ALL) {
      List<Instance> rows = schemes.get("weka.classifiers.functions." + face);
      assertEquals(face + ", folds", 3, rows.size());
      for (Instance row : rows) {
        assertTrue(row.toString(), row.value(results.attribute("Percent_correct")) > 80);
        assertTrue(row.toString(), row.value(results.attribute("measureModelBytes")) > 0);
      }
    }
  }

  @Test
  public void avmAgainstSmo() throws Exception {
    Instances results = results("avm-vs-smo");
    Map<String, List<Instance>> schemes =
        results.stream().collect(Collectors.groupingBy(row -> row.stringValue(results.attribute("Key_Scheme"))));
    assertEquals(2, schemes.size());
    for (List<Instance> rows : schemes.values()) {
      assertEquals("2 x 5 folds", 10, rows.size());
      for (Instance row : rows) {
        assertTrue(row.toString(), row.value(results.attribute("Percent_correct")) > 90);
      }
    }
    for (String measure : Collections.list(new AVM().enumerateMeasures())) {
      assertTrue(measure + " is no column", results.attribute(measure) != null);
      for (Instance row : schemes.get("weka.classifiers.functions.AVM")) {
        assertTrue(measure, row.value(results.attribute(measure)) > 0);
      }
      for (Instance row : schemes.get("weka.classifiers.functions.SMO")) {
        assertTrue(measure, row.isMissing(results.attribute(measure)));
      }
    }
  }
}
