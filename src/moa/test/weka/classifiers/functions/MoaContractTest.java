package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import com.yahoo.labs.samoa.instances.DenseInstance;
import com.yahoo.labs.samoa.instances.Instance;
import java.io.ByteArrayInputStream;
import java.io.ObjectInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import moa.classifiers.functions.avm.StreamLearner;
import moa.core.Measurement;
import moa.core.ObjectRepository;
import moa.core.SerializeUtils;
import moa.tasks.TaskMonitor;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

/** What MOA's tasks and meta-learners take for granted of a learner, of each of them. */
@RunWith(Parameterized.class)
public class MoaContractTest {
  private static final String SMALL = "-W 50 ";

  private final String name;
  private final List<Instance> rows = Moa.rows(Rows.rows(120, 2, 5));

  public MoaContractTest(String name) {
    this.name = name;
  }

  @Parameters(name = "{0}")
  public static List<Object[]> learners() {
    return Moa.parameters();
  }

  private StreamLearner trained(int n) throws Exception {
    return Moa.train(Moa.learner(name, SMALL), rows.subList(0, n));
  }

  private void assertSame(String what, StreamLearner expected, StreamLearner actual) {
    Rows.assertSame(what, Moa.votes(expected, rows), Moa.votes(actual, rows));
  }

  @Test
  public void votesSumToOne() throws Exception {
    for (int n : new int[] {0, 1, 30, 120}) {
      for (double[] votes : Moa.votes(trained(n), rows)) {
        assertEquals(2, votes.length);
        assertEquals(1, Arrays.stream(votes).sum(), 1e-12);
        assertTrue(Arrays.stream(votes).allMatch(vote -> vote >= 0));
      }
    }
    assertArrayEquals("before the first row", new double[] {0.5, 0.5}, trained(0).getVotesForInstance(rows.get(0)), 0);
  }

  /** In the warm-up and after it a copy goes on as the original does, and neither knows of the other. */
  @Test
  public void aCopyGoesOnByItself() throws Exception {
    for (int n : new int[] {0, 20, 80}) {
      StreamLearner original = trained(n);
      StreamLearner copy = (StreamLearner) original.copy();
      Moa.train(original, rows.subList(n, 120));
      assertSame("not touched, after " + n, trained(n), copy);
      assertEquals(n, copy.trainingWeightSeenByModel(), 0);
      Moa.train(copy, rows.subList(n, 120));
      assertSame("gone on, after " + n, original, copy);
    }
  }

  @Test
  public void aFileGoesOn() throws Exception {
    java.io.File file = java.io.File.createTempFile("avm", ".moa");
    try {
      SerializeUtils.writeToFile(file, trained(80));
      StreamLearner read = (StreamLearner) SerializeUtils.readFromFile(file);
      assertSame("read", trained(80), read);
      assertSame("gone on", trained(120), Moa.train(read, rows.subList(80, 120)));
      read.resetLearning();
      assertSame("the options are there, too", trained(80), Moa.train(read, rows.subList(0, 80)));
    } finally {
      assertTrue(file.delete());
    }
  }

