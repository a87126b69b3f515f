package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.Random;
import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SerializationHelper;

/** Whatever is accepted gives numbers; what could not is refused, and the message says what is right. */
public class AVMFiniteTest {
  private static final int[] KINDS = {2, 0};
  private static final String ALL = "-N none -G 1 -D 0.5 -L 0.001 ";

  private static void assertFinite(String what, AVM model, Instances rows) throws Exception {
    double[][] together = model.distributionsForInstances(rows);
    for (int i = 0; i < rows.size(); i++) {
      double[] alone = model.distributionForInstance(rows.get(i));
      for (int c = 0; c < alone.length; c++) {
        assertTrue(what + ": " + alone[c], Double.isFinite(alone[c]) && Double.isFinite(together[i][c]));
      }
      for (int k = 1; k < 4 && rows.classAttribute().isNumeric(); k++) {
        double[] interval = model.predictIntervals(rows.get(i), 1 - Math.pow(0.1, k))[0];
        assertTrue(what + ": " + interval[0] + " " + interval[1], interval[0] <= interval[1]);
      }
    }
  }

  private static void assertFinite(String options, Instances rows) throws Exception {
    assertFinite(options + " batch", Rows.batch(options, rows), rows);
    assertFinite(options + " stream", Rows.stream(options + " -W 16", rows), rows);
  }

  private static Instances weighted(Instances rows, double weight) {
    Instances weighted = new Instances(rows);
    weighted.forEach(row -> row.setWeight(weight));
    return weighted;
  }

  @Test
  public void weights() throws Exception {
    for (int classes : KINDS) {
      Instances rows = Rows.rows(40, classes, 1);
      for (String options : new String[] {"-D 100", "-D 100 -E 2", "-D 100 -single", "-D 100 -N none -L 1 -G 1"}) {
        for (double weight : new double[] {1e30, 1e150, 1e-150}) {
          assertFinite(options, weighted(rows, weight));
        }
      }
      for (double weight : new double[] {4.9e-324, 1e-151, 2e150}) {
        Rows.assertMessage(() -> Rows.batch("", weighted(rows, weight)), "weight is " + weight,
            "it must be 0 or a number from 1.0E-150 to 1.0E150");
      }
    }
  }

  /** The first rows say what a weight of 1 is. */
  @Test
  public void aStreamWhoseWeightsGrow() throws Exception {
    for (int classes : KINDS) {
      for (String options : new String[] {"-W 20", "-W 20 -single", "-paper -W 20"}) {
        Instances rows = weighted(Rows.rows(40, classes, 1), 1e-150);
        for (int i = 25; i < 40; i++) {
          rows.get(i).setWeight(1e150);
        }
        assertFinite(options, Rows.stream(options, rows), rows);
      }
    }
  }

  @Test
  public void targets() throws Exception {
    for (String options : new String[] {"", "-single", "-N none -single", ALL + "-single", ALL + "-single -I 0", "-paper"}) {
      for (double wild : new double[] {1e100, -1e150}) {
        Instances rows = Rows.rows(40, 0, 1);
        rows.get(7).setClassValue(wild);
        rows.get(33).setClassValue(wild);
        assertFinite(options, rows);
      }
    }
  }

  @Test
  public void attributes() throws Exception {
    Random random = new Random(5);
    for (int classes : KINDS) {
      for (String options : new String[] {"-N common -single", "-N none -single", "-N standardise -E 2", "-N quantile", "-paper"}) {
        for (double wild : new double[] {1e100, 1e149}) {
          Instances rows = Rows.rows(40, classes, 1);
          for (int i = 3; i < 40; i += 10) {
            rows.get(i).setValue(0, wild * random.nextGaussian());
          }
          assertFinite(options, rows);
        }
      }
    }
  }

  @Test
  public void settings() throws Exception {
    for (int classes : KINDS) {
      Instances rows = Rows.rows(40, classes, 1);
      for (String options : new String[] {"-L 1e-30", "-L 1e30", "-L 1e30 -E 2", "-L 1e-30 -paper", "-G 1e308 -K matern32",
          "-G 1e308 -K matern52", "-G 4.9e-324 -K laplacian", "-I 1e60 -E 2 -L 1e30", "-I 1e-60 -E 2 -L 1e-30", "-U 1e308",
          "-D 4.9e-324", ALL + "-I 1e-60"}) {
        assertFinite(options, rows);
      }
    }
    for (String lambda : new String[] {"4.9E-324", "1.0E308", "-1.0", "NaN"}) {
      Rows.assertMessage(() -> Rows.avm("-L " + lambda), "lambda is '" + lambda + "'",
          "it must be auto (0) or a number from 1e-30 to 1e30");
    }
    Rows.assertMessage(() -> Rows.avm("-I 4.9e-324"), "it must be auto (-1) or 0 or a number from 1e-60 to 1e60");
  }

  /** A model that is saved before all rows have been learned together is saved as it will be then. */
  @Test
  public void savedBetweenPassesNothingIsLost() throws Exception {
    for (int classes : KINDS) {
      Instances rows = Rows.rows(80, classes, 1);
      AVM model = Rows.avm("");
      model.initializeClassifier(rows);
      model.next();
      AVM copy = (AVM) AbstractClassifier.makeCopy(model);
      AVM second = (AVM) AbstractClassifier.makeCopy(model);
      while (model.next()) {
        // all passes
      }
      Rows.assertSame("saved before the last pass", model, copy, rows);
      Rows.assertSame("saving changes nothing", copy, second, rows);
      assertEquals(model.toString(), copy.toString());
    }
  }

  /** What is at hand of a row that was predicted is of no use after the model has changed without a step. */
  @Test
  public void aRowPredictedBeforeTheLastPassIsPredictedAnew() throws Exception {
    for (int classes : KINDS) {
      Instances rows = Rows.rows(80, classes, 1);
      byte[][] saved = new byte[2][];
      for (int k = 0; k < 2; k++) {
        Instance row = Rows.rows(81, classes, 2).get(80);
        AVM model = Rows.avm("");
        model.initializeClassifier(rows);
        model.next();
        if (k == 0) {
          model.distributionForInstance(row);
        }
        while (model.next()) {
          // all passes
        }
        model.updateClassifier(row);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        SerializationHelper.write(bytes, model);
        saved[k] = bytes.toByteArray();
      }
      assertArrayEquals(saved[1], saved[0]);
    }
  }
}
