package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import weka.classifiers.AbstractClassifier;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SerializationHelper;
import weka.knowledgeflow.Data;
import weka.knowledgeflow.StepManager;
import weka.knowledgeflow.StepManagerImpl;
import weka.knowledgeflow.steps.SerializedModelSaver;

/**
 * A stream: with everything explicit it equals a batch bit for bit; stopped, copied or saved at any row it goes on as
 * if it had never stopped; its warm-up is fitted anew at powers of two and for good at -W rows; a pause may come at any
 * time.
 */
public class AVMStreamTest {
  private static final int[] KINDS = {2, 4, 0};

  @Rule
  public final TemporaryFolder folder = new TemporaryFolder();

  /** Options for all kinds of class that keep state of different sorts. */
  private static final String[] STATES = {"-W 40", Rows.GIVEN + "-W 40", Rows.GIVEN + "-N standardise",
      Rows.LAW, Rows.LAW + "-Z schedule -B 3", Rows.LAW + "-M 6", Rows.GIVEN + "-M 6 -alpha 0.3",
      Rows.LAW + "-alpha 0.3", Rows.GIVEN + "-C hyperrectangle -A average", Rows.GIVEN + "-A last -K laplacian"};

  private static String loss(int classes, int i) {
    return (classes == 0 ? List.of("", " -F l1", " -F l2") : List.of("", " -F hinge", " -F smoothHinge")).get(i % 3);
  }

