package avm;

import static org.junit.Assert.assertEquals;

import avm.docs.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.Test;

/** What the pages name is there: targets of the build, classes and their members. */
public class PagesTest {
  private static final Path BASE = Path.of(System.getProperty("avm.basedir", "."));

  /** Classes of Java, Weka and MOA that pages name. */
  private static final Set<String> OTHERS = Set.of("StrictMath", "Math", "WekaWrapper", "WekaToSamoaInstanceConverter", "ArffFileStream",
      "WekaClassifierMapTask", "WekaClassifierReduceTask");

  /** A commit, in a sentence or in a cell of a table. */
  private static final Pattern COMMIT = Pattern.compile("commit [0-9a-f]{7}|\\| [0-9a-f]{7}\\+? \\|");

  /** The pages that people write; the changes of released versions name what is gone. */
  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.list(BASE.resolve("doc"))) {
      return Stream.concat(Stream.of(BASE.resolve("README.md"), BASE.resolve("CONTRIBUTING.md")), files)
          .filter(file -> file.toString().endsWith(".md")).sorted().toList();
    }
  }

  private static List<Path> files(String ending) throws IOException {
    try (Stream<Path> files = Files.walk(BASE.resolve("src"))) {
      return files.filter(file -> file.toString().endsWith(ending)).toList();
    }
  }

  /** What the group of a regular expression is wherever it fits in a file. */
  private static List<String> found(String regex, String file) throws IOException {
    return Pattern.compile(regex).matcher(Files.readString(BASE.resolve(file))).results().map(match -> match.group(1)).toList();
  }

  @Test
  public void everyTargetIsThere() throws IOException {
    StringBuilder build = new StringBuilder(Files.readString(BASE.resolve("build.xml")));
    for (Path file : files(".xml")) {
      build.append(Files.readString(file));
    }
    List<String> wrong = new ArrayList<>();
    int count = 0;
    for (Path page : pages()) {
      Matcher called = Pattern.compile("\\./antw ([a-z][\\w-]*)").matcher(Files.readString(page));
      for (; called.find(); count++) {
        if (!build.toString().contains("<target name=\"" + called.group(1) + "\"")) {
          wrong.add(page.getFileName() + ": " + called.group());
        }
      }
    }
    assertEquals(List.of(), wrong);
    assertEquals("targets are found at all", true, count > 30);
  }

  /** The guide lists the flows that the package adds to the KnowledgeFlow, and README counts them. */
  @Test
  public void everyTemplateIsThere() throws IOException {
    List<String> added = found("plugin\\.templates\\|([^|]+)\\|", "PluginManager.props");
    assertEquals(added, found("(?m)^\\* \\*(AVM: .*)\\*$", "doc/guide.md"));
    assertEquals("README: one and five more", 6, added.size());
  }

  /** Pages name the versions that the build uses. */
  @Test
  public void everyVersionIsTheOneThatIsUsed() throws IOException {
    String own = found("(?m)^Version=(.*)$", "Description.props").get(0);
    Map<String, String> used = Map.of("approximationVectorMachines-([\\d.]+\\d)\\.zip", own, "avm-moa-([\\d.]+\\d)\\.jar", own,
        "(?<!Capy)MOA (\\d[\\d.]+\\d)", found("name=\"moa\" rev=\"([^\"]+)\"", "ivy.xml").get(0),
        "Spark (\\d[\\d.]+\\d)", found("name=\"spark-sql[^\"]*\" rev=\"([^\"]+)\"", "ivy.xml").get(0),
        "PIT (\\d[\\d.]+\\d)", found("name=\"pitest-command-line\" rev=\"([^\"]+)\"", "ivy.xml").get(0));
    for (Map.Entry<String, String> each : used.entrySet()) {
      int count = 0;
      for (Path page : pages()) {
        for (String version : found(each.getKey(), BASE.relativize(page).toString())) {
          assertEquals(page + ": " + each.getKey(), each.getValue(), version);
          count++;
        }
      }
      assertEquals(each.getKey() + " is named at all", true, count > 0);
    }
  }

  /** The estimates of scale.md follow from the numbers above them. */
  @Test
  public void theEstimatesAreComputed() throws IOException {
    String page = "doc/scale.md";
    double c = Double.parseDouble(found("c = ([\\d.]+) ms", page).get(0)) / 1000;
    double m = Double.parseDouble(found("m = ([\\d.]+) s and", page).get(0));
    double b = Double.parseDouble(found("B = ([\\d.]+) MB", page).get(0)) / 1000;
    List<String> rows = found("(?m)^\\| (10[⁹¹²]+ \\| .*) \\|$", page);
    assertEquals(6, rows.size());
    for (String row : rows) {
      String[] cells = row.split(" \\| ");
      double k = number(cells[1]);
      assertNear(row, (cells[0].equals("10⁹") ? 1e9 : 1e12) * c / k, cells[2]);
      if (k > 1) {
        assertNear(row, 2 * Math.sqrt(k) * m, cells[3]);
        assertNear(row, k * b, cells[4]);
      }
    }
    for (String k : List.of("100", "10,000")) {
      assertEquals("merging takes as long as learning", 2 * Math.sqrt(number(k)) * m / c, number(found("([\\d,]+) at k = " + k, page).get(0)), 1e-6);
    }
  }

  private static double number(String text) {
    return Double.parseDouble(text.replace(",", ""));
  }

  /** The sample of the first pass: of distributed Weka, of Spark, and in scale.md. */
  @Test
  public void theSampleIsAsLargeAsThePageSays() throws IOException {
    Set<String> sizes = new TreeSet<>(found("SURVEYED = ([\\d_]+);", "src/scale/java/avm/scale/Partitions.java"));
    sizes.addAll(found("option\\(\"sample\", \"(\\d+)\"", "src/spark/java/avm/spark/Job.java"));
    for (String said : List.of("The default sample has ([\\d,]+) rows", "sends up to ([\\d,]+) rows towards the driver", "common model alone, on ([\\d,]+) rows")) {
      assertEquals(said, 1, found(said, "doc/scale.md").size());
      sizes.addAll(found(said, "doc/scale.md"));
    }
    assertEquals("" + sizes, 1, sizes.stream().mapToDouble(size -> number(size.replace("_", ""))).distinct().count());
  }

  @Test
  public void theClusterWritesOfAsManyRowsAsThePageSays() throws IOException {
    assertEquals(found("LEAST_ROWS = ([\\d_]+);", "src/spark/java/avm/spark/Demo.java").get(0).replace('_', ','),
        found("A run of at least ([\\d,]+) rows writes this", "doc/scale.md").get(0));
    assertEquals(found("LEAST_ROWS = ([\\d_]+);", "src/spark/java/avm/spark/Scaling.java").get(0).replace('_', ','),
        found("A run of `./antw spark-scaling` with at least ([\\d,]+) rows writes this", "doc/scale.md").get(0));
  }

  /** What a target writes into a page says which commit measured it. */
  @Test
  public void everySectionNamesItsCommit() throws IOException {
    int count = 0;
    for (Path page : pages()) {
      for (String name : found("<!-- begin (\\w+) -->", BASE.relativize(page).toString())) {
        assertEquals(page + ": " + name, true, COMMIT.matcher(new Page(page).read(name)).find());
        count++;
      }
    }
    assertEquals("reliability.md, scale.md and moa.md", 7, count);
  }

  /** Seconds, minutes, hours and days, or gigabytes, to two digits. */
  private static void assertNear(String row, double expected, String cell) {
    String[] parts = cell.split(" ");
    double unit = Map.of("s", 1.0, "min", 60.0, "h", 3600.0, "days", 86400.0, "GB", 1.0).get(parts[1]);
    double said = Double.parseDouble(parts[0]) * unit;
    assertEquals(row, expected, said, 0.06 * expected);
  }

  /** The laws of the siege are the guarantees that reliability.md says it checks. */
  @Test
  public void everyLawIsAGuarantee() throws IOException {
    Set<String> guarantees = new TreeSet<>();
    for (String cell : found("siege: (`\\w+`(?:, `\\w+`)*)", "doc/reliability.md")) {
      guarantees.addAll(List.of(cell.replace("`", "").split(", ")));
    }
    assertEquals(new TreeSet<>(found("ALL\\.put\\(\"(\\w+)\"", "src/siege/java/avm/siege/Laws.java")), guarantees);
  }

  /** The runs that reliability.md tells of broke no law. */
  @Test
  public void theLongRunsHoldTheGuarantees() throws IOException {
    Page page = new Page(BASE.resolve("doc/reliability.md"));
    Map<String, String> held = Map.of("siege", "cases, of which 0 broke a law",
        "soak", "the file is the same, bit for bit, as that of a stream that was never killed", "mutation", "\\| loss \\|.*\\| reduce \\|");
    for (Map.Entry<String, String> each : held.entrySet()) {
      String text = page.read(each.getKey()).replaceAll("\\s+", " ");
      assertEquals(each + ": " + text, true, Pattern.compile(each.getValue()).matcher(text).find());
    }
  }

  /** What PIT changes, if nothing else is said. */
  @Test
  public void pitChangesSixPackages() throws IOException {
    assertEquals(6, found("name=\"rooms\" value=\"([^\"]+)\"", "src/siege/siege.xml").get(0).split(",").length);
    assertEquals(List.of("six"), found("`./antw mutation` changes (\\w+) packages", "doc/reliability.md"));
  }

  /** The heap of both streams of ./antw soak, and the settings of PIT, are those that the build gives them. */
  @Test
  public void theSiegeRunsAsThePageSays() throws IOException {
    String page = "doc/reliability.md";
    List<String> heaps = new ArrayList<>(found("<jvmarg value=\"-Xmx(\\d+m)\"/>", "src/siege/siege.xml"));
    heaps.addAll(found("\"-Xmx(\\d+m)\"", "src/siege/java/avm/siege/Soak.java"));
    assertEquals(2, heaps.size());
    assertEquals(Set.copyOf(heaps), Set.copyOf(found("-Xmx(\\d+m)", page)));
    assertEquals(List.of("1"), found("--threads (\\d+)", "src/siege/siege.xml"));
    assertEquals("PIT's own", List.of(), found("(--mutators)", "src/siege/siege.xml"));
    assertEquals(1, found("(default mutators, one thread)", page).size());
    assertEquals(List.of("-Dminutes=" + found("name=\"minutes\" +value=\"(\\d+)\"", "src/siege/siege.xml").get(0)),
        found("\\./antw siege (-Dminutes=\\d+) +#", page));
  }

  /** The guide's command for a demo's private Weka is the one that ./antw demo prints; README counts the data of the demo. */
  @Test
  public void theDemoIsWhatThePagesSay() throws IOException {
    List<String> printed = found("(?m)^ *(java -cp \"lib/compile/\\*\" .*) weka.Run .AVM", "build.xml");
    assertEquals(printed, found("(?m)^(java -cp \"lib/compile/\\*\".*)$", "doc/guide.md"));
    assertEquals(List.of("${build}/demo-home"), found("name=\"demo.home\" location=\"([^\"]+)\"", "build.xml"));
    List<String> trained = found("<train data=\"doc/data/([^\"]+)\"", "build.xml");
    assertEquals("train on two data sets", List.of("two"), found("(?m)^\\./antw demo .*train on (\\w+) data sets", "README.md"));
    assertEquals(trained, found("(?m)^\\| (\\S+\\.arff) ", "doc/data/README.md").subList(0, 2));
  }

  @Test
  public void everyClassAndMemberIsThere() throws IOException {
    List<String> wrong = new ArrayList<>();
    List<Path> sources = files(".java");
    for (Path page : pages()) {
      Matcher named = Pattern.compile("`([A-Z]\\w*[a-z]\\w*)(?:\\.(\\w+))?`").matcher(Files.readString(page));
      while (named.find()) {
        Set<String> texts = new TreeSet<>();
        for (Path source : sources) {
          if (source.getFileName().toString().equals(named.group(1) + ".java")) {
            texts.add(Files.readString(source));
          }
        }
        Pattern member = Pattern.compile("\\b" + (named.group(2) == null ? named.group(1) : named.group(2)) + "\\b");
        if (!OTHERS.contains(named.group(1)) && texts.stream().noneMatch(text -> member.matcher(text).find())) {
          wrong.add(page.getFileName() + ": " + named.group());
        }
      }
    }
    assertEquals(List.of(), wrong);
  }
}
