package weka.classifiers.functions.avm.file;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.FileOutputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** Broken model files and files that are something else are refused, soon and with little memory. */
public class MutationsTest {
  @Rule
  public final TemporaryFolder folder = new TemporaryFolder();

  private static String model(String name) throws Exception {
    return Path.of(MutationsTest.class.getResource("/models/1/" + name).toURI()).toString();
  }

  @Test
  public void tenThousandMutationsOfAStreamAndOfABatch() throws Exception {
    Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx256m",
        "-cp", System.getProperty("java.class.path"), "-Dweka.packageManager.loadPackages=false",
        Mutations.class.getName(), "10000", model("race.model"), model("binary.model")).redirectErrorStream(true).start();
    assertTrue("hangs", process.waitFor(5, TimeUnit.MINUTES));
    String said = new String(process.getInputStream().readAllBytes());
    assertEquals(said, 0, process.exitValue());
    assertEquals(said, 2, said.split("10000 mutations, none silent", -1).length - 1);
  }

  /** Sets within sets, twice a level: reading it as Java would takes longer than anybody lives. */
  @Test(timeout = 1000)
  public void aBombInPlaceOfAModelIsRefused() throws Exception {
    Set<Object> root = new HashSet<>();
    Set<Object> one = root;
    Set<Object> other = new HashSet<>();
    for (int level = 0; level < 100; level++) {
      Set<Object> next = new HashSet<>();
      Set<Object> last = new HashSet<>();
      next.add("bomb");
      one.add(next);
      one.add(last);
      other.add(next);
      other.add(last);
      one = next;
      other = last;
    }
    String file = folder.newFile("bomb.model").getPath();
    try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream(file))) {
      out.writeObject(root);
    }
    try {
      ModelFile.check(new String[] {"-l", file});
    } catch (IllegalArgumentException e) {
      assertTrue(e.getMessage(), e.getMessage().contains("something else than a model"));
      return;
    }
    throw new AssertionError("not refused");
  }
}
