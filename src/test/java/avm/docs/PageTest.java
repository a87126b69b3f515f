package avm.docs;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** A target writes its own part of a page, and nothing else of it. */
public class PageTest {
  private static final String BEFORE = "one\n<!-- begin a -->\nold\n<!-- end a -->\n<!-- begin b -->\nold\n<!-- end b -->\n";

  @Rule
  public final TemporaryFolder folder = new TemporaryFolder();
  private Path file;

  @Before
  public void make() throws IOException {
    file = folder.newFile("page.md").toPath();
    Files.writeString(file, BEFORE);
  }

  @Test
  public void aSectionIsWrittenAndTheRestStays() throws IOException {
    new Page(file).write("b", "\nnew $1\n\n");
    assertEquals(BEFORE.replace("old\n<!-- end b", "new $1\n<!-- end b"), Files.readString(file));
    assertEquals("new $1\n", new Page(file).read("b"));
  }

  @Test
  public void aSmallRunLeavesThePageAlone() throws IOException {
    new Page(file).write("a", "new", 29.9, 30);
    assertEquals(BEFORE, Files.readString(file));
    new Page(file).write("a", "new", 30, 30);
    assertEquals("new\n", new Page(file).read("a"));
  }

  @Test
  public void aPageWithoutTheSectionIsRefused() throws IOException {
    assertThrows(IOException.class, () -> new Page(file).write("c", "new"));
    assertEquals(BEFORE, Files.readString(file));
  }

  /** What doc/reliability.md and its neighbours need to be written. */
  @Test
  public void thePagesHaveTheirSections() throws IOException {
    String[][] sections = {{"reliability.md", "siege", "soak", "mutation"}, {"scale.md", "merged", "cluster", "spark"}, {"moa.md", "streams"}};
    for (String[] page : sections) {
      for (int s = 1; s < page.length; s++) {
        assertEquals(page[s], false, new Page(Path.of(System.getProperty("avm.basedir"), "doc", page[0])).read(page[s]).isBlank());
      }
    }
  }
}
