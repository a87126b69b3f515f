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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.Test;

/** Who may import whom among the library's packages, and that none of them knows Weka. */
public class ArchitectureTest {
  private static final Path SOURCES = Path.of(System.getProperty("avm.basedir", "."), "src", "main", "java");

  /** A package of avm and the packages of avm it may import. */
  private static final Map<String, Set<String>> ARROWS = Map.of(
      "data", Set.of(),
      "loss", Set.of(),
      "kernel", Set.of("data"),
      "expansion", Set.of("kernel", "data"),
      "coverage", Set.of("expansion", "kernel", "data", "loss"),
      "solve", Set.of("coverage", "expansion", "kernel", "data", "loss"),
      "budget", Set.of("expansion", "kernel", "data", "loss"),
      "feature", Set.of("kernel", "data"),
      "learn", Set.of("solve", "budget", "feature", "coverage", "expansion", "kernel", "loss", "data"),
      "eval", Set.of("learn", "solve", "budget", "feature", "coverage", "expansion", "kernel", "loss", "data"));

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
              && (matcher.group(2).equals(own) || ARROWS.get(own).contains(matcher.group(2)));
          if (!allowed) {
            wrong.add(SOURCES.relativize(file) + ": " + line.trim());
          }
        }
      }
    }
    assertEquals(List.of(), wrong);
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
}
