package avm.scale;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.classifiers.functions.AVM;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/** Distributed Weka's own map and reduce tasks make one AVM of several partitions, and go on with it. */
public class DistributedTest {

  /** Two numbers on waves, a colour, a value now and then missing, a class now and then missing. */
  static Instances rows(int n, boolean nominal, long seed) {
    ArrayList<Attribute> attributes = new ArrayList<>(List.of(new Attribute("x"), new Attribute("y"),
        new Attribute("colour", List.of("red", "green", "blue")),
        nominal ? new Attribute("class", List.of("a", "b", "c")) : new Attribute("class")));
    Instances rows = new Instances("waves", attributes, n);
    rows.setClassIndex(3);
    Random random = new Random(seed);
    for (int i = 0; i < n; i++) {
      double x = 10 * random.nextDouble();
      double y = random.nextDouble();
      int colour = random.nextInt(3);
      double f = Math.sin(x) + 2 * y * y + 0.3 * colour + 0.1 * random.nextGaussian();
      double target = !nominal ? f : f < 0.5 ? 0 : f < 1.3 ? 1 : 2;
      rows.add(new DenseInstance(1, new double[] {x, i % 97 == 0 ? Double.NaN : y, colour,
          i % 101 == 0 ? Double.NaN : target}));
    }
    return rows;
  }

  /** The share of mistakes, or the mean squared error. */
  private static double error(AVM avm, Instances test) throws Exception {
    double sum = 0;
    int n = 0;
    for (Instance row : test) {
      if (!row.classIsMissing()) {
        double off = avm.classifyInstance(row) - row.classValue();
        sum += test.classAttribute().isNominal() ? off == 0 ? 0 : 1 : off * off;
        n++;
      }
    }
    return sum / n;
  }

  private static AVM avm(String options) throws Exception {
    AVM avm = new AVM();
    avm.setOptions(Utils.splitOptions(options));
    return avm;
  }

  @Test
  public void fourPartitionsAndTwoIterationsComeToWhatOneMachineDoes() throws Exception {
    for (boolean nominal : new boolean[] {true, false}) {
      Instances rows = rows(nominal ? 12_000 : 3000, nominal, 1);
      Instances test = rows(2000, nominal, 2);
      AVM single = avm("");
      single.buildClassifier(new Instances(rows, 0));
      for (Instance row : rows) {
        single.updateClassifier(row);
      }
      Partitions partitions = new Partitions(rows, 4);
      AVM merged = partitions.iterate(partitions.iterate(partitions.common(avm(""))));
      double most = nominal ? error(single, test) + 0.01 : 1.1 * error(single, test);
      assertTrue(error(merged, test) + " against " + error(single, test), error(merged, test) <= most);
    }
  }

  /** With all settings given nothing has to be agreed on: an empty header is where every partition begins. */
  @Test
  public void iterationsCountEveryRowOnceEach() throws Exception {
    Instances rows = rows(2000, true, 1);
    long learned = rows.stream().filter(row -> !row.classIsMissing()).count();
    AVM model = avm("-N none -D 0.5 -G 0.5 -L 0.0001");
    model.buildClassifier(new Instances(rows, 0));
    Partitions partitions = new Partitions(rows, 5);
    for (int iteration = 1; iteration <= 3; iteration++) {
      model = partitions.iterate(model);
      assertEquals(iteration * learned, model.model().learner().steps());
    }
  }

  /** The mean of several models is order-insensitive in distributed Weka's hands, too. */
  @Test
  public void theOrderOfPartitionsMakesNoDifference() throws Exception {
    Instances rows = rows(1500, true, 1);
    AVM model = avm("-N none -D 0.5 -G 0.5 -L 0.0001");
    model.buildClassifier(new Instances(rows, 0));
    Partitions partitions = new Partitions(rows, 5);
    AVM one = partitions.iterate(model);
    partitions.turn();
    AVM other = partitions.iterate(model);
    for (Instance row : rows(100, true, 3)) {
      assertArrayEquals(one.distributionForInstance(row), other.distributionForInstance(row), 1e-9);
    }
  }

  /** Partitions that fit their own scaling cannot be averaged: distributed Weka passes on which difference it is. */
  @Test
  public void partitionsThatDoNotAgreeAreRefused() throws Exception {
    Instances rows = rows(4000, true, 1);
    AVM model = avm("");
    model.buildClassifier(new Instances(rows, 0));
    Exception e = assertThrows(Exception.class, () -> new Partitions(rows, 2).iterate(model));
    assertTrue("" + e, ("" + e + e.getCause()).matches("(?s).*cannot be merged.* of attribute '.*"));
    assertEquals("the first model is left alone", 0, ((AVM) AbstractClassifier.makeCopy(model)).getMeasure("measureSteps"), 0);
  }
}
