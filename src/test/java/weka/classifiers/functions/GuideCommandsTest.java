package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Instances;
import weka.core.Utils;
import weka.core.converters.ConverterUtils.DataSource;

/**
 * The pages do not contradict the program: every command of README and guide for weka.Run does what it says, and what they
 * quote is what is printed, numbers to two digits.
 */
public class GuideCommandsTest {
  private static final Path BASE = Path.of(System.getProperty("avm.basedir", "."));
  private static final Path DATA = BASE.resolve("doc/data/svmguide1.arff");
  private static final Pattern NUMBER = Pattern.compile("-?\\d[\\d,]*(\\.\\d+)?(E-?\\d+|e-?\\d+)?");

  @Rule
  public final TemporaryFolder folder = new TemporaryFolder();

  private static String page(String name) throws Exception {
    return Files.readString(BASE.resolve(name));
  }

  /** The commands for weka.Run in the pages and in the text of the learner itself, without comments. */
  private static Set<String> commands() throws Exception {
    Set<String> commands = new LinkedHashSet<>();
    for (String text : new String[] {page("README.md"), page("doc/guide.md"), new AVM().globalInfo()}) {
      Matcher matcher = Pattern.compile("^ *java (?:-cp weka.jar )?weka.Run \\.((?:AVM|RBP|Projectron) [^#\n]*)", Pattern.MULTILINE).matcher(text);
      while (matcher.find()) {
        commands.add(matcher.group(1).trim());
      }
    }
    return commands;
  }

  /** What AVM prints with some options: to the output, then to the error stream. */
  private String[] run(String options) throws Exception {
    return run("AVM", options);
  }

