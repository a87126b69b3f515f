package avm.moa;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import avm.docs.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** What doc/moa.md says of the target that writes its table, with fewer rows. */
public class TableTest {
  private static final String ROWS = "300";

  @Rule
  public TemporaryFolder folder = new TemporaryFolder();

  private Path page;

  /** Measures AVM on some streams, and returns its line of the table. */
  private String run(String rows, String streams, boolean again) throws Exception {
    Table.main(new String[] {rows, "AVM", streams, "" + again, scores().toString(), page.toString()});
    return new Page(page).read("streams").lines().filter(line -> line.startsWith("| AVM ")).findFirst().orElseThrow();
  }

  private Path scores() {
    return folder.getRoot().toPath().resolve("scores");
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.list(scores())) {
      return all.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static String cell(String line, int column) {
    return line.split(" \\| ")[column];
  }

  /** A run that was stopped after its first stream: the score that it left is one that no learner could reach. */
  @Test
  public void continuesWhereItWas() throws Exception {
    page = Files.writeString(folder.newFile("page.md").toPath(), "# Page\n<!-- begin streams -->\n<!-- end streams -->\n");
    String first = run(ROWS, "SEA", false);
    assertEquals(List.of("SEA-AVM.txt"), files());
    assertEquals("not measured", cell(first, 1));
    new Score(Integer.parseInt(ROWS), 12.5, 9, 8, "commit 1234567").save(scores().resolve("SEA-AVM.txt"));

    String second = run(ROWS, "RBF,SEA", false);
    assertEquals(List.of("RBF-AVM.txt", "SEA-AVM.txt"), files());
    assertFalse(second, cell(second, 1).equals("not measured"));
    assertEquals("not measured again", "12.50, 9.000, 8.0 s", cell(second, 2));

    String anew = run(ROWS, "SEA", true);
    assertEquals("as before", cell(second, 1), cell(anew, 1));
    assertEquals("the first score, by the same rows", cell(first, 2).replaceFirst(", [\\d.]+ s", ""),
        cell(anew, 2).replaceFirst(", [\\d.]+ s", ""));

    assertEquals("of another number of rows", "not measured", cell(run("200", "SEA", false), 1));
  }
}
