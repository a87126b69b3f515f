package avm.siege;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.Test;

/** A short siege, the same every time, and every case that once broke a law. {@code ./antw siege} is the long one. */
public class SiegeTest {
  private static final int CASES = 40;
  private static final int[] ROWS = {150};

  @Test
  public void randomCases() throws IOException {
    Siege siege = new Siege(Path.of("build", "siege"));
    for (long seed = 1; seed <= CASES; seed++) {
      siege.attack(seed);
    }
    assertEquals("" + siege, List.of(), siege.failures());
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

  @Test
  public void noWorseThanThePlainestModels() throws Exception {
    assertEquals(List.of(), Quality.check(1, ROWS, 3, System.out));
  }
}
