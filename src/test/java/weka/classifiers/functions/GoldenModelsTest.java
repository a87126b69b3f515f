package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.Test;
import weka.classifiers.functions.avm.file.ModelFile;
import weka.core.Instances;
import weka.core.SerializationHelper;

/** Models that were saved by this version's format go on being read, and say what they said. */
public class GoldenModelsTest {

  private static Path file(String name) throws Exception {
    URL resource = GoldenModelsTest.class.getResource("/models/" + name);
    assertTrue(name + " is not among the resources", resource != null);
    return Path.of(resource.toURI());
  }

  private static AVM read(String name) throws Exception {
    return (AVM) SerializationHelper.read(file(name).toString());
  }

  @Test
  public void eachSaysWhatItSaid() throws Exception {
    for (String kind : GoldenModels.kinds()) {
      ModelFile.check(new String[] {"-l", file("1/" + kind + ".model").toString()});
      double[][] actual = Rows.predictions(read("1/" + kind + ".model"), GoldenModels.asked(kind));
      List<String> expected = Files.readAllLines(file("1/" + kind + ".txt"));
      assertEquals(expected.size(), actual.length);
      for (int i = 0; i < actual.length; i++) {
        String[] numbers = expected.get(i).split(" ");
        assertEquals(numbers.length, actual[i].length);
        for (int c = 0; c < numbers.length; c++) {
          double said = Double.parseDouble(numbers[c]);
          assertEquals(kind + ", row " + i, said, actual[i][c], 1e-12 * Math.max(1, Math.abs(said)));
        }
      }
    }
  }

  /** They are of the kinds that they are named after, and go on learning. */
  @Test
  public void eachIsOfItsKindAndGoesOn() throws Exception {
    assertTrue(read("1/single.model").model().learner().cores().isSingle());
    assertTrue(read("1/limit.model").toString(), read("1/limit.model").toString().contains("doubled"));
    assertTrue(read("1/warm-up.model").toString().contains("90 rows kept"));
    assertTrue(read("1/experts.model").toString().contains("pooled by how well they do"));
    assertTrue(read("1/binary.model").toString().contains("all rows together"));
    for (String kind : GoldenModels.kinds()) {
      AVM model = read("1/" + kind + ".model");
      double before = model.getMeasure("measureSteps");
      Instances rows = GoldenModels.asked(kind);
      Rows.update(model, rows, 0, rows.numInstances());
      assertEquals(kind, before + rows.numInstances(), model.getMeasure("measureSteps"), 0);
    }
  }

  /** Before there was a format, a file was a dump of private fields, which are others now. */
  @Test
  public void aModelOfVersion010IsRefusedAndToldWhatToDo() throws Exception {
    for (String name : new String[] {"0.1.0-batch.model", "0.1.0-stream.model"}) {
      Rows.assertMessage(() -> read(name), "saved by version 0.1.0", "train the model again");
      String path = file(name).toString();
      Rows.assertMessage(() -> ModelFile.check(new String[] {"-l", path}), path, "version 0.1.0", "train the model again");
    }
  }
}
