package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.Test;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Instances;
import weka.core.Utils;

/** What doc/architecture.md says that the learners are made of, found in learners that have been trained. */
public class ArchitectureFactsTest {
  private static final String FACES = "weka.classifiers.functions.";

  /** The learners of each line of the table, with options by which they are made of all that the line names. */
  private static final Map<String, List<String>> LINES = Map.ofEntries(
      Map.entry("AVM (Algorithms 2, 5)", List.of("AVM -E 1")), Map.entry("kernel SGD (Algorithm 1)", List.of("KernelSGD")),
      Map.entry("Perceptron", List.of("KernelPerceptron")), Map.entry("RBP", List.of("RBP")),
      Map.entry("Forgetron", List.of("Forgetron")), Map.entry("Projectron", List.of("Projectron")),
      Map.entry("Projectron++", List.of("Projectron -plus")), Map.entry("BPA-S, NN, P", List.of("BPA -V BPA-S", "BPA -V BPA-NN", "BPA -V BPA-P")),
      Map.entry("OGD, NORMA", List.of("OGD", "OGD -B 10 -root")), Map.entry("BOGD, BOGD++", List.of("BOGD", "BOGD -plus")),
      Map.entry("BSGD-R, P, M", List.of("BSGD -V BSGD-R", "BSGD -V BSGD-P", "BSGD -V BSGD-M")), Map.entry("NOGD", List.of("NOGD")),
      Map.entry("FOGD", List.of("FOGD")), Map.entry("Ahpatron", List.of("Ahpatron")), Map.entry("POMDR", List.of("POMDR")));

  private static String page() throws Exception {
    return Files.readString(Path.of(System.getProperty("avm.basedir", "."), "doc/architecture.md"));
  }

  /** The classes of the library of which an object and all that it holds are made. */
  private static void collect(Object object, Set<Object> seen, Set<String> names) throws IllegalAccessException {
    if (object == null || !seen.add(object)) {
      return;
    }
    Class<?> type = object.getClass();
    if (type.isArray() && !type.getComponentType().isPrimitive()) {
      for (int i = 0; i < Array.getLength(object); i++) {
        collect(Array.get(object, i), seen, names);
      }
    }
    names.add(type.getSimpleName());
    for (; type.getName().startsWith("avm."); type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
          field.setAccessible(true);
          collect(field.get(object), seen, names);
        }
      }
    }
  }

  private static Set<String> parts(String learner, Instances data) throws Exception {
    String[] words = Utils.splitOptions(learner);
    String name = words[0];
    words[0] = "";
    OnlineClassifier trained = (OnlineClassifier) Utils.forName(OnlineClassifier.class, FACES + name, words);
    trained.buildClassifier(data);
    Set<String> names = new TreeSet<>();
    collect(trained.model().learner(), Collections.newSetFromMap(new IdentityHashMap<>()), names);
    return names;
  }

  private static Set<String> quoted(String cell) {
    return Pattern.compile("`(\\w+)`").matcher(cell).results().map(match -> match.group(1)).collect(Collectors.toCollection(TreeSet::new));
  }

  /** Each learner has the rule, the policies and the step sizes of its line, and none of another line. */
  @Test
  public void theTableOfLearnersIsWhatTheyAreMadeOf() throws Exception {
    String table = page().replaceFirst("(?s).*\\| learner \\| update rule \\|[^\n]*\n", "").replaceFirst("(?s)\n\n.*", "");
    Map<String, Set<String>> said = new TreeMap<>();
    Set<String> all = new TreeSet<>(List.of("Constant"));
    for (String line : table.lines().skip(1).toList()) {
      String[] cells = line.split(" ?\\| ?");
      Set<String> own = quoted(cells[2].replaceFirst(" of .*", "") + cells[3] + cells[4]);
      if (cells[4].startsWith("none")) {
        own.add("Constant"); // of length 1, as the page says below
      }
      said.put(cells[1], own);
      all.addAll(own);
    }
    assertEquals(LINES.keySet(), said.keySet());
    Instances data = Rows.rows(60, 2, 1);
    for (Map.Entry<String, Set<String>> line : said.entrySet()) {
      Set<String> found = new TreeSet<>();
      for (String learner : LINES.get(line.getKey())) {
        found.addAll(parts(learner, data));
      }
      found.retainAll(all);
      assertEquals(line.getKey(), line.getValue(), found);
    }
  }

  /** The losses that the table names. */
  @Test
  public void thePerceptronsHaveTheirLosses() throws Exception {
    Matcher named = Pattern.compile("(?m)^\\| ([^|]+) \\| `Gradient` of `(\\w+)`").matcher(page());
    Instances data = Rows.rows(60, 2, 1);
    int count = 0;
    for (; named.find(); count++) {
      for (String learner : LINES.get(named.group(1))) {
        assertTrue(learner, parts(learner, data).contains(named.group(2)));
      }
    }
    assertEquals(6, count);
    for (String learner : List.of("RBP", "Forgetron", "Projectron")) {
      assertTrue(learner, parts(learner, Rows.rows(60, 0, 1)).containsAll(List.of("EpsilonInsensitive", "Constant")));
    }
  }

  private static Class<?> face(String name) throws ClassNotFoundException {
    for (String place : List.of("", "avm.", "avm.options.")) {
      try {
        return Class.forName(FACES + place + name);
      } catch (ClassNotFoundException e) {
        // in another package
      }
    }
    throw new ClassNotFoundException(name);
  }

  /** The tree of the faces: what stands right of an arrow extends what stands left of it. */
  @Test
  public void theFacesExtendEachOther() throws Exception {
    Set<String> learners = new TreeSet<>();
    Matcher lines = Pattern.compile("(?m)^(\\w+) +← (.*)$").matcher(page());
    int count = 0;
    while (lines.find()) {
      for (String name : lines.group(2).split(", ")) {
        assertEquals(name, face(lines.group(1)), face(name).getSuperclass());
        count++;
        if (!Modifier.isAbstract(face(name).getModifiers())) {
          learners.add(name);
        }
      }
    }
    assertEquals("learners", 14, learners.size());
    assertTrue(count + " arrows", count > 20);
  }
}
