package avm.experiments.users;

import avm.experiments.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import weka.classifiers.Evaluation;
import weka.core.Attribute;
import weka.core.DenseInstance;
import weka.core.Instances;

/**
 * Sets of many numeric attributes, made here: each row has ten hidden numbers, around one of a class's three centres, and each
 * attribute is a mixture of these with noise, as pixels and sensors are.
 */
final class ManyAttributes {
  /** Rows, attributes, classes. */
  private static final int[][] SIZES = {{100, 7000, 2}, {2000, 500, 2}, {6000, 617, 26}, {10_000, 784, 10}, {20_000, 300, 5}};
  private static final String[] LEARNERS = {Everyday.AVM, Everyday.FOREST, "weka.classifiers.lazy.IBk -K 10"};
  private static final int HIDDEN = 10;
  private static final int CENTRES = 3;
  /** How far apart centres are, the hidden numbers' own standard deviation being 1. */
  private static final double APART = 2;
  /** How many rows test, as a share of those that train, and at the least. */
  private static final int TESTED = 4;
  private static final int LEAST = 200;

  private ManyAttributes() {
  }

  /** The section of the page. */
  static List<String> lines() throws Exception {
    List<String> lines = new ArrayList<>();
    lines.add("## Many attributes");
    lines.add("");
    lines.add("Numeric attributes made of ten hidden numbers and noise, without options; each learner is tested on a quarter as many other");
    lines.add("rows. Processor seconds of one training and of the test, in a Java that has done the first line once before.");
    lines.add("");
    lines.add("| rows | attributes | classes | AVM | RandomForest | IBk -K 10 | AVM, seconds | RandomForest, seconds | IBk, seconds |");
    lines.add("|---|---|---|---|---|---|---|---|---|");
    line(SIZES[0]);
    for (int[] size : SIZES) {
      lines.add(line(size));
    }
    return lines;
  }

  private static String line(int[] size) throws Exception {
    int tested = Math.max(LEAST, size[0] / TESTED);
    Instances all = make(size[0] + tested, size[1], size[2]);
    StringBuilder good = new StringBuilder();
    StringBuilder seconds = new StringBuilder();
    for (String learner : LEARNERS) {
      Clock clock = new Clock();
      Evaluation evaluation = Everyday.measure(new Instances(all, 0, size[0]), new Instances(all, size[0], tested), learner, 1);
      good.append(String.format(Locale.ROOT, " %.1f %% |", evaluation.pctCorrect()));
      seconds.append(String.format(Locale.ROOT, " %.1f |", clock.cpuSeconds()));
    }
    return String.format(Locale.ROOT, "| %,d | %,d | %d |", size[0], size[1], size[2]) + good + seconds;
  }

  private static double[][] normal(Random random, int rows, int columns, double deviation) {
    return IntStream.range(0, rows).mapToObj(i -> IntStream.range(0, columns).mapToDouble(j -> deviation * random.nextGaussian()).toArray())
        .toArray(double[][]::new);
  }

  private static Instances make(int rows, int attributes, int classes) {
    ArrayList<Attribute> header = new ArrayList<>();
    IntStream.range(0, attributes).forEach(j -> header.add(new Attribute("a" + j)));
    header.add(new Attribute("class", IntStream.range(0, classes).mapToObj(c -> "c" + c).toList()));
    Instances data = new Instances("mixtures", header, rows);
    data.setClassIndex(attributes);
    Random random = new Random(1);
    double[][] centres = normal(random, CENTRES * classes, HIDDEN, APART);
    double[][] mixture = normal(random, HIDDEN, attributes, 1 / Math.sqrt(HIDDEN));
    for (int i = 0; i < rows; i++) {
      int centre = random.nextInt(centres.length);
      double[] x = new double[attributes + 1];
      Arrays.setAll(x, j -> random.nextGaussian());
      for (int h = 0; h < HIDDEN; h++) {
        double hidden = centres[centre][h] + random.nextGaussian();
        for (int j = 0; j < attributes; j++) {
          x[j] += hidden * mixture[h][j];
        }
      }
      x[attributes] = centre % classes;
      data.add(new DenseInstance(1, x));
    }
    return data;
  }
}