  private String[] run(String name, String options) throws Exception {
    List<String> words = new ArrayList<>();
    for (String word : options.split(" +")) {
      words.add(word.startsWith("doc/") ? BASE.resolve(word).toString()
          : word.matches(".*\\.(arff|model)|pictures") ? folder.getRoot().toPath().resolve(word).toString() : word);
    }
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream[] printed = {new ByteArrayOutputStream(), new ByteArrayOutputStream()};
    System.setOut(new PrintStream(printed[0], true));
    System.setErr(new PrintStream(printed[1], true));
    try {
      OnlineClassifier learner = (OnlineClassifier) Utils.forName(OnlineClassifier.class, "weka.classifiers.functions." + name, null);
      learner.run(learner, words.toArray(new String[0]));
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    return new String[] {printed[0].toString(), printed[1].toString()};
  }

  @Test
  public void everyCommandDoesWhatItSays() throws Exception {
    List<String> lines = Files.readAllLines(DATA);
    int start = lines.indexOf("@data") + 1;
    int from = start;
    for (String name : new String[] {"rows", "more", "test", "monday", "tuesday", "data", "train"}) {
      List<String> some = new ArrayList<>(lines.subList(0, start));
      some.addAll(lines.subList(from, from + 150));
      Files.write(folder.getRoot().toPath().resolve(name + ".arff"), some);
      from += 150;
    }
    Set<String> commands = commands();
    assertTrue("" + commands, commands.size() >= 12);
    for (String command : commands) {
      String[] parts = command.replace("doc/data/svmguide1.arff", "train.arff").replace("OPTIONS", "").split(" ", 2);
      String[] said = run(parts[0], parts[1]);
      assertTrue(command + "\n" + said[1], said[1].lines()
          .allMatch(line -> line.contains("netlib") || line.startsWith("Pictures in ")));
      String expected = command.contains("-p 0") ? "inst#" : command.contains("-no-cv") ? "" : "Correctly Classified";
      assertTrue(command + "\n" + said[0], said[0].contains(expected));
      Matcher saves = Pattern.compile("-d (\\S+)").matcher(command);
      assertTrue(command, !saves.find() || Files.size(folder.getRoot().toPath().resolve(saves.group(1))) > 1000);
    }
  }

  private static Instances svmguide1() throws Exception {
    Instances data = DataSource.read(DATA.toString());
    data.setClassIndex(data.numAttributes() - 1);
    return data;
  }

  /** A text with its numbers to two digits, so that nothing else may differ. */
  private static String rounded(String text) {
    return NUMBER.matcher(text.strip()).replaceAll(found ->
        String.format("%.1e", Double.parseDouble(found.group().replace(",", "")))).replaceAll("[ \t]+", " ");
  }

  @Test
  public void thePageThatIsQuotedIsTheOneThatIsPrinted() throws Exception {
    AVM stream = Rows.stream("", svmguide1());
    stream.batchFinished();
    for (String name : new String[] {"README.md", "doc/guide.md"}) {
      Matcher quoted = Pattern.compile("```\n(Approximation Vector Machine for.*?)```", Pattern.DOTALL).matcher(page(name));
      assertTrue(name, quoted.find());
      assertEquals(name + "; the page is now\n" + stream, rounded(stream.toString()), rounded(quoted.group(1)));
    }
  }

  @Test
  public void theCrossValidationThatIsQuoted() throws Exception {
    Matcher quoted = Pattern.compile("`Correctly Classified Instances (\\d+) ([\\d.]+) %`").matcher(page("README.md"));
    assertTrue(quoted.find());
    String said = run("-force-batch-training -t doc/data/svmguide1.arff -v -o")[0];
    Matcher found = Pattern.compile("Correctly Classified Instances\\s+(\\d+)\\s+([\\d.]+)\\s+%").matcher(said);
    assertTrue(said, found.find());
    assertEquals("README.md, cross-validation", Double.parseDouble(found.group(2)), Double.parseDouble(quoted.group(2)), 0.05);
  }

  /** The guide's table of what options do to the size: core points of all rows, correct on the rows held out. */
  @Test
  public void theTableOfSizes() throws Exception {
    Matcher rows = Pattern.compile("\\| (none|`-[^|]*`) \\| ([\\d,]+) \\| ([\\d.]+)% \\|").matcher(page("doc/guide.md"));
    List<String> wrong = new ArrayList<>();
    int count = 0;
    while (rows.find()) {
      String options = rows.group(1).replace("none", "").replace("`", "");
      String said = run(("-t doc/data/svmguide1.arff -force-batch-training -split-percentage 66 " + options).trim())[0];
      Matcher cells = Pattern.compile("Core points \\(M_T\\) +([\\d,]+) cells").matcher(said);
      Matcher correct = Pattern.compile("Error on test split.*?Correctly Classified Instances\\s+\\d+\\s+([\\d.]+)\\s+%",
          Pattern.DOTALL).matcher(said);
      assertTrue(said, cells.find() && correct.find());
      double more = number(cells.group(1)) / number(rows.group(2)) - 1;
      if (Math.abs(more) > 0.005 || Math.abs(number(correct.group(1)) - number(rows.group(3))) > 0.006) {
        wrong.add(rows.group() + " is now " + cells.group(1) + ", " + correct.group(1) + "%");
      }
      count++;
    }
    assertEquals(6, count);
    assertEquals(String.join("\n", wrong), 0, wrong.size());
  }

  private static double number(String text) {
    return Double.parseDouble(text.replace(",", ""));
  }

  /** The examples' commands name files that are there. */
  @Test
  public void theExamplesAreThere() throws Exception {
    Matcher files = Pattern.compile("doc/(examples|data)/\\S+?\\.(java|xml|arff)").matcher(page("doc/examples/README.md"));
    Set<String> found = new LinkedHashSet<>();
    while (files.find()) {
      found.add(files.group());
      assertTrue(files.group(), Files.exists(BASE.resolve(files.group())));
    }
    assertEquals(Arrays.asList("doc/examples/BatchExample.java", "doc/data/svmguide1.arff", "doc/examples/avm-vs-smo.xml"),
        new ArrayList<>(found));
  }
}
