package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import avm.eval.Sketch;
import avm.eval.SketchText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.Evaluation;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SerializationHelper;
import weka.core.Utils;
import weka.gui.avm.Picture;
import weka.gui.avm.Pictures;

/**
 * Every learner of the field keeps the contract of all learners; copies and saved models are whole and go on as if
 * nothing had been; what it says of itself is true.
 */
@RunWith(Parameterized.class)
public class FacesContractTest extends LearnerContract {
  private final Face face;

  /** Makes the test of a learner. */
  public FacesContractTest(Face face) {
    this.face = face;
  }

  /** The learners. */
  @Parameterized.Parameters(name = "{0}")
  public static List<Object[]> faces() {
    return Face.parameters();
  }

  @Override
  OnlineClassifier learner(String options) throws Exception {
    return face.learner(options);
  }

  @Override
  int[] kinds() {
    return face.kinds();
  }

  @Override
  String[] options() {
    return new String[] {face.small() + "-W 40", face.lawful()};
  }

  @Override
  String[] seeded() {
    return new String[] {face.small(), face.small() + "-S 5"};
  }

  @Override
  String few(int classes) {
    return face.small();
  }

  @Test
  public void itLearns() throws Exception {
    for (int classes : kinds()) {
      Instances train = Rows.rows(600, classes, 1);
      Instances test = Rows.rows(300, classes, 2);
      for (OnlineClassifier model : List.of(Rows.batch(learner(""), train), Rows.stream(learner(""), train))) {
        Evaluation evaluation = new Evaluation(train);
        evaluation.evaluateModel(model, test);
        assertTrue(classes + ": " + evaluation.toSummaryString(),
            classes == 0 ? evaluation.correlationCoefficient() > 0.4 : evaluation.kappa() > 0.05);
      }
    }
  }

  @Test
  public void aCopyIsTheSameAndItsOwn() throws Exception {
    for (int classes : kinds()) {
      Instances data = Rows.withMissing(Rows.rows(120, classes, 3), 9);
      for (String options : options()) {
        OnlineClassifier model = learner(options);
        model.buildClassifier(new Instances(data, 0));
        Rows.update(model, data, 0, 80);
        double[][] before = Rows.predictions(model, data);
        OnlineClassifier copy = (OnlineClassifier) AbstractClassifier.makeCopy(model);
        Rows.assertSame(options, model, copy, data);
        Rows.update(copy, data, 80, 120);
        Rows.assertSame(options + ", the copy learned", before, Rows.predictions(model, data));
        Rows.update(model, data, 80, 120);
        Rows.assertSame(options + ", both learned", model, copy, data);
      }
    }
  }

  @Test
  public void aStreamInPiecesIsAStreamInOne() throws Exception {
    for (int classes : kinds()) {
      Instances data = Rows.rows(160, classes, 3);
      for (String options : options()) {
        OnlineClassifier model = learner(options);
        model.buildClassifier(new Instances(data, 0));
        for (int k = 0; k < 160; k += 20) {
          Rows.update(model, data, k, k + 20);
          if (k < 140) {
            model.batchFinished();
          }
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          SerializationHelper.write(bytes, model);
          model = (OnlineClassifier) SerializationHelper.read(new ByteArrayInputStream(bytes.toByteArray()));
        }
        Rows.assertSame(options, Rows.stream(learner(options), data), model, data);
      }
    }
  }

  @Test
  public void sparseRowsAreTheSame() throws Exception {
    for (int classes : kinds()) {
      Instances data = Rows.rows(120, classes, 3);
      Instances sparse = Rows.sparse(data);
      for (String options : options()) {
        OnlineClassifier model = Rows.stream(learner(options), data);
        Rows.assertSame(options, model, Rows.stream(learner(options), sparse), sparse);
        Rows.assertSame(options, Rows.predictions(model, data), model.distributionsForInstances(sparse));
      }
    }
  }

  @Test
  public void aBatchIsAStreamWhereNothingIsLeftToUs() throws Exception {
    for (int classes : kinds()) {
      Instances data = Rows.rows(150, classes, 3);
      Rows.assertSame("law", Rows.predictions(Rows.batch(learner(face.lawful()), data), data),
          Rows.predictions(Rows.stream(learner(face.lawful()), data), data));
    }
  }

  @Test
  public void theScaleOfWeightsSaysNothing() throws Exception {
    for (int classes : kinds()) {
      Instances data = Rows.rows(150, classes, 3);
      for (int i = 0; i < 150; i += 3) {
        data.instance(i).setWeight(2);
      }
      Instances heavy = new Instances(data);
      for (Instance row : heavy) {
        row.setWeight(1024 * row.weight());
      }
      Rows.assertSame("batch", Rows.predictions(Rows.batch(learner(face.small()), data), data),
          Rows.predictions(Rows.batch(learner(face.small()), heavy), data));
      String stream = face.small() + "-W 40";
      Rows.assertSame("stream", Rows.predictions(Rows.stream(learner(stream), data), data),
          Rows.predictions(Rows.stream(learner(stream), heavy), data));
    }
  }

