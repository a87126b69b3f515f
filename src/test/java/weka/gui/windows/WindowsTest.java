package weka.gui.windows;

import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.BeforeClass;
import org.junit.Test;
import weka.gui.avm.InstalledWeka;

/**
 * The real Explorer and KnowledgeFlow, with the package installed from its zip, each in a process of its own.
 * Screenshots go into build/gui. {@code ./antw gui-test} runs this on a screen that nobody sees.
 */
public class WindowsTest {
  private static final Path BASE = Path.of(System.getProperty("avm.basedir", ".")).toAbsolutePath();
  private static final Path PICTURES = BASE.resolve("build/gui");

  private static InstalledWeka weka;

  @BeforeClass
  public static void install() throws Exception {
    assumeTrue("no X server here (DISPLAY is not set): ./antw gui-test runs the window tests under Xvfb",
        System.getenv("DISPLAY") != null && !System.getenv("DISPLAY").isEmpty());
    assumeTrue("needs the package's zip: run by ./antw test or ./antw gui-test", InstalledWeka.isAvailable());
    weka = new InstalledWeka();
  }

  private static void drive(String main, List<String> pictures, String... arguments) throws Exception {
    for (String picture : pictures) {
      Files.deleteIfExists(PICTURES.resolve(picture + ".png"));
    }
    String said = weka.runWindows(main, arguments);
    assertTrue(said, said.contains("Drive: done"));
    for (String picture : pictures) {
      assertTrue(picture + ": " + said, Files.size(PICTURES.resolve(picture + ".png")) > 2000);
    }
  }

  @Test
  public void explorer() throws Exception {
    drive("weka.gui.explorer.ExplorerDrive", List.of("explorer-choose", "explorer-options", "explorer-more",
        "explorer-result", "explorer-menu", "coverage-map", "coverage-map-axes", "coverage-map-zoomed", "learning-curve", "distances",
        "reliability", "trade-off-progress", "trade-off",
        "explorer-reevaluated", "explorer-continued", "explorer-progress"),
        BASE.resolve("doc/data/svmguide1.arff").toString(), PICTURES.toString());
  }

  /** The README's picture, as the command line draws it; that needs no window. */
  @Test
  public void commandLine() throws Exception {
    Path folder = Files.createDirectories(PICTURES.resolve("iris"));
    String iris = BASE.resolve("doc/data/iris-petals.arff").toString();
    String said = weka.run(List.of(), "weka.Run", ".AVM", "-t", iris, "-force-batch-training", "-no-cv", "-D", "0.25", "-G", "4",
        "-N", "normalise", "-pictures", folder.toString());
    assertTrue(said, said.contains("Core points (M_T)      13 cells"));
    assertTrue(said, said.contains("Pictures in " + folder + ": coverage-map.svg, coverage-map.png"));
    Png.write(ImageIO.read(folder.resolve("coverage-map.png").toFile()), PICTURES.resolve("iris-map.png").toFile());
  }

  /** README: Tools, Package manager, File/URL, the zip, OK; in a Weka that has no package yet. */
  @Test
  public void packageManager() throws Exception {
    Path home = Files.createTempDirectory(BASE.resolve("build"), "fresh");
    drive("weka.gui.windows.PackageDrive", List.of(), System.getProperty("avm.zip"), home.toString());
  }

  @Test
  public void options() throws Exception {
    drive("weka.gui.explorer.OptionsDrive", List.of("explorer-options", "explorer-expert"), PICTURES.toString());
  }

  @Test
  public void knowledgeFlow() throws Exception {
    drive("weka.gui.knowledgeflow.KnowledgeFlowDrive", List.of("flow-stream", "flow-stream-chart",
        "flow-stream-avmplotter", "flow-save", "flow-resume", "flow-compare", "flow-compare-chart",
        "flow-cross-validation", "flow-cross-validation-avmplotter"), PICTURES.toString());
  }
}
