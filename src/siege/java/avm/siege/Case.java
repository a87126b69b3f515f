package avm.siege;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import weka.classifiers.functions.AVM;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.SparseInstance;

/**
 * One attack: options, a header and rows, as plain data, so that it can be made smaller, written down and read back.
 *
 * @param seed the seed of what a law does at random
 * @param options the learner's options
 * @param kinds what each attribute is: {@link #NUMERIC}, {@link #DATE}, or the number of a nominal one's values
 * @param classIndex which attribute is the class
 * @param rows a row's weight, then its values, NaN for a missing one
 */
record Case(long seed, List<String> options, int[] kinds, int classIndex, double[][] rows) {
  static final int NUMERIC = 0;
  static final int DATE = -1;

  /** The header alone. */
  Instances header() {
    ArrayList<Attribute> attributes = new ArrayList<>();
    for (int a = 0; a < kinds.length; a++) {
      List<String> values = new ArrayList<>();
      for (int v = 0; v < kinds[a]; v++) {
        values.add("v" + v);
      }
      attributes.add(kinds[a] == NUMERIC ? new Attribute("a" + a)
          : kinds[a] == DATE ? new Attribute("a" + a, "yyyy-MM-dd") : new Attribute("a" + a, values));
    }
    Instances header = new Instances("siege", attributes, rows.length);
    header.setClassIndex(classIndex);
    return header;
  }

  /** The rows as Weka's, dense or sparse. */
  Instances data(boolean sparse) {
    Instances data = header();
    for (double[] row : rows) {
      Instance dense = new DenseInstance(row[0], Arrays.copyOfRange(row, 1, row.length));
      data.add(sparse ? new SparseInstance(dense) : dense);
    }
    return data;
  }

  boolean isNominal() {
    return kinds[classIndex] > 0;
  }

  /** A learner with the options and more. */
  AVM learner(String... more) throws Exception {
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of(more));
    AVM learner = new AVM();
    try {
      learner.setOptions(all.toArray(new String[0]));
    } catch (IllegalArgumentException e) {
      throw Refused.of(e);
    }
    return learner;
  }

  /** A learner that was trained on the rows as a batch. */
  AVM batch(boolean sparse, String... more) throws Exception {
    AVM learner = learner(more);
    train(learner, data(sparse));
    return learner;
  }

  static void train(AVM learner, Instances data) throws Exception {
    try {
      learner.buildClassifier(data);
    } catch (Exception e) {
      throw Refused.of(e);
    }
  }

  /** A learner that was given rows of a stream. */
  AVM stream(Instances rows, String... more) throws Exception {
    AVM learner = learner(more);
    train(learner, new Instances(rows, 0));
    learn(learner, rows, 0, rows.size());
    return learner;
  }

  static void learn(AVM learner, Instances rows, int from, int to) throws Exception {
    for (int i = from; i < to; i++) {
      try {
        learner.updateClassifier(rows.get(i));
      } catch (Exception e) {
        throw Refused.of(e);
      }
    }
  }

  /** This as text, one thing a line. */
  String write(String law) {
    StringJoiner text = new StringJoiner("\n", "", "\n");
    text.add("law " + law).add("seed " + seed).add("options " + String.join(" ", options)).add("class " + classIndex);
    text.add("kinds" + numbers(Arrays.stream(kinds).asDoubleStream().toArray()).replace(".0", ""));
    for (double[] row : rows) {
      text.add("row" + numbers(row));
    }
    return text.toString();
  }

  private static String numbers(double[] numbers) {
    StringBuilder text = new StringBuilder();
    Arrays.stream(numbers).forEach(x -> text.append(' ').append(Double.isNaN(x) ? "?" : "" + x));
    return text.toString();
  }

  /** The case that was written. */
  static Case read(List<String> lines) {
    List<String> options = List.of();
    long seed = 0;
    int classIndex = 0;
    int[] kinds = {};
    List<double[]> rows = new ArrayList<>();
    for (String line : lines) {
      String[] words = line.trim().split(" +");
      double[] numbers = new double[words.length - 1];
      if (words[0].matches("kinds|row|class")) {
        Arrays.setAll(numbers, k -> words[k + 1].equals("?") ? Double.NaN : Double.parseDouble(words[k + 1]));
      }
      switch (words[0]) {
        case "seed" -> seed = Long.parseLong(words[1]);
        case "options" -> options = Arrays.asList(words).subList(1, words.length);
        case "class" -> classIndex = (int) numbers[0];
        case "kinds" -> kinds = Arrays.stream(numbers).mapToInt(x -> (int) x).toArray();
        case "row" -> rows.add(numbers);
        default -> { }
      }
    }
    return new Case(seed, options, kinds, classIndex, rows.toArray(new double[0][]));
  }

  /** Training said clearly why it would not: no failure. */
  static final class Refused extends Exception {
    private static final long serialVersionUID = 1L;

    private Refused(Exception cause) {
      super(cause);
    }

    /** A refusal where an exception is one and says something; else the exception goes on as it is. */
    static Refused of(Exception e) throws Exception {
      boolean clear = e.getMessage() != null && e.getMessage().length() > 10;
      if (clear && (e.getClass() == IllegalArgumentException.class || e.getClass().getName().startsWith("weka.core."))) {
        return new Refused(e);
      }
      throw e;
    }
  }
}