  @Test
  public void badRowsAreNamedAndChangeNothing() throws Exception {
    Instances data = Rows.rows(60, 2, 3);
    OnlineClassifier model = Rows.stream(learner(face.small() + "-W 20"), data);
    String before = model.toString();
    Instance infinite = Rows.row(data, Double.POSITIVE_INFINITY, 0, 1, 0, 0);
    Rows.assertMessage(() -> model.updateClassifier(infinite), "'x'", "Infinity");
    Rows.assertMessage(() -> model.distributionForInstance(infinite), "'x'", "Infinity");
    Instance unknown = Rows.row(data, 0, 0, 1, 7, 0);
    Rows.assertMessage(() -> model.updateClassifier(unknown), "'colour'", "red");
    Instance heavy = Rows.row(data, 0, 0, 1, 0, 0);
    heavy.setWeight(-1);
    Rows.assertMessage(() -> model.updateClassifier(heavy), "weight", "-1");
    assertEquals(before, model.toString());
    Rows.assertMessage(() -> learner("").distributionForInstance(infinite), face.toString(), "no model yet");
  }

  @Test
  public void aClassThatItIsNotForIsRefused() throws Exception {
    for (int classes : new int[] {4, 0}) {
      if (Arrays.stream(kinds()).noneMatch(kind -> kind == classes)) {
        Rows.assertMessage(() -> learner("").buildClassifier(Rows.rows(20, classes, 1)), face.toString(),
            classes == 0 ? "numeric class" : "multi-valued nominal class");
      }
    }
  }

  @Test
  public void itsPageIsTrue() throws Exception {
    for (int classes : kinds()) {
      Instances data = Rows.rows(200, classes, 3);
      OnlineClassifier model = Rows.batch(learner(face.small()), data);
      String page = model.toString();
      for (String word : new String[] {"delta", "Cell", "core point", "NaN", "Infinity", "best on"}) {
        assertFalse(word + " is in " + page, page.contains(word));
      }
      assertTrue(page, page.contains("200 steps") && page.contains("This configuration gives the model again"));
      String again = Utils.joinOptions(model.again(model.model()));
      assertTrue(page, page.contains(again));
      Rows.assertSame(again, Rows.predictions(model, data), Rows.predictions(Rows.batch(learner(again), data), data));
      OnlineClassifier stream = Rows.stream(learner(face.small() + "-W 40"), data);
      again = Utils.joinOptions(stream.again(stream.model()));
      Rows.assertSame(again, Rows.predictions(stream, data), Rows.predictions(Rows.stream(learner(again), data), data));
    }
  }

  @Test
  public void itsMeasuresAreNumbers() throws Exception {
    List<String> names = Collections.list(learner("").enumerateMeasures());
    assertTrue(names + "", names.containsAll(List.of("measureSteps", "measureModelBytes")));
    assertFalse(names + "", names.contains("measureDelta"));
    OnlineClassifier model = Rows.batch(learner(face.small()), Rows.rows(80, 2, 1));
    for (String name : names) {
      assertEquals(name + " before build", 0, learner("").getMeasure(name), 0);
      assertTrue(name + " " + model.getMeasure(name), model.getMeasure(name) > 0);
    }
    Rows.assertMessage(() -> model.getMeasure("measureDelta"), "measureDelta", face.toString(), "measureSteps");
  }

  @Test
  public void itsPicturesAreDrawn() throws Exception {
    for (int classes : kinds()) {
      Instances data = Rows.rows(100, classes, 3);
      OnlineClassifier model = Rows.batch(learner(face.small()), data);
      Sketch sketch = SketchText.read(model.graph());
      assertEquals(face.toString(), sketch.learner());
      assertFalse(sketch.facts(), sketch.facts().contains("\u03b4"));
      assertEquals(!sketch.cores().isEmpty(), Pictures.of(model, data).containsKey("Coverage map"));
      for (Picture picture : Pictures.of(model, data).values()) {
        assertTrue(picture.image().getWidth() > 100);
      }
    }
  }

  @Test
  public void itsIntervalsHoldWhatTheyPromise() throws Exception {
    if (Arrays.stream(kinds()).anyMatch(classes -> classes == 0)) {
      OnlineClassifier model = Rows.batch(learner(""), Rows.rows(400, 0, 1));
      int held = 0;
      for (Instance row : Rows.rows(300, 0, 2)) {
        double[] interval = model.predictIntervals(row, 0.9)[0];
        held += interval[0] <= row.classValue() && row.classValue() <= interval[1] ? 1 : 0;
      }
      assertTrue(held + " of 300", held > 225);
    }
  }
}
