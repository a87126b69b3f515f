package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.io.File;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.BeforeClass;
import org.junit.Test;
import weka.gui.avm.InstalledWeka;

/**
 * The Java examples of the user guide compile without a warning, against the jar that users have, and do what they say.
 */
public class AVMExamplesTest {
  private static final String DATA = "doc/data/svmguide1.arff";

  private static InstalledWeka weka;
  private static Path base;
  private static Path classes;

  @BeforeClass
  public static void compile() throws Exception {
    assumeTrue("needs the package's zip: run by ./antw test", InstalledWeka.isAvailable());
    weka = new InstalledWeka();
    base = Path.of(System.getProperty("avm.basedir"));
    classes = Files.createDirectory(weka.home().resolve("examples"));
    List<Path> sources;
    try (Stream<Path> all = Files.list(base.resolve("doc/examples"))) {
      sources = all.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
    assertEquals(sources + "", 3, sources.size());
    compile(sources);
  }

  private static void compile(List<Path> sources) throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      List<String> options = List.of("-Xlint:all,-path,-processing", "-Werror", "-d", classes.toString(), "-cp",
          System.getProperty("avm.lib") + File.pathSeparator + weka.jar());
      assertTrue(said.toString(),
          compiler.getTask(said, files, null, options, null, files.getJavaFileObjectsFromPaths(sources)).call());
    }
  }

  private static String run(String main, Object... arguments) throws Exception {
    String[] all = Stream.of(arguments).map(Object::toString).toArray(String[]::new);
    return weka.runWithJar(classes, main, all);
  }

  /** The pieces of code in README, one after the other, with the imports that it names. */
  @Test
  public void theCodeOfReadme() throws Exception {
    String readme = Files.readString(base.resolve("README.md"));
    StringBuilder source = new StringBuilder();
    Matcher imported = Pattern.compile("`(weka\\.[\\w.]+)`").matcher(readme.substring(readme.indexOf("The imports are"), readme.indexOf("## Build it")));
    while (imported.find()) {
      source.append("import ").append(imported.group(1)).append(";\n");
    }
    source.append("class Readme {\n  public static void main(String[] args) throws Exception {\n");
    Matcher piece = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL).matcher(readme);
    while (piece.find()) {
      source.append(piece.group(1).replace("\"doc/data", "args[0] + \"/doc/data").replace("\"avm.model\"", "args[1]"));
    }
    source.append("    System.out.println(wrong + \" \" + probabilities.length + \" \" + again.getMeasure(\"measureSteps\"));\n  }\n}\n");
    compile(List.of(Files.writeString(classes.resolve("Readme.java"), source)));
    String said = run("Readme", base, classes.resolve("readme.model"));
    assertTrue(said, said.contains("Approximation Vector Machine") && said.trim().matches("(?s).*\\s\\d+ 2 3090\\.0"));
  }

  @Test
  public void batch() throws Exception {
    String said = run("BatchExample", base.resolve(DATA));
    double correct = Double.parseDouble(said.replaceAll("(?s).*Correctly Classified Instances\\s+\\d+\\s+([\\d.]+).*",
        "$1"));
    assertTrue(said, correct > 90);
    assertTrue(said, said.contains("Approximation Vector Machine") && said.matches("(?s).*The first row: \\S+\\s*"));
  }

  @Test
  public void stream() throws Exception {
    String said = run("StreamExample", base.resolve(DATA));
    assertTrue(said, said.matches("3089 rows, \\d+ mistakes, \\d+ core points\\s*"));
    assertTrue(said, Integer.parseInt(said.split(" ")[2]) < 600);
  }

  @Test
  public void saveAndResume() throws Exception {
    Path model = classes.resolve("avm.model");
    assertEquals("1544 rows learned, then 3089", run("SaveAndResumeExample", base.resolve(DATA), model).trim());
    assertTrue(Files.size(model) > 1000);
  }
}
