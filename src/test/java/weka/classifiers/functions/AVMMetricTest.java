package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleBiFunction;
import org.junit.Test;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;
import weka.core.Utils;

/** How much attributes count, where that is learned: on generated data of which we know what matters. */
public class AVMMetricTest {
  /** So many rows of attributes between −1 and 1, and a class that a rule makes of them. */
  private static Instances rows(int n, int attributes, boolean nominal, ToDoubleBiFunction<double[], Random> rule) {
    ArrayList<Attribute> all = new ArrayList<>();
    for (int a = 0; a < attributes; a++) {
      all.add(new Attribute("x" + a));
    }
    all.add(nominal ? new Attribute("y", List.of("no", "yes")) : new Attribute("y"));
    Instances rows = new Instances("generated", all, 0);
    rows.setClassIndex(attributes);
    Random random = new Random(7);
    for (int i = 0; i < n; i++) {
      double[] values = random.doubles(attributes + 1, -1, 1).toArray();
      values[attributes] = rule.applyAsDouble(values, random);
      rows.add(new DenseInstance(1, values));
    }
    return rows;
  }

  private static double[] learned(Instances rows) throws Exception {
    AVM avm = new AVM();
    avm.buildClassifier(rows);
    return avm.model().encoder().counts();
  }

  /** Each attribute from one on counts less in squared distances than a tenth of what those before it count on average. */
  private static void assertCount(double[] counts, int relevant) {
    double mean = Arrays.stream(counts, 0, relevant).map(count -> count * count).average().orElseThrow();
    double most = Arrays.stream(counts, relevant, counts.length).max().orElseThrow();
    assertTrue(Arrays.toString(counts), most * most < 0.1 * mean);
  }

  @Test
  public void aProductOfTwoOfEight() throws Exception {
    assertCount(learned(rows(1500, 8, false, (x, random) -> x[0] * x[1] + 0.05 * random.nextGaussian())), 2);
  }

  @Test
  public void aRingOfTwoOfEight() throws Exception {
    assertCount(learned(rows(1500, 8, true, (x, random) -> x[0] * x[0] + x[1] * x[1] < 0.6 ? 1 : 0)), 2);
  }

  /** Breiman's two planes: which of two sums of three attributes counts, the first attribute says; three say nothing. */
  @Test
  public void twoPlanes() throws Exception {
    assertCount(learned(rows(3000, 10, false, (x, random) -> {
      x[0] = x[0] < 0 ? -1 : 1;
      for (int a = 1; a < 10; a++) {
        x[a] = Math.rint(1.5 * x[a]);
      }
      return 0.3 * random.nextGaussian() + (x[0] > 0 ? 3 + 3 * x[1] + 2 * x[2] + x[3] : -3 + 3 * x[4] + 2 * x[5] + x[6]);
    })), 7);
  }

  /** The median squared distance between rows whose attributes are multiplied by factors. */
  private static double median(Instances rows, double[] factors) {
    double[] all = new double[rows.size() * (rows.size() - 1) / 2];
    int k = 0;
    for (int i = 0; i < rows.size(); i++) {
      for (int j = 0; j < i; j++, k++) {
        for (int a = 0; a < factors.length; a++) {
          double d = factors[a] * (rows.get(i).value(a) - rows.get(j).value(a));
          all[k] += d * d;
        }
      }
    }
    Arrays.sort(all);
    return all[all.length / 2];
  }

  /** algorithms.md: the unit of γ stays as it is. */
  @Test
  public void theMedianDistanceStays() throws Exception {
    Instances rows = rows(600, 6, false, (x, random) -> x[0] * x[1] + 0.05 * random.nextGaussian());
    AVM avm = new AVM();
    avm.setOptions(Utils.splitOptions("-N none"));
    avm.buildClassifier(rows);
    double[] counts = avm.model().encoder().counts();
    double[] ones = new double[6];
    Arrays.fill(ones, 1);
    assertTrue(Arrays.toString(counts), Utils.variance(counts) > 0.1);
    assertEquals(1, median(rows, counts) / median(rows, ones), 0.1);
  }

  /** Where nothing counts, nothing is learned. */
  @Test
  public void noneWhereNothingIsGained() throws Exception {
    assertNull(learned(rows(400, 4, true, (x, random) -> random.nextInt(2))));
  }

  /** Experts find it out, too, and predict better than those who are not allowed to; where γ or the scaling is given, nobody does. */
  @Test
  public void aStreamFindsOutWhatCounts() throws Exception {
    for (boolean nominal : new boolean[] {true, false}) {
      Instances rows = rows(3000, 8, nominal, (x, random) -> x[0] * x[0] + x[1] * x[1] < 0.6 ? 1 : 0);
      assertCount(Rows.stream("", rows).model().encoder().counts(), 2);
      assertTrue(errors("", rows) + " " + errors("-metric none", rows), errors("", rows) < 0.7 * errors("-metric none", rows));
      for (String options : new String[] {"-metric none", "-G 3", "-N standardise"}) {
        assertNull(options, Rows.stream(options, rows).model().encoder().counts());
      }
    }
  }

  /** The mean squared error, of probabilities or numbers, in the last thousand rows, each predicted before it is learned. */
  private static double errors(String options, Instances rows) throws Exception {
    int n = rows.numInstances();
    AVM avm = Rows.stream(options, new Instances(rows, 0, n - 1000));
    double sum = 0;
    for (int i = n - 1000; i < n; i++) {
      double[] said = avm.distributionForInstance(rows.instance(i));
      double error = said[said.length - 1] - rows.instance(i).classValue();
      sum += error * error / 1000;
      avm.updateClassifier(rows.instance(i));
    }
    return sum;
  }

  /** A given metric is what scaled values are multiplied by; it can be turned off. */
  @Test
  public void given() throws Exception {
    Instances rows = rows(300, 3, false, (x, random) -> x[0] * x[1]);
    AVM avm = new AVM();
    avm.setOptions(Utils.splitOptions("-metric 1,0.5,0.01"));
    avm.buildClassifier(rows);
    assertArrayEquals(new double[] {1, 0.5, 0.01}, avm.model().encoder().counts(), 0);
    AVM none = new AVM();
    none.setOptions(Utils.splitOptions("-metric none"));
    none.buildClassifier(rows);
    assertNull(none.model().encoder().counts());
    avm.setMetric("1,2");
    assertEquals("option -metric has 2 numbers, and the data have 3 attributes beside the class; give one for each, or auto, "
        + "or none", assertThrows(IllegalArgumentException.class, () -> avm.buildClassifier(rows)).getMessage());
    assertEquals("metric is '-1.0'; it must be a number above 0",
        assertThrows(IllegalArgumentException.class, () -> avm.setMetric("1,-1,2")).getMessage());
  }
}
