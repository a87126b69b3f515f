package avm.spark;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import weka.classifiers.functions.AVM;
import weka.core.DenseInstance;
import weka.core.Instance;
import weka.core.Instances;
import weka.core.Utils;

/** Rows that are made up: eight numbers and a colour, three classes that no line parts, one row in twenty wrong. */
final class Waves {
  /** The line of names. */
  static final String NAMES = "a,b,c,d,e,f,g,h,colour,class";
  private static final String[] COLOURS = {"red", "green", "blue"};

  private Waves() {
  }

  /** Writes rows as CSV. */
  static void write(Path file, int rows, long seed) throws IOException {
    Random random = new Random(seed);
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      out.write(NAMES + "\n");
      for (int i = 0; i < rows; i++) {
        out.write(row(random) + "\n");
      }
    }
  }

  private static String row(Random random) {
    double[] x = random.doubles(8).toArray();
    int colour = random.nextInt(3);
    double f = Math.sin(5 * x[0]) + Math.cos(4 * x[1] * x[2]) + x[3] * x[4] + 0.4 * colour;
    int label = random.nextInt(20) == 0 ? random.nextInt(3) : f < 1.4 ? 0 : f < 2 ? 1 : 2;
    StringBuilder row = new StringBuilder();
    for (double value : x) {
      row.append(String.format(Locale.ROOT, "%.5f,", value));
    }
    return row.append(COLOURS[colour]).append(",c").append(label).toString();
  }

  /** A row of a file, with the attributes of a header. */
  static Instance row(String line, Instances header) {
    String[] parts = line.split(",");
    double[] values = new double[parts.length];
    for (int a = 0; a < values.length; a++) {
      values[a] = header.attribute(a).isNumeric() ? Double.parseDouble(parts[a]) : header.attribute(a).indexOfValue(parts[a]);
    }
    return new DenseInstance(1, values);
  }

  /** Learns the rows of a file one by one. */
  static void learn(AVM avm, Instances header, Path file) throws Exception {
    try (BufferedReader in = Files.newBufferedReader(file)) {
      in.readLine();
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        avm.updateClassifier(row(line, header));
      }
    }
  }

  /** The share of the rows of a file whose class is predicted. */
  static double accuracy(AVM avm, Instances header, Path file) throws Exception {
    List<String> lines = Files.readAllLines(file);
    int right = 0;
    for (String line : lines.subList(1, lines.size())) {
      Instance row = row(line, header);
      right += Utils.maxIndex(avm.distributionForInstance(row)) == row.value(header.classIndex()) ? 1 : 0;
    }
    return (double) right / (lines.size() - 1);
  }
}
