package weka.classifiers.functions;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Test;
import weka.classifiers.AbstractClassifier;
import weka.core.Attribute;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SerializationHelper;
import weka.core.Utils;

/**
 * A stream that leaves its settings to us is learned by experts: the pool finds the scaling, the step size and the codes
 * that suit the data, its probabilities mean what they say, and a stream stopped in its midst goes on as if it had never
 * stopped.
 */
public class AVMExpertsTest {
  private static final int NARROW = 6;

  /** An attribute of range 100 and six of range 1; the class is a wave, or its sign, along the wide or a narrow one. */
  static Instances rows(int n, boolean wide, boolean nominal) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a <= NARROW; a++) {
      attributes.add(new Attribute("x" + a));
    }
    attributes.add(nominal ? new Attribute("class", List.of("low", "high")) : new Attribute("class"));
    Instances data = new Instances("waves", attributes, 0);
    data.setClassIndex(NARROW + 1);
    Random random = new Random(5);
    for (int i = 0; i < n; i++) {
      double[] values = random.doubles(NARROW + 2).toArray();
      double wave = Math.sin(6 * values[wide ? 0 : 1]);
      values[0] *= 100;
      values[NARROW + 1] = nominal ? wave > 0 ? 1 : 0 : 7 + wave;
      Rows.add(data, values);
    }
    return data;
  }

  /** Two numbers and a class or a number that a rule, which may change from row to row, makes of the first one's half. */
  private static Instances changing(int n, int classes, IntUnaryOperator change) {
    ArrayList<Attribute> attributes = new ArrayList<>(List.of(new Attribute("a"), new Attribute("b"),
        classes == 0 ? new Attribute("class") : new Attribute("class", List.of("c0", "c1"))));
    Instances data = new Instances("changing", attributes, 0);
    data.setClassIndex(2);
    Random random = new Random(8);
    for (int i = 0; i < n; i++) {
      double a = random.nextDouble();
      double b = random.nextDouble();
      int half = a < 0.5 ? 0 : 1;
      Rows.add(data, a, b, change.applyAsInt(i) == 0 ? half : 1 - half);
    }
    return data;
  }

  /** The mean of −ln p of the true class over the later rows, each predicted before it is learned. */
  private static double logLoss(String options, Instances data, int from) throws Exception {
    AVM avm = Rows.avm(options);
    avm.buildClassifier(new Instances(data, 0));
    double loss = 0;
    for (int i = 0; i < data.numInstances(); i++) {
      Instance row = data.instance(i);
      double[] p = avm.distributionForInstance(row);
      assertEquals(1, Utils.sum(p), 1e-9);
      loss -= i < from ? 0 : Math.log(p[(int) row.classValue()]);
      avm.updateClassifier(row);
    }
    return loss / (data.numInstances() - from);
  }

  private static double squaredError(String options, Instances data, int from) throws Exception {
    AVM avm = Rows.avm(options);
    avm.buildClassifier(new Instances(data, 0));
    double loss = 0;
    for (int i = 0; i < data.numInstances(); i++) {
      double error = avm.classifyInstance(data.instance(i)) - data.instance(i).classValue();
      loss += i < from ? 0 : error * error;
      avm.updateClassifier(data.instance(i));
    }
    return loss / (data.numInstances() - from);
  }

  @Test
  public void pureChanceIsSaidToBeChance() throws Exception {
    Instances data = rows(1500, true, true);
    Random random = new Random(2);
    data.forEach(row -> row.setClassValue(random.nextInt(2)));
    double loss = logLoss("", data, 500);
    assertTrue("" + loss, loss < Math.log(2) + 0.03);
  }

  @Test
  public void afterAChangeTheNewRuleIsLearnedSoon() throws Exception {
    Instances data = changing(1600, 2, i -> i / 400 % 2);
    double loss = logLoss("-W 200", data, 200);
    assertTrue("" + loss, loss < 0.25);
    double one = logLoss("-W 200 -L 1e-5", data, 200);
    assertTrue(loss + " of " + one, loss < 0.7 * one);
  }

  @Test
  public void aNumberThatChangesIsFollowed() throws Exception {
    double error = squaredError("-W 200", changing(1600, 0, i -> i / 400 % 2), 200);
    assertTrue("" + error, error < 0.1);
  }

  /** Whether a code is even or odd is no matter of distance. */
  @Test
  public void numbersMayBeCodes() throws Exception {
    Instances data = changing(1200, 2, i -> 0);
    Random random = new Random(4);
    for (Instance row : data) {
      int code = random.nextInt(30);
      row.setValue(0, 1000 + 7 * code);
      row.setClassValue((code * code + code / 3) % 2);
    }
    AVM avm = Rows.stream("-W 300", data);
    assertTrue(avm.toString(), avm.toString().contains("whole numbers as codes"));
    double loss = logLoss("-W 300", data, 600);
    assertTrue("" + loss, loss < 0.1);
  }

  /** Values that leave the range of the first rows are cut to it, but not by all experts. */
  @Test
  public void rowsThatMoveAwayAreFollowed() throws Exception {
    Instances data = changing(6000, 0, i -> 0);
    for (int i = 1000; i < data.numInstances(); i++) {
      data.instance(i).setValue(0, 1e4 + data.instance(i).value(0));
    }
    double error = squaredError("", data, 1500);
    assertTrue("" + error, error < 0.05);
  }

  @Test
  public void stoppedInTheMidstItGoesOn() throws Exception {
    for (boolean nominal : new boolean[] {true, false}) {
      goesOn(rows(250, false, nominal), 1, 130, 151, 180);
    }
  }

  /** After 256 and 1,024 rows experts join to whom some attributes count more than others. */
  @Test
  public void stoppedWhereAttributesAreWeighedItGoesOn() throws Exception {
    goesOn(rows(1100, false, true), 255, 256, 1023);
    goesOn(rows(400, false, false), 255);
  }

  /** After 2,000 rows some experts are given up. */
  @Test
  public void stoppedWhereExpertsAreGivenUpItGoesOn() throws Exception {
    goesOn(rows(3030, false, true), 2000, 2400);
  }

  /** Where there is nothing to learn, nobody is needed. */
  @Test
  public void whoIsNotNeededGoes() throws Exception {
    for (boolean nominal : new boolean[] {true, false}) {
      Instances data = rows(8100, false, nominal);
      Random random = new Random(3);
      data.forEach(row -> row.setClassValue(nominal ? random.nextInt(2) : random.nextGaussian()));
      int many = predictions(Rows.stream("-W 150", new Instances(data, 0, 1999)));
      int some = predictions(Rows.stream("-W 150", new Instances(data, 0, 2030)));
      int few = predictions(Rows.stream("-W 150", data));
      assertTrue(many + ", " + some + ", " + few, many > some && some > few);
    }
  }

  /** After a change all begin again, whether or not the stream was stopped before the best are left. */
  @Test
  public void afterAChangeAllBeginAgain() throws Exception {
    Instances data = changing(6000, 2, i -> 0);
    Random random = new Random(3);
    for (int i = 0; i < 6000; i++) {
      Instance row = data.instance(i);
      double board = ((int) (6 * row.value(0)) + (int) (6 * row.value(1))) % 2;
      double y = i < 3400 ? row.classValue() : board;
      row.setClassValue(random.nextInt(25) == 0 ? 1 - y : y);
    }
    int before = predictions(Rows.stream("-W 150", new Instances(data, 0, 3390)));
    int after = predictions(Rows.stream("-W 150", new Instances(data, 0, 3500)));
    int last = predictions(Rows.stream("-W 150", data));
    assertTrue(before + ", " + after + ", " + last, after > 2 * before && last < after);
    goesOn(data, 3500, 5450);
  }

  private static int predictions(AVM avm) {
    Matcher number = Pattern.compile("Experts +([0-9]+) predictions").matcher(avm.toString());
    assertTrue(avm.toString(), number.find());
    return Integer.parseInt(number.group(1));
  }

  private static void goesOn(Instances data, int... stops) throws Exception {
    int n = data.numInstances();
    AVM never = Rows.stream("-W 150", data);
    for (int stop : stops) {
      AVM old = Rows.stream("-W 150", new Instances(data, 0, stop));
      AVM copied = (AVM) AbstractClassifier.makeCopy(old);
      Rows.update(copied, data, stop, n);
      Rows.assertSame("copied at " + stop, never, copied, new Instances(data, 0, 100));
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      SerializationHelper.write(bytes, old);
      AVM saved = (AVM) SerializationHelper.read(new ByteArrayInputStream(bytes.toByteArray()));
      Rows.update(saved, data, stop, n);
      Rows.assertSame("saved at " + stop, never, saved, new Instances(data, 0, 100));
    }
  }

  @Test
  public void oneRowOrMany() throws Exception {
    Instances data = rows(400, false, true);
    AVM avm = Rows.stream("", data);
    double[][] many = avm.distributionsForInstances(data);
    for (int i = 0; i < many.length; i++) {
      assertArrayEquals(avm.distributionForInstance(data.instance(i)), many[i], 0);
    }
  }

  /** Experts are what auto does: where a setting of the one learner is given, it is that learner. */
  @Test
  public void whatIsGivenIsLearnedByOne() throws Exception {
    Instances data = rows(300, false, true);
    assertTrue(Rows.stream("", data).toString().contains("experts"));
    assertTrue(Rows.stream("-G 3", data).toString().contains("experts"));
    assertTrue(Rows.stream("-N standardise", data).toString().contains("experts"));
    for (String options : new String[] {"-L 0.001", "-D 0.3", "-paper", "-A last", "-M 50", "-F hinge", "-U 0", "-J 0", "-I 5", "-alpha 0.3",
        "-Z schedule -B 2", "-metric 1,1,1,1,1,1,1"}) {
      assertFalse(options, Rows.stream(options, data).toString().contains("experts"));
    }
  }
}
