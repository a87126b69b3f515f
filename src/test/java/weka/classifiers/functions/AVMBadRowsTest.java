package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/**
 * A bad row is refused with a message that says what is wrong and what is right, and a row that teaches nothing is
 * passed over. Either way it leaves no trace: what the model predicts and says of itself stays the same, and it goes on
 * learning as if the row had never come, in every phase of a stream (31 rows: the row would be the 32nd, at which the
 * warm-up is fitted anew).
 */
public class AVMBadRowsTest {
  private static final String[] OPTIONS = {Rows.GIVEN, Rows.GIVEN + "-W 20", Rows.LAW};
  private static final int[] PHASES = {1, 31, 40};

  /** What is done to a good row to make it bad. */
  private interface Spoil {
    void spoil(Instance row);
  }

  /** A row leaves no trace in a stream; with parts of a message it is refused. */
  private static void assertNoTrace(int classes, String options, Spoil spoil, String... parts) throws Exception {
    Instances data = Rows.rows(60, classes, 5);
    for (int rows : PHASES) {
      Instances first = new Instances(data, 0, rows);
      AVM avm = Rows.stream(options, first);
      AVM never = Rows.stream(options, first);
      Instance bad = new DenseInstance(data.instance(50));
      bad.setDataset(data);
      spoil.spoil(bad);
      if (parts.length == 0) {
        avm.updateClassifier(bad);
      } else {
        Rows.assertMessage(() -> avm.updateClassifier(bad), parts);
      }
      Rows.assertSame(options + " after " + rows, never, avm, data);
      Rows.update(avm, data, rows, 60);
      Rows.update(never, data, rows, 60);
      Rows.assertSame(options + " and going on", never, avm, data);
    }
  }

  /** As above, and a batch with the row is refused, naming its number, or equals the batch without it. */
  private static void assertNoTrace(Spoil spoil, String... parts) throws Exception {
    for (int classes : new int[] {2, 4, 0}) {
      for (String options : OPTIONS) {
        assertNoTrace(classes, options, spoil, parts);
        Instances data = Rows.rows(30, classes, 5);
        AVM without = Rows.batch(options, data);
        Instances with = new Instances(data);
        with.add(data.instance(3));
        spoil.spoil(with.instance(30));
        AVM avm = Rows.batch(options, data);
        if (parts.length == 0) {
          avm.buildClassifier(with);
        } else {
          Rows.assertMessage(() -> avm.buildClassifier(with), parts);
          Rows.assertMessage(() -> avm.buildClassifier(with), "row 31: ");
        }
        Rows.assertSame("batch", without, avm, data);
      }
    }
  }

  @Test
  public void infiniteAttribute() throws Exception {
    assertNoTrace(row -> row.setValue(0, Double.POSITIVE_INFINITY), "attribute 'x' is Infinity", "must be");
    assertNoTrace(row -> row.setValue(1, Double.NEGATIVE_INFINITY), "attribute 'y' is -Infinity", "must be");
    assertNoTrace(2, "", row -> row.setValue(0, Double.POSITIVE_INFINITY), "attribute 'x' is Infinity");
  }

  @Test
  public void attributeTooLargeToBeSquared() throws Exception {
    assertNoTrace(row -> row.setValue(0, 1e200), "'x'", "1.0E200", "must be");
  }

  /** A number that is fine in itself, but astronomical on the scale of the rows so far. */
  @Test
  public void attributeFarOutsideItsScale() throws Exception {
    Instances data = Rows.rows(60, 2, 5);
    for (Instance row : data) {
      row.setValue(0, row.value(0) * 1e-30);
    }
    for (String options : new String[] {Rows.GIVEN, Rows.GIVEN + "-W 20"}) {
      AVM avm = Rows.stream(options, new Instances(data, 0, 40));
      Instance far = Rows.row(data, 1e140, 0, 0, 0, 0);
      assertEquals(1, Utils.sum(avm.distributionForInstance(far)), 1e-9);
      avm.updateClassifier(far);
      Rows.update(avm, data, 40, 60);
      for (double[] p : Rows.predictions(avm, data)) {
        assertEquals(1, p[0] + p[1], 1e-9);
      }
    }
  }

  @Test
  public void infiniteOrHugeTarget() throws Exception {
    for (String options : OPTIONS) {
      assertNoTrace(0, options, row -> row.setClassValue(Double.POSITIVE_INFINITY), "'target' is Infinity", "must be");
      assertNoTrace(0, options, row -> row.setClassValue(-1e200), "'target' is -1.0E200", "must be");
    }
  }

  @Test
  public void nanIsMissing() throws Exception {
    Instances data = Rows.rows(60, 2, 5);
    Instances nan = new Instances(data);
    Instances missing = new Instances(data);
    for (int i = 0; i < 60; i += 7) {
      nan.instance(i).setValue(i % 2 == 0 ? 0 : 3, Double.NaN);
      missing.instance(i).setMissing(i % 2 == 0 ? 0 : 3);
    }
    Rows.assertSame("stream", Rows.stream("", missing), Rows.stream("", nan), nan);
    Rows.assertSame("batch", Rows.batch("", missing), Rows.batch("", nan), nan);
    for (double[] p : Rows.predictions(Rows.batch("", nan), nan)) {
      assertEquals(1, p[0] + p[1], 1e-9);
    }
  }

