package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;

/**
 * Data with nothing in them to learn, and a learner that has not been built: each gives a sane answer or a message that
 * says what to do.
 */
public class AVMBadDataTest {

  @Test
  public void noRows() throws Exception {
    for (String options : new String[] {"", Rows.LAW}) {
      Instances empty = Rows.header(4);
      AVM avm = Rows.batch(options, empty);
      Instance row = Rows.row(empty, 1, 1, 0, 1, 0);
      assertArrayEquals(new double[] {0.25, 0.25, 0.25, 0.25}, avm.distributionForInstance(row), 0);
      avm.batchFinished();
      assertTrue(avm.toString(), avm.toString().length() > 20);
      assertEquals(0, avm.getMeasure("measureSteps"), 0);
      Instances rows = Rows.rows(30, 4, 1);
      Rows.update(avm, rows, 0, 30);
      Rows.assertSame("a stream can follow", Rows.stream(options, rows), avm, rows);
      AVM number = Rows.batch(options, Rows.header(0));
      Instance one = Rows.row(Rows.header(0), 1, 1, 0, 1, 0);
      assertEquals(0, number.classifyInstance(one), 0);
      assertEquals(1, number.predictIntervals(one, 0.9).length);
    }
  }

  @Test
  public void onlyRowsThatTeachNothing() throws Exception {
    Instances data = Rows.rows(10, 2, 1);
    for (Instance row : data) {
      row.setClassMissing();
    }
    AVM avm = Rows.batch("", data);
    assertArrayEquals(new double[] {0.5, 0.5}, avm.distributionForInstance(data.instance(0)), 0);
    Instances good = Rows.rows(30, 2, 1);
    Rows.update(avm, good, 0, 30);
    Rows.assertSame("a stream can follow", Rows.stream("", good), avm, good);
  }

  @Test
  public void oneRow() throws Exception {
    for (int classes : new int[] {2, 4, 0}) {
      Instances data = Rows.rows(1, classes, 1);
      AVM avm = Rows.batch("", data);
      assertEquals(data.instance(0).classValue(), avm.classifyInstance(data.instance(0)), 1);
    }
  }

  @Test
  public void aClassAttributeWithOneValue() throws Exception {
    Instances data = Rows.rows(10, 1, 1);
    Rows.assertMessage(() -> Rows.batch("", data), "unary class");
    AVM avm = Rows.batch("", Rows.rows(10, 2, 1));
    Rows.assertMessage(() -> avm.buildClassifier(data), "unary class");
    avm.classifyInstance(Rows.rows(1, 2, 1).instance(0));
  }

  @Test
  public void oneClassOnlyInTheRows() throws Exception {
    for (int classes : new int[] {2, 4}) {
      for (int present = 0; present < classes; present++) {
        Instances data = Rows.rows(40, classes, 1);
        for (Instance row : data) {
          row.setClassValue(present);
        }
        for (String options : new String[] {Rows.GIVEN, Rows.LAW, Rows.GIVEN + "-F hinge"}) {
          assertPredicts(present, Rows.batch(options, data), data);
          assertPredicts(present, Rows.stream(options, data), data);
        }
      }
    }
  }

  private static void assertPredicts(double expected, AVM avm, Instances data) throws Exception {
    for (Instance row : data) {
      assertEquals(expected, avm.classifyInstance(row), 0);
      double p = avm.distributionForInstance(row)[(int) expected];
      assertTrue("p is " + p, p > 1.0 / data.numClasses() && p <= 1);
    }
  }

  @Test
  public void aNumericClassThatIsConstant() throws Exception {
    Instances data = Rows.rows(40, 0, 1);
    for (Instance row : data) {
      row.setClassValue(7);
    }
    for (String options : new String[] {"", Rows.GIVEN + "-F l1", Rows.GIVEN + "-F l2"}) {
      assertEquals(7, Rows.batch(options, data).classifyInstance(data.instance(0)), 1e-6);
      assertEquals(7, Rows.stream(options, data).classifyInstance(data.instance(0)), 1e-6);
    }
  }

  @Test
  public void constantAttributes() throws Exception {
    Instances data = Rows.rows(40, 2, 1);
    for (Instance row : data) {
      row.setValue(0, 1e6);
      row.setValue(1, 0);
    }
    for (String scaling : new String[] {"normalise", "standardise", "none"}) {
      for (double[] p : Rows.predictions(Rows.batch("-N " + scaling, data), data)) {
        assertEquals(1, p[0] + p[1], 1e-9);
      }
    }
  }

  @Test
  public void onlyTheClass() throws Exception {
    for (int classes : new int[] {2, 4, 0}) {
      ArrayList<Attribute> attributes = new ArrayList<>();
      attributes.add(classes == 0 ? new Attribute("c")
          : new Attribute("c", List.of("a", "b", "d", "e").subList(0, classes)));
      Instances data = new Instances("only", attributes, 0);
      data.setClassIndex(0);
      for (int i = 0; i < 30; i++) {
        Rows.add(data, classes == 0 ? 5 + i % 3 : i % 4 == 0 ? 0 : 1);
      }
      for (String options : new String[] {"", Rows.LAW, "-C hyperrectangle"}) {
        for (AVM avm : List.of(Rows.batch(options, data), Rows.stream(options, data))) {
          double predicted = avm.classifyInstance(data.instance(0));
          assertTrue(options + ": " + predicted, classes == 0 ? Double.isFinite(predicted) : predicted == 1);
          assertTrue(avm.toString(), avm.toString().contains("no attribute besides the class"));
        }
      }
      if (classes == 0) {
        assertEquals(6, Rows.batch("", data).classifyInstance(data.instance(0)), 2);
      }
    }
  }

  @Test
  public void noClassAttributeChosen() {
    Instances data = Rows.rows(10, 2, 1);
    data.setClassIndex(-1);
    Rows.assertMessage(() -> Rows.batch("", data), "Class attribute not set");
  }

  @Test
  public void beforeBuild() {
    Instances data = Rows.rows(10, 2, 1);
    Instance row = data.instance(0);
    List<Rows.Action> early = List.of(() -> new AVM().updateClassifier(row), () -> new AVM().batchFinished(),
        () -> new AVM().classifyInstance(row), () -> new AVM().distributionForInstance(row),
        () -> new AVM().predictIntervals(row, 0.9), () -> new AVM().next(), () -> new AVM().done());
    for (Rows.Action action : early) {
      Rows.assertMessage(action, "no model yet", "call buildClassifier first");
    }
    assertTrue(new AVM().toString().contains("no model"));
  }

  @Test
  public void afterAFailedFirstBuildThereIsStillNoModel() throws Exception {
    AVM avm = Rows.avm("-F l1");
    Instances data = Rows.rows(10, 2, 1);
    Rows.assertMessage(() -> avm.buildClassifier(data), "-F");
    Rows.assertMessage(() -> avm.updateClassifier(data.instance(0)), "no model yet");
  }
}
