package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Random;
import org.junit.Test;
import weka.core.DenseInstance;
import weka.core.Instances;
import weka.core.SparseInstance;

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

  /** Rows of ones, and among them some that are not, in all of Weka's ways of storing them. */
  private static Instances onesAndOthers(int n, int every) {
    Instances data = Rows.numbers(40);
    Random random = new Random(7);
    for (int i = 0; i < n; i++) {
      double[] x = new double[41];
      for (int k = 0; k < 6; k++) {
        x[(int) (40 * random.nextDouble() * random.nextDouble())] = 1;
      }
      x[40] = x[0] + x[3] > random.nextInt(2) ? 1 : 0;
      if (every > 0 && i % every == 0) {
        x[random.nextInt(40)] = i % 2 == 0 ? 2 : Double.NaN;
      }
      data.add(every > 0 && i % every == 1 ? new DenseInstance(1, x) : new SparseInstance(1, x));
    }
    return data;
  }

  @Test
  public void rowsOfOnesAndOthersAtOnceAreOneByOne() throws Exception {
    for (String options : new String[] {"-A last -J 0", "-A average -J 0", "-A last -U 1"}) {
      AVM avm = Rows.batch("-E 1 -O -N none -D 3 -G 0.2 -L 0.01 " + options, onesAndOthers(500, 0));
      assertTrue(avm.model().learner().cores().size() >= 16);
      Instances data = onesAndOthers(3000, 50);
      double[][] together = avm.distributionsForInstances(data);
      for (int i = 0; i < together.length; i++) {
        assertArrayEquals(avm.distributionForInstance(data.instance(i)), together[i], 0);
      }
    }
  }

  /** A row that does not fit is named as it is alone, though rows of ones are looked at less. */
  @Test
  public void rowOfOnesWithAnotherHeaderIsRefused() throws Exception {
    AVM avm = Rows.batch("-E 1 -O -N none -D 3 -G 0.2 -L 0.01 -A last -J 0", onesAndOthers(500, 0));
    Instances data = onesAndOthers(3000, 0);
    data.instance(1700).setDataset(Rows.header(2));
    assertThrows(IllegalArgumentException.class, () -> avm.distributionsForInstances(data));
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
