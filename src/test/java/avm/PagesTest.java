package avm;

import static org.junit.Assert.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

  /** The laws of the siege are the guarantees that reliability.md says it checks. */
  @Test
  public void everyLawIsAGuarantee() throws IOException {
    Set<String> guarantees = new TreeSet<>();
    for (String cell : found("siege: (`\\w+`(?:, `\\w+`)*)", "doc/reliability.md")) {
      guarantees.addAll(List.of(cell.replace("`", "").split(", ")));
    }
    assertEquals(new TreeSet<>(found("ALL\\.put\\(\"(\\w+)\"", "src/siege/java/avm/siege/Laws.java")), guarantees);
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
