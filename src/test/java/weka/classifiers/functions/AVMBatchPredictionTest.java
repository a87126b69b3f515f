package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import org.junit.Test;
import weka.core.Instances;

/** Predicting many rows at once gives, bit for bit, what predicting them one by one gives. */
public class AVMBatchPredictionTest {

  @Test
  public void manyAtOnceIsOneByOne() throws Exception {
    for (int classes : new int[] {0, 2, 4}) {
      Instances data = Rows.rows(1333, classes, 5);
      for (String options : new String[] {Rows.GIVEN, Rows.LAW + "-J 0 -A last", Rows.LAW + "-A average -U 1", ""}) {
        AVM avm = Rows.batch(options, new Instances(data, 0, 333));
        double[][] together = avm.distributionsForInstances(data);
        assertEquals(data.numInstances(), together.length);
        for (int i = 0; i < together.length; i++) {
          assertArrayEquals(avm.distributionForInstance(data.instance(i)), together[i], 0);
        }
      }
    }
  }

  /** Weka would load whole files that it streams, and ask for no intervals. */
  @Test
  public void wekaGoesOnStreaming() throws Exception {
    assertFalse(Rows.batch(Rows.GIVEN, Rows.rows(30, 2, 5)).implementsMoreEfficientBatchPrediction());
    assertFalse(Rows.batch(Rows.GIVEN, Rows.rows(30, 0, 5)).implementsMoreEfficientBatchPrediction());
  }

  @Test
  public void noRowsAndNoModel() throws Exception {
    Instances data = Rows.rows(3, 4, 5);
    AVM avm = Rows.batch(Rows.GIVEN, new Instances(data, 0));
    assertArrayEquals(new double[] {0.25, 0.25, 0.25, 0.25}, avm.distributionsForInstances(data)[2], 0);
    assertEquals(0, avm.distributionsForInstances(new Instances(data, 0)).length);
  }
}
