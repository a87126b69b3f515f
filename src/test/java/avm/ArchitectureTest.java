package avm;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.Test;

/** Who may import whom among the library's packages, and that none of them knows Weka. */
public class ArchitectureTest {
  private static final Path SOURCES = Path.of(System.getProperty("avm.basedir", "."), "src", "main", "java");

  /** The most files of a package, and the most lines of a file. */
  private static final int MOST_FILES = 20;
  private static final int MOST_LINES = 300;
  /** The most lines of a policy, and of a learner's face. */
  private static final int MOST_LINES_OF_A_LEARNER = 120;

  /** A package of avm and the packages of avm it may import: the rooms and the arrows of doc/architecture.md. */
  private static final Map<String, String> ARROWS = new TreeMap<>();

  static {
    String[][] arrows = {
        {"data", ""},
        {"io", ""},
        {"loss", "data"},
        {"kernel", "data"},
        {"store", "kernel data io"},
        {"projection", "store kernel data"},
        {"weights", "store data io"},
        {"feature", "store kernel data io"},
        {"model", "feature weights store kernel data io"},
        {"parallel", "store kernel data"},
        {"budget", "model weights store kernel loss data io"},
        {"algebra", "data io"},
        {"reduce", "algebra budget model weights store kernel loss data io"},
        {"coverage", "projection budget model weights store kernel loss data io"},
        {"learn", "reduce feature coverage budget parallel model weights store kernel loss data io"},
        {"solve", "algebra projection learn coverage parallel model weights store kernel loss data"},
        {"pool", "store data io"},
        {"eval", "store data io"},
        {"encode", "parallel data io"},
        {"tune", "solve algebra learn coverage parallel model weights store kernel loss data"},
        {"train", "pool tune solve encode eval learn coverage parallel model weights store kernel loss data io"},
        {"face", "train encode learn"},
        {"merge", "train pool encode eval learn coverage model store data io"}};
    for (String[] arrow : arrows) {
      ARROWS.put(arrow[0], arrow[1]);
    }
  }

  /** A qualified name anywhere in the code: an import, or a name written in full. */
  private static final Pattern NAME = Pattern.compile("\\b(avm|weka|org|com|javax)\\.([a-z]\\w*)\\.");

  private static List<Path> files(String folder) throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  @Test
  public void theArrowsPointDownwards() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path file : files("avm")) {
      String own = SOURCES.resolve("avm").relativize(file).getName(0).toString();
      assertTrue(file + ": a package that ArchitectureTest does not know", ARROWS.containsKey(own));
      for (String line : Files.readAllLines(file)) {
        Matcher matcher = NAME.matcher(line);
        while (matcher.find() && !line.startsWith("package ")) {
          boolean allowed = matcher.group(1).equals("avm")
              && (matcher.group(2).equals(own) || List.of(ARROWS.get(own).split(" ")).contains(matcher.group(2)));
          if (!allowed) {
            wrong.add(SOURCES.relativize(file) + ": " + line.trim());
          }
        }
      }
    }
    assertEquals(List.of(), wrong);
  }

  /** The table of doc/architecture.md has these packages and arrows, and no others. */
  @Test
  public void thePageHasTheSameArrows() throws IOException {
    String page = Files.readString(SOURCES.resolve("../../../doc/architecture.md"));
    Matcher rows = Pattern.compile("(?m)^\\| `(\\w+)` \\| .* \\| ([^|]+) \\|$").matcher(page.substring(page.indexOf("| package |")));
    Map<String, Set<String>> found = new TreeMap<>();
    while (rows.find()) {
      found.put(rows.group(1), new TreeSet<>(List.of(rows.group(2).equals("–") ? new String[0] : rows.group(2).split(", "))));
    }
    Map<String, Set<String>> expected = new TreeMap<>();
    ARROWS.forEach((name, others) -> expected.put(name, new TreeSet<>(List.of(others.isEmpty() ? new String[0] : others.split(" ")))));
    assertEquals(expected, found);
  }

  /** The library is plain Java: nothing beside java.* and avm.* is imported, and no java.desktop either. */
  @Test
  public void theLibraryImportsJavaAndItselfOnly() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path file : files("avm")) {
      for (String line : Files.readAllLines(file)) {
        if (line.startsWith("import ") && !line.matches("import (static )?(java\\.(io|math|nio|util)|avm)\\..*")) {
          wrong.add(SOURCES.relativize(file) + ": " + line);
        }
      }
    }
    assertEquals(List.of(), wrong);
  }

  /** The file of a class of ours that is imported, or null. */
  private static Path imported(String line) {
    Matcher matcher = Pattern.compile("import (?:static )?((?:avm|weka)(?:\\.[a-z]\\w*)*\\.[A-Z]\\w*).*;").matcher(line);
    Path file = matcher.matches() ? SOURCES.resolve(matcher.group(1).replace('.', '/') + ".java") : null;
    return file != null && Files.exists(file) ? file : null;
  }

  private static Set<Path> imports(Path file) throws IOException {
    Set<Path> imports = new TreeSet<>();
    for (String line : Files.readAllLines(file)) {
      Path other = imported(line);
      if (other != null) {
        imports.add(other);
      }
    }
    return imports;
  }

  @Test
  public void noTwoFilesOfDifferentRoomsImportEachOther() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path file : files("")) {
      for (Path other : imports(file)) {
        if (imports(other).contains(file)) {
          wrong.add(SOURCES.relativize(file) + " and " + SOURCES.relativize(other));
        }
      }
    }
    assertEquals(List.of(), wrong);
  }

  /** What is under weka.classifiers.functions.avm does not know what is in it. */
  @Test
  public void theSubpackagesOfTheFaceDoNotImportIt() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (String folder : List.of("options", "report", "file")) {
      for (Path file : files("weka/classifiers/functions/avm/" + folder)) {
        for (String line : Files.readAllLines(file)) {
          if (line.matches("import (static )?weka\\.classifiers\\.functions\\.avm\\.[A-Z].*")) {
            wrong.add(SOURCES.relativize(file) + ": " + line);
          }
        }
      }
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  public void aLearnerIsOneSmallClass() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path file : files("")) {
      String room = SOURCES.relativize(file.getParent()).toString().replace('\\', '/');
      List<String> lines = Files.readAllLines(file);
      boolean learner = room.equals("weka/classifiers/functions") || room.matches("avm/(reduce|budget)")
          && lines.stream().anyMatch(line -> line.matches("public .*class .*(extends \\w+|implements BudgetPolicy) \\{"));
      if (learner && lines.size() > MOST_LINES_OF_A_LEARNER) {
        wrong.add(file.normalize() + " has " + lines.size() + " lines");
      }
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  public void aRoomIsSmallAndSoIsAFile() throws IOException {
    List<String> wrong = new ArrayList<>();
    Map<Path, Integer> count = new TreeMap<>();
    for (Path file : files("")) {
      count.merge(file.getParent(), 1, Integer::sum);
    }
    for (Path file : files("../..")) { // tests and runners, too
      long lines = Files.readAllLines(file).size();
      if (lines > MOST_LINES) {
        wrong.add(file.normalize() + " has " + lines + " lines");
      }
    }
    count.forEach((room, n) -> {
      if (n > MOST_FILES) {
        wrong.add(SOURCES.relativize(room) + " has " + n + " files");
      }
    });
    assertEquals(List.of(), wrong);
  }
}
