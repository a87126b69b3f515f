package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.core.SerializationHelper;
import weka.gui.avm.InstalledWeka;

/**
 * A file of two million rows, larger than the heap, is learned from the command line as a stream: the heap holds
 * neither the file nor the rows of it.
 */
public class AVMLargeFileTest {
  private static final int ROWS = 2_000_000;
  private static final int HEAP_MEGABYTES = 128;

  @Rule
  public final TemporaryFolder folder = new TemporaryFolder();

  /** A disc in a square, and two attributes that do not matter. */
  private Path write(String name, int rows, long seed) throws IOException {
    Path file = folder.getRoot().toPath().resolve(name);
    Random random = new Random(seed);
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      out.write("@relation disc\n@attribute x numeric\n@attribute y numeric\n@attribute u numeric\n"
          + "@attribute v numeric\n@attribute class {in,out}\n@data\n");
      for (int i = 0; i < rows; i++) {
        double x = random.nextDouble();
        double y = random.nextDouble();
        boolean in = (x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5) < 0.16;
        out.write(x + "," + y + "," + random.nextDouble() + "," + random.nextDouble() + (in ? ",in\n" : ",out\n"));
      }
    }
    return file;
  }

  @Test
  public void aFileLargerThanTheHeap() throws Exception {
    assumeTrue("needs the package's zip: run by ./antw test", InstalledWeka.isAvailable());
    Path train = write("train.arff", ROWS, 1);
    Path test = write("test.arff", 2000, 2);
    Path model = folder.getRoot().toPath().resolve("disc.model");
    assertTrue("the file is larger than the heap", Files.size(train) > HEAP_MEGABYTES << 20);

    // no statistics on the training file: they would need its predictions
    String said = new InstalledWeka().run(List.of("-Xmx" + HEAP_MEGABYTES + "m"), "weka.Run", ".AVM", "-M", "50", "-v",
        "-o", "-t", train.toString(), "-T", test.toString(), "-d", model.toString());
    assertTrue(said, said.contains("Error on test data"));
    double correct = Double.parseDouble(said.replaceAll("(?s).*Correctly Classified Instances\\s+\\d+\\s+([\\d.]+).*",
        "$1"));
    assertTrue(correct + " %", correct > 85);
    assertTrue("the model is small: " + Files.size(model), Files.size(model) < 100_000);
    AVM avm = (AVM) SerializationHelper.read(model.toString());
    assertEquals(ROWS, avm.getMeasure("measureSteps"), 0);
    assertTrue(avm.getMeasure("measureCorePoints") <= 50);
  }
}
