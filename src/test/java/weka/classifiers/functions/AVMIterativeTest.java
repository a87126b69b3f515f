package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.meta.IterativeClassifierOptimizer;
import weka.core.Instances;

/**
 * AVM as an IterativeClassifier: one pass a next(), which says whether it took one; all passes are buildClassifier;
 * with -resume a second training goes on where the first ended.
 */
public class AVMIterativeTest {
  private static final int[] KINDS = {2, 4, 0};

  @Test
  public void oneNextIsOnePass() throws Exception {
    Instances data = Rows.rows(60, 2, 1);
    AVM avm = Rows.avm("-E 3");
    avm.initializeClassifier(data);
    for (int pass = 1; pass <= 3; pass++) {
      assertTrue("pass " + pass + " was taken", avm.next());
      assertEquals(60 * pass, avm.getMeasure("measureSteps"), 0);
    }
    assertFalse("there is no fourth pass to take", avm.next());
    assertEquals(180, avm.getMeasure("measureSteps"), 0);
    avm.done();
    assertFalse(avm.next());
  }

  @Test
  public void allPassesAreBuildClassifier() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.rows(60, classes, 1);
      for (String options : new String[] {"", Rows.GIVEN, Rows.GIVEN + "-alpha 0.3", Rows.GIVEN + "-O"}) {
        AVM avm = Rows.avm(options);
        avm.initializeClassifier(data);
        while (avm.next()) {
          avm.distributionForInstance(data.instance(0));
        }
        avm.done();
        Rows.assertSame(options, Rows.batch(options, data), avm, data);
      }
    }
  }

  @Test
  public void resumeGoesOn() throws Exception {
    for (int classes : KINDS) {
      Instances data = Rows.rows(60, classes, 1);
      AVM avm = Rows.batch("-resume -E 2 -O -A average", data);
      train((AVM) AbstractClassifier.makeCopy(avm), data, 240);
      train(avm, data, 240);
      Rows.assertSame("two and two passes are four", Rows.predictions(Rows.batch("-E 4 -O -A average", data), data),
          Rows.predictions(avm, data));
      train(avm, new Instances(data, 0), 240);
    }
  }

  private static void train(AVM avm, Instances data, int steps) throws Exception {
    avm.initializeClassifier(data);
    while (avm.next()) {
      // one pass at a time
    }
    avm.done();
    assertEquals(steps, avm.getMeasure("measureSteps"), 0);
  }

  @Test
  public void withoutResumeItStartsOver() throws Exception {
    Instances data = Rows.rows(60, 2, 1);
    AVM avm = Rows.batch("-E 2", data);
    train(avm, data, 120);
    Rows.assertSame("again", Rows.batch("-E 2", data), avm, data);
  }

  @Test
  public void buildClassifierStartsOverEvenWithResume() throws Exception {
    Instances data = Rows.rows(60, 2, 1);
    AVM avm = Rows.batch("-resume -E 2", data);
    avm.buildClassifier(data);
    assertEquals(120, avm.getMeasure("measureSteps"), 0);
  }

  @Test
  public void aStreamMayBeResumedAsABatch() throws Exception {
    Instances data = Rows.rows(60, 2, 1);
    AVM avm = Rows.stream("-resume -E 2 -W 10", data);
    train(avm, data, 180);
    avm.updateClassifier(data.instance(0));
    assertEquals(181, avm.getMeasure("measureSteps"), 0);
  }

  @Test
  public void theOptimizerTrainsEvenWithOnePass() throws Exception {
    Instances data = Rows.rows(150, 2, 1);
    for (int epochs : new int[] {1, 5}) {
      IterativeClassifierOptimizer optimizer = new IterativeClassifierOptimizer();
      optimizer.setIterativeClassifier(Rows.avm("-E " + epochs));
      optimizer.setNumFolds(3);
      optimizer.buildClassifier(data);
      AVM inside = (AVM) optimizer.getIterativeClassifier();
      assertTrue(inside.toString(), inside.getMeasure("measureSteps") >= 150);
    }
  }
}