  /** The model is in the library's format; one that is damaged is refused. */
  @Test
  public void aDamagedFileIsRefused() throws Exception {
    byte[] bytes = Moa.bytes(trained(80));
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    bytes[text.indexOf("schema") + 20] ^= 1;
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      Rows.assertMessage(in::readObject, "damaged");
    }
  }

  @Test
  public void predictingChangesNothing() throws Exception {
    for (int n : new int[] {0, 20, 80}) {
      StreamLearner learner = trained(n);
      byte[] before = Moa.bytes(learner);
      double[] votes = learner.getVotesForInstance(rows.get(3));
      votes[0] = -7;
      Moa.votes(learner, rows);
      assertArrayEquals("after " + n, before, Moa.bytes(learner));
      Moa.train(learner, rows.subList(n, 120));
      assertSame("gone on, after " + n, trained(120), learner);
    }
  }

  /** Nothing of a row is kept but copies. */
  @Test
  public void rowsMayBeUsedAgain() throws Exception {
    StreamLearner learner = Moa.learner(name, SMALL);
    Instance one = rows.get(0).copy();
    for (Instance row : rows) {
      IntStream.range(0, row.numAttributes()).forEach(a -> one.setValue(a, row.value(a)));
      learner.trainOnInstance(one);
      IntStream.range(0, row.numAttributes()).forEach(a -> one.setValue(a, Double.NaN));
    }
    assertSame("one row for all", trained(120), learner);
  }

  @Test
  public void aMissingClassOrNoWeightIsNoStep() throws Exception {
    StreamLearner learner = Moa.learner(name, SMALL);
    for (Instance row : rows) {
      Instance without = row.copy();
      without.setMissing(without.classIndex());
      learner.getVotesForInstance(without);
      learner.trainOnInstance(without);
      Instance light = row.copy();
      light.setWeight(0);
      learner.trainOnInstance(light);
      learner.trainOnInstance(row);
    }
    assertSame("left out", trained(120), learner);
    assertEquals(120, learner.trainingWeightSeenByModel(), 0);
  }

  @Test
  public void anotherHeaderIsRefused() throws Exception {
    StreamLearner learner = trained(80);
    Instance fewer = Moa.rows(Rows.rows(1, 2, 1)).get(0);
    fewer.deleteAttributeAt(4);
    Rows.assertMessage(() -> learner.getVotesForInstance(fewer), "another header", "4 attributes, not 5", "rows2");
    Instance more = Moa.rows(Rows.rows(1, 4, 1)).get(0);
    Rows.assertMessage(() -> learner.trainOnInstance(more), "another header", "'target' of 4 values, not 2");
    Instance number = Moa.rows(Rows.rows(1, 0, 1)).get(0);
    Rows.assertMessage(() -> learner.trainOnInstance(number), "another header", "numeric attribute 'target'", "nominal");
    Instance bad = rows.get(0).copy();
    bad.setValue(0, 1e200);
    Rows.assertMessage(() -> learner.trainOnInstance(bad), "attribute 'x' is 1.0E200");
    Instance alone = new DenseInstance(1, rows.get(0).toDoubleArray());
    Rows.assertMessage(() -> Moa.learner(name, "").getVotesForInstance(alone), "no header", "setModelContext");
    assertEquals("what is refused does not count", 80, learner.trainingWeightSeenByModel(), 0);
    assertSame("nor leave a trace", trained(120), Moa.train(learner, rows.subList(80, 120)));
  }

  /** Rows of another header. */
  private static List<Instance> numbers() {
    weka.core.Instances data = Rows.numbers(3);
    for (int i = 0; i < 60; i++) {
      Rows.add(data, i % 7, i % 5, i % 3, i % 2);
    }
    return Moa.rows(data);
  }

  /** A reset learner is a new one, whatever it was used for; the header may be another then. */
  @Test
  public void aResetStartsAnew() throws Exception {
    StreamLearner learner = Moa.train(Moa.learner(name, SMALL), numbers());
    learner.resetLearning();
    assertFalse(learner.trainingHasStarted());
    assertSame("reset", trained(120), Moa.train(learner, rows));
  }

  /** A task monitor and a repository, as tasks have them, change nothing; the seed is MOA's. */
  @Test
  public void theSeedIsMoas() throws Exception {
    StreamLearner byOption = Moa.train(Moa.learner(name, SMALL + "-r 12"), rows);
    StreamLearner byMethod = Moa.make(name, SMALL);
    byMethod.setRandomSeed(12);
    byMethod.prepareForUse((TaskMonitor) new moa.tasks.NullMonitor(), (ObjectRepository) null);
    assertSame("-r 12", byOption, Moa.train(byMethod, rows));
    assertTrue(byMethod.isRandomizable());
    assertEquals(12, byMethod.seedOption.getValue());
  }

  @Test
  public void itTellsOfItself() throws Exception {
    StreamLearner before = trained(0);
    StreamLearner after = trained(120);
    Measurement[] first = before.getModelMeasurements();
    Measurement[] last = after.getModelMeasurements();
    assertEquals("steps and bytes at least", true, last.length >= 4);
    for (int m = 0; m < last.length; m++) {
      assertEquals(first[m].getName(), last[m].getName());
    }
    assertEquals(120, Arrays.stream(last).filter(m -> m.getName().equals("steps")).findFirst().orElseThrow().getValue(), 0);
    assertTrue(after.toString(), after.toString().contains("for 2-valued class 'target'"));
    assertTrue(before.toString(), before.toString().contains("Model has not been trained."));
    assertTrue(after.getPurposeString().endsWith("."));
    assertNull(after.getSubClassifiers());
  }

  @Test
  public void aBadOptionIsRefused() throws Exception {
    StreamLearner bad = Moa.make(name, "-G abc");
    Rows.assertMessage(bad::prepareForUse, "gamma is 'abc'", "must be auto or a number above 0");
    Rows.assertMessage(() -> Moa.make(name, "-W 0"), "warmUp", "0");
    Rows.assertMessage(() -> Moa.make(name, "-N sideways"), "sideways");
  }
}