  @Test
  public void batchEqualsStreamForEveryOutput() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.withMissing(Rows.rows(120, classes, 2), 7);
      data.instance(5).setWeight(3);
      data.instance(6).setWeight(0);
      data.instance(7).setClassMissing();
      Instances test = Rows.rows(50, classes, 9);
      for (String output : new String[] {"auto", "suffix", "average", "last"}) {
        for (String more : new String[] {"", "-C hyperrectangle", "-Z schedule -B 3 -R 0.6", "-M 9",
            classes == 0 ? "-F l1" : "-F hinge", classes == 0 ? "-epsilon 0" : "-Z confident -F smoothHinge"}) {
          String options = Rows.LAW + "-A " + output + " " + more;
          AVM batch = Rows.batch(options, data);
          AVM stream = Rows.stream(options, data);
          Rows.assertSame(options, batch, stream, test);
          if (classes == 0) {
            Rows.assertSame(options, batch.predictIntervals(test.instance(0), 0.8),
                stream.predictIntervals(test.instance(0), 0.8));
          }
        }
      }
    }
  }

  @Test
  public void aBatchMayBeContinuedAsAStream() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.rows(120, classes, 2);
      AVM avm = Rows.batch(Rows.LAW, new Instances(data, 0, 70));
      Rows.update(avm, data, 70, 120);
      Rows.assertSame("batch then stream", Rows.stream(Rows.LAW, data), avm, data);
    }
  }

  @Test
  public void copiedOrSavedAtAnyRowItGoesOn() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.withMissing(Rows.rows(90, classes, 2), 9);
      for (int i = 0; i < STATES.length; i++) {
        String options = STATES[i] + loss(classes, i);
        AVM never = Rows.stream(options, data);
        for (int stop : i == 0 ? new int[] {13, 39} : new int[] {0, 1, 13, 39, 64, 77}) {
          AVM copied = (AVM) AbstractClassifier.makeCopy(Rows.stream(options, new Instances(data, 0, stop)));
          Rows.update(copied, data, stop, 90);
          Rows.assertSame(options + ", copied at " + stop, never, copied, data);
          AVM saved = saved(Rows.stream(options, new Instances(data, 0, stop)));
          Rows.update(saved, data, stop, 90);
          Rows.assertSame(options + ", saved at " + stop, never, saved, data);
        }
      }
    }
  }

  private static AVM saved(AVM avm) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    SerializationHelper.write(out, avm);
    return (AVM) SerializationHelper.read(new ByteArrayInputStream(out.toByteArray()));
  }

  /** Memory and file grow with rows, whatever -J and -W say. */
  @Test
  public void manyNeighboursAndALongWarmUpNeedNoRoomBefore() throws Exception {
    Instances data = Rows.rows(40, 2, 2);
    for (String more : new String[] {"", "-shared "}) {
      AVM few = Rows.stream(Rows.GIVEN + more + "-J 40", data);
      for (String many : new String[] {"5000", "2147483647"}) {
        AVM avm = Rows.stream(Rows.GIVEN + more + "-J " + many + " -W " + many, data);
        Rows.assertSame("-J " + many, Rows.predictions(few, data), Rows.predictions(avm, data));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SerializationHelper.write(out, avm);
        assertTrue(out.size() + " bytes", out.size() < 50_000);
      }
    }
  }

  @Test
  public void aCopyIsIndependent() throws Exception {
    Instances data = Rows.rows(90, 2, 2);
    for (String options : new String[] {Rows.GIVEN, Rows.LAW}) {
      AVM original = Rows.stream(options, new Instances(data, 0, 40));
      double[][] before = Rows.predictions(original, data);
      Rows.update((AVM) AbstractClassifier.makeCopy(original), data, 40, 90);
      Rows.assertSame(options, before, Rows.predictions(original, data));
    }
  }

  @Test
  public void itPredictsFromTheSecondRowOn() throws Exception {
    for (int classes : KINDS) {
      for (double target : new double[] {0, 1}) {
        AVM avm = Rows.avm("");
        Instances data = Rows.header(classes);
        avm.buildClassifier(data);
        avm.updateClassifier(Rows.row(data, 1, 1, target, 2, 1));
        avm.updateClassifier(Rows.row(data, 1.5, 1, target, 2, 1));
        assertEquals(target, avm.classifyInstance(Rows.row(data, 1.2, 1, 0, 2, 1)), 0.01);
      }
    }
  }

  /**
   * A sane floor, far from good: the errors of a stream, before each update, are not larger than the target's spread.
   */
  @Test
  public void aNumericStreamIsSaneFromTheBeginning() throws Exception {
    Instances data = Rows.rows(300, 0, 7);
    AVM avm = Rows.avm("");
    avm.buildClassifier(new Instances(data, 0));
    double squares = 0;
    for (Instance row : data) {
      double error = avm.classifyInstance(row) - row.classValue();
      squares += error * error;
      avm.updateClassifier(row);
    }
    double rmse = Math.sqrt(squares / 300);
    double deviation = Math.sqrt(data.variance(data.classIndex()));
    assertTrue("prequential RMSE " + rmse + ", standard deviation " + deviation, rmse < 2 * deviation);
  }

  /** One learner, where something is given that only one can have. */
  @Test
  public void theWarmUpIsFittedAnewAtPowersOfTwo() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.rows(100, classes, 2);
      for (int n : new int[] {1, 2, 4, 8, 16, 32, 64}) {
        Rows.assertSame("fitted at " + n, Rows.predictions(Rows.stream("-U 0 -W " + n, new Instances(data, 0, n)), data),
            Rows.predictions(Rows.stream("-U 0", new Instances(data, 0, n)), data));
      }
      Instances between = new Instances(data, 0, 50);
      AVM warm = Rows.stream("-U 0", between);
      Rows.assertSame("fitted at 32 last", Rows.predictions(Rows.stream("-U 0 -W 32", between), data),
          Rows.predictions(warm, data));
      assertTrue("not fitted at 50", Rows.differ(Rows.stream("-U 0 -W 50", between), warm, data));
    }
  }

  /**
   * Experts, who are many, take every second power of two: then their scaling is that of all rows so far. Those of 64 rows
   * have learned all rows again after 8 more.
   */
  @Test
  public void expertsAreFittedAnewAtPowersOfFour() throws Exception {
    Map<Integer, Integer> fitted = Map.of(4, 4, 16, 16, 72, 64);
    Instances data = Rows.rows(100, 2, 2);
    AVM avm = Rows.stream("-N normalise", new Instances(data, 0, 1));
    double before = 0;
    for (int n = 1; n <= 100; n++) {
      double factor = avm.model().encoder().columns().facts(0)[3];
      Integer rows = fitted.get(n);
      if (rows != null) {
        double[] values = new Instances(data, 0, rows).attributeToDoubleArray(0);
        double range = Arrays.stream(values).max().orElseThrow() - Arrays.stream(values).min().orElseThrow();
        assertEquals("fitted to " + rows, 1 / range, factor, 1e-9);
      } else if (n > 1) {
        assertEquals("not fitted at " + n, before, factor, 0);
      }
      before = factor;
      Rows.update(avm, data, n, Math.min(n + 1, 100));
    }
  }

  @Test
  public void theWarmUpEndsForGood() throws Exception {
    Instances data = Rows.rows(100, 2, 2);
    AVM avm = Rows.stream("-W 13 -N normalise", new Instances(data, 0, 12));
    assertTrue(avm.toString(), avm.toString().matches("(?s).*Warm-up .*not final yet.*"));
    avm.updateClassifier(data.instance(12));
    assertFalse(avm.toString(), avm.toString().contains("Warm-up"));
    double factor = avm.model().encoder().columns().facts(0)[3];
    double[][] before = Rows.predictions(avm, data);
    avm.batchFinished();
    Rows.assertSame("a pause after the warm-up changes nothing", before, Rows.predictions(avm, data));
    Rows.update(avm, data, 13, 100);
    assertEquals("fitted for good", factor, avm.model().encoder().columns().facts(0)[3], 0);
    assertEquals(100, avm.getMeasure("measureSteps"), 0);
  }

  @Test
  public void noWarmUpWhereNothingIsToBeFitted() throws Exception {
    AVM avm = Rows.stream(Rows.LAW, Rows.rows(3, 2, 2));
    assertFalse(avm.toString(), avm.toString().contains("Warm-up"));
  }

  @Test
  public void aPauseInTheWarmUpEqualsABatch() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.withMissing(Rows.rows(50, classes, 2), 9);
      AVM paused = Rows.stream("", data);
      paused.batchFinished();
      double[][] once = Rows.predictions(paused, data);
      Rows.assertSame("as a batch", Rows.predictions(Rows.batch("", data), data), once);
      paused.batchFinished();
      Rows.assertSame("twice", once, Rows.predictions(paused, data));
    }
  }

  @Test
  public void afterAPauseRowsMayFollow() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.rows(100, classes, 2);
      for (int pause : new int[] {0, 1, 20, 63, 64, 80}) {
        AVM paused = Rows.stream(Rows.GIVEN + "-W 64", new Instances(data, 0, pause));
        paused.batchFinished();
        paused.batchFinished();
        Rows.update(paused, data, pause, 100);
        Rows.assertSame("paused at " + pause, Rows.stream(Rows.GIVEN + "-W 64", data), paused, data);
      }
      AVM paused = Rows.stream(Rows.GIVEN, new Instances(data, 0, 30));
      paused.batchFinished();
      Rows.update(paused, data, 30, 100);
      paused.batchFinished();
      Rows.assertSame("paused at 30 and 100", Rows.predictions(Rows.batch(Rows.GIVEN, data), data),
          Rows.predictions(paused, data));
    }
  }

  /** What follows a pause in the warm-up is as if there had been none, prediction by prediction. */
  @Test
  public void aPauseChangesNoLaterPrediction() throws Exception {
    Instances data = Rows.rows(60, 2, 2);
    AVM never = Rows.stream("", new Instances(data, 0, 20));
    AVM ended = Rows.stream("", new Instances(data, 0, 20));
    ended.batchFinished();
    AVM paused = saved(ended);
    for (int i = 20; i < 60; i++) {
      for (AVM avm : List.of(never, ended, paused)) {
        avm.updateClassifier(data.instance(i));
      }
      Rows.assertSame("row " + i, Rows.predictions(never, data), Rows.predictions(ended, data));
      Rows.assertSame("saved, row " + i, Rows.predictions(never, data), Rows.predictions(paused, data));
    }
  }

  /** The KnowledgeFlow's saver, on its schedule in the middle of a stream, leaves the model as it is. */
  @Test
  public void aScheduledSaveIsNoEnd() throws Exception {
    Instances data = Rows.rows(40, 2, 2);
    SerializedModelSaver saver = new SerializedModelSaver();
    saver.setStepManager(new StepManagerImpl(saver));
    saver.setOutputDirectory(folder.getRoot());
    saver.setIncrementalSaveSchedule(1);
    saver.stepInit();
    AVM avm = Rows.stream("", data);
    double[][] before = Rows.predictions(avm, data);
    for (int i = 0; i < 3; i++) {
      Data save = new Data(StepManager.CON_INCREMENTAL_CLASSIFIER, avm);
      save.setPayloadElement(StepManager.CON_AUX_DATA_TEST_INSTANCE, data.instance(i));
      saver.processIncoming(save);
    }
    assertTrue("a file was saved", folder.getRoot().list().length > 0);
    Rows.assertSame("saved", before, Rows.predictions(avm, data));
    avm.batchFinished();
    assertFalse("but this is an end", Arrays.deepEquals(before, Rows.predictions(avm, data)));
  }
}
