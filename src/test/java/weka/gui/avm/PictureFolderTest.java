package weka.gui.avm;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.functions.AVM;
import weka.classifiers.functions.FOGD;
import weka.classifiers.functions.RBP;
import weka.classifiers.functions.avm.OnlineClassifier;

/** Option -pictures of the command line. */
public class PictureFolderTest {
  private static final List<String> ALL = List.of("coverage-map", "distances", "learning-curve", "reliability", "trade-off");

  @Rule
  public TemporaryFolder folder = new TemporaryFolder();

  /** A file of rows; the class, first, is nominal or a number. */
  private Path file(boolean nominal) throws Exception {
    StringBuilder text = new StringBuilder("@relation rings\n@attribute c " + (nominal ? "{in,out}" : "numeric")
        + "\n@attribute x numeric\n@attribute y numeric\n@data\n");
    for (int i = 0; i < 150; i++) {
      double x = i * 37 % 150 / 75.0 - 1;
      double y = i * 91 % 149 / 75.0 - 1;
      double r = Math.hypot(x, y);
      text.append(nominal ? r < 0.7 ? "in" : "out" : "" + r).append(',').append(x).append(',').append(y).append('\n');
    }
    return Files.writeString(folder.newFolder().toPath().resolve("rings.arff"), text);
  }

  /** What a command line says on the error stream. */
  private String run(OnlineClassifier learner, String... options) throws Exception {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    System.setOut(new PrintStream(new ByteArrayOutputStream()));
    System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
    try {
      learner.run(learner, options);
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    return said.toString(StandardCharsets.UTF_8);
  }

  private static void assertPictures(List<String> names, Path in) throws Exception {
    TreeSet<String> expected = new TreeSet<>();
    names.forEach(name -> expected.addAll(List.of(name + ".png", name + ".svg")));
    TreeSet<String> found = new TreeSet<>();
    try (Stream<Path> files = Files.list(in)) {
      files.forEach(file -> found.add(file.getFileName().toString()));
    }
    assertEquals(expected, found);
    for (String name : names) {
      assertEquals(name, Picture.WIDTH, ImageIO.read(in.resolve(name + ".png").toFile()).getWidth());
      assertTrue(name, Files.readString(in.resolve(name + ".svg")).endsWith("</svg>\n"));
    }
  }

  @Test
  public void streamsAndBatchesOfBothKindsOfClass() throws Exception {
    for (boolean nominal : new boolean[] {true, false}) {
      String data = file(nominal).toString();
      for (String batch : nominal ? List.of("-v", "-force-batch-training") : List.of("-force-batch-training")) {
        Path pictures = folder.newFolder().toPath().resolve("new").resolve("folder");
        String said = run(new AVM(), "-t", data, "-c", "first", "-no-cv", batch, "-metric", "none", "-pictures",
            pictures.toString());
        assertTrue(said, said.contains("Pictures in " + pictures + ": coverage-map.svg"));
        assertPictures(ALL, pictures);
        assertTrue(Files.readString(pictures.resolve("reliability.svg")).contains("rows held out of a sample: 50 rows"));
      }
    }
  }

  /** How much attributes count is a picture where they do not count alike. */
  @Test
  public void attributesThatCount() throws Exception {
    Path pictures = folder.newFolder().toPath();
    run(new AVM(), "-t", file(true).toString(), "-c", "first", "-no-cv", "-force-batch-training", "-metric", "1,3",
        "-pictures", pictures.toString());
    assertTrue(Files.readString(pictures.resolve("attributes.svg")).contains("0.9"));
    assertTrue(Files.exists(pictures.resolve("attributes.png")));
  }

  @Test
  public void otherLearnersHaveThoseThatApply() throws Exception {
    String data = file(true).toString();
    Path some = folder.newFolder().toPath();
    run(new RBP(), "-t", data, "-c", "1", "-no-cv", "-B", "20", "-pictures", some.toString());
    assertPictures(ALL.subList(0, 4), some);
    Path few = folder.newFolder().toPath();
    run(new FOGD(), "-t", data, "-c", "1", "-no-cv", "-pictures", few.toString());
    assertPictures(List.of("distances", "learning-curve", "reliability"), few);
  }

  /** The model that goes on is the one that is drawn, and the test rows are those that are predicted. */
  @Test
  public void aLoadedModelGoesOn() throws Exception {
    String data = file(true).toString();
    String model = folder.getRoot().toPath().resolve("some.model").toString();
    run(new AVM(), "-t", data, "-c", "first", "-no-cv", "-metric", "none", "-d", model);
    Path pictures = folder.newFolder().toPath();
    run(new AVM(), "-l", model, "-t", data, "-T", data, "-c", "first", "-pictures", pictures.toString());
    assertPictures(ALL, pictures);
    assertTrue(Files.readString(pictures.resolve("learning-curve.svg")).contains("300 rows"));
    assertTrue(Files.readString(pictures.resolve("reliability.svg")).contains("test rows: 150 rows"));
    Path loaded = folder.newFolder().toPath();
    run(new AVM(), "-l", model, "-T", data, "-c", "first", "-pictures", loaded.toString());
    assertTrue(Files.readString(loaded.resolve("learning-curve.svg")).contains("150 rows"));
  }

  @Test
  public void whatIsWrongIsSaid() throws Exception {
    assertTrue(run(new AVM(), "-t", "x.arff", "-pictures").contains("option -pictures: the folder is missing"));
    Path pictures = folder.getRoot().toPath().resolve("none");
    assertTrue(run(new AVM(), "-t", "x.arff", "-pictures", pictures.toString()).contains("option -pictures: there is no model"));
    assertFalse(Files.exists(pictures));
    String said = run(new AVM(), "-t", file(true).toString(), "-c", "first", "-no-cv", "-pictures", file(true).toString());
    assertTrue(said, said.contains("option -pictures: "));
  }
}