  @Test
  public void missingClassIsNoStep() throws Exception {
    assertNoTrace(Instance::setClassMissing);
    assertNoTrace(row -> row.setClassValue(Double.NaN));
  }

  @Test
  public void zeroWeightIsNoStep() throws Exception {
    assertNoTrace(row -> row.setWeight(0));
  }

  @Test
  public void badWeight() throws Exception {
    assertNoTrace(row -> row.setWeight(-1), "weight is -1.0", "must be 0 or a number from 1.0E-150 to 1.0E150");
    assertNoTrace(row -> row.setWeight(Double.NaN), "weight is NaN", "must be 0 or a number from 1.0E-150 to 1.0E150");
    assertNoTrace(row -> row.setWeight(Double.POSITIVE_INFINITY), "weight is Infinity", "must be 0 or a number from 1.0E-150 to 1.0E150");
  }

  @Test
  public void unseenNominalValue() throws Exception {
    assertNoTrace(row -> row.setValue(3, 3), "attribute 'colour'", "3", "red, green, blue");
    assertNoTrace(row -> row.setValue(3, -1), "attribute 'colour'", "-1", "red, green, blue");
    assertNoTrace(row -> row.setValue(3, 0.5), "attribute 'colour'", "0.5", "red, green, blue");
    for (String options : OPTIONS) {
      assertNoTrace(2, options, row -> row.setClassValue(2), "'target'", "2", "class0, class1");
    }
  }

  @Test
  public void predictionRefusesTheSame() throws Exception {
    Instances data = Rows.rows(60, 2, 5);
    AVM avm = Rows.batch("", data);
    double[][] before = Rows.predictions(avm, data);
    Rows.assertMessage(() -> avm.distributionForInstance(Rows.row(data, 1.0 / 0, 0, 0, 0, 0)), "'x' is Infinity");
    Rows.assertMessage(() -> avm.classifyInstance(Rows.row(data, 0, 0, 0, 7, 0)), "'colour'", "red, green, blue");
    avm.distributionForInstance(Rows.row(data, 0, 0, Double.NaN, 1, 1));
    avm.distributionForInstance(Rows.row(data, Double.NaN, Double.NaN, 0, Double.NaN, Double.NaN));
    Rows.assertSame("predicting changes nothing", before, Rows.predictions(avm, data));
  }

  @Test
  public void anotherHeader() throws Exception {
    Instances data = Rows.rows(60, 2, 5);
    Instances other = new Instances(data);
    other.renameAttribute(0, "z");
    Instances values = Rows.rows(10, 3, 5);
    Instances classLast = new Instances(data);
    classLast.setClassIndex(4);
    Instances noClass = new Instances(data);
    noClass.setClassIndex(-1);
    String wanted = "The model was built for relation 'rows2'";
    for (AVM avm : List.of(Rows.batch("", data), Rows.stream("", data), Rows.stream(Rows.LAW, data))) {
      double[][] before = Rows.predictions(avm, data);
      assertBothRefuse(avm, other.instance(0), "another header", "x", "z", wanted);
      assertBothRefuse(avm, values.instance(0), "another header", "position 3", wanted);
      assertBothRefuse(avm, classLast.instance(0), "another header", "lass index", wanted);
      assertBothRefuse(avm, noClass.instance(0), "another header", "lass index", wanted);
      assertBothRefuse(avm, new DenseInstance(1, new double[] {1, 2, 0}), "3 attributes", "built for 5");
      Rows.assertSame("the model stays as it was", before, Rows.predictions(avm, data));
      avm.updateClassifier(data.instance(1));
    }
  }

  private static void assertBothRefuse(AVM avm, Instance row, String... parts) {
    Rows.assertMessage(() -> avm.updateClassifier(row), parts);
    Rows.assertMessage(() -> avm.distributionForInstance(row), parts);
  }

  @Test
  public void rowsWithoutAHeaderAreTaken() throws Exception {
    Instances data = Rows.rows(60, 2, 5);
    AVM avm = Rows.avm("");
    avm.buildClassifier(new Instances(data, 0));
    for (Instance row : data) {
      avm.updateClassifier(new DenseInstance(1, row.toDoubleArray()));
    }
    Rows.assertSame("with or without", Rows.stream("", data), avm, data);
    assertTrue(Utils.sum(avm.distributionForInstance(new DenseInstance(1, new double[5]))) > 0.99);
  }

  @Test
  public void attributeTypesThatCannotBeLearned() {
    Instances strings = Rows.rows(5, 2, 5);
    strings.insertAttributeAt(new Attribute("words", (List<String>) null), 0);
    Rows.assertMessage(() -> Rows.batch("", strings), "AVM", "string attributes");
  }
}
