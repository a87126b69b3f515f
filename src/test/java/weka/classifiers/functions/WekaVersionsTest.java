package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.junit.Test;
import weka.gui.avm.InstalledWeka;

/** The zip is small, and every Weka that the package supports installs it, lists it and trains with it. */
public class WekaVersionsTest {
  private static final long MOST_BYTES = 3_000_000;
  /** Weka in a Java that says it is an older one: the JVM does not take this property from its command line. */
  private static final String OLDER_JAVA = """
      public class OlderJava {
        public static void main(String[] args) throws Exception {
          System.setProperty("java.specification.version", "16");
          weka.Run.main(args);
        }
      }
      """;

  private static void assertTrains(String version, String lib) throws Exception {
    assertTrue(version + " is not " + lib, lib.contains("-" + version + ".jar"));
    InstalledWeka weka = new InstalledWeka(lib);
    String listed = weka.run(List.of(), "weka.core.WekaPackageManager", "-offline", "-list-packages", "installed");
    assertTrue(version + "\n" + listed, listed.contains("approximationVectorMachines"));
    String data = Path.of(System.getProperty("avm.basedir"), "doc/data/svmguide1.arff").toString();
    String said = weka.run(List.of(), "weka.Run", ".AVM", "-t", data, "-no-cv", "-D", "0.2", "-L", "0.0001");
    assertTrue(version + "\n" + said, said.contains("Approximation Vector Machine for 2-valued class"));
    assertTrue(version + "\n" + said, said.contains("Correctly Classified Instances"));
    assertFalse(version + "\n" + said, said.contains("Exception"));

    Path older = Files.writeString(weka.home().resolve("OlderJava.java"), OLDER_JAVA);
    String skipped = weka.run(List.of(), older.toString(), ".AVM", "-h");
    assertTrue(version + "\n" + skipped, skipped.contains("'approximationVectorMachines' because JVM 16.0 is not > requested JVM 16.0"));
    assertTrue(version + "\n" + skipped, skipped.contains("Can't find scheme .AVM"));
  }

  /** What the guide says of weka.Run: it asks which learner a name means, and its exit status does not tell of errors. */
  @Test
  public void wekaAsksWhichLearnerAndEndsWithStatusZero() throws Exception {
    InstalledWeka weka = new InstalledWeka();
    String asked = weka.run(List.of(), "weka.Run", "SGD", "-h");
    for (String name : new String[] {"Select a scheme to run", ".functions.SGD\n", ".functions.KernelSGD\n", ".functions.BSGD\n"}) {
      assertTrue(asked, asked.contains(name));
    }
    String data = Path.of(System.getProperty("avm.basedir"), "doc/data/svmguide1.arff").toString();
    for (String[] bad : new String[][] {{data, "-D", "x"}, {"nothing.arff"}, {data, "-l", "nothing.model", "-T", data}, {data, "-c", "99"}}) {
      List<String> all = new ArrayList<>(List.of(".AVM", "-t"));
      all.addAll(List.of(bad));
      String said = weka.run(List.of(), "weka.Run", all.toArray(new String[0]));
      assertFalse(said, said.contains("Correctly Classified Instances"));
      assertEquals(all + "\n" + said, 0, weka.status());
    }
  }

  @Test
  public void weka386() throws Exception {
    assertTrains("3.8.6", System.getProperty("avm.lib.3.8.6"));
  }

  @Test
  public void weka387() throws Exception {
    assertTrains("3.8.7", System.getProperty("avm.lib"));
  }

  @Test
  public void weka396() throws Exception {
    assertTrains("3.9.6", System.getProperty("avm.lib.3.9.6"));
  }

  @Test
  public void theZipIsSmall() throws Exception {
    long bytes = Files.size(Path.of(System.getProperty("avm.zip")));
    assertTrue(bytes + " bytes", bytes < MOST_BYTES);
  }

  /** architecture.md and scale.md: the plugin is one jar, with the library and the Weka face, and nothing of Spark, MOA or the runners. */
  @Test
  public void theZipHasOneJar() throws Exception {
    try (ZipFile zip = new ZipFile(System.getProperty("avm.zip"))) {
      List<? extends ZipEntry> jars = zip.stream().filter(entry -> entry.getName().endsWith(".jar")).toList();
      assertEquals("" + jars, 1, jars.size());
      int classes = 0;
      try (ZipInputStream jar = new ZipInputStream(zip.getInputStream(jars.get(0)))) {
        for (ZipEntry entry = jar.getNextEntry(); entry != null; entry = jar.getNextEntry()) {
          if (entry.getName().endsWith(".class")) {
            assertTrue(entry.getName(), entry.getName().matches("(avm|weka)/.*"));
            assertFalse(entry.getName(), entry.getName().matches("avm/(spark|scale|moa|siege|bench|docs|experiments)/.*"));
            classes++;
          }
        }
      }
      assertTrue(classes + " classes", classes > 200);
    }
  }

  /** The guide as HTML, with a table of contents that leads to its sections; all that it and the README link to is there. */
  @Test
  public void theZipHasTheGuide() throws Exception {
    try (ZipFile zip = new ZipFile(System.getProperty("avm.zip"))) {
      for (String page : new String[] {"guide", "index"}) {
        String html = new String(zip.getInputStream(zip.getEntry("doc/html/" + page + ".html")).readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(html, html.contains("<nav><ul>\n<li><a href=\"#install"));
        Matcher links = Pattern.compile("(?:href|src)=\"([^\"]+)\"").matcher(html);
        while (links.find()) {
          String link = links.group(1);
          String file = Path.of("doc/html").resolve(link.replaceFirst("#.*", "")).normalize().toString();
          assertTrue(page + ": " + link, link.contains("://") || (link.startsWith("#") ? html.contains("id=\"" + link.substring(1) + "\"")
              : zip.getEntry(file) != null || zip.getEntry(file + "/") != null));
        }
      }
    }
  }
}
