package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.core.Instances;
import weka.core.SerializationHelper;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * The package as a user has it: installed from its zip into a new WEKA_HOME, then weka.Run trains, saves, loads,
 * predicts and continues, each in a process of its own whose class path holds nothing but Weka. A stream that is cut
 * into three processes, the first of which ends within the warm-up, gives the very model of a stream in one. Weka's
 * exit status is 0 whatever happens, so output and files are looked at.
 */
public class AVMInstalledTest {
  private static final int[] PIECES = {0, 300, 1500, 3089};

  @Rule
  public final TemporaryFolder folder = new TemporaryFolder();

  private static String property(String name) {
    String value = System.getProperty(name);
    assertNotNull("the system property " + name + " is not set: run the tests with ./antw test", value);
    return value;
  }

  private Path path(String name) {
    return folder.getRoot().toPath().resolve(name);
  }

  /** Runs a class of Weka and returns all that it printed. */
  private String weka(String main, Object... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1", "-Xshare:auto", "-Djava.awt.headless=true", "-Dweka.packageManager.offline=true",
        "-DWEKA_HOME=" + path("home"), "-cp", property("avm.lib"), main));
    for (Object argument : arguments) {
      command.add(argument.toString());
    }
    File output = path("output.txt").toFile();
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output);
    builder.redirectInput(ProcessBuilder.Redirect.from(path("empty").toFile()));
    builder.environment().put("WEKA_HOME", path("home").toString());
    builder.environment().remove("CLASSPATH");
    Process process = builder.start();
    if (!process.waitFor(2, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new AssertionError("no end: " + command);
    }
    String printed = Files.readString(output.toPath(), StandardCharsets.UTF_8);
    assertFalse(command + "\n" + printed, printed.matches("(?s).*(Exception|Error:).*"));
    return printed;
  }

  private String avm(Object... options) throws Exception {
    Object[] all = new Object[options.length + 1];
    all[0] = ".AVM";
    System.arraycopy(options, 0, all, 1, options.length);
    return weka("weka.Run", all);
  }

  private void install() throws Exception {
    Files.createDirectory(path("home"));
    Files.createFile(path("empty"));
    Path zip = Path.of(property("avm.zip"));
    assertTrue("there is no " + zip + ": run ./antw package", Files.exists(zip));
    weka("weka.core.WekaPackageManager", "-offline", "-install-package", zip);
    Path installed = path("home").resolve("packages/approximationVectorMachines");
    for (String file : new String[] {"Description.props", "approximationVectorMachines.jar"}) {
      assertTrue(file + " is not installed", Files.exists(installed.resolve(file)));
    }
  }

  /** Some rows of a data file as a file of their own. */
  private Path rows(String name, Path arff, int from, int to) throws Exception {
    List<String> lines = Files.readAllLines(arff);
    int start = lines.indexOf("@data") + 1;
    assertTrue(arff + " has no @data", start > 0);
    List<String> some = new ArrayList<>(lines.subList(0, start));
    some.addAll(lines.subList(start + from, start + to));
    return Files.write(path(name), some);
  }

  private static double accuracy(String printed, String section) {
    int at = printed.indexOf(section);
    assertTrue(section + " is not in:\n" + printed, at >= 0);
    Matcher matcher = Pattern.compile("Correctly Classified Instances\\s+\\S+\\s+(\\S+)").matcher(printed);
    assertTrue(printed, matcher.find(at));
    return Double.parseDouble(matcher.group(1));
  }

  private static AVM read(Path model) throws Exception {
    assertTrue(model + " was not saved", Files.exists(model));
    return (AVM) SerializationHelper.read(model.toString());
  }

  @Test
  public void installTrainSaveLoadPredictContinue() throws Exception {
    install();
    Path data = Path.of(property("avm.basedir"), "doc", "data", "svmguide1.arff");
    Path test = rows("test.arff", data, 1000, 1400);

    // never stopping
    Path whole = path("whole.model");
    String trained = avm("-t", data, "-T", test, "-d", whole);
    assertTrue(trained, trained.contains("Approximation Vector Machine"));
    assertTrue(trained, accuracy(trained, "Error on test data") > 85);

    // a new process for each piece
    Path model = null;
    for (int piece = 0; piece + 1 < PIECES.length; piece++) {
      Path part = rows("part" + piece + ".arff", data, PIECES[piece], PIECES[piece + 1]);
      Path next = path("after" + piece + ".model");
      if (model == null) {
        avm("-t", part, "-T", test, "-v", "-o", "-d", next);
      } else {
        avm("-l", model, "-t", part, "-T", test, "-v", "-o", "-d", next);
      }
      assertEquals(next + "", PIECES[piece + 1] <= 1000, read(next).toString().contains("Warm-up"));
      model = next;
    }
    Instances rows = DataSource.read(test.toString());
    rows.setClassIndex(rows.numAttributes() - 1);
    AVM one = read(whole);
    Rows.assertSame("three processes or one", one, read(model), rows);
    assertEquals(3089, one.getMeasure("measureSteps"), 0);

    // loading and predicting
    String predicted = avm("-l", model, "-T", test, "-classifications",
        "weka.classifiers.evaluation.output.prediction.CSV -distribution -decimals 12");
    String[] lines = predicted.substring(predicted.indexOf("inst#")).trim().split("\n");
    assertEquals(predicted, rows.numInstances() + 1, lines.length);
    double[][] expected = Rows.predictions(one, rows);
    for (int i = 0; i < expected.length; i++) {
      String[] cells = lines[i + 1].trim().split(",");
      assertEquals(lines[i + 1], expected[i][1], Double.parseDouble(cells[5].replace("*", "")), 1e-11);
    }
  }
}
