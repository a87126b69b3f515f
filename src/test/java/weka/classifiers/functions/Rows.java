package weka.classifiers.functions;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assert.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import weka.classifiers.Classifier;
import weka.classifiers.UpdateableClassifier;
import weka.classifiers.functions.avm.OnlineClassifier;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;
import weka.core.Utils;

/**
 * Small made-up data for the tests of the Weka face, and what all these tests do with them. The class lies between the
 * attributes, a fifth of the values is 0, and nothing is linear.
 */
final class Rows {
  /** The options of the law that a batch equals a stream. */
  static final String LAW = "-E 1 -O -N none -D 0.6 -G 0.7 -L 0.01 ";

  /** Settings that need no search, which takes its time: a stream then warms up for the scaling alone. */
  static final String GIVEN = "-D 0.3 -G 1.5 -L 0.002 -E 3 ";

  private static final List<String> COLOURS = List.of("red", "green", "blue");

  private Rows() {
  }

  /** Something that may throw. */
  interface Action {
    void run() throws Exception;
  }

  /** Rows with so many classes, or a numeric class for 0. */
  static Instances rows(int n, int classes, long seed) {
    Instances data = header(classes);
    Random random = new Random(seed);
    for (int i = 0; i < n; i++) {
      double x = number(random);
      double y = number(random);
      int colour = random.nextInt(3);
      int flag = random.nextInt(2);
      double f = 2 * Math.sin(2 * x) + y * y - 1 + (colour - 1) + 0.5 * flag + 0.3 * random.nextGaussian();
      double target = classes == 0 ? 10 + 5 * f : Math.max(0, Math.min(classes - 1, Math.floor(f + classes / 2.0)));
      add(data, x, y, target, colour, flag);
    }
    return data;
  }

  private static double number(Random random) {
    double value = 4 * random.nextDouble() - 2;
    return random.nextInt(5) == 0 ? 0 : value;
  }

  /** Their header. */
  static Instances header(int classes) {
    ArrayList<Attribute> attributes = new ArrayList<>();
    attributes.add(new Attribute("x"));
    attributes.add(new Attribute("y"));
    List<String> names = new ArrayList<>();
    for (int c = 0; c < classes; c++) {
      names.add("class" + c);
    }
    attributes.add(classes == 0 ? new Attribute("target") : new Attribute("target", names));
    attributes.add(new Attribute("colour", COLOURS));
    attributes.add(new Attribute("flag", List.of("no", "yes")));
    Instances header = new Instances("rows" + classes, attributes, 0);
    header.setClassIndex(2);
    return header;
  }

  /** A header of so many numeric attributes, and a class of two values last. */
  static Instances numbers(int attributes) {
    ArrayList<Attribute> all = new ArrayList<>();
    for (int a = 0; a < attributes; a++) {
      all.add(new Attribute("a" + a));
    }
    all.add(new Attribute("class", List.of("no", "yes")));
    Instances header = new Instances("numbers", all, 0);
    header.setClassIndex(attributes);
    return header;
  }

  /** Adds a row of weight 1. */
  static Instance add(Instances data, double... values) {
    data.add(new DenseInstance(1, values));
    return data.instance(data.numInstances() - 1);
  }

  /** A row of these data that is not among them. */
  static Instance row(Instances data, double... values) {
    Instance row = new DenseInstance(1, values);
    row.setDataset(data);
    return row;
  }

  /** The data with every k-th value of the attributes missing. */
  static Instances withMissing(Instances data, int k) {
    Instances holes = new Instances(data);
    int count = 0;
    for (Instance row : holes) {
      for (int a = 0; a < row.numAttributes(); a++) {
        if (a != holes.classIndex() && ++count % k == 0) {
          row.setMissing(a);
        }
      }
    }
    return holes;
  }

  /** The data as sparse rows. */
  static Instances sparse(Instances data) {
    Instances sparse = new Instances(data, data.numInstances());
    for (Instance row : data) {
      sparse.add(new SparseInstance(row));
    }
    return sparse;
  }

  /** A learner with options. */
  static <L extends OnlineClassifier> L with(L learner, String options) throws Exception {
    String[] split = Utils.splitOptions(options);
    learner.setOptions(split);
    Utils.checkForRemainingOptions(split);
    return learner;
  }

  /** A learner trained on a batch. */
  static <L extends OnlineClassifier> L batch(L learner, Instances data) throws Exception {
    learner.buildClassifier(data);
    return learner;
  }

  /** A learner trained on a stream. */
  static <L extends OnlineClassifier> L stream(L learner, Instances data) throws Exception {
    learner.buildClassifier(new Instances(data, 0));
    update(learner, data, 0, data.numInstances());
    return learner;
  }

  /** A learner. */
  static AVM avm(String options) throws Exception {
    return with(new AVM(), options);
  }

  /** A learner trained on a batch. */
  static AVM batch(String options, Instances data) throws Exception {
    return batch(avm(options), data);
  }

  /** A learner trained on a stream. */
  static AVM stream(String options, Instances data) throws Exception {
    return stream(avm(options), data);
  }

  /** Learns rows. */
  static void update(UpdateableClassifier learner, Instances data, int from, int to) throws Exception {
    for (int i = from; i < to; i++) {
      learner.updateClassifier(data.instance(i));
    }
  }

  /** What a model says of rows. */
  static double[][] predictions(Classifier model, Instances data) throws Exception {
    double[][] all = new double[data.numInstances()][];
    for (int i = 0; i < all.length; i++) {
      all[i] = model.distributionForInstance(data.instance(i));
    }
    return all;
  }

  /** Bit for bit. */
  static void assertSame(String what, double[][] expected, double[][] actual) {
    assertEquals(what, expected.length, actual.length);
    for (int i = 0; i < expected.length; i++) {
      assertEquals(what + ", row " + i, expected[i].length, actual[i].length);
      for (int c = 0; c < expected[i].length; c++) {
        if (Double.doubleToLongBits(expected[i][c]) != Double.doubleToLongBits(actual[i][c])) {
          fail(what + ", row " + i + ", output " + c + ": " + expected[i][c] + " is not " + actual[i][c]);
        }
      }
    }
  }

  /** Two models say the same of rows, bit for bit, and the same of themselves. */
  static void assertSame(String what, Classifier expected, Classifier actual, Instances data) throws Exception {
    assertSame(what, predictions(expected, data), predictions(actual, data));
    assertEquals(what, expected.toString(), actual.toString());
  }

  /** Two models differ in what they say of rows. */
  static boolean differ(Classifier one, Classifier other, Instances data) throws Exception {
    return !Arrays.deepEquals(predictions(one, data), predictions(other, data));
  }

  /** The message of what an action throws; fails if it throws nothing, or an exception without a message. */
  static String message(Action action) {
    try {
      action.run();
    } catch (Exception e) {
      assertTrue("no message: " + e, e.getMessage() != null && !e.getMessage().isBlank());
      return e.getMessage();
    }
    throw new AssertionError("nothing was thrown");
  }

  /** An action fails, and its message contains all of these. */
  static void assertMessage(Action action, String... parts) {
    String message = message(action);
    for (String part : parts) {
      assertTrue("'" + part + "' is not in: " + message, message.contains(part));
    }
  }
}
