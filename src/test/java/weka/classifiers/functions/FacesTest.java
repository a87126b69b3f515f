package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;
import weka.classifiers.Classifier;
import weka.core.ClassDiscovery;

/** The faces as a whole: the tests know all of them, each is small and names its paper, and Weka's tree shows each. */
public class FacesTest {
  private static final Path SOURCES =
      Path.of(System.getProperty("avm.basedir", "."), "src/main/java/weka/classifiers/functions");
  private static final int MOST_LINES = 120;

  @Test
  public void everyLearnerIsKnownAndSmall() throws Exception {
    Set<String> known = Face.ALL.stream().map(Face::toString).collect(Collectors.toCollection(TreeSet::new));
    known.add("AVM");
    Set<String> found = new TreeSet<>();
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        found.add(file.getFileName().toString().replace(".java", ""));
        long lines = Files.readAllLines(file).size();
        assertTrue(file + " has " + lines + " lines", lines <= MOST_LINES);
      }
    }
    assertEquals(found, known);
  }

  @Test
  public void everyLearnerNamesItsPaperAndAnExample() throws Exception {
    for (Face face : Face.ALL) {
      String about = face.learner("").globalInfo();
      assertTrue(about, about.contains("java weka.Run ." + face + " -t "));
      String paper = face.learner("").getTechnicalInformation().toString();
      assertTrue(about, paper.matches("(?s).*(19|20)\\d\\d.*") && about.contains(paper));
    }
  }

  /** Weka finds the learners of its tree in this way. */
  @Test
  public void everyLearnerIsFound() {
    List<String> found = ClassDiscovery.find(Classifier.class, "weka.classifiers.functions");
    for (Face face : Face.ALL) {
      assertTrue(face + " is none of " + found, found.contains("weka.classifiers.functions." + face));
    }
  }
}
