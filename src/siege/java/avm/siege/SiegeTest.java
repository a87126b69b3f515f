package avm.siege;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** A short siege, the same every time, and every case that once broke a law. {@code ./antw siege} is the long one. */
public class SiegeTest {
  private static final int CASES = 40;
  private static final int[] ROWS = {150};

  @Rule
  public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void randomCases() throws IOException {
    Siege siege = new Siege(Path.of("build", "siege"));
    for (long seed = 1; seed <= CASES; seed++) {
      siege.attack(seed);
    }
    assertEquals("" + siege, List.of(), siege.failures());
    assertTrue("two laws in each case: " + siege, siege.toString().startsWith(2 * CASES + " laws held to"));
    String text = siege.text(List.of("one", "two"));
    assertTrue(text, text.contains(" " + CASES + " random cases, of which 0 broke a law"));
    assertTrue(text, text.contains("Quality: 120 data sets"));
    assertTrue(text, text.contains("Worse than the margin: 2.\n  * one\n  * two\n"));
  }

  /** A package's line is renewed by its report, and the lines of other packages stay. */
  @Test
  public void theTableOfChangesKeepsWhatIsNotMeasured() throws Exception {
    Path report = Files.createTempFile("mutations", ".xml");
    Files.writeString(report, "<mutations><mutation detected='true'><mutatedClass>avm.loss.Hinge</mutatedClass></mutation>"
        + "<mutation detected='false'><mutatedClass>avm.loss.Hinge$1</mutatedClass></mutation></mutations>");
    String kernel = "| kernel | 3 | 4 | 75% | abc | OneTest |";
    String table = MutationTable.table("| package | …\n" + kernel + "\n| loss | 9 | 9 | 100% | abc | |\n", report, "avm.learn.ATest,avm.BTest");
    Files.delete(report);
    List<String> lines = table.lines().toList();
    assertEquals(4, lines.size());
    assertEquals(kernel, lines.get(2));
    assertTrue(table, lines.get(3).matches("\\| loss \\| 1 \\| 2 \\| 50% \\| .*\\| ATest, BTest \\|"));
  }

  @Test
  public void casesThatOnceBrokeALaw() throws Exception {
    try (Stream<Path> files = Files.list(Path.of(System.getProperty("avm.basedir"), "src/siege/resources/cases"))) {
      List<Path> cases = files.filter(file -> file.toString().endsWith(".case")).sorted().toList();
      assertTrue(!cases.isEmpty());
      for (Path file : cases) {
        List<String> lines = Files.readAllLines(file);
        try {
          Laws.ALL.get(lines.get(0).replace("law ", "")).hold(Case.read(lines));
        } catch (Case.Refused e) {
          // it says why
        } catch (Exception | Error e) {
          throw new AssertionError(file.getFileName() + ": " + e, e);
        }
      }
    }
  }

  @Test
  public void aCaseIsWrittenAndRead() {
    for (long seed = 1; seed < 50; seed++) {
      String text = Cases.of(seed).write("sound");
      assertEquals(text, Case.read(text.lines().toList()).write("sound"));
    }
  }

  /** A law that three rows break: of the case, three rows and nothing else are written down. */
  @Test
  public void aCaseThatBreaksALawIsMadeSmaller() throws Exception {
    Siege siege = new Siege(folder.getRoot().toPath());
    Laws.Law sound = Laws.ALL.put("sound", each -> {
      if (each.rows().length >= 3) {
        throw new AssertionError("three rows");
      }
    });
    try {
      long seed = 1;
      while (Cases.of(seed).rows().length < 20 || Cases.of(seed).options().isEmpty()) {
        seed++;
      }
      siege.attack(seed);
      assertEquals(1, siege.failures().size());
      assertTrue(siege.failures().get(0), siege.failures().get(0).startsWith("seed " + seed + ", law sound: "));
      Case least = Case.read(Files.readAllLines(folder.getRoot().toPath().resolve("sound-" + seed + ".case")));
      assertEquals(3, least.rows().length);
      assertEquals(List.of(), least.options());
      assertEquals("the class alone", 1, least.kinds().length);
    } finally {
      Laws.ALL.put("sound", sound);
    }
  }

  /** What doc/reliability.md says of cases. */
  @Test
  public void casesAreOfEveryKind() {
    Set<Integer> rows = new TreeSet<>();
    Set<Integer> kinds = new TreeSet<>();
    TreeSet<Double> weights = new TreeSet<>();
    boolean missing = false;
    for (long seed = 1; seed < 20_000; seed++) {
      Case each = Cases.of(seed);
      rows.add(each.rows().length);
      Arrays.stream(each.kinds()).map(kind -> Math.min(kind, 1)).forEach(kinds::add);
      for (double[] row : each.rows()) {
        weights.add(row[0]);
        missing |= Arrays.stream(row).anyMatch(Double::isNaN);
      }
    }
    assertEquals("0 to 199", List.of(0, 199), List.of(Collections.min(rows), Collections.max(rows)));
    assertEquals("numeric, nominal and date", Set.of(Case.NUMERIC, Case.DATE, 1), kinds);
    assertEquals("0, and 1e-30 to 4e30", 0, weights.first(), 0);
    assertEquals(1, weights.higher(0.0) / 1e-30, 1e-9);
    assertEquals(1, weights.last() / 4e30, 1e-9);
    assertTrue(missing);
  }

  @Test
  public void noWorseThanThePlainestModels() throws Exception {
    assertEquals(List.of(), Quality.check(1, ROWS, n -> 3, System.out));
  }
}
